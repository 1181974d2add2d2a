import {
  lenderReadiness,
  planSensitivity,
  planSimulation,
  type SensitiveFigure,
} from '@roofline/schema/plan-analysis/plan-analysis';
import { planWorking, type PlanWorkingQuery } from '@roofline/schema/plan-analysis/plan-working';
import { whoPays } from '@roofline/schema/plan-analysis/who-pays';
import type {
  PlanLenderReadinessArgs,
  PlanSimulationArgs,
  PlanWhoPaysArgs,
} from '../generated/resolver-types';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Each is computed for one plan. */
export function planAnalysisLoaders(rest: Rest) {
  return {
    lenderReadiness: (planId: string, { applicationDay, budget }: Partial<PlanLenderReadinessArgs>) =>
      rest.get(
        restPath`/api/plan/${uuid(planId)}/lenderreadiness`,
        lenderReadiness,
        queryOf({ applicationDay, ...budget }),
      ),
    planSensitivity: (planId: string, figure: SensitiveFigure) =>
      rest.get(restPath`/api/plan/${uuid(planId)}/sensitivity`, planSensitivity, queryOf({ figure })),
    planSimulation: (planId: string, { input }: Partial<PlanSimulationArgs>) =>
      rest.get(restPath`/api/plan/${uuid(planId)}/simulation`, planSimulation, queryOf({ ...input })),
    whoPays: (planId: string, { input }: Partial<PlanWhoPaysArgs>) =>
      rest.get(restPath`/api/plan/${uuid(planId)}/whopays`, whoPays, queryOf({ ...input })),
    planWorking: (planId: string, asked: PlanWorkingQuery) =>
      rest.get(restPath`/api/plan/${uuid(planId)}/working`, planWorking, queryOf({ ...asked })),
  };
}
