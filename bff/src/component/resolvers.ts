import type { Resolvers } from '../generated/resolver-types';

export const componentResolvers = {
  Query: {
    component: async (_root, { propertyComponentId }, { loaders }) => loaders.component(propertyComponentId),
  },
  Component: {
    history: async (row, _args, { loaders }) => loaders.componentHistory(row.propertyComponentId),
  },
} satisfies Resolvers;
