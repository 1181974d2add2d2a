import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';
import { aNotification } from '@roofline/schema/fixtures/notification';
import { id } from '@roofline/schema/fixtures/id';
import { I, P, paged, type RoomExamples } from '../room';

const own = '/api/notification/user';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    markNotificationRead: { input: { userNotificationId: I }, call: `PUT ${own}/${I}/read` },
    markAllNotificationsRead: { input: { propertyId: P }, call: `GET ${own}/set-all-as-read?propertyId=${P}` },
    saveNotificationPreferences: { input: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }], timeZone: 'America/Chicago', version: 0 }, call: 'PUT /api/notification/user/notification-preferences', body: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }], timeZone: 'America/Chicago' }, version: 0 },
    noteTimeZone: { input: { timeZone: 'America/Denver' }, call: `PUT ${own}/time-zone`, body: { timeZone: 'America/Denver' } },
  },
  serve: (upstream, numbers) => {
    const items = numbers.map((n) => aNotification({ userNotificationId: id(900 + n) }));
    upstream.data('GET', own, { ...paged(items), unreadCount: items.length });
    upstream.data('GET', `${own}/notification-preferences`, {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      version: 0,
    });
  },
};
