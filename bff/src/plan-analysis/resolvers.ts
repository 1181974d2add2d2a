import type { Resolvers } from '../generated/resolver-types';
import { found } from '../upstream/errors';

export const planAnalysisResolvers = {
  SensitiveFigure: {
    LOWEST_BALANCE: 'lowestBalance',
    END_BALANCE: 'endBalance',
    PERCENT_FUNDED_IN_10_YEARS: 'percentFundedIn10Years',
    PERCENT_FUNDED_IN_30_YEARS: 'percentFundedIn30Years',
    REQUIRED_CONTRIBUTION: 'requiredContribution',
  },
  SensitiveInput: {
    INFLATION: 'inflation',
    INTEREST: 'interest',
    COSTS: 'costs',
    LIVES: 'lives',
    CONTRIBUTION: 'contribution',
  },
  SensitivityUnit: { DOLLARS: 'dollars', PERCENT: 'percent' },
  Plan: {
    lenderReadiness: async (row, asked, { loaders }) => found(loaders.lenderReadiness(row.planId, asked)),
    sensitivity: async (row, { figure }, { loaders }) => found(loaders.planSensitivity(row.planId, figure)),
    simulation: async (row, asked, { loaders }) => found(loaders.planSimulation(row.planId, asked)),
  },
} satisfies Resolvers;
