import type { Resolvers } from '../generated/resolver-types';

export const adminPortfolioResolvers = {
  Query: {
    adminPortfolios: async (_root, { status, ...asked }, { loaders }) =>
      loaders.adminPortfolios({ ...asked, status: status ?? undefined }),
    adminPortfolio: async (_root, { workspaceId }, { loaders }) => loaders.adminPortfolio(workspaceId),
  },
} satisfies Resolvers;
