import type { Resolvers } from '../generated/resolver-types';

export const exportMapResolvers = {
  Query: {
    exportMap: async (_root, { propertyId }, { loaders }) => loaders.exportMap(propertyId),
    exportMapTry: async (_root, asked, { loaders }) => loaders.exportMapTry(asked),
  },
} satisfies Resolvers;
