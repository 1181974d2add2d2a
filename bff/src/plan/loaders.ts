import {
  plan,
  planBridge,
  planInventory,
  planList,
  planningSteps,
  propertyOutlook,
  type Plan,
  type PlanList,
  type PropertyOutlook,
} from '@roofline/schema/plan/plan';
import { planPage, plansPage } from '@roofline/schema/plan/pages';
import { z } from 'zod';
import {
  aloneOrTogether,
  byArgument,
  byPropertyYear,
  oneById,
  SHORT_BATCH_IDS,
  type BatchRead,
} from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { unlessForbidden } from '../upstream/errors';
import { fiscalYearNumber, restPath, uuid, year } from '../upstream/path';

const shapes = { outlooks: z.array(propertyOutlook.nullable()), plans: z.array(plan.nullable()) };
const paths = { outlook: restPath`/api/plan/outlook`, default: restPath`/api/plan/default` };

const lists: BatchRead<PlanList> = {
  path: restPath`/api/plan/lists`,
  argument: 'propertyIds',
  shape: z.array(planList.nullable()),
  most: SHORT_BATCH_IDS,
};

type OfYear = (propertyId: string, fiscalYear: number) => Promise<PlanList>;

const plansByYear = (rest: Rest, planListOf: OfYear) =>
  byArgument((fiscalYear: number) =>
    aloneOrTogether<PlanList>(
      (id) => unlessForbidden(planListOf(id, fiscalYear), null),
      oneById<PlanList>(rest, lists, (row) => row.propertyId, {
        fiscalYear: String(fiscalYearNumber(fiscalYear)),
      }),
    ),
  );

export function planLoaders(rest: Rest) {
  const planListOf = byPropertyYear((propertyId, fiscalYear) =>
    rest.get(restPath`/api/plan/property/${uuid(propertyId)}/${year(fiscalYear)}`, planList),
  );
  return {
    /** Stored funding outlook, by property. */
    propertyOutlook: oneById<PropertyOutlook>(
      rest,
      { path: paths.outlook, argument: 'propertyIds', shape: shapes.outlooks },
      (row) => row.propertyId,
    ),
    /** Default recommended plan of a year, by property. */
    defaultPlan: byArgument((fiscalYear: number) =>
      oneById<Plan>(
        rest,
        { path: paths.default, argument: 'propertyIds', shape: shapes.plans },
        (row) => row.propertyId,
        { fiscalYear: String(fiscalYearNumber(fiscalYear)) },
      ),
    ),
    plan: byArgument((id: string) => rest.get(restPath`/api/plan/${uuid(id)}`, plan)),
    planBridge: byArgument((id: string) => rest.get(restPath`/api/plan/${uuid(id)}/bridge`, planBridge)),
    /** The plans of a property and year. */
    planList: planListOf,
    /** The plans of a year, by property. */
    plansOf: plansByYear(rest, planListOf),
    /** The inventory that the plans project. */
    planInventory: byPropertyYear((propertyId, fiscalYear) =>
      rest.get(restPath`/api/plan/inventory/${uuid(propertyId)}/${year(fiscalYear)}`, planInventory),
    ),
    /** A plan with what its page shows. */
    planPage: byArgument((id: string) => rest.get(restPath`/api/plan/${uuid(id)}/page`, planPage)),
    /** The plans of a property and year with what their page shows. */
    plansPage: byPropertyYear((propertyId, fiscalYear) =>
      rest.get(restPath`/api/plan/property/${uuid(propertyId)}/${year(fiscalYear)}/page`, plansPage),
    ),
    planningSteps: byPropertyYear((propertyId, fiscalYear) =>
      rest.get(restPath`/api/plan/steps/${uuid(propertyId)}/${year(fiscalYear)}`, planningSteps),
    ),
  };
}
