import { notificationPreferences } from '@roofline/schema/notification/notification';
import {
  userNotificationPage,
  type UserNotificationsInput,
} from '@roofline/schema/notification/user-notification';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';
import { queryOf } from '../upstream/query';

export function notificationLoaders(rest: Rest) {
  return {
    /** A page of the viewer's notifications. */
    notifications: (asked: UserNotificationsInput) =>
      rest.get(restPath`/api/notification/user`, userNotificationPage, queryOf({ ...asked })),
    notificationPreferences: once(() =>
      rest.get(restPath`/api/notification/user/notification-preferences`, notificationPreferences),
    ),
  };
}
