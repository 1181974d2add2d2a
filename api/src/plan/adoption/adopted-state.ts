import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { ComponentRow, InventoryComponent } from '../../component/service';
import type { BasisFinancials } from '../funding/basis';
import type { PlanResult } from '../funding/record';

/** The fields of a component that only lists show; nothing is computed from them. */
export type ComponentDetails = Pick<
  ComponentRow,
  'propertyComponentId' | 'location' | 'quantityThousandths' | 'unitOfMeasure'
>;

/** The exact inputs and outputs of a plan on the day of its adoption; money in cents. */
export interface AdoptedState {
  /** The version of this format. */
  form: 1;
  name: string;
  numberOfUnits: number;
  settings: PlanSettings;
  financials: BasisFinancials;
  components: readonly InventoryComponent[];
  /** Missing in adoptions from before these details were stored. */
  details?: readonly ComponentDetails[];
  result: PlanResult;
  computedAt: string;
}
