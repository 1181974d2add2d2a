import type { PlanBasis } from '../../model/plan-study';
import type { Study } from '../consequences';
import type { PlanForm } from '../use-plan-form';

/** What every step of the form draws from. */
export interface PlanFieldsProps {
  form: PlanForm;
  basis: PlanBasis;
  study: Study;
  hasLoanAnalysis: boolean;
  /** The contribution as it stands. */
  standing: number;
}
