import type { Resolvers } from '../generated/resolver-types';

export const notificationResolvers = {
  Query: {
    notificationPreferences: (_root, _args, { loaders }) => loaders.notificationPreferences(),
  },
} satisfies Resolvers;
