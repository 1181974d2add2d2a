import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import type { CostParts } from '@roofline/engine/types';
import type { ComponentInput } from '@roofline/schema/component/component';
import { toCents, toDollars, toHundredths, toPoints } from '@roofline/schema/value/money';
import type { CategoryPositions } from './categories';
import type { ComponentRow } from './repository';

/** The name without regard to case and spacing. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What a person sent, as it is stored: money in cents, quantity in thousandths, percent in hundredths of a point. */
export function storedValues(input: ComponentInput, categories: CategoryPositions) {
  const unitCost = toCents(input.unitCost);
  const { quantity, percentReplaced } = input;
  return {
    name: input.name,
    nameKey: nameKey(input.name),
    category: categories.spelled(input.category),
    location: input.location,
    quantityThousandths: Math.round(quantity * 1000),
    unitOfMeasure: input.unitOfMeasure,
    unitCost,
    currentCost: currentCostCents({ quantity, unitCostCents: unitCost, percentReplaced }),
    usefulLife: input.usefulLife,
    remainingUsefulLife: input.remainingUsefulLife,
    placedInServiceYear: input.placedInServiceYear,
    lastReplacedYear: input.lastReplacedYear,
    isOneTime: input.isOneTime,
    percentReplaced: toHundredths(percentReplaced),
    glCode: input.glCode,
    notes: input.notes,
  };
}
export type StoredValues = ReturnType<typeof storedValues>;

/** What the cost of a stored component is made of. */
export function costPartsOf(
  row: Pick<ComponentRow, 'quantityThousandths' | 'unitCost' | 'percentReplaced'>,
): CostParts {
  return {
    quantity: row.quantityThousandths / 1000,
    unitCostCents: row.unitCost,
    percentReplaced: toPoints(row.percentReplaced),
  };
}

/** What is stored, as a person would send it. */
export function inputOf(row: StoredValues): ComponentInput {
  return {
    name: row.name,
    category: row.category,
    location: row.location,
    quantity: row.quantityThousandths / 1000,
    unitOfMeasure: row.unitOfMeasure,
    unitCost: toDollars(row.unitCost),
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    placedInServiceYear: row.placedInServiceYear,
    lastReplacedYear: row.lastReplacedYear,
    isOneTime: row.isOneTime,
    percentReplaced: toPoints(row.percentReplaced),
    glCode: row.glCode,
    notes: row.notes,
  };
}
