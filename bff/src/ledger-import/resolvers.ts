import type { Resolvers } from '../generated/resolver-types';

export const ledgerImportResolvers = {
  Query: {
    ledgerImport: async (_root, { ledgerImportId }, { loaders }) => loaders.ledgerImport(ledgerImportId),
  },
} satisfies Resolvers;
