import type { PlanBasis } from '../../model/plan-study';

/** The data that the fields of a plan depend on besides the form's values. */
export interface PlanPlace {
  basis: PlanBasis;
  hasLoanAnalysis: boolean;
  /** Today's contribution. */
  standing: number;
}
