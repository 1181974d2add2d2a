import type { Tx } from '../../platform/database';
import { readCatalogue, type Catalogue } from '../../platform/repository/catalogue';
import { ARCHIVED, WITHHELD, type ArchivedName } from '../tables-of-archive';

/** What an archive is of. */
export interface Scope {
  workspaceId: string;
  /** null: of the whole workspace. */
  propertyId: string | null;
}

/** The tables of the archive as the database has them, without what is withheld. */
export const readArchivedCatalogue = (tx: Tx): Promise<Catalogue> =>
  readCatalogue(tx, {
    hasTable: (table) => Object.hasOwn(ARCHIVED, table),
    hasColumn: (table, column) => !WITHHELD[table as ArchivedName]?.includes(column),
  });
