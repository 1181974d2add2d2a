import type { Resolvers } from '../generated/resolver-types';
import { found } from '../upstream/errors';

export const planAnalysisResolvers = {
  Plan: {
    lenderReadiness: async (row, asked, { loaders }) => found(loaders.lenderReadiness(row.planId, asked)),
    sensitivity: async (row, { figure }, { loaders }) => found(loaders.planSensitivity(row.planId, figure)),
    simulation: async (row, asked, { loaders }) => found(loaders.planSimulation(row.planId, asked)),
    whoPays: async (row, asked, { loaders }) => found(loaders.whoPays(row.planId, asked)),
    working: async (row, { figure, year }, { loaders }) =>
      found(loaders.planWorking(row.planId, { figure, year: year ?? undefined })),
  },
} satisfies Resolvers;
