import type { Resolvers } from '../generated/resolver-types';

export const portfolioAnalyticsResolvers = {
  Query: {
    portfolioAssociations: (_root, args, { loaders }) => loaders.portfolioAssociations(args),
  },
} satisfies Resolvers;
