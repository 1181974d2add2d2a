import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES, type RoleName } from '@roofline/schema/account/account';
import { appUser } from '../account/tables';
import { buildApp, type Beside } from '../app';
import { readConfig, type ApiConfig } from '../config';
import { membership, workspace } from '../workspace/tables';
import { BLOBS_KEPT_MS, sweepBlobs, type SweepDeps } from './blobs/sweep';
import type { Clock } from './clock';
import { freshPostgresUrl, openTestDatabase } from './fixtures/databases';
import { manualClock, type ManualClock } from './fixtures/manual-clock';
import type { Database } from './database';
import { newId } from './ids';
import { openSession } from './identity/session';
import type { Outside } from './outside/outside';
import { folderStorage, type Storage } from './files/storage';
import { POOL_DEFAULTS, WorkPool } from './work/pool';
import { Threads } from './work/threads';

/** Returns the address of a program or a thread that `test-programs.mjs` has bundled. */
export const testProgram = (name: string): URL => new URL(`../../dist/testing/${name}.js`, import.meta.url);

export interface TestApp {
  app: Awaited<ReturnType<typeof buildApp>>['app'];
  announceStop: () => void;
  database: Database;
  clock: ManualClock;
  storage: Storage;
  /** The settings of the running service, which reads them at each request. */
  config: ApiConfig;
  /** Sweeps the files that nothing refers to, as if hours had passed. Returns their number. */
  sweepFiles(): Promise<number>;
  /** Runs the jobs that are due; a service that does not listen runs none by itself. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export { freshPostgresUrl, openTestDatabase };

/** Sweeps twice, hours apart: the first pass marks the free files. Files have the machine's time. */
export async function sweepHoursLater(deps: SweepDeps & { clock: ManualClock }): Promise<number> {
  const { clock } = deps;
  const now = clock.now();
  await sweepBlobs(deps);
  clock.set(new Date(Math.max(Date.now(), now.getTime()) + 2 * BLOBS_KEPT_MS));
  return sweepBlobs(deps).finally(() => clock.set(now));
}

/** Worker threads that all services of this process share, as starting one takes as long as many a test file. */
let threads: Threads | undefined;
const sharedThreads = (): Threads =>
  (threads ??= new Threads({ ...POOL_DEFAULTS, entry: testProgram('work-thread'), idleMs: 600_000 }));

/** Builds the whole service in this process, with its own database and clock, and with the test's `routes`. Call it with `app.inject`. */
export async function buildTestApp(
  options: {
    clock?: ManualClock;
    database?: Database;
    storage?: Storage;
    config?: Partial<ApiConfig>;
    routes?: Beside;
    /** Replaces the real requests to other services. */
    outside?: Outside;
    /** Replaces the real requests to receivers of webhooks. */
    webhookOutside?: Outside;
    /** For two services on one database: with one key, each opens what the other locked. */
    credentialsKey?: string;
    mailKey?: string;
    /** Starts its own threads, for tests of their memory. */
    hasOwnThreads?: boolean;
  } = {},
): Promise<TestApp> {
  const files = await mkdtemp(join(tmpdir(), 'roofline-files-'));
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? manualClock();
  // All requests of a test come from one address, as fast as the machine sends them; a test of the limits sets its own.
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off', RATE_LIMIT: '1000000' };
  const config = { ...readConfig(quiet), ...options.config };
  const storage = options.storage ?? folderStorage(files);
  // A busy machine is slow: requests that wait for their turn are not refused there.
  const work = new WorkPool(
    { entry: testProgram('work-thread'), waitMs: 600_000 },
    options.hasOwnThreads ? undefined : sharedThreads(),
  );
  const { outside, webhookOutside, credentialsKey, mailKey } = options;
  const keys = { credentialsKey, mailKey };
  const parts = { config, database, clock, storage, work, outside, webhookOutside, ...keys };
  const { app, announceStop, runner } = await buildApp(parts, options.routes);
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
    await rm(files, { recursive: true, force: true });
  };
  const runJobs = () => runner.runDue();
  const sweepFiles = () => sweepHoursLater({ database, clock, storage });
  return { app, announceStop, database, clock, storage, config, sweepFiles, runJobs, close };
}

/** Inserts a workspace without members. */
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

/** Inserts a user with a role in each of the given workspaces: `{ [workspaceId]: 'Manager' }`. */
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

/** Opens a session without the cost of a password and returns the headers of the signed-in user. */
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
