import { toCents, toDollars } from '@roofline/schema/value/money';

/** Returns the sum of costs in dollars; null where costs are not shown. */
export function sumOfCosts(costs: readonly (number | null)[]): number | null {
  let cents = 0;
  for (const cost of costs) {
    if (cost === null) return null;
    // In cents: sums of dollars with cents drift.
    cents += toCents(cost);
  }
  return toDollars(cents);
}
