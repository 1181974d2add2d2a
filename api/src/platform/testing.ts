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

/** Where a program or a thread stands that `test-programs.mjs` has bundled. */
export const testProgram = (name: string): URL => new URL(`../../dist/testing/${name}.js`, import.meta.url);

export interface TestApp {
  app: Awaited<ReturnType<typeof buildApp>>['app'];
  announceStop: () => void;
  database: Database;
  clock: ManualClock;
  storage: Storage;
  /** Of the running service, which reads them at each request. */
  config: ApiConfig;
  /** Takes away what nothing refers to, as if hours had passed; answers how many files that were. */
  sweepFiles(): Promise<number>;
  /** Does the jobs that are due; a service that does not listen does none by itself. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export { freshPostgresUrl, openTestDatabase };

/** Two passes of the sweep with hours between them: the first one notes what is free. Files have the time of the machine. */
export async function sweepHoursLater(deps: SweepDeps & { clock: ManualClock }): Promise<number> {
  const { clock } = deps;
  const now = clock.now();
  await sweepBlobs(deps);
  clock.set(new Date(Math.max(Date.now(), now.getTime()) + 2 * BLOBS_KEPT_MS));
  return sweepBlobs(deps).finally(() => clock.set(now));
}

/** Threads of all services in this process, one after the other: starting one takes as long as the tests of many a file. */
let threads: Threads | undefined;
const sharedThreads = (): Threads =>
  (threads ??= new Threads({ ...POOL_DEFAULTS, entry: testProgram('work-thread'), idleMs: 600_000 }));

/** The whole service in this process (with `routes` of the test's own), on a database and a clock of its own. Ask it with `app.inject`. */
export async function buildTestApp(
  options: {
    clock?: ManualClock;
    database?: Database;
    storage?: Storage;
    config?: Partial<ApiConfig>;
    routes?: Beside;
    /** In place of requests that really leave. */
    outside?: Outside;
    /** The same for receivers of webhooks. */
    webhookOutside?: Outside;
    /** Of two services on one database: both open what the other locked. */
    credentialsKey?: string;
    mailKey?: string;
    /** Threads of its own, where their memory is what is tested. */
    hasOwnThreads?: boolean;
  } = {},
): Promise<TestApp> {
  const files = await mkdtemp(join(tmpdir(), 'roofline-files-'));
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? manualClock();
  // A matrix of requests comes from one address, at the speed of the machine: a test of the limits sets its own.
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off', RATE_LIMIT: '1000000' };
  const config = { ...readConfig(quiet), ...options.config };
  const storage = options.storage ?? folderStorage(files);
  // A busy machine is slow: what waits for a turn is not refused there.
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
