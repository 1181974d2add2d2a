import type { Resolvers } from '../generated/resolver-types';

export const ledgerResolvers = {
  Query: {
    transaction: (_root, { transactionId }, { loaders }) => loaders.transaction.load(transactionId),
  },
  Property: {
    async transactions(row, asked, { loaders }) {
      const { items: nodes, nextCursor, ...figures } = await loaders.transactions(row.propertyId, asked);
      const pageInfo = { endCursor: nextCursor, hasNextPage: nextCursor !== null };
      return { ...figures, nodes, pageInfo };
    },
    bankBalances: (row, { on }, { loaders }) => loaders.bankBalances(on ?? null).load(row.propertyId),
    glConfiguration: (row, _args, { loaders }) => loaders.glConfiguration.load(row.propertyId),
    bankConfiguration: (row, _args, { loaders }) => loaders.bankConfiguration.load(row.propertyId),
    ledgerWork: async (row, _args, { loaders }) =>
      (await loaders.ledgerWork.load(row.propertyId))?.work ?? [],
    ledgerRules: async (row, _args, { loaders }) =>
      (await loaders.ledgerRules.load(row.propertyId))?.rules ?? [],
  },
} satisfies Resolvers;
