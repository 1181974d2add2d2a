import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import type { CostParts } from '@roofline/engine/types';
import type { ComponentInput } from '@roofline/schema/component/component';
import { toCents, toDollars, toHundredths, toPoints } from '@roofline/schema/value/money';
import type { CategoryPositions } from './categories';
import type { ComponentRow } from './repository';

/** Returns the name without regard to case and spacing. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Encodes an input for storage: money in cents, quantity in thousandths, percent in hundredths of a point. */
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
    warrantyUntil: input.warrantyUntil,
    nextInspectionOn: input.nextInspectionOn,
    glCode: input.glCode,
    notes: input.notes,
  };
}
export type StoredValues = ReturnType<typeof storedValues>;

/** Returns the parts of a stored component's cost. */
export function costPartsOf(
  row: Pick<ComponentRow, 'quantityThousandths' | 'unitCost' | 'percentReplaced'>,
): CostParts {
  return {
    quantity: row.quantityThousandths / 1000,
    unitCostCents: row.unitCost,
    percentReplaced: toPoints(row.percentReplaced),
  };
}

type Counted = Pick<ComponentRow, 'replacementCost' | 'remainingUsefulLife' | 'usefulLife' | 'isOneTime'>;

/**
 * Returns the line as the projections of its fiscal year count it. Work that a project completed in the year is still
 * work of the year: it is due in year 0 and again after its new remaining life, so that the money is spent only once.
 */
export function countedAs<Row extends Counted>(row: Row): Row {
  const { replacementCost, remainingUsefulLife, usefulLife, isOneTime } = row;
  if (replacementCost === null || remainingUsefulLife === 0) return row;
  return { ...row, remainingUsefulLife: 0, usefulLife: isOneTime ? usefulLife : remainingUsefulLife };
}

/** Decodes stored values into the input that a person would send. */
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
    warrantyUntil: row.warrantyUntil,
    nextInspectionOn: row.nextInspectionOn,
    glCode: row.glCode,
    notes: row.notes,
  };
}
