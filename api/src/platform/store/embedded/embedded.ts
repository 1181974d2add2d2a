import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseLog, DatabaseOptions } from '../../database';
import type { Progress } from '../../process/progress';
import { DURABLE_START, DurableFS } from './durable-fs';
import { lockFolder } from './folder-lock';
import { countStatements, migrationsFolder } from '../migrations';
import { NoRoomError, Room } from './room';
import { ensureRoles } from '../roles';
import { sqlStateOf } from '../sql-state';
import { trustedTemplate } from './template';
import { modeOf, READ_ONLY_STATE, settingText, transactions, type Begin } from '../transactions';
import { scheduleUpkeep } from './upkeep';

/** Brings roles and tables up to date. */
export async function migrateEmbedded(client: PGlite, progress?: Progress): Promise<void> {
  await ensureRoles((statement) => client.query(statement));
  const logger = countStatements(progress, 'migrating the database');
  await migrate(drizzle(client, { logger }), { migrationsFolder: migrationsFolder() });
}

interface Surroundings {
  /** Asked before every transaction; left out, there is always room. */
  isShort?: () => boolean;
  beforeClose?: () => Promise<void>;
  afterClose?: () => Promise<void>;
}

/**
 * Where room is short every transaction only reads: whatever would write fails in the database itself, before a byte of
 * it is written, and everything that reads goes on, whichever way it asks.
 */
function mindingRoom(begin: Begin, isShort: () => boolean): Begin {
  return async (work, beginning) => {
    if (beginning.isReadOnly || !isShort()) return begin(work, beginning);
    try {
      return await begin(work, { ...beginning, isReadOnly: true });
    } catch (error) {
      throw sqlStateOf(error) === READ_ONLY_STATE ? new NoRoomError(error) : error;
    }
  };
}

/** A Database over an open PGlite, with the room around it and what is to be done when it is closed. */
export function embeddedDatabase(client: PGlite, log?: DatabaseLog, around: Surroundings = {}): Database {
  const db = drizzle(client);
  const isShort = around.isShort ?? (() => false);
  const begin: Begin = (work, beginning) =>
    client.transaction(async (own) => {
      await own.exec(`set transaction ${modeOf(beginning)}; ${settingText(beginning.settings)}`);
      return work(drizzle(own as unknown as PGlite) as never);
    });
  const onStray = (error: unknown) => log?.error({ err: error }, 'Work after a commit failed');
  return {
    kind: 'embedded',
    hasRoom: () => !isShort(),
    ...transactions(mindingRoom(begin, isShort), onStray),
    single: async (statement) => (await db.execute(statement)).rows as never,
    ping: async () => void (await client.query('select 1')),
    close: async () => {
      await around.beforeClose?.();
      await client.close();
      await around.afterClose?.();
    },
  };
}

/** Ends the process: a log without room leaves the database spinning for ever, and a restart finds its data whole. */
function endWithoutRoom(): never {
  process.stderr.write(
    'There is not enough space for the log of the database; stopping. A restart recovers it.\n',
  );
  process.exit(1);
}

async function start(
  folder: string,
  room: Room,
  template?: Blob,
): Promise<{ client: PGlite; fs: DurableFS }> {
  const fs = new DurableFS(folder, { yieldRoom: () => room.yieldCushion(), onLost: endWithoutRoom });
  const client = await PGlite.create({
    fs,
    startParams: DURABLE_START,
    ...(template ? { loadDataDir: template } : {}),
  });
  return { client, fs };
}

/** Makes every file and folder below durable; the files of a template were never fsynced by the database. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncOne(child);
  }
  if (process.platform !== 'win32') syncOne(path);
}

function syncOne(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A new database is prepared beside its place and then renamed: a crash never leaves half a one to be opened. */
async function prepare(dataDir: string, folder: string, room: Room, progress?: Progress): Promise<void> {
  const building = join(dataDir, 'database.new');
  await rm(building, { recursive: true, force: true });
  const { client } = await start(building, room, await trustedTemplate());
  await migrateEmbedded(client, progress);
  await client.close();
  progress?.('writing the new database to the disk');
  syncTree(building);
  await rename(building, folder);
  if (process.platform !== 'win32') syncOne(dataDir);
}

/** One commit must reach the disk. Otherwise a power cut would take what was acknowledged, so nothing starts. */
async function canary(client: PGlite, fs: DurableFS): Promise<void> {
  await client.exec('create table if not exists roofline_start (at timestamptz not null)');
  const before = fs.syncs;
  await client.exec('delete from roofline_start; insert into roofline_start values (now())');
  if (fs.syncs === before)
    throw new Error('The embedded database does not write durably on this machine; refusing to start.');
}

type EmbeddedOptions = Omit<DatabaseOptions, 'url'> & { dataDir: string };

/** Opens `dataDir/database`, alone. With less than `reserve` bytes free on its disk it is only read. */
export async function openEmbedded({
  dataDir,
  reserve = 0,
  log,
  progress,
}: EmbeddedOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const room = new Room(dataDir, reserve);
    await room.layCushion();
    if (!existsSync(folder)) {
      progress?.('making a new database');
      await prepare(dataDir, folder, room, progress);
    }
    progress?.('opening the database');
    const { client, fs } = await start(folder, room);
    await migrateEmbedded(client, progress);
    await canary(client, fs);
    const isShort = () => room.isShort();
    const beforeClose = scheduleUpkeep(client, isShort, log);
    return embeddedDatabase(client, log, { isShort, beforeClose, afterClose: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
