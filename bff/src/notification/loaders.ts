import { notificationPreferences } from '@roofline/schema/notification/notification';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

export function notificationLoaders(rest: Rest) {
  return {
    notificationPreferences: once(() =>
      rest.get(restPath`/api/notification/user/notification-preferences`, notificationPreferences),
    ),
  };
}
