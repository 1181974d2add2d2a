import {
  notificationPreferences,
  notificationPreferencesInput,
} from '@roofline/schema/notification/notification';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { put } from '../platform/route/write';
import { readPreferences, savePreferences } from './preferences';

const path = '/api/notification/user/notification-preferences';

/** What the caller wants to hear of by mail; nobody sees another's. */
export const notificationRoutes = routes(
  'notification',
  get(path, {
    summary: "The caller's preferences; version 0 until the first change",
    right: 'read',
    answer: data(notificationPreferences),
    work: (tx, { actor }) => readPreferences(tx, actor),
  }),
  put(path, {
    summary: "Replace the caller's preferences",
    activity: { none: "it is about the caller's own settings, not about a property" },
    body: notificationPreferencesInput,
    answer: data(notificationPreferences),
    work: (tx, { actor, deps: { clock }, body, version }) =>
      savePreferences(tx, { actor, clock }, body, version),
  }),
);
