import {
  affineContributions,
  contributionAmounts,
  contributionLevels,
  scaledContributions,
} from '../projection/contributions';
import { AssumptionsOutOfRangeError, requireWhole } from '../errors';
import { project, type FundingInput, type ProjectionInput } from '../projection/projection';
import type {
  AssessmentSolverInput,
  IncreaseSolverInput,
  Infeasible,
  SolvedAssessment,
  SolvedContribution,
  SolvedIncrease,
  SolverInput,
} from './solutions';
import { affineFund, fundBalances, settle, smallestAmount } from './affine';
import { balancesOf, firstMissed, goalTargets, tightestBoundary, type Targets } from './targets';
import type { Cents, ContributionSchedule, Goal } from '../types';

/** Steps to which a yearly contribution is rounded up, in cents a year: a cent, or whole dollars a month. */
export const ROUNDING_STEPS = {
  cent: 1,
  monthlyDollar: 1_200,
  fiveMonthlyDollars: 6_000,
  tenMonthlyDollars: 12_000,
};

function requireStep(step: Cents): Cents {
  requireWhole('step', step, 1, Number.MAX_SAFE_INTEGER);
  return step;
}

function missesAtStart(input: FundingInput, targets: Targets): boolean {
  const atStart = targets[0];
  return atStart != null && input.startingBalance < atStart;
}

/**
 * Smallest first-year contribution in cents that meets a goal, by the closed form of the affine fund, rounded up to the
 * step and verified by projecting in cents. Balances are non-decreasing in it, so one step less fails the goal.
 */
export function solveContribution(
  input: SolverInput,
  goal: Goal,
): SolvedContribution | Infeasible<'targetAtStart' | 'aboveMaximum'> {
  const {
    schedule,
    shape = { kind: 'simple', increaseRate: 0 },
    step = ROUNDING_STEPS.cent,
    maximum,
  } = input;
  const targets = goalTargets(goal, schedule);
  if (missesAtStart(input, targets)) return { feasible: false, reason: 'targetAtStart', boundary: 0 };
  const { fixed, weight } = affineContributions(shape, schedule.years);
  const solution = smallestAmount(affineFund(input, fixed, weight), targets);
  const planOf = (firstYear: Cents) =>
    project({ ...input, contributions: scaledContributions(shape, firstYear) });
  const meets = (firstYear: Cents) => firstMissed(balancesOf(planOf(firstYear)), targets) === null;
  const firstYear = settle(solution.amount, requireStep(step), meets);
  if (maximum !== undefined && firstYear > maximum) {
    return {
      feasible: false,
      reason: 'aboveMaximum',
      boundary: solution.boundary,
      required: firstYear,
      maximum,
    };
  }
  return {
    feasible: true,
    firstYear,
    bindingBoundary: solution.boundary,
    unrounded: solution.amount,
    contributions: scaledContributions(shape, firstYear),
    projection: planOf(firstYear),
  };
}

/**
 * Smallest one-time assessment in cents in a given year that meets a goal with contributions fixed: gamma(k) is b at
 * boundary year + 1 and grows by a, in place of beta(k); rounded up to the step and verified in cents.
 */
export function solveAssessment(
  input: AssessmentSolverInput,
  goal: Goal,
): SolvedAssessment | Infeasible<'targetAtStart' | 'beforeAssessment' | 'aboveMaximum'> {
  const { schedule, contributions, year, step = ROUNDING_STEPS.cent, maximum } = input;
  requireWhole('year', year, 0, schedule.years - 1);
  const targets = goalTargets(goal, schedule);
  const planOf = (amount: Cents) =>
    project({ ...input, assessments: [...(input.assessments ?? []), { year, amount }] });
  const missed = firstMissed(balancesOf(planOf(0)), targets);
  if (missed !== null && missed <= year) {
    return { feasible: false, reason: missed === 0 ? 'targetAtStart' : 'beforeAssessment', boundary: missed };
  }
  const weight = Array.from({ length: schedule.years }, (_, t) => (t === year ? 1 : 0));
  const fixed = contributionAmounts(contributions, schedule.years);
  const { amount: unrounded, boundary } = smallestAmount(affineFund(input, fixed, weight), targets);
  const meets = (amount: Cents) => firstMissed(balancesOf(planOf(amount)), targets) === null;
  const amount = settle(unrounded, requireStep(step), meets);
  if (maximum !== undefined && amount > maximum) {
    return { feasible: false, reason: 'aboveMaximum', boundary, required: amount, maximum };
  }
  return { feasible: true, amount, bindingBoundary: boundary, unrounded, projection: planOf(amount) };
}

const HUNDREDTHS = 100;
const LARGEST_RATE = 99.99;

/** Smallest whole number from `low` to `high` that meets a monotone test, known to be met at `high`. */
function smallestWhole(low: number, high: number, meets: (whole: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (meets(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Balances of a plan in cents, or unrounded where cents cannot hold them. */
function balancesBeyondRange(input: ProjectionInput): number[] {
  try {
    return balancesOf(project(input));
  } catch (error) {
    if (!(error instanceof AssumptionsOutOfRangeError)) throw error;
    const { years } = input.schedule;
    const levels = contributionLevels(input.contributions, years);
    return fundBalances(affineFund(input, levels, new Array<number>(years).fill(0)), 0).balances;
  }
}

/**
 * Smallest yearly increase in points with two decimals that meets a goal with the first year's contribution fixed, by
 * bisection over hundredths of a point (balances are non-decreasing in it), each pass projected in cents.
 */
export function solveIncreaseRate(
  input: IncreaseSolverInput,
  goal: Goal,
): SolvedIncrease | Infeasible<'targetAtStart' | 'aboveMaximum'> {
  const { schedule, firstYear, steps = [], yearRates, minimumRate = 0, maximumRate = LARGEST_RATE } = input;
  const targets = goalTargets(goal, schedule);
  if (missesAtStart(input, targets)) return { feasible: false, reason: 'targetAtStart', boundary: 0 };
  const planned = (hundredths: number): ContributionSchedule => {
    const increaseRate = hundredths / HUNDREDTHS;
    const shape = steps.length > 0 ? ({ kind: 'opening', steps } as const) : ({ kind: 'simple' } as const);
    return scaledContributions({ ...shape, increaseRate, yearRates }, firstYear);
  };
  const missed = (hundredths: number) =>
    firstMissed(balancesBeyondRange({ ...input, contributions: planned(hundredths) }), targets);
  const [low, high] = [Math.round(minimumRate * HUNDREDTHS), Math.round(maximumRate * HUNDREDTHS)];
  const missedAtMost = missed(high);
  if (missedAtMost !== null) {
    return { feasible: false, reason: 'aboveMaximum', boundary: missedAtMost, maximum: maximumRate };
  }
  const found = smallestWhole(low, high, (hundredths) => missed(hundredths) === null);
  const contributions = planned(found);
  const projection = project({ ...input, contributions });
  const missedOneLess = found > low ? missed(found - 1) : null;
  const bindingBoundary = missedOneLess ?? tightestBoundary(balancesOf(projection), targets);
  return { feasible: true, increaseRate: found / HUNDREDTHS, bindingBoundary, contributions, projection };
}
