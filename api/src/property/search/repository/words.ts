import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../platform/database';
import { containing, uuidArray } from '../../../platform/store/values';

/** More matches than this are read in the order of the list until a page is full, which so many fill soon. */
const FEW = 1000;
/** The index is searched once per workspace, some 0.4 ms each; for more of them reading the properties is faster. */
const FEW_WORKSPACES = 30;

/** Folds a text to the letters that the search compares. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Returns the LIKE pattern for texts that contain the folded text. */
export const likePattern = (text: string): string => containing(folded(text));

/** Returns the text that a property is found by, folded like a filter; it is stored with the property. */
export const searchTextOf = (of: { name: string; city: string; state: string }): string =>
  folded(`${of.name} ${of.city} ${of.state}`);

/**
 * Returns the ids of the active properties with this text in name, city or state, from the index of their letters;
 * undefined where they or the workspaces are too many. The properties shown are still read under row security.
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
