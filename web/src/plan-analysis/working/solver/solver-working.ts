import { affineContributions, type ContributionShape } from '@roofline/engine/projection/contributions';
import { solveContribution } from '@roofline/engine/solver/goals';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { FundingInput } from '@roofline/engine/projection/projection';
import { affineFund, fundBalances } from '@roofline/engine/solver/affine';
import { balancesOf, goalTargets } from '@roofline/engine/solver/targets';
import type { Goal } from '@roofline/engine/types';
import { goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanStudy } from '../../../plan/model/plan-study';

/** The working of a solved contribution; money in cents. */
export interface SolverWorking {
  /** Whether the plan itself is solved; otherwise its contribution is given, and this is the baseline's. */
  isPlans: boolean;
  firstYear: number;
  isFeasible: boolean;
  /** Boundary k that decides: the end of the k-th year. */
  boundary: number;
  target: number;
  /** Balance there with the contribution; where it is not feasible, with the highest one allowed. */
  reached: number;
  /** Balance there without the first year's contribution and what follows from it, unrounded. */
  alpha: number;
  /** Value by then of a dollar of the first year's contribution. */
  beta: number;
  /** Whether the closed form gives the contribution; otherwise the floor of interest binds and bisection found it. */
  isClosedForm: boolean;
}

/** Large enough that the slope loses no digits, in cents. */
const PROBE = 100_000_000;

/** Returns alpha and beta at a boundary: the balance is alpha + c * beta where the floor of interest does not bind. */
function affineAt(input: FundingInput, shape: ContributionShape, boundary: number) {
  const { years } = input.schedule;
  const unfloored = { ...input, interest: { ...input.interest, chargeOnNegative: true } };
  const { fixed, weight } = affineContributions(shape, years);
  const fund = affineFund(unfloored, fixed, weight);
  const alpha = fundBalances(fund, 0).balances[boundary]!;
  return { alpha, beta: (fundBalances(fund, PROBE).balances[boundary]! - alpha) / PROBE };
}

function workingOf(solved: SolvedPlan, goal: Goal, found: Found): SolverWorking {
  const { boundary, firstYear } = found;
  const input = projectionInput(solved.input);
  const target = goalTargets(goal, solved.schedule)[boundary] ?? 0;
  const { alpha, beta } = affineAt(input, found.shape, boundary);
  const form = beta > 0 ? (target - alpha) / beta : 0;
  return {
    isPlans: found.isPlans,
    isFeasible: found.isFeasible,
    firstYear,
    boundary,
    target,
    reached: found.reached,
    alpha,
    beta,
    // Rounding in cents may have asked for a few more.
    isClosedForm: Math.abs(Math.max(0, form) - firstYear) <= 100,
  };
}

interface Found {
  isPlans: boolean;
  isFeasible: boolean;
  firstYear: number;
  boundary: number;
  reached: number;
  shape: ContributionShape;
}

/**
 * Returns the working of the plan's contribution; where it is given, the working of the contribution that the baseline
 * would need in its place. Null where no contribution can be found.
 */
export function solverWorking({ settings, basis, solved }: PlanStudy): SolverWorking | null {
  const goal = goalOf(settings, basis.fiscalYear);
  const { increaseRate, steps = [] } = solved.plan;
  // As the solver has it: the first year is sought, later steps keep what they set.
  const shape: ContributionShape = {
    kind: 'opening',
    increaseRate,
    steps,
    yearRates: solved.input.contributions.yearRates,
  };
  if (goal && solved.bindingBoundary !== null && solved.bindingBoundary > 0) {
    return workingOf(solved, goal, {
      isPlans: true,
      isFeasible: solved.isFeasible,
      firstYear: solved.required ?? solved.plan.firstYearContribution,
      boundary: solved.bindingBoundary,
      reached: balancesOf(solved.projection)[solved.bindingBoundary]!,
      shape,
    });
  }
  if (goal) return null;
  const baseline: Goal = { kind: 'baseline' };
  try {
    const answer = solveContribution({ ...projectionInput(solved.input), shape }, baseline);
    if (!answer.feasible) return null;
    return workingOf(solved, baseline, {
      isPlans: false,
      isFeasible: true,
      firstYear: answer.firstYear,
      boundary: answer.bindingBoundary,
      reached: balancesOf(answer.projection)[answer.bindingBoundary]!,
      shape,
    });
  } catch {
    // Steps that no first year can make up for.
    return null;
  }
}
