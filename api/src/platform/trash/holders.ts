import type { Tx } from '../database';

/** An object that has a property's file among its documents. */
export interface Holder {
  propertyFileId: string;
  /** The object in words: `the adoption of Feb 3, 2026`. */
  holder: string;
}

/**
 * Finds the objects that have these files among their documents; such a file is not deleted. A hook and not an import,
 * because domains with documents store them as files: files must not import those domains in turn.
 */
export type FindHolders = (tx: Tx, propertyFileIds: readonly string[]) => Promise<Holder[]>;

/** Combines several finders; each gets all files at once. */
export const holdersOfAll =
  (all: readonly FindHolders[]): FindHolders =>
  async (tx, ids) => {
    const found: Holder[] = [];
    if (ids.length > 0) for (const find of all) found.push(...(await find(tx, ids)));
    return found;
  };
