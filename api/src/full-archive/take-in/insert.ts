import type { ArchivedTable, Manifest } from '@roofline/schema/full-archive/manifest';
import { makeSizesOfAll } from '../../photo/service';
import { keepLedgerWithoutApp } from '../../integration/service';
import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { BLOB_PREFIX } from '../../platform/blobs/store';
import { newStorageKey } from '../../platform/files/storage';
import { becomeTenant } from '../../platform/store/transactions';
import { inOrderOfKeys, type Catalogue } from '../../platform/repository/catalogue';
import { checkAtEnd, insertAll } from '../../platform/repository/row-texts';
import { connectedProperties, deactivateMembers } from '../repository/take-in';
import type { ArchiveFile } from '../../platform/zip/archive-file';
import { rowLines } from '../../platform/zip/row-lines';
import { UnusableArchive } from '../../platform/zip/unusable';

/** The values for columns that an archive does not have. */
export interface Brought {
  /** The hash of a password that no one knows: people choose one by a link. */
  passwordHash: string;
  /** The new storage key of each row of `blob`. */
  storageKeys: ReadonlyMap<string, string>;
}

/** Tables of people and workspaces, which only identity work may write. */
const OF_IDENTITY = ['app_user', 'workspace', 'membership'];

type Row = Record<string, unknown>;

/** Returns the column that the archive leaves out of a table, with its values; null if there is none. */
function replaced(
  name: string,
  { passwordHash, storageKeys }: Brought,
): { column: string; of: (row: Row) => string } | null {
  if (name === 'app_user') return { column: 'password_hash', of: () => passwordHash };
  // Bytes that were lost before stay lost: their new key has no file either.
  if (name === 'blob')
    return {
      column: 'storage_key',
      of: (row) => storageKeys.get(String(row.blob_id)) ?? newStorageKey(BLOB_PREFIX),
    };
  return null;
}

/** Writes the rows of a table in batches. */
async function insertTable(
  tx: Tx,
  archive: ArchiveFile,
  table: ArchivedTable,
  brought: Brought,
): Promise<void> {
  const extra = replaced(table.name, brought);
  const { name } = table;
  const columns = extra ? [...table.columns, extra.column] : table.columns;
  const complete = (line: string) => {
    if (!extra) return line;
    const row = JSON.parse(line) as Row;
    return JSON.stringify({ ...row, [extra.column]: extra.of(row) });
  };
  const rows = await insertAll(tx, { name, columns }, rowLines(await archive.read(table.path)), complete);
  if (rows !== table.rows)
    throw new UnusableArchive(`It has ${rows} rows of ${name} where ${table.rows} were written.`);
}

/** Returns the tables in the order of writing: people and workspace, then the tables that need them. */
function inOrder(
  catalogue: Catalogue,
  { tables }: Manifest,
): { first: ArchivedTable[]; rest: ArchivedTable[] } {
  const order = inOrderOfKeys(catalogue).map(({ name }) => name);
  const sorted = tables.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const first = OF_IDENTITY.flatMap((name) => sorted.filter((table) => table.name === name));
  return { first, rest: sorted.filter((table) => !OF_IDENTITY.includes(table.name)) };
}

/**
 * Writes every row of the archive in the caller's transaction, which is identity work and ends in the workspace. `appoint` is
 * called to make the Admin, once people are there.
 */
export async function insertArchive(
  tx: Tx,
  {
    archive,
    manifest,
    catalogue,
    brought,
    now,
  }: { archive: ArchiveFile; manifest: Manifest; catalogue: Catalogue; brought: Brought; now: Date },
  appoint: () => Promise<void>,
): Promise<void> {
  const { workspaceId } = manifest.scope;
  const { first, rest } = inOrder(catalogue, manifest);
  await checkAtEnd(tx);
  for (const table of first) await insertTable(tx, archive, table, brought);
  await deactivateMembers(tx, workspaceId);
  await appoint();
  await becomeTenant(tx, workActor([workspaceId]));
  for (const table of rest) await insertTable(tx, archive, table, brought);
  for (const propertyId of await connectedProperties(tx, workspaceId))
    await keepLedgerWithoutApp(tx, propertyId);
  await makeSizesOfAll(tx, workspaceId, now);
}
