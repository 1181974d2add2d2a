import { toCents, toDollars } from '@roofline/schema/value/money';
import type { RowValues } from './row-values';

/** The values of a row, with those derived from columns that components do not store, and notes about them. */
export interface Derived {
  values: RowValues;
  notes: string[];
}

const amount = (dollars: number) => dollars.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Returns the middle of a range of costs, as published studies print it beside their best and worst case. */
function middleCost(
  { currentCost: low, currentCostHigh: high }: RowValues,
  notes: string[],
): number | undefined {
  if (high === undefined) return low;
  if (low === undefined) {
    notes.push('The file has only the high end of the cost.');
    return high;
  }
  if (low === high) return low;
  notes.push(`The cost is the middle of ${amount(low)} and ${amount(high)}.`);
  return toDollars(Math.round((toCents(low) + toCents(high)) / 2));
}

/** Returns the years from the fiscal year to the next replacement; 0 for overdue work. */
function remainingLife(values: RowValues, fiscalYear: number, notes: string[]): number | undefined {
  const { remainingUsefulLife, nextReplacementYear: due } = values;
  if (remainingUsefulLife !== undefined || due === undefined) return remainingUsefulLife;
  notes.push(
    due < fiscalYear
      ? `Overdue since ${due}: no remaining useful life.`
      : `Remaining useful life until the next replacement in ${due}.`,
  );
  return Math.max(0, due - fiscalYear);
}

/** Derives the cost from a range, and the remaining useful life from the year of the next replacement. */
export function derivedValues(read: RowValues, fiscalYear: number): Derived {
  const notes: string[] = [];
  const currentCost = middleCost(read, notes);
  const remainingUsefulLife = remainingLife(read, fiscalYear, notes);
  const { currentCostHigh: _high, nextReplacementYear: _due, ...values } = read;
  if (currentCost !== undefined) values.currentCost = currentCost;
  if (remainingUsefulLife !== undefined) values.remainingUsefulLife = remainingUsefulLife;
  return { values, notes };
}
