import type { Resolvers } from '../generated/resolver-types';

export const yearSetupResolvers = {
  Query: {
    yearSetup: async (_root, { propertyId, fiscalYear }, { loaders }) =>
      loaders.yearSetup(propertyId, fiscalYear),
    manyYears: async (_root, { workspaceId, fiscalYear }, { loaders }) =>
      loaders.manyYears(workspaceId, fiscalYear),
    reconciliation: async (_root, { propertyId, fiscalYear }, { loaders }) =>
      loaders.reconciliation(propertyId, fiscalYear),
  },
} satisfies Resolvers;
