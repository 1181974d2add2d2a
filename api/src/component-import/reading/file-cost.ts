import { toCents, type Cents } from '@roofline/schema/value/money';
import type { RowDraft } from './row-draft';

/** Returns the cost of a line by the file: its cost column, else quantity times unit cost times percent replaced. */
export function fileCost(draft: RowDraft): Cents {
  const { currentCost, quantity = 1, unitCost, percentReplaced = 100 } = draft.values;
  if (currentCost !== undefined) return toCents(currentCost);
  return unitCost === undefined ? 0 : toCents((quantity * unitCost * percentReplaced) / 100);
}
