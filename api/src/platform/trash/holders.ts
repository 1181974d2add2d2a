import type { Tx } from '../database';

/** What a file of a property is the document of. */
export interface Holder {
  propertyFileId: string;
  /** In words: `the adoption of Feb 3, 2026`. */
  holder: string;
}

/**
 * Finds what names these files as its documents; such a file is not deleted. A hook and not an import, because whoever has
 * documents stores them as files: files must not import those domains in turn.
 */
export type FindHolders = (tx: Tx, propertyFileIds: readonly string[]) => Promise<Holder[]>;

/** All of several; each is asked with one statement. */
export const holdersOfAll =
  (all: readonly FindHolders[]): FindHolders =>
  async (tx, ids) => {
    const found: Holder[] = [];
    if (ids.length > 0) for (const find of all) found.push(...(await find(tx, ids)));
    return found;
  };
