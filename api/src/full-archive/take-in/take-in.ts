import { randomBytes } from 'node:crypto';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import { appoint, endSetup, hashPassword, standAlone, type ResetLink } from '../../account/service';
import { BlobStore } from '../../platform/blobs/store';
import type { Clock } from '../../platform/clock';
import type { Database, Tx } from '../../platform/database';
import type { Storage } from '../../platform/files/storage';
import { sqlStateOf } from '../../platform/store/sql-state';
import { schemaVersion, type Catalogue } from '../../platform/repository/catalogue';
import { readArchivedCatalogue } from '../repository/archived';
import { hasAnyWorkspace } from '../repository/take-in';
import { ArchiveFile } from '../../platform/zip/archive-file';
import { checkHash, checkParts } from '../../platform/zip/check-parts';
import { checkColumns, readManifest } from './check';
import { insertArchive } from './insert';
import { UnusableArchive } from '../../platform/zip/unusable';

/** The installation that takes an archive in. */
interface Parts {
  database: Database;
  clock: Clock;
  storage: Storage;
}

/** The archive's file, the new Admin, and a callback for progress. */
export interface TakeIn {
  file: string;
  /** The user who becomes the Admin and lets the others in. */
  email: string;
  tell: (step: string) => void;
}

export interface TakenIn {
  manifest: Manifest;
  email: string;
  link: ResetLink;
}

const NOT_EMPTY =
  'This installation is not empty. An archive is taken in by a new one: give it an empty DATA_DIR or database, with DEMO=off, and do not sign up in it first.';

/** SQL states that come from the rows themselves: wrong values, keys without a row, rows of other workspaces. */
const OF_ROWS = /^(22|23|42501)/;

async function requireEmpty(tx: Tx): Promise<void> {
  if (!(await standAlone(tx)) || (await hasAnyWorkspace(tx))) throw new UnusableArchive(NOT_EMPTY);
}

/** Checks everything about the archive that can be known before anything is written. */
async function examine({ database }: Parts, archive: ArchiveFile, { tell }: TakeIn) {
  const { catalogue } = await database.system(async (tx) => {
    await requireEmpty(tx);
    return { catalogue: await readArchivedCatalogue(tx) };
  });
  const manifest = await readManifest(archive, await schemaVersion(database));
  checkParts(archive, manifest);
  checkColumns(catalogue, manifest);
  tell(`Checking ${manifest.entries.length} parts`);
  for (const entry of manifest.entries) await checkHash(archive, entry);
  return { manifest, catalogue };
}

/** Stores the bytes of files. If the process crashes, no row refers to them, and the service sweeps them away. */
async function bringBytes(
  parts: Parts,
  archive: ArchiveFile,
  { entries }: Manifest,
): Promise<Map<string, string>> {
  const blobs = new BlobStore(parts);
  const keys = new Map<string, string>();
  for (const { path, blobId } of entries)
    if (blobId !== undefined) keys.set(blobId, await blobs.bring(await archive.read(path)));
  return keys;
}

/** Writes all rows or none. */
async function write(
  { database, clock }: Parts,
  given: { archive: ArchiveFile; manifest: Manifest; catalogue: Catalogue; storageKeys: Map<string, string> },
  email: string,
): Promise<ResetLink> {
  const { storageKeys, ...from } = given;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const now = clock.now();
  const { workspaceId } = given.manifest.scope;
  try {
    return await database.system(async (tx) => {
      await requireEmpty(tx);
      let link: ResetLink | undefined;
      await insertArchive(tx, { ...from, now, brought: { passwordHash, storageKeys } }, async () => {
        link = await appoint(tx, { workspaceId, email }, { passwordHash, now });
        await endSetup(tx);
      });
      return link!;
    });
  } catch (error) {
    if (!OF_ROWS.test(sqlStateOf(error))) throw error;
    throw new UnusableArchive(
      `Its data do not fit together (${(error as Error).message.split('\n')[0]}). Make a new archive.`,
      {
        cause: error,
      },
    );
  }
}

/** Takes a full archive into this installation, which has to be empty: everything or nothing. */
export async function takeIn(parts: Parts, asked: TakeIn): Promise<TakenIn> {
  const archive = await ArchiveFile.open(asked.file);
  try {
    const { manifest, catalogue } = await examine(parts, archive, asked);
    asked.tell('Storing the files');
    const storageKeys = await bringBytes(parts, archive, manifest);
    asked.tell('Writing the data');
    const link = await write(parts, { archive, manifest, catalogue, storageKeys }, asked.email);
    return { manifest, email: asked.email, link };
  } finally {
    archive.close();
  }
}
