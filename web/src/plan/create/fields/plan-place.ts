import type { PlanBasis } from '../../model/plan-study';

/** What the fields of a plan follow from beside the values. */
export interface PlanPlace {
  basis: PlanBasis;
  hasLoanAnalysis: boolean;
  /** The contribution as it stands. */
  standing: number;
}
