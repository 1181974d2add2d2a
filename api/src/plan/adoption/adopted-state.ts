import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { ComponentRow, InventoryComponent } from '../../component/service';
import type { BasisFinancials } from '../funding/basis';
import type { PlanResult } from '../funding/record';

/** What of a component only lists say: nothing is computed from it. */
export type ComponentDetails = Pick<
  ComponentRow,
  'propertyComponentId' | 'location' | 'quantityThousandths' | 'unitOfMeasure'
>;

/** Inputs and outputs of a plan on the day of its adoption, exactly as they were computed with; money in cents. */
export interface AdoptedState {
  /** Version of this form. */
  form: 1;
  name: string;
  numberOfUnits: number;
  settings: PlanSettings;
  financials: BasisFinancials;
  components: readonly InventoryComponent[];
  /** Adoptions of before it was kept have none. */
  details?: readonly ComponentDetails[];
  result: PlanResult;
  computedAt: string;
}
