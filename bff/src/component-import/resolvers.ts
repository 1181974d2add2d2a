import type { Resolvers } from '../generated/resolver-types';

export const componentImportResolvers = {
  Query: {
    componentImport: async (_root, { importId }, { loaders }) => loaders.componentImport(importId),
  },
} satisfies Resolvers;
