import type { Resolvers } from '../generated/resolver-types';

export const activityResolvers = {
  Query: {
    portfolioActivity: async (_root, args, { loaders }) => loaders.portfolioActivity(args),
  },
  Property: {
    async activity(row, { page, after, type, search }, { loaders }) {
      const asked = { page, after, type, search };
      const { items: nodes, nextCursor, ...rest } = await loaders.activity(row.propertyId, asked);
      return { ...rest, nodes, pageInfo: { endCursor: nextCursor, hasNextPage: nextCursor !== null } };
    },
  },
} satisfies Resolvers;
