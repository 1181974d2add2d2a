import {
  notificationPreferences,
  notificationPreferencesInput,
  timeZoneInput,
} from '@roofline/schema/notification/notification';
import {
  markAllReadInput,
  notificationsMarked,
  unreadNotifications,
  userNotification,
  userNotificationPage,
  userNotificationsInput,
} from '@roofline/schema/notification/user-notification';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { put, unkeyed } from '../platform/route/write';
import { noteZone, readPreferences, savePreferences } from './preferences';
import { unsubscribeRoutes } from './unsubscribe/routes';
import { listNotifications, readAll, readOne, readUnread } from './read';

const user = '/api/notification/user';
const path = `${user}/notification-preferences` as const;
const settings = { none: "it is about the caller's own settings, not about a property" };
const own = { none: 'it is about what the caller has read, not about a property' };

/** The routes of the caller's notifications and mail preferences; no one sees another user's. */
export const notificationRoutes = [
  ...routes(
    'notification',
    get(user, {
      summary: 'Notifications of the caller, newest first; as they may see them now',
      right: 'read',
      query: userNotificationsInput,
      answer: data(userNotificationPage),
      work: (tx, { actor, query }) => listNotifications(tx, actor, query),
    }),
    get(`${user}/unread`, {
      summary: 'How many of them are unread, at most 1,000, and when that changed last',
      isPolled: true,
      right: 'read',
      answer: data(unreadNotifications),
      work: (tx, { actor }) => readUnread(tx, actor),
    }),
    unkeyed('GET', `${user}/set-all-as-read`, {
      summary: 'Mark everything as read, of one property or of all',
      description: 'This GET writes: only a bearer token is asked, never a cookie.',
      neither: 'marking again changes nothing',
      activity: own,
      query: markAllReadInput,
      answer: data(notificationsMarked),
      work: (tx, { actor, query, deps: { clock } }) => readAll(tx, actor, query, clock.now()),
    }),
    unkeyed('PUT', `${user}/:userNotificationId/read`, {
      summary: 'Mark a notification as read',
      neither: 'marking again changes nothing',
      activity: own,
      answer: data(userNotification),
      work: (tx, { actor, params, deps: { clock } }) =>
        readOne(tx, actor, params.userNotificationId, clock.now()),
    }),
    get(path, {
      summary: "The caller's preferences; version 0 until the first change",
      right: 'read',
      answer: data(notificationPreferences),
      work: (tx, { actor }) => readPreferences(tx, actor),
    }),
    put(path, {
      summary: "Replace the caller's preferences",
      activity: settings,
      body: notificationPreferencesInput,
      answer: data(notificationPreferences),
      work: (tx, { actor, deps: { clock }, body, version }) =>
        savePreferences(tx, { actor, clock }, body, version),
    }),
    unkeyed('PUT', `${user}/time-zone`, {
      summary: "Note the zone of the caller's browser, unless one is known",
      neither: 'only the first zone is noted: again, or another one, changes nothing',
      activity: settings,
      body: timeZoneInput,
      answer: data(notificationPreferences),
      work: (tx, { actor, deps: { clock }, body }) => noteZone(tx, { actor, clock }, body.timeZone),
    }),
  ),
  ...unsubscribeRoutes,
];
