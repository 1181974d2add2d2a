import { contributionAmounts } from '../contributions';
import { solveContribution } from '../goals';
import { monthlyContributionPerUnit } from '../per-unit';
import type { ProjectionInput } from '../projection';
import type { Cents, Goal, Projection } from '../types';

/** A contribution that reaches a goal, beside the present one. */
export interface Recommendation {
  /** First-year contribution in cents. */
  firstYear: Cents;
  perUnitMonth: Cents;
  /** More than the present first-year contribution, per unit a month; 0 when the present one is enough. */
  increasePerUnitMonth: Cents;
  /** Boundary that decides it: the end of the k-th year. */
  bindingBoundary: number;
  projection: Projection;
}

/** Smallest contribution of the plan's own shape that reaches a goal; null where none does. */
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
