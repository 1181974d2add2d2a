import { solveContribution } from '../solver/goals';
import { projectionInput, type PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';
import type { Goal } from '../types';

/**
 * A figure by which plans are compared. Percent funded is taken at a boundary: 0 is today, k the end of the k-th year.
 * The required contribution is the first year's contribution that meets a goal (baseline when absent).
 */
export type OutcomeFigure =
  | { kind: 'percentFunded'; boundary: number }
  | { kind: 'lowestBalance' }
  | { kind: 'endBalance' }
  | { kind: 'requiredContribution'; goal?: Goal };

/** Whole cents, or whole hundredths of a point: in either, differences add up exactly. */
export type OutcomeUnit = 'cents' | 'hundredthsOfAPoint';

/** Unit in which `outcomeValue` counts a figure. */
export function outcomeUnit(figure: OutcomeFigure): OutcomeUnit {
  return figure.kind === 'percentFunded' ? 'hundredthsOfAPoint' : 'cents';
}

function hundredths(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100);
}

/**
 * The figure of a plan as a whole number of its unit. Null where the plan has none: a percent funded with nothing to fund,
 * or a goal that no contribution reaches.
 */
export function outcomeValue(plan: PlanInput, figure: OutcomeFigure): number | null {
  const input = projectionInput(plan);
  if (figure.kind === 'requiredContribution') {
    const solved = solveContribution(
      { ...input, shape: plan.contributions },
      figure.goal ?? { kind: 'baseline' },
    );
    return solved.feasible ? solved.firstYear : null;
  }
  const { rows, lowestBalance, endBalance } = project(input);
  if (figure.kind === 'lowestBalance') return lowestBalance;
  if (figure.kind === 'endBalance') return endBalance;
  const { boundary } = figure;
  return hundredths(
    boundary === 0 ? rows[0]!.percentFundedStart : (rows[boundary - 1]?.percentFundedEnd ?? null),
  );
}
