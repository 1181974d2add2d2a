import type { Resolvers } from '../generated/resolver-types';

export const changeResolvers = {
  Query: {
    changes: async (_root, asked, { loaders }) => loaders.changes(asked),
  },
} satisfies Resolvers;
