import type { PlanFieldsFragment } from '../PlanFields.generated';

/** The plan that is to be adopted. */
export interface AdoptedPlan {
  plan: PlanFieldsFragment;
  /** The plan that is adopted now, when there is another. */
  current: { name: string } | null;
}
