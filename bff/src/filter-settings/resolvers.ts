import type { Resolvers } from '../generated/resolver-types';

export const filterSettingsResolvers = {
  Query: {
    filterSettings: async (_root, { a, b }, { loaders }) => loaders.filterSettings(a, b ?? null),
  },
} satisfies Resolvers;
