import { roundCents } from '../numeric/cents';
import type { Cents, CostParts } from '../types';

/** Quantity × unit cost × percent replaced / 100, in cents, rounded once, half up; in whole numbers, so exact. */
export function currentCostCents({ quantity, unitCostCents, percentReplaced }: CostParts): Cents {
  const thousandths = BigInt(Math.round(quantity * 1000));
  const hundredths = BigInt(Math.round(percentReplaced * 100));
  return Number((thousandths * BigInt(unitCostCents) * hundredths + 5_000_000n) / 10_000_000n);
}

/** Cost of one unit, in cents, where the work on quantity × percent replaced / 100 units cost `actual`; rounded once. */
export function unitCostOfActual(
  actual: Cents,
  { quantity, percentReplaced }: Pick<CostParts, 'quantity' | 'percentReplaced'>,
): Cents {
  return roundCents((actual * 100) / (quantity * percentReplaced), 'unit cost');
}
