import type { Resolvers } from '../generated/resolver-types';

export const adminPropertyResolvers = {
  Query: {
    adminProperties: async (_root, asked, { loaders }) => loaders.adminProperties(asked),
    adminProperty: async (_root, { propertyId }, { loaders }) => loaders.adminProperty(propertyId),
    reassignDestinations: async (_root, asked, { loaders }) => loaders.reassignDestinations(asked),
  },
} satisfies Resolvers;
