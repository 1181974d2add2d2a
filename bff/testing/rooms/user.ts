import { aProfile, aProfileInput } from '@roofline/schema/fixtures/person';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import { P, type RoomExamples } from '../room';

export const profileExample = aProfile({ imageUrl: '/api/user/profile-photo?v=0a1b' });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updateProfile: { input: { ...aProfileInput({ phone: null }), version: 3 }, call: 'POST /api/user/profile', body: aProfileInput({ phone: null }), version: 3 },
    saveUserSettings: { input: { colorMode: 'dark', density: 'compact', numberFormat: 'space', dateFormat: 'iso', defaultPropertyId: P, version: 4 }, call: 'PUT /api/user/settings', body: { colorMode: 'dark', density: 'compact', numberFormat: 'space', dateFormat: 'iso', defaultPropertyId: P }, version: 4 },
    removeProfilePhoto: { input: { version: 3 }, call: 'DELETE /api/user/profile-photo', version: 3 },
  },
  serve: (upstream) =>
    upstream
      .data('GET', '/api/user/profile', profileExample)
      .data('GET', '/api/user/settings', { ...DEFAULT_USER_SETTINGS, version: 0 }),
};
