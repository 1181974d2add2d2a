import { asPool, by, type Room } from '../register/room';
import { bySecret, owner, signedIn } from '../register/rights';
import { newKey } from '../stack/people';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';

const own = '/api/notification/user';

export const room: Room = {
  routes: {
    [`GET ${own}`]: { who: signedIn, token: 'read' },
    [`GET ${own}/unread`]: { who: signedIn, token: 'read' },
    [`GET ${own}/set-all-as-read`]: { who: signedIn, token: 'never' },
    'GET /api/notification/unsubscribe/:token': { who: bySecret(404) },
    // The token of the scene opens nothing.
    'POST /api/notification/unsubscribe/:token': { who: bySecret(404), past: ['notFound'] },
    [`PUT ${own}/:userNotificationId/read`]: { who: owner, token: 'never' },
    'GET /api/notification/user/notification-preferences': { who: signedIn, token: 'read' },
    'PUT /api/notification/user/notification-preferences': {
      who: signedIn,
      token: 'never',
      body: () => DEFAULT_NOTIFICATION_PREFERENCES,
      startsAtNothing: true,
    },
    [`PUT ${own}/time-zone`]: { who: signedIn, token: 'never', body: () => ({ timeZone: 'America/Denver' }) },
  },
  // Somebody else makes the Admin of the place responsible for a project, so that they hear of it.
  furnish: async ({ cast, ask, propertyId }) => {
    const { userId } = await ask('GET', '/api/account/me');
    const { statusCode, body } = await cast.app.inject({
      method: 'POST',
      url: `/api/project/property/${propertyId}`,
      headers: { ...cast.as.staff, 'idempotency-key': newKey() },
      payload: { name: 'Told of', ownerUserId: userId },
    });
    if (statusCode !== 201) throw new Error(body);
    const { items } = await ask('GET', `${own}?propertyId=${propertyId}`);
    return { userNotificationId: items[0].userNotificationId, token: 'made-up' };
  },
  pool: () => asPool({ ...DEFAULT_NOTIFICATION_PREFERENCES, timeZone: 'America/Denver' }),
  queries: {
    notifications: by(`GET ${own}`, { over: () => ({ unread: false }) }),
    notificationPreferences: by('GET /api/notification/user/notification-preferences'),
  },
  mutations: {
    markNotificationRead: by(`PUT ${own}/:userNotificationId/read`),
    markAllNotificationsRead: by(`GET ${own}/set-all-as-read`),
    saveNotificationPreferences: by('PUT /api/notification/user/notification-preferences'),
    noteTimeZone: by(`PUT ${own}/time-zone`),
  },
  shipped: {
    NotificationPreferences: { atMost: 1 },
    Notifications: { variables: () => ({ unread: false, page: 1, pageSize: 10 }), atMost: 1 },
  },
};
