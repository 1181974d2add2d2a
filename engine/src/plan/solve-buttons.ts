import { solveAssessment, solveIncreaseRate } from '../solver/goals';
import { buildSchedule, type Schedule } from '../inventory/schedule';
import type { Infeasible } from '../solver/solutions';
import type { Cents, Goal, Points, Projection, ReserveComponent } from '../types';
import { fundingPlanInput, FUNDING_PLAN_YEARS, type FundingPlan } from './funding-plan';
import type { PlanInput } from './plan-input';
import { solvePlan, type SolvingOptions } from './solved-plan';

// One call per button. Each changes one figure of the plan and leaves the rest unchanged.

/** The plan with the solved figure. */
export interface FoundPlan<Figure> {
  feasible: true;
  plan: FundingPlan;
  /** The solved value and the plan's own: a contribution or an assessment in cents, an increase in points. */
  value: Figure;
  before: Figure;
  /** Boundary that decides: the end of the year before it, counted from 1. */
  bindingBoundary: number;
  projection: Projection;
}

/**
 * Why there is no answer. `targetAtStart`: the balance of the first day already misses. `beforeAssessment`: a year end before
 * the assessment misses. `aboveMaximum`: the largest allowed value misses; `required` is the amount needed, if known.
 */
export interface NoPlan {
  feasible: false;
  reason: 'targetAtStart' | 'beforeAssessment' | 'aboveMaximum';
  /** First boundary that misses, or the one that needs too much. */
  boundary: number;
  required: Cents | null;
}

/** Options of a goal's button: how far to look, and the largest value allowed. */
export type ButtonOptions = Pick<SolvingOptions, 'maximum' | 'step' | 'years'>;

function noPlan({ reason, boundary, required }: Infeasible<NoPlan['reason']>): NoPlan {
  return { feasible: false, reason, boundary, required: required ?? null };
}

interface Study extends Omit<PlanInput, 'components' | 'options'> {
  schedule: Schedule;
}

function studyOf(plan: FundingPlan, components: readonly ReserveComponent[], years: number): Study {
  const { components: inventory, options, ...funding } = fundingPlanInput(plan, components, years);
  return { ...funding, schedule: buildSchedule(inventory, options) };
}

/** Smallest first-year contribution that meets a goal, as `solvePlan` finds it. */
export function lowestContribution(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  goal: Goal,
  options: ButtonOptions = {},
): FoundPlan<Cents> | NoPlan {
  const solved = solvePlan(plan, components, { ...options, goal });
  const boundary = solved.bindingBoundary!;
  if (solved.reason !== null) {
    return { feasible: false, reason: solved.reason, boundary, required: solved.required };
  }
  return {
    feasible: true,
    plan: solved.plan,
    value: solved.plan.firstYearContribution,
    before: plan.firstYearContribution,
    bindingBoundary: boundary,
    projection: solved.projection,
  };
}

/** "Lowest contribution that never goes below $X": every year end holds `floor` cents or more. */
export function lowestContributionAbove(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  floor: Cents,
  options: ButtonOptions = {},
): FoundPlan<Cents> | NoPlan {
  return lowestContribution(plan, components, { kind: 'thresholdDollars', floor }, options);
}

/** "Fully funded by year Y": 100% at the end of year t = `year` and at every year end after it, never below 0 before. */
export function contributionFullyFundedBy(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  year: number,
  options: ButtonOptions = {},
): FoundPlan<Cents> | NoPlan {
  const goal = { kind: 'fullFunding', byBoundary: year + 1, hold: true } as const;
  return lowestContribution(plan, components, goal, options);
}

/**
 * "Increase needed": the smallest yearly increase, in points with two decimals, that meets a goal from the plan's own
 * first-year contribution. Of a ladder it is the increase before the first step; rises of single years stay.
 */
export function increaseNeeded(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  goal: Goal,
  { maximumRate, years = FUNDING_PLAN_YEARS }: { maximumRate?: Points; years?: number } = {},
): FoundPlan<Points> | NoPlan {
  const { contributions, ...study } = studyOf(plan, components, years);
  const { firstYearContribution: firstYear, steps } = plan;
  const { yearRates } = contributions;
  const solved = solveIncreaseRate({ ...study, firstYear, steps, yearRates, maximumRate }, goal);
  if (!solved.feasible) return noPlan(solved);
  const { increaseRate, bindingBoundary, projection } = solved;
  return {
    feasible: true,
    plan: { ...plan, increaseRate },
    value: increaseRate,
    before: plan.increaseRate,
    bindingBoundary,
    projection,
  };
}

/** "Assessment needed in year Y": the smallest one-time assessment of year t = `year`, besides the plan's, that meets a goal. */
export function assessmentNeeded(
  plan: FundingPlan,
  components: readonly ReserveComponent[],
  { year, goal }: { year: number; goal: Goal },
  { maximum, step, years = FUNDING_PLAN_YEARS }: ButtonOptions = {},
): FoundPlan<Cents> | NoPlan {
  const solved = solveAssessment({ ...studyOf(plan, components, years), year, maximum, step }, goal);
  if (!solved.feasible) return noPlan(solved);
  const { amount, bindingBoundary, projection } = solved;
  const added = amount > 0 ? [{ year, amount }] : [];
  return {
    feasible: true,
    plan: { ...plan, assessments: [...(plan.assessments ?? []), ...added] },
    value: amount,
    before: 0,
    bindingBoundary,
    projection,
  };
}
