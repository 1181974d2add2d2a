import { buffer } from 'node:stream/consumers';
import { BLOB_PREFIX } from '../platform/blobs/store';
import type { Tx } from '../platform/database';
import type { Storage } from '../platform/files/storage';
import { inOrderOfKeys } from '../platform/repository/catalogue';
import { insertAll } from '../platform/repository/row-texts';
import type { Fillable } from '../platform/store/operator/fill';
import { newestMigration } from '../platform/store/migrations';
import { becomeOperator, becomeOwner } from '../platform/store/operator/whole';
import { ArchiveFile } from '../platform/zip/archive-file';
import { CHANGED, checkHash, checkParts, manifestOf } from '../platform/zip/check-parts';
import { rowLines } from '../platform/zip/row-lines';
import { UnusableArchive } from '../platform/zip/unusable';
import { BACKUP, BACKUP_VERSION, backupManifest, KEYS, type BackupManifest, type KeyFile } from './format';
import { isUnused, openTables, wholeCatalogue } from './repository';

/** The installation to restore a backup into. */
export interface Place {
  database: Fillable;
  storage: Storage;
  /** Keys from settings, which take precedence over those of the data folder. */
  givenKeys: Partial<Record<KeyFile, Buffer>>;
  keepKey: (name: KeyFile, key: Buffer) => Promise<void>;
}

const NEWER =
  'It was made by a newer version of Roofline. Start from that version, or a later one, and restore it there.';
const UNKNOWN = 'It was made by a version of Roofline that is not one of those before this one.';

async function readManifest(archive: ArchiveFile): Promise<BackupManifest> {
  const found = (await manifestOf(archive, BACKUP, 'It is no backup of Roofline')) as Partial<BackupManifest>;
  if (Number(found.formatVersion) > BACKUP_VERSION || Number(found.schemaVersion) > newestMigration())
    throw new UnusableArchive(NEWER);
  const result = backupManifest.safeParse(found);
  if (!result.success) throw new UnusableArchive(CHANGED);
  checkParts(archive, result.data);
  return result.data;
}

/** Returns the keys of the backup. Throws if settings name others: encrypted data would be unreadable. */
async function keysOf(archive: ArchiveFile, { givenKeys }: Place): Promise<[KeyFile, Buffer][]> {
  const keys: [KeyFile, Buffer][] = [];
  for (const name of Object.keys(KEYS) as KeyFile[]) {
    const key = await buffer(await archive.read(`keys/${name}`));
    const given = givenKeys[name];
    if (given && !given.equals(key))
      throw new UnusableArchive(
        `${KEYS[name]} is another key than where it was made. Set it as it was there, or leave it out: the backup has its key.`,
      );
    if (!given) keys.push([name, key]);
  }
  return keys;
}

/** Stores the bytes under new keys for the rows of `blob`. Removes them again if a later step fails. */
async function withBytes(
  storage: Storage,
  archive: ArchiveFile,
  { entries }: BackupManifest,
  use: (keys: ReadonlyMap<string, string>) => Promise<void>,
): Promise<void> {
  const keys = new Map<string, string>();
  try {
    for (const { path, blobId } of entries)
      if (blobId !== undefined) keys.set(blobId, await storage.put(BLOB_PREFIX, await archive.read(path)));
    await use(keys);
  } catch (error) {
    for (const key of keys.values()) await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

const NOT_EMPTY =
  'This installation is not empty. A backup is restored into a new one: give it an empty DATA_DIR, or a DATABASE_URL without tables, and start nothing on it before.';
const HAS_FILES =
  'Files are stored here already. A backup is restored where there are none: empty the folder files in DATA_DIR, or name another bucket.';

async function requireEmpty({ database, storage }: Place, { schemaVersion }: BackupManifest): Promise<void> {
  if (!(await database.isEmpty(schemaVersion, isUnused))) throw new UnusableArchive(NOT_EMPTY);
  for await (const _ of storage.list(BLOB_PREFIX)) throw new UnusableArchive(HAS_FILES);
}

const NO_CHANGE = (line: string) => line;

/** Returns a function that puts the new storage key of the bytes into a row of `blob`. */
const stored = (keys: ReadonlyMap<string, string>) => (line: string) => {
  const row = JSON.parse(line) as { blob_id: string };
  const storageKey = keys.get(row.blob_id);
  return storageKey === undefined ? line : JSON.stringify({ ...row, storage_key: storageKey });
};

/** Writes every row unchanged into tables of the version that made the backup. */
async function fill(
  tx: Tx,
  archive: ArchiveFile,
  { tables }: BackupManifest,
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  const catalogue = await wholeCatalogue(tx);
  const given = new Map(tables.map((table) => [table.name, table]));
  if (given.size !== catalogue.shapes.size) throw new UnusableArchive(CHANGED);
  const closeTables = await openTables(tx, catalogue);
  await becomeOperator(tx);
  for (const { name } of inOrderOfKeys(catalogue)) {
    const table = given.get(name);
    if (!table) throw new UnusableArchive(CHANGED);
    const complete = name === 'blob' ? stored(keys) : NO_CHANGE;
    const rows = await insertAll(tx, table, rowLines(await archive.read(table.path)), complete);
    if (rows !== table.rows) throw new UnusableArchive(CHANGED);
  }
  await becomeOwner(tx);
  await closeTables();
}

/** Restores a backup into an unused installation: everything, or nothing that anyone would see. */
export async function restoreBackup(
  file: string,
  place: Place,
  tell: (step: string) => void,
): Promise<BackupManifest> {
  const archive = await ArchiveFile.open(file);
  try {
    const manifest = await readManifest(archive);
    await requireEmpty(place, manifest);
    tell(`Checking ${manifest.entries.length} parts`);
    for (const entry of manifest.entries) await checkHash(archive, entry);
    const keys = await keysOf(archive, place);
    tell('Storing the files');
    await withBytes(place.storage, archive, manifest, async (storageKeys) => {
      for (const [name, key] of keys) await place.keepKey(name, key);
      tell('Writing the data');
      const isKnown = await place.database.fill(manifest.schemaVersion, (tx) =>
        fill(tx, archive, manifest, storageKeys),
      );
      if (!isKnown) throw new UnusableArchive(UNKNOWN);
    });
    return manifest;
  } finally {
    archive.close();
  }
}
