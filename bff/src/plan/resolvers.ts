import type { PlansPage } from '@roofline/schema/plan/pages';
import { planPreview, type Plan, type PlanList } from '@roofline/schema/plan/plan';
import type { Resolvers } from '../generated/resolver-types';
import { asksFor } from '../graphql/asked-fields';
import type { GraphContext } from '../context';
import { found, userErrorsOf } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';
import { withoutNulls } from './settings-body';

type Loaders = GraphContext['loaders'];

function primeList(loaders: Loaders, { list, inventory }: Pick<PlansPage, 'list' | 'inventory'>): void {
  const { propertyId, fiscalYear } = list;
  loaders.planList.prime(propertyId, fiscalYear, list);
  if (inventory) loaders.planInventory.prime(propertyId, fiscalYear, inventory);
}

/** One read of all that the page of a plan shows: its fields find it read. */
async function readPlanPage(loaders: Loaders, planId: string): Promise<Plan> {
  const page = await loaders.planPage(planId);
  loaders.property.prime(page.property.propertyId, page.property);
  primeList(loaders, page);
  return page.plan;
}

/** The same for the page of a year's plans. */
async function readPlansPage(loaders: Loaders, propertyId: string, fiscalYear: number): Promise<PlanList> {
  const page = await loaders.plansPage(propertyId, fiscalYear);
  primeList(loaders, page);
  loaders.planningSteps.prime(page.list.propertyId, page.list.fiscalYear, page.steps);
  return page.list;
}

export const planResolvers = {
  Query: {
    plan: async (_root, { planId }, { loaders }, info) =>
      asksFor(info, 'list', 'property') ? readPlanPage(loaders, planId) : loaders.plan(planId),
    plans: async (_root, { propertyId, fiscalYear }, { loaders }, info) =>
      asksFor(info, 'inventory', 'steps')
        ? readPlansPage(loaders, propertyId, fiscalYear)
        : loaders.planList(propertyId, fiscalYear),
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
  Property: {
    plans: async (row, { fiscalYear }, { loaders }) => loaders.plansOf(fiscalYear).load(row.propertyId),
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
