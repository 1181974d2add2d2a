import type { Resolvers } from '../generated/resolver-types';

export const propertyImportResolvers = {
  PropertyImportStatus: {
    READY: 'ready',
    PROBLEMS: 'problems',
    EXISTS: 'exists',
    ADDED: 'added',
    FAILED: 'failed',
  },
  Query: {
    propertyImport: async (_root, { propertyImportId }, { loaders }) =>
      loaders.propertyImport(propertyImportId),
  },
} satisfies Resolvers;
