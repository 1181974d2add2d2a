import type { Tx } from '../platform/database';
import { textKey } from '../platform/sheets/cell-text';
import { placesOfProperties } from '../property/service';

const keyOf = (of: { name?: unknown; addressLine1?: unknown; zipCode?: unknown }) =>
  [of.name, of.addressLine1, of.zipCode].map((part) => textKey(String(part ?? ''))).join('\n');

/**
 * Returns a lookup of a portfolio's properties by name and address, so that a corrected workbook does not add the properties of its
 * first upload twice.
 */
export async function existing(tx: Tx, workspaceId: string): Promise<{ has: (body: object) => boolean }> {
  const known = new Set((await placesOfProperties(tx, workspaceId)).map(keyOf));
  return { has: (body) => known.has(keyOf(body)) };
}
