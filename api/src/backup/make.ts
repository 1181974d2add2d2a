import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ArchivedEntry, ArchivedTable } from '@roofline/schema/full-archive/manifest';
import type { Tx } from '../platform/database';
import type { Storage } from '../platform/files/storage';
import { Problem } from '../platform/problem';
import { inOrderOfKeys, type TableShape } from '../platform/repository/catalogue';
import { writeUtc } from '../platform/repository/row-texts';
import type { WholeDatabase } from '../platform/store/operator/whole';
import { GrowingZip } from '../platform/zip/growing';
import { asRowLines } from '../platform/zip/row-lines';
import { BACKUP, BACKUP_VERSION, type BackupManifest, type KeyFile } from './format';
import { allRows, storedBytes, versionIn, wholeCatalogue } from './repository';

/** The installation to back up. */
export interface Installation {
  database: WholeDatabase;
  storage: Storage;
  keys: Record<KeyFile, Buffer>;
  oldCredentialKeys: number;
}

/** The file of a backup, and a callback for its progress. */
export interface BackupTo {
  file: string;
  madeAt: Date;
  tell: (step: string) => void;
}

/** The time between reports of progress. Files are copied after the rows: unused ones stay in the store for an hour. */
const EVERY_MS = 5000;

class BackupWriter {
  readonly entries: ArchivedEntry[] = [];
  readonly tables: ArchivedTable[] = [];
  readonly lost: string[] = [];
  readonly #zip: GrowingZip;
  readonly #madeAt: Date;

  constructor(zip: GrowingZip, madeAt: Date) {
    this.#zip = zip;
    this.#madeAt = madeAt;
  }

  async add(
    path: string,
    bytes: Readable,
    { compress = true, blobId }: { compress?: boolean; blobId?: string } = {},
  ) {
    const part = await this.#zip.add(path, bytes, { modifiedAt: this.#madeAt, compress });
    this.entries.push(blobId === undefined ? part : { ...part, blobId });
  }

  async table(tx: Tx, shape: TableShape): Promise<void> {
    let rows = 0;
    const path = `data/${shape.name}.json`;
    const lines = asRowLines(allRows(tx, shape), (count) => void (rows += count));
    await this.add(path, Readable.from(lines, { objectMode: false }));
    const columns = shape.columns.map(({ name }) => name);
    this.tables.push({ name: shape.name, path, rows, columns });
  }

  async blob(
    storage: Storage,
    { blobId, storageKey }: { blobId: string; storageKey: string },
  ): Promise<void> {
    const bytes = await storage.read(storageKey).catch((fault: unknown) => {
      if (fault instanceof Problem && fault.status === 404) return null;
      throw fault;
    });
    if (!bytes) return void this.lost.push(blobId);
    await this.add(`files/${blobId}`, bytes, { compress: false, blobId });
  }
}

/** Writes all rows of one moment. Returns the stored bytes of that moment. */
async function writeRows(tx: Tx, writer: BackupWriter) {
  await writeUtc(tx);
  const schemaVersion = await versionIn(tx);
  for (const shape of inOrderOfKeys(await wholeCatalogue(tx))) await writer.table(tx, shape);
  return { schemaVersion, stored: await storedBytes(tx) };
}

async function writeParts(
  { database, storage, keys, oldCredentialKeys }: Installation,
  { madeAt, tell }: BackupTo,
  zip: GrowingZip,
): Promise<BackupManifest> {
  const writer = new BackupWriter(zip, madeAt);
  tell('Reading the database');
  const { schemaVersion, stored } = await database.read((tx) => writeRows(tx, writer));
  let told = performance.now();
  for (const [index, blob] of stored.entries()) {
    if (performance.now() - told > EVERY_MS) {
      told = performance.now();
      tell(`Adding files: ${index} of ${stored.length}`);
    }
    await writer.blob(storage, blob);
  }
  for (const [name, key] of Object.entries(keys)) await writer.add(`keys/${name}`, Readable.from([key]));
  const { tables, lost } = writer;
  const format = { format: BACKUP, formatVersion: BACKUP_VERSION } as const;
  const about = { schemaVersion, madeAt: madeAt.toISOString(), oldCredentialKeys };
  const manifest: BackupManifest = { ...format, ...about, tables, lost, entries: [...writer.entries] };
  await writer.add('manifest.json', Readable.from([`${JSON.stringify(manifest)}\n`]));
  return manifest;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a whole installation into one file: rows of one moment, the bytes that they refer to, and the keys. Until the file
 * is complete its name is `file.part`. An earlier file of the same name is never replaced. Only the owner may read the file.
 */
export async function makeBackup(from: Installation, to: BackupTo): Promise<BackupManifest> {
  const part = `${to.file}.part`;
  const taken = await open(to.file, 'r').then(
    (file) => file.close().then(() => true),
    () => false,
  );
  if (taken) throw new Error(`${to.file} is there already. Choose another name.`);
  const zip = new GrowingZip(part, new AbortController().signal);
  try {
    const manifest = await writeParts(from, to, zip);
    await zip.end();
    await syncFile(part);
    await rename(part, to.file);
    return manifest;
  } catch (error) {
    await zip.giveUp();
    await rm(part, { force: true });
    throw error;
  }
}
