import type { Tx } from '../platform/database';
import { textKey } from '../platform/sheets/cell-text';
import { placesOfProperties } from '../property/service';

const keyOf = (of: { name?: unknown; addressLine1?: unknown; zipCode?: unknown }) =>
  [of.name, of.addressLine1, of.zipCode].map((part) => textKey(String(part ?? ''))).join('\n');

/**
 * The properties of a portfolio by name and address: a workbook that was corrected has those of its first upload once more, and none
 * is added twice.
 */
export async function existing(tx: Tx, workspaceId: string): Promise<{ has: (body: object) => boolean }> {
  const known = new Set((await placesOfProperties(tx, workspaceId)).map(keyOf));
  return { has: (body) => known.has(keyOf(body)) };
}
