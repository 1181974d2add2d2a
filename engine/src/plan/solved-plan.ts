import { solveContribution } from '../solver/goals';
import { project } from '../projection/projection';
import { buildSchedule, type Schedule } from '../inventory/schedule';
import type { Cents, Goal, Projection, ReserveComponent } from '../types';
import { fundingPlanInput, FUNDING_PLAN_YEARS, type FundingPlan } from './funding-plan';
import type { PlanInput } from './plan-input';

export interface SolvingOptions {
  /** Goal of the contribution; null leaves it as the plan sets it. */
  goal: Goal | null;
  /** Largest first-year contribution allowed: the annual fee. */
  maximum?: Cents;
  /** Step to which a solved contribution is rounded up, in cents a year. */
  step?: Cents;
  years?: number;
}

/** A funding plan with its solved contribution, and the results. */
export interface SolvedPlan {
  /** The plan with the solved first-year contribution; at the maximum when the goal needs more. */
  plan: FundingPlan;
  input: PlanInput;
  schedule: Schedule;
  projection: Projection;
  isFeasible: boolean;
  /** Why the goal cannot be met; null when it is met. */
  reason: 'targetAtStart' | 'aboveMaximum' | null;
  /** Contribution that the goal would need, when that is more than the maximum. */
  required: Cents | null;
  /** Boundary that decides a solved contribution. */
  bindingBoundary: number | null;
}

/**
 * Finds a plan's first-year contribution by its goal and projects it; the steps of a ladder keep their amounts. Throws AssumptionsOutOfRangeError beyond exact
 * cents.
 */
export function solvePlan(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  { goal, maximum, step, years = FUNDING_PLAN_YEARS }: SolvingOptions,
): SolvedPlan {
  const input = fundingPlanInput(plan, components, years);
  const { components: inventory, options, contributions, ...funding } = input;
  const schedule = buildSchedule(inventory, options);
  const at = (firstYearContribution: Cents) => {
    const changed = { ...plan, firstYearContribution };
    return { plan: changed, input: fundingPlanInput(changed, components, years) };
  };
  if (goal === null) {
    const projection = project({ ...funding, contributions, schedule });
    const given = { isFeasible: true, reason: null, required: null, bindingBoundary: null };
    return { plan, input, schedule, projection, ...given };
  }
  const { increaseRate, steps = [] } = plan;
  const { yearRates } = contributions;
  const shape = { kind: 'opening' as const, increaseRate, steps, yearRates };
  const answer = solveContribution({ ...funding, schedule, shape, maximum, step }, goal);
  const found = at(answer.feasible ? answer.firstYear : (maximum ?? plan.firstYearContribution));
  return {
    ...found,
    schedule,
    projection: project({ ...funding, schedule, contributions: found.input.contributions }),
    isFeasible: answer.feasible,
    reason: answer.feasible ? null : answer.reason,
    required: answer.feasible ? null : (answer.required ?? null),
    bindingBoundary: answer.feasible ? answer.bindingBoundary : answer.boundary,
  };
}
