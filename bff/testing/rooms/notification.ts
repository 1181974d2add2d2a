import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    saveNotificationPreferences: { input: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }], version: 0 }, call: 'PUT /api/notification/user/notification-preferences', body: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }] }, version: 0 },
  },
  serve: (upstream) =>
    upstream.data('GET', '/api/notification/user/notification-preferences', {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      version: 0,
    }),
};
