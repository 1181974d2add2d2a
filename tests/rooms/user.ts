import { image } from '../register/examples';
import { by, type Room } from '../register/room';
import { signedIn } from '../register/rights';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';

export const room: Room = {
  routes: {
    'GET /api/user/profile': { who: signedIn, token: 'read' },
    'POST /api/user/profile': {
      who: signedIn,
      token: 'never',
      body: () => ({ firstName: 'Nina', lastName: 'Reyes', email: 'nina@example.test' }),
      isUnkeyed: true,
    },
    'GET /api/user/profile-photo': { who: signedIn, token: 'read' },
    'POST /api/user/profile-photo': { who: signedIn, token: 'never', file: image, isUnkeyed: true },
    'DELETE /api/user/profile-photo': { who: signedIn, token: 'never' },
    'GET /api/user/settings': { who: signedIn, token: 'read' },
    'PUT /api/user/settings': {
      who: signedIn,
      token: 'never',
      body: () => DEFAULT_USER_SETTINGS,
      startsAtNothing: true,
    },
  },
  furnish: async ({ upload }) => {
    await upload('/api/user/profile-photo', image);
    return {};
  },
  pool: () => ({ defaultPropertyId: [null] }),
  queries: {
    profile: by('GET /api/user/profile'),
    userSettings: by('GET /api/user/settings'),
  },
  mutations: {
    updateProfile: by('POST /api/user/profile'),
    removeProfilePhoto: by('DELETE /api/user/profile-photo'),
    saveUserSettings: by('PUT /api/user/settings'),
  },
  shipped: {
    CurrentUserSettings: { atMost: 1 },
    Profile: { atMost: 1 },
    PropertyChoices: { variables: () => ({ text: '', pageSize: 8 }), atMost: 1 },
    DefaultPropertyName: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 1 },
  },
};
