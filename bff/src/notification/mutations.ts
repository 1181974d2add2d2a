import { notificationPreferences } from '@roofline/schema/notification/notification';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath } from '../upstream/path';

export const notificationMutations = {
  Mutation: {
    async saveNotificationPreferences(_root, { input: { version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/notification/user/notification-preferences`, notificationPreferences, {
          body,
          version,
        }),
      );
      return { notificationPreferences: answer, userErrors };
    },
  },
} satisfies Resolvers;
