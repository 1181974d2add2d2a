import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROLES, type RoleName } from '@roofline/schema/account/account';
import pg from 'pg';
import { appUser } from '../account/tables';
import { buildApp, type Beside } from '../app';
import { readConfig, type ApiConfig } from '../config';
import { membership, workspace } from '../workspace/tables';
import { BLOBS_KEPT_MS, sweepBlobs, type SweepDeps } from './blobs/sweep';
import type { Clock } from './clock';
import { manualClock, type ManualClock } from './fixtures/manual-clock';
import type { Database } from './database';
import { newId } from './ids';
import { openSession } from './identity/session';
import { folderStorage, type Storage } from './files/storage';
import { template } from './store/embedded/build-template';
import { embeddedDatabase } from './store/embedded/embedded';
import { migrationsHash } from './store/migrations';
import { openPostgres } from './store/postgres';
import { WorkPool } from './work/pool';

/** Where a program or a thread stands that `test-programs.mjs` has bundled. */
export const testProgram = (name: string): URL => new URL(`../../dist/testing/${name}.js`, import.meta.url);

/** Runs work on a connection of its own. */
async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return work(client).finally(() => client.end());
}

const databaseOf = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** A busy machine is slow, not away: without this a test that counts on an answer meets a 503. */
const PATIENCE = { connectMs: 120_000, statementMs: 120_000 };

/** Starters of the same template queue on it; any number that only these tests use. */
const TEMPLATE_LOCK = 7_114_022;

/**
 * The name of a migrated, empty database on the server, from which those of tests are copied: a copy takes a quarter of
 * the time that the migrations do. Made by the first test that asks for it.
 */
async function preparePostgres(server: string): Promise<string> {
  const name = `roofline_template_${migrationsHash()}`;
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      name,
    ]);
    if (found.rowCount === 0) {
      // One that was begun and never finished is no template yet.
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
      await (await openPostgres(databaseOf(server, name))).close();
      await client.query(`alter database ${name} with is_template true allow_connections false`);
    }
    return name;
  });
}

let postgresPrepared: Promise<string> | undefined;

/** A database of its own on the server at PG_URL, empty or a copy of `template`; dropped when it is closed. */
export async function freshPostgresUrl(
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `roofline_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const run = (statement: string) => onServer(server, (client) => client.query(statement));
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: databaseOf(server, name),
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}

/** An empty, migrated database: embedded in memory, or on PostgreSQL where PG_URL is set. */
export async function openTestDatabase(): Promise<Database> {
  if (!process.env.PG_URL) return embeddedDatabase(await PGlite.create({ loadDataDir: await template() }));
  postgresPrepared ??= preparePostgres(process.env.PG_URL);
  const { url, drop } = await freshPostgresUrl(process.env.PG_URL, await postgresPrepared);
  const database = await openPostgres(url, { patience: PATIENCE });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

export interface TestApp {
  app: Awaited<ReturnType<typeof buildApp>>['app'];
  announceStop: () => void;
  database: Database;
  clock: ManualClock;
  storage: Storage;
  /** Takes away what nothing refers to, as if hours had passed; answers how many files that were. */
  sweepFiles(): Promise<number>;
  /** Does the jobs that are due; a service that does not listen does none by itself. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** Two passes of the sweep with hours between them: the first one notes what is free. Files have the time of the machine. */
export async function sweepHoursLater(deps: SweepDeps & { clock: ManualClock }): Promise<number> {
  const { clock } = deps;
  const now = clock.now();
  await sweepBlobs(deps);
  clock.set(new Date(Math.max(Date.now(), now.getTime()) + 2 * BLOBS_KEPT_MS));
  return sweepBlobs(deps).finally(() => clock.set(now));
}

/** The whole service in this process (with `routes` of the test's own), on a database and a clock of its own. Ask it with `app.inject`. */
export async function buildTestApp(
  options: {
    clock?: ManualClock;
    database?: Database;
    storage?: Storage;
    config?: Partial<ApiConfig>;
    routes?: Beside;
  } = {},
): Promise<TestApp> {
  const files = await mkdtemp(join(tmpdir(), 'roofline-files-'));
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? manualClock();
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off' }), ...options.config };
  const storage = options.storage ?? folderStorage(files);
  const work = new WorkPool({ entry: testProgram('work-thread') });
  const parts = { config, database, clock, storage, work };
  const { app, announceStop, runner } = await buildApp(parts, options.routes);
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
    await rm(files, { recursive: true, force: true });
  };
  const runJobs = () => runner.runDue();
  const sweepFiles = () => sweepHoursLater({ database, clock, storage });
  return { app, announceStop, database, clock, storage, sweepFiles, runJobs, close };
}

/** A workspace without anybody in it. */
export async function seedWorkspace(
  database: Database,
  given: Partial<typeof workspace.$inferInsert> = {},
): Promise<typeof workspace.$inferSelect> {
  const id = newId();
  const name = given.name ?? `Workspace ${id.slice(-4)}`;
  const values = { workspaceId: id, name, companyName: `${name} Inc.`, createdAt: new Date(), ...given };
  const [row] = await database.system((tx) => tx.insert(workspace).values(values).returning());
  return row as typeof workspace.$inferSelect;
}

/** A user with a role in each of the workspaces named: `{ [workspaceId]: 'Manager' }`. */
export async function seedUser(
  database: Database,
  roles: Record<string, RoleName> = {},
  given: Partial<typeof appUser.$inferInsert> = {},
): Promise<typeof appUser.$inferSelect> {
  const userId = given.userId ?? newId();
  const email = given.email ?? `user-${userId.slice(-6)}@example.test`;
  const createdAt = new Date('2026-01-15T12:00:00Z');
  return database.system(async (tx) => {
    const values = {
      userId,
      email,
      emailKey: email.toLowerCase(),
      passwordHash: 'none',
      firstName: 'Test',
      lastName: 'User',
      createdAt,
    };
    const [row] = await tx
      .insert(appUser)
      .values({ ...values, ...given })
      .returning();
    for (const [workspaceId, role] of Object.entries(roles))
      await tx
        .insert(membership)
        .values({ workspaceId, userId, workspaceUserId: newId(), roleId: ROLES[role], createdAt });
    return row as typeof appUser.$inferSelect;
  });
}

/** Headers of a signed-in user, without the cost of a password. */
export async function signedIn(
  database: Database,
  clock: Clock,
  userId: string,
  isPersistent = true,
): Promise<{ authorization: string }> {
  const opened = await database.system((tx) =>
    openSession(tx, { userId, isPersistent, userAgent: 'test', now: clock.now() }),
  );
  return { authorization: `Bearer ${opened.token}` };
}
