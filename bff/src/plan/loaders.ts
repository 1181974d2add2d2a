import {
  plan,
  planBridge,
  planInventory,
  planList,
  planningSteps,
  propertyOutlook,
  type Plan,
  type PropertyOutlook,
} from '@roofline/schema/plan/plan';
import { planPage, plansPage } from '@roofline/schema/plan/pages';
import { z } from 'zod';
import { byArgument, byPropertyYear, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { fiscalYearNumber, restPath, uuid, year } from '../upstream/path';

const shapes = { outlooks: z.array(propertyOutlook.nullable()), plans: z.array(plan.nullable()) };
const paths = { outlook: restPath`/api/plan/outlook`, default: restPath`/api/plan/default` };

export function planLoaders(rest: Rest) {
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
    planList: byPropertyYear((propertyId, fiscalYear) =>
      rest.get(restPath`/api/plan/property/${uuid(propertyId)}/${year(fiscalYear)}`, planList),
    ),
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
