import type { PlanFieldsFragment } from '../PlanFields.generated';

/** The plan to adopt. */
export interface AdoptedPlan {
  plan: PlanFieldsFragment;
  /** The plan that is adopted now, if it is another one. */
  current: { name: string } | null;
}
