import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../platform/database';
import { containing, uuidArray } from '../../../platform/store/values';

/** From here on properties are read in the order of the list until a page is full, which many of them fill soon. */
const FEW = 1000;
/** The index is asked for each workspace, some 0.4 ms; whoever has more of them has properties in each read faster than that. */
const FEW_WORKSPACES = 30;

/** In the letters that a property is found by. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** In the letters that a property is found by. */
export const likePattern = (text: string): string => containing(folded(text));

/** What a property is found by; stored beside it, in the same letters that a filter is folded to. */
export const searchTextOf = (of: { name: string; city: string; state: string }): string =>
  folded(`${of.name} ${of.city} ${of.state}`);

/**
 * Ids of the active properties with this text in name, city or state, from the index of their letters; undefined where
 * there are many, of them or of workspaces. Whoever shows them reads them under row security.
 */
export async function fewContaining(
  tx: Tx,
  workspaceIds: readonly string[],
  text: string,
): Promise<string[] | undefined> {
  if (workspaceIds.length > FEW_WORKSPACES) return undefined;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select property_id as id
      from properties_containing(${uuidArray(workspaceIds)}, ${folded(text)}, ${likePattern(text)}, ${FEW + 1})`,
  );
  return rows.length > FEW ? undefined : rows.map(({ id }) => id);
}
