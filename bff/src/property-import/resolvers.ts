import type { Resolvers } from '../generated/resolver-types';

export const propertyImportResolvers = {
  Query: {
    propertyImport: async (_root, { propertyImportId }, { loaders }) =>
      loaders.propertyImport(propertyImportId),
  },
} satisfies Resolvers;
