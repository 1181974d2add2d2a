import { contributionAmounts } from '../projection/contributions';
import { solveContribution } from '../solver/goals';
import { monthlyContributionPerUnit } from '../projection/per-unit';
import type { ProjectionInput } from '../projection/projection';
import type { Cents, Goal, Projection } from '../types';

/** A contribution that reaches a goal, compared with the current one. */
export interface Recommendation {
  /** First-year contribution in cents. */
  firstYear: Cents;
  perUnitMonth: Cents;
  /** Increase over the current first-year contribution, per unit and month; 0 when the current one is enough. */
  increasePerUnitMonth: Cents;
  /** Boundary that decides it: the end of the k-th year. */
  bindingBoundary: number;
  projection: Projection;
}

/** Smallest contribution of the plan's own shape that reaches a goal; null when none does. */
export function recommendation(input: ProjectionInput, goal: Goal, units: number): Recommendation | null {
  const present = contributionAmounts(input.contributions, 1)[0]!;
  const solved = solveContribution({ ...input, shape: input.contributions }, goal);
  if (!solved.feasible) return null;
  const { firstYear, bindingBoundary, projection } = solved;
  const perUnitMonth = monthlyContributionPerUnit(firstYear, units);
  return {
    firstYear,
    perUnitMonth,
    increasePerUnitMonth: Math.max(0, perUnitMonth - monthlyContributionPerUnit(present, units)),
    bindingBoundary,
    projection,
  };
}
