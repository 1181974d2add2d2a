import { planPreview } from '@roofline/schema/plan/plan';
import type { Resolvers } from '../generated/resolver-types';
import { found, userErrorsOf } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';
import { withoutNulls } from './settings-body';

export const planResolvers = {
  Query: {
    plan: async (_root, { planId }, { loaders }) => loaders.plan(planId),
    plans: async (_root, { propertyId, fiscalYear }, { loaders }) => loaders.planList(propertyId, fiscalYear),
    // A POST that only reads: the settings are too long for a URL.
    previewPlan: async (_root, { propertyId, fiscalYear, settings }, { rest }) => {
      try {
        const preview = await rest.post(
          restPath`/api/plan/preview/${uuid(propertyId)}/${year(fiscalYear)}`,
          planPreview,
          { body: { settings: withoutNulls(settings) } },
        );
        return { preview, userErrors: [] };
      } catch (fault) {
        return { preview: null, userErrors: userErrorsOf(fault) };
      }
    },
  },
  Plan: {
    list: async (row, _args, { loaders }) => found(loaders.planList(row.propertyId, row.fiscalYear)),
    property: async (row, _args, { loaders }) => found(loaders.property.load(row.propertyId)),
    bridge: async (row, _args, { loaders }) => found(loaders.planBridge(row.planId)),
  },
  PlanList: {
    inventory: async (row, _args, { loaders }) =>
      row.basisFiscalYear === null ? null : loaders.planInventory(row.propertyId, row.fiscalYear),
    steps: async (row, _args, { loaders }) => loaders.planningSteps(row.propertyId, row.fiscalYear),
  },
} satisfies Resolvers;
