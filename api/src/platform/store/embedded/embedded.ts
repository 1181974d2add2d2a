import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseLog, DatabaseOptions } from '../../database';
import type { Progress } from '../../process/progress';
import { builderOver, txOver, type EmbeddedClient } from './client';
import { lockFolder } from './folder-lock';
import { countStatements, migrationsFolder } from '../migrations';
import { NoRoomError, Room } from './room';
import { ensureOperator, ensureRoles } from '../roles';
import { sqlStateOf } from '../sql-state';
import { trustedTemplate } from './template';
import { markFolder, requireKnown } from '../version';
import { modeOf, READ_ONLY_STATE, settingText, transactions, type Begin } from '../transactions';
import { offerCopies } from './copies';
import { syncOne, syncTree } from './sync-tree';
import { DatabaseThread } from './thread/thread';
import { scheduleUpkeep } from './upkeep';

/** Brings roles and tables up to the migrations in the folder. */
export async function migrateEmbedded(
  client: EmbeddedClient,
  progress?: Progress,
  folder = migrationsFolder(),
): Promise<void> {
  const run = (statement: string) => client.query<Record<string, unknown>>(statement);
  await requireKnown(run);
  await ensureRoles(run);
  const logger = countStatements(progress, 'migrating the database');
  await migrate(builderOver(client, logger), { migrationsFolder: folder });
  await ensureOperator(run);
}

interface Surroundings {
  /** Called before every transaction; without it, there is always room. */
  isShort?: () => boolean;
  beforeClose?: () => Promise<void>;
  afterClose?: () => Promise<void>;
}

/**
 * Makes every transaction read-only while room is short: a write fails in the database itself, before a byte of it is
 * written, and all reads go on.
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

const folderOf = (dataDir: string) => join(dataDir, 'database');

/** Returns a Database over an open embedded one, with a check of its room and work to do when it is closed. */
export function embeddedDatabase(
  client: EmbeddedClient,
  log?: DatabaseLog,
  around: Surroundings = {},
): Database {
  const db = builderOver(client);
  const isShort = around.isShort ?? (() => false);
  const begin: Begin = (work, beginning) =>
    client.transaction(
      (own) => work(txOver(own)),
      `set transaction ${modeOf(beginning)}; ${settingText(beginning.settings)}`,
    );
  const onStray = (error: unknown) => log?.error({ err: error }, 'Work after a commit failed');
  return {
    kind: 'embedded',
    hasRoom: () => !isShort(),
    ...transactions(mindingRoom(begin, isShort), onStray),
    single: async (statement) => (await db.execute(statement)).rows as never,
    connections: () => null,
    ping: async () => void (await client.query('select 1')),
    close: async () => {
      await around.beforeClose?.();
      await client.close();
      await around.afterClose?.();
    },
  };
}

const start = (folder: string, { folder: around, reserve, laid }: Room, template?: Blob) =>
  DatabaseThread.open({ folder, room: { folder: around, reserve, laid }, template });

/** Fills a new database once it is open. */
type Fill = (client: EmbeddedClient) => Promise<void>;

/** Prepares a new database beside its place and renames it, so that a crash never leaves half a database there. */
async function prepare(
  dataDir: string,
  room: Room,
  fill: Fill,
  { template, progress }: { template?: Blob | undefined; progress?: Progress | undefined } = {},
): Promise<void> {
  const building = join(dataDir, 'database.new');
  await rm(building, { recursive: true, force: true });
  const client = await start(building, room, template);
  try {
    await fill(client);
  } finally {
    await client.close();
  }
  progress?.('writing the new database to the disk');
  syncTree(building);
  await rename(building, folderOf(dataDir));
  if (process.platform !== 'win32') syncOne(dataDir);
}

/** Makes `dataDir/database` with all that `fill` writes, or not at all; throws if there is one already. */
export async function makeEmbedded(dataDir: string, fill: Fill): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    if (existsSync(folderOf(dataDir))) throw new Error(`The folder ${dataDir} has a database already.`);
    await markFolder(dataDir);
    await prepare(dataDir, new Room(dataDir, 0), fill);
  } finally {
    await lock.release();
  }
}

/** Opens the database of a folder without migrating it. */
export async function openAsItIs(
  dataDir: string,
): Promise<{ client: EmbeddedClient; close: () => Promise<void> }> {
  const lock = await lockFolder(dataDir);
  try {
    const client = await start(folderOf(dataDir), new Room(dataDir, 0));
    return { client, close: () => client.close().then(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Checks that a commit reaches the disk; throws if not, since a power cut would then lose acknowledged writes. */
async function canary(client: DatabaseThread): Promise<void> {
  await client.exec('create table if not exists roofline_start (at timestamptz not null)');
  const before = await client.syncs();
  await client.exec('delete from roofline_start; insert into roofline_start values (now())');
  if ((await client.syncs()) === before)
    throw new Error('The embedded database does not write durably on this machine; refusing to start.');
}

type EmbeddedOptions = Omit<DatabaseOptions, 'url'> & { dataDir: string };

/** Opens `dataDir/database`, for this process only. With less than `reserve` bytes free on its disk it is read-only. */
export async function openEmbedded({
  dataDir,
  reserve = 0,
  log,
  progress,
}: EmbeddedOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    await markFolder(dataDir);
    const folder = folderOf(dataDir);
    const room = new Room(dataDir, reserve);
    await room.layCushion();
    if (!existsSync(folder)) {
      progress?.('making a new database');
      const template = await trustedTemplate();
      await prepare(dataDir, room, (client) => migrateEmbedded(client, progress), { template, progress });
    }
    progress?.('opening the database');
    const client = await start(folder, room);
    await migrateEmbedded(client, progress);
    await canary(client);
    const isShort = () => room.isShort();
    const endings = [scheduleUpkeep(client, isShort, log), await offerCopies(client, dataDir, log)];
    const beforeClose = async () => void (await Promise.all(endings.map((end) => end())));
    return embeddedDatabase(client, log, { isShort, beforeClose, afterClose: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
