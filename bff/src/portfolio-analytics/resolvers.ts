import type { Resolvers } from '../generated/resolver-types';

export const portfolioAnalyticsResolvers = {
  Query: {
    portfolioAssociations: (_root, args, { loaders }) => loaders.portfolioAssociations(args),
    portfolioMap: (_root, args, { loaders }) => loaders.portfolioMap(args),
    portfolioUsers: (_root, args, { loaders }) => loaders.portfolioUsers(args),
    portfolioWhatIf: (_root, args, { loaders }) => loaders.portfolioWhatIf(args),
    portfolioProjectSpend: (_root, args, { loaders }) => loaders.portfolioProjectSpend(args),
    portfolioSpendBreakdown: (_root, args, { loaders }) => loaders.portfolioSpendBreakdown(args),
  },
} satisfies Resolvers;
