import type { ContributionShape } from './contributions';
import type { FundingInput, ProjectionInput } from './projection';
import type { Cents, ContributionSchedule, LadderStep, Points, Projection, YearRate } from './types';

export interface SolverInput extends FundingInput {
  /** How contributions move from year to year; a constant contribution when absent. */
  shape?: ContributionShape;
  /** Round up to whole multiples of this many cents a year; one cent when absent. */
  step?: Cents;
  /** Largest first-year contribution, as a rule the annual fee. */
  maximum?: Cents;
}

/**
 * Why no answer exists. `targetAtStart`: the target stands at boundary 0, which nothing can move. `beforeAssessment`:
 * the target fails before the assessment falls due. `aboveMaximum`: even the largest allowed answer misses it at
 * `boundary`; `required` says what would be needed where it is known. `neverMet`: no boundary of the horizon meets it.
 */
export interface Infeasible<Reason extends string> {
  feasible: false;
  reason: Reason;
  boundary: number;
  required?: Cents;
  maximum?: number;
}

export interface SolvedContribution {
  feasible: true;
  firstYear: Cents;
  /** Boundary k that decides the amount: the end of the k-th year. */
  bindingBoundary: number;
  /** Solution in cents before rounding up to the step. */
  unrounded: number;
  contributions: ContributionSchedule;
  projection: Projection;
}

export interface SolvedAssessment {
  feasible: true;
  amount: Cents;
  bindingBoundary: number;
  unrounded: number;
  projection: Projection;
}

export interface SolvedIncrease {
  feasible: true;
  /** Points with two decimals. */
  increaseRate: Points;
  bindingBoundary: number;
  contributions: ContributionSchedule;
  projection: Projection;
}

export interface FirstYearMet {
  feasible: true;
  /** First boundary at which the target is met; boundary k is the end of the k-th year. */
  boundary: number;
  /** First boundary from which it is met without a break to the horizon, or null. */
  heldFrom: number | null;
  projection: Projection;
}

export interface AssessmentSolverInput extends ProjectionInput {
  /** Year t in which the assessment falls due. */
  year: number;
  step?: Cents;
  maximum?: Cents;
}

export interface IncreaseSolverInput extends FundingInput {
  firstYear: Cents;
  /** Steps after year 0, which stay as they are: the increase looked for is the one before them. */
  steps?: readonly LadderStep[];
  /** Rises of single years, which stay as they are. */
  yearRates?: readonly YearRate[];
  /** Smallest and largest yearly increase looked at, in points; 0 and 99.99 when absent. */
  minimumRate?: Points;
  maximumRate?: Points;
}

/** A level of reserves to look for: a percent of the fully funded balance, or an amount. */
export type FundingTarget = { kind: 'percent'; percent: Points } | { kind: 'dollars'; amount: Cents };
