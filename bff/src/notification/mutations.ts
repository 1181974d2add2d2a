import { notificationPreferences } from '@roofline/schema/notification/notification';
import { notificationsMarked, userNotification } from '@roofline/schema/notification/user-notification';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

export const notificationMutations = {
  Mutation: {
    async markNotificationRead(_root, { input: { userNotificationId } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(
          restPath`/api/notification/user/${uuid(userNotificationId)}/read`,
          userNotification,
          {},
        ),
      );
      return { notification: answer, userErrors };
    },
    async markAllNotificationsRead(_root, { input: { propertyId } }, context) {
      const query = queryOf({ propertyId });
      const { answer, userErrors } = await change(context, () =>
        // Documented as a GET, though it writes.
        context.rest.get(restPath`/api/notification/user/set-all-as-read`, notificationsMarked, query),
      );
      return { marked: answer?.marked ?? null, userErrors };
    },
    async saveNotificationPreferences(_root, { input: { version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/notification/user/notification-preferences`, notificationPreferences, {
          body,
          version,
        }),
      );
      return { notificationPreferences: answer, userErrors };
    },
    async noteTimeZone(_root, { input: body }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/notification/user/time-zone`, notificationPreferences, { body }),
      );
      return { notificationPreferences: answer, userErrors };
    },
  },
} satisfies Resolvers;
