import { plan, propertyOutlook, type Plan, type PropertyOutlook } from '@roofline/schema/plan';
import { z } from 'zod';
import { byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { fiscalYearNumber, restPath } from '../upstream/path';

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
  };
}
