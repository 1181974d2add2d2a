import type { Resolvers } from '../generated/resolver-types';

export const portfolioAnalyticsResolvers = {
  Query: {
    portfolioAssociations: (_root, args, { loaders }) => loaders.portfolioAssociations(args),
    portfolioUsers: (_root, args, { loaders }) => loaders.portfolioUsers(args),
  },
} satisfies Resolvers;
