import { asPool, by, type Room } from '../register/room';
import { signedIn } from '../register/rights';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';

export const room: Room = {
  routes: {
    'GET /api/notification/user/notification-preferences': { who: signedIn, token: 'read' },
    'PUT /api/notification/user/notification-preferences': {
      who: signedIn,
      token: 'never',
      body: () => DEFAULT_NOTIFICATION_PREFERENCES,
      startsAtNothing: true,
    },
  },
  pool: () => asPool(DEFAULT_NOTIFICATION_PREFERENCES),
  queries: {
    notificationPreferences: by('GET /api/notification/user/notification-preferences'),
  },
  mutations: {
    saveNotificationPreferences: by('PUT /api/notification/user/notification-preferences'),
  },
  shipped: {
    NotificationPreferences: { atMost: 1 },
  },
};
