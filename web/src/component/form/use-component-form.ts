import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import { componentInput, type ComponentInput } from '@roofline/schema/component';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { ComponentRowFragment } from '../ComponentRow.generated';

/** A component as the form holds it: empty text is '', an empty number null. */
export interface ComponentValues {
  name: string;
  category: string;
  location: string;
  quantity: number | null;
  unitOfMeasure: string;
  unitCost: number | null;
  percentReplaced: number | null;
  usefulLife: number | null;
  remainingUsefulLife: number | null;
  placedInServiceYear: number | null;
  lastReplacedYear: number | null;
  isOneTime: boolean;
  glCode: string;
  notes: string;
}
export type ComponentForm = RuledForm<ComponentValues, ComponentInput>;

/** Field names in the order of the screen, with their labels. */
export const COMPONENT_LABELS: Record<keyof ComponentValues, string> = {
  name: 'Name',
  category: 'Category',
  location: 'Location',
  quantity: 'Quantity',
  unitOfMeasure: 'Unit',
  unitCost: 'Unit cost',
  percentReplaced: 'Percent replaced',
  usefulLife: 'Useful life',
  remainingUsefulLife: 'Remaining useful life',
  placedInServiceYear: 'Placed in service',
  lastReplacedYear: 'Last replaced',
  isOneTime: 'One-time',
  glCode: 'GL code',
  notes: 'Notes',
};

/** What a new component starts with. */
export const newComponent: ComponentValues = {
  name: '',
  category: '',
  location: '',
  quantity: 1,
  unitOfMeasure: 'EA',
  unitCost: null,
  percentReplaced: 100,
  usefulLife: null,
  remainingUsefulLife: null,
  placedInServiceYear: null,
  lastReplacedYear: null,
  isOneTime: false,
  glCode: '',
  notes: '',
};

/** The form's values for a saved component. */
export function valuesOf(row: ComponentRowFragment): ComponentValues {
  return {
    name: row.name,
    category: row.category,
    location: row.location ?? '',
    quantity: row.quantity,
    unitOfMeasure: row.unitOfMeasure,
    unitCost: row.unitCost,
    percentReplaced: row.percentReplaced,
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    placedInServiceYear: row.placedInServiceYear,
    lastReplacedYear: row.lastReplacedYear,
    isOneTime: row.isOneTime,
    glCode: row.glCode ?? '',
    notes: row.notes ?? '',
  };
}

/** Dollars of one replacement today, as the service computes them; null while something is missing. */
export function replacementCost(
  values: Pick<ComponentValues, 'quantity' | 'unitCost' | 'percentReplaced'>,
): number | null {
  const { quantity, unitCost, percentReplaced } = values;
  if (quantity === null || unitCost === null || percentReplaced === null) return null;
  return currentCostCents({ quantity, unitCostCents: Math.round(unitCost * 100), percentReplaced }) / 100;
}

/** Quantity and percentage move the limit of the cost. */
const DEPENDENTS = { quantity: ['unitCost'], percentReplaced: ['unitCost'] } as const;

/** A component under the contract's rules. */
export function useComponentForm(options: {
  defaultValues: ComponentValues;
  readOnly?: boolean;
}): ComponentForm {
  return useRuledForm<ComponentValues, ComponentInput>({
    schema: componentInput,
    dependents: DEPENDENTS,
    ...options,
  });
}
