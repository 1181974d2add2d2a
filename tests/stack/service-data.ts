import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@roofline/api/platform/store/open';
import type { Database } from '@roofline/api/platform/database';
import {
  filledDatabases,
  freshPostgresUrl,
  preparedPostgres,
} from '@roofline/api/platform/fixtures/databases';
import { folderStorage, type Storage } from '@roofline/api/platform/files/storage';
import { IS_THOROUGH } from './thorough';

/** A new folder under the system's temporary ones, and a function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'roofline-faults-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Makes the folder of `dataFolder`, for as long as this process lives. */
async function prepareFolder(): Promise<string> {
  const { path } = await temporaryFolder();
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  await (await openDatabase({ dataDir: path })).close();
  return path;
}

let prepared: Promise<string> | undefined;

/** Fills a folder with the empty database of a first start: copied, since making one takes as long as four starts. */
export async function layEmbedded(to: string): Promise<void> {
  await cp(await (prepared ??= prepareFolder()), to, { recursive: true });
}

/** A new folder in which Roofline was started once: it has an empty database, and nobody in it. */
export async function startedFolder(): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder();
  await layEmbedded(folder.path);
  return folder;
}

/** Where a started REST service keeps its data. */
export interface ServiceData {
  folder: string;
  /** For `startApiProcess`. */
  settings: Record<string, string>;
  /** Opens the same database in this process; close it before the service starts. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** What `serviceData` makes for a test that is about both databases; PostgreSQL only where PG_URL is set. */
export const DATABASES = [
  { name: 'the embedded database', isEmbedded: true },
  ...(process.env.PG_URL === undefined ? [] : [{ name: 'PostgreSQL', isEmbedded: false }]),
];

/** The databases on which services are killed in a usual run; a thorough one kills them on both, and `crash.test.ts` always does. */
export const DATABASES_OF_KILLS = IS_THOROUGH ? DATABASES : DATABASES.slice(-1);

/** A new folder, and an empty, migrated database of its own on PostgreSQL where PG_URL is set, unless `isEmbedded`; else the one in the folder. */
export async function serviceData({ isEmbedded = false } = {}): Promise<ServiceData> {
  const folder = await temporaryFolder();
  const postgres = isEmbedded ? undefined : process.env.PG_URL;
  const server = postgres ? await freshPostgresUrl(postgres, await preparedPostgres(postgres)) : null;
  if (!server) await layEmbedded(folder.path);
  return {
    folder: folder.path,
    settings: { DATA_DIR: folder.path, ...(server ? { DATABASE_URL: server.url } : {}) },
    open: () => openDatabase({ url: server?.url, dataDir: folder.path }),
    async remove() {
      await server?.drop();
      await folder.remove();
    },
  };
}

/** A database and the storage of its files. */
export interface Stored {
  database: Database;
  storage: Storage;
}

/**
 * Databases with files, the same for as many tests as ask: `fill` writes both once for each process and closes the database; each
 * further one is a copy. What `fill` answers comes with each copy.
 */
export function filledWithFiles<T>(
  fill: (empty: Stored) => Promise<T>,
): () => Promise<Stored & { filled: T }> {
  const copies = filledDatabases(async (database) => {
    const { path } = await temporaryFolder();
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    return { path, answer: await fill({ database, storage: folderStorage(path) }) };
  });
  return async () => {
    const { database, filled } = await copies();
    const folder = await temporaryFolder();
    await cp(filled.path, folder.path, { recursive: true });
    const close = () => database.close().then(folder.remove);
    return {
      database: { ...database, close },
      storage: folderStorage(folder.path),
      filled: structuredClone(filled.answer),
    };
  };
}
