import type { Resolvers } from '../generated/resolver-types';

export const notificationResolvers = {
  Query: {
    notifications: (_root, { propertyId, unread, page, pageSize }, { loaders }) =>
      loaders.notifications({ propertyId: propertyId ?? undefined, unread, page, pageSize }),
    notificationPreferences: (_root, _args, { loaders }) => loaders.notificationPreferences(),
  },
} satisfies Resolvers;
