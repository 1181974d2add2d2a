import type { Resolvers } from '../generated/resolver-types';

export const weeklyViewResolvers = {
  Query: {
    weeklyViews: async (_root, { workspaceId }, { loaders }) => loaders.weeklyViews(workspaceId),
  },
} satisfies Resolvers;
