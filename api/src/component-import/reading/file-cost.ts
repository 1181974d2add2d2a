import { toCents, type Cents } from '@roofline/schema/value/money';
import type { RowDraft } from './row-draft';

/** What the file says that the line costs: its cost column, else what its parts come to. */
export function fileCost(draft: RowDraft): Cents {
  const { currentCost, quantity = 1, unitCost, percentReplaced = 100 } = draft.values;
  if (currentCost !== undefined) return toCents(currentCost);
  return unitCost === undefined ? 0 : toCents((quantity * unitCost * percentReplaced) / 100);
}
