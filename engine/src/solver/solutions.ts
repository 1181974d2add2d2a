import type { ContributionShape } from '../projection/contributions';
import type { FundingInput, ProjectionInput } from '../projection/projection';
import type { Cents, ContributionSchedule, LadderStep, Points, Projection, YearRate } from '../types';

export interface SolverInput extends FundingInput {
  /** How contributions move from year to year; a constant contribution when absent. */
  shape?: ContributionShape;
  /** Round up to whole multiples of this many cents a year; one cent when absent. */
  step?: Cents;
  /** Largest first-year contribution, usually the annual fee. */
  maximum?: Cents;
}

/**
 * Why no answer exists. `targetAtStart`: the target stands at boundary 0, which nothing can change. `beforeAssessment`:
 * the target fails before the assessment falls due. `aboveMaximum`: even the largest allowed answer misses it at
 * `boundary`; `required` is the amount needed, if known.
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

export interface AssessmentSolverInput extends ProjectionInput {
  /** Year t in which the assessment falls due. */
  year: number;
  step?: Cents;
  maximum?: Cents;
}

export interface IncreaseSolverInput extends FundingInput {
  firstYear: Cents;
  /** Steps after year 0, which stay as they are: the solved increase is the one before them. */
  steps?: readonly LadderStep[];
  /** Increases of single years, which stay as they are. */
  yearRates?: readonly YearRate[];
  /** Smallest and largest yearly increase tried, in points; 0 and 99.99 when absent. */
  minimumRate?: Points;
  maximumRate?: Points;
}
