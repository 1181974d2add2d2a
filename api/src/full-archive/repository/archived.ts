import type { Tx } from '../../platform/database';
import { readCatalogue, type Catalogue } from '../../platform/repository/catalogue';
import { ARCHIVED, WITHHELD, type ArchivedName } from '../tables-of-archive';

/** The workspace or property of an archive. */
export interface Scope {
  workspaceId: string;
  /** null: the whole workspace. */
  propertyId: string | null;
}

/** Returns the tables of the archive as the database has them, without the withheld columns. */
export const readArchivedCatalogue = (tx: Tx): Promise<Catalogue> =>
  readCatalogue(tx, {
    hasTable: (table) => Object.hasOwn(ARCHIVED, table),
    hasColumn: (table, column) => !WITHHELD[table as ArchivedName]?.includes(column),
  });
