import { InvalidInputError } from '../errors';
import type { PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';
import { buildSchedule, type Schedule } from '../inventory/schedule';
import type { Projection } from '../types';
import { adjustedPlan, keepsSchedule, type Adjustment } from './adjustment';
import { planOutcome, type PlanOutcome } from './plan-outcome';

/** Maximum number of columns side by side. */
const MOST_COLUMNS = 5;

export interface WhatIfColumn {
  plan: PlanInput;
  schedule: Schedule;
  projection: Projection;
  outcome: PlanOutcome;
}

/**
 * Up to five what-ifs of one plan side by side. Columns that leave inventory and inflation alone share one schedule;
 * pass the plan's own from the last step, and none of them has to build it.
 */
export function whatIfColumns(
  plan: PlanInput,
  adjustments: readonly Adjustment[],
  kept?: Schedule,
): WhatIfColumn[] {
  if (adjustments.length > MOST_COLUMNS) {
    throw new InvalidInputError('adjustments', `must be at most ${MOST_COLUMNS}`);
  }
  let own = kept;
  return adjustments.map((adjustment) => {
    const adjusted = adjustedPlan(plan, adjustment);
    const { components, options, ...rest } = adjusted;
    const schedule = keepsSchedule(adjustment)
      ? (own ??= buildSchedule(components, options))
      : buildSchedule(components, options);
    const projection = project({ ...rest, schedule });
    return { plan: adjusted, schedule, projection, outcome: planOutcome(projection, schedule) };
  });
}
