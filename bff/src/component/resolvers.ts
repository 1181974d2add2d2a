import type { Resolvers } from '../generated/resolver-types';

export const componentResolvers = {
  Query: {
    component: async (_root, { propertyComponentId }, { loaders }) => loaders.component(propertyComponentId),
    componentImport: async (_root, { importId }, { loaders }) => loaders.componentImport(importId),
  },
  Component: {
    history: async (row, _args, { loaders }) => loaders.componentHistory(row.propertyComponentId),
  },
} satisfies Resolvers;
