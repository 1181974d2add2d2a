import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseLog } from '../database';
import type { Progress } from '../process/progress';
import { oneAtATime } from './start/one-at-a-time';
import { countStatements, migrationsFolder } from './migrations';
import { ensureOperator, ensureRoles } from './roles';
import { requireKnown } from './version';
import { isDatabaseAway } from './sql-state';
import { modeOf, settingText, transactions, type Begin } from './transactions';
import { Trips } from './trip/trips';

/** How long the server may take, in milliseconds. */
export interface Patience {
  connectMs: number;
  statementMs: number;
}
const PATIENCE: Patience = { connectMs: 1500, statementMs: 10_000 };

function pool(url: string, { connectMs, statementMs }: Patience, max = 10): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    query_timeout: statementMs + 2000,
    keepAlive: true,
    application_name: 'roofline',
  });
}

/** Brings roles and tables up to what the folder has. */
export async function migrateOn(client: pg.Client, folder: string, progress?: Progress): Promise<void> {
  const run = (statement: string) => client.query(statement);
  await requireKnown(run);
  await ensureRoles(run);
  const logger = countStatements(progress, 'migrating the database');
  await migrate(drizzle(client, { logger }), { migrationsFolder: folder });
  await ensureOperator(run);
}

/** Roles and tables. */
async function migratePostgres(url: string, progress?: Progress): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'roofline migration',
  });
  await client.connect();
  try {
    await migrateOn(client, migrationsFolder(), progress);
  } finally {
    await client.end();
  }
}

/** Limits of the server as settings of a transaction: those of a connection would not reach it through a pooler. */
const limitsOf = ({ statementMs }: Patience) => ({
  statement_timeout: `${statementMs}`,
  idle_in_transaction_session_timeout: `${statementMs + 5000}`,
});

/**
 * Transactions on connections of the pool, begun in one trip with the settings that say who they belong to. A connection whose server went away, or that
 * cannot even roll back, is thrown away.
 */
function beginOn(connections: pg.Pool, patience: Patience): Begin {
  const limits = limitsOf(patience);
  return async (work, beginning) => {
    const client = await connections.connect();
    const trips = new Trips(client, beginning.isReadOnly);
    let isBroken = false;
    try {
      await client.query(`begin ${modeOf(beginning)}; ${settingText({ ...limits, ...beginning.settings })}`);
      const result = await work(drizzle(trips as never) as never);
      await trips.end();
      await client.query('commit');
      return result;
    } catch (error) {
      await trips.end();
      isBroken = isDatabaseAway(error);
      if (!isBroken) await client.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/**
 * Connects to a PostgreSQL server, after migrating its database unless that `isMigrated`. A lost server is not an error
 * here: each request finds out and says 503.
 */
export async function openPostgres(
  url: string,
  {
    log,
    progress,
    patience = PATIENCE,
    isMigrated = false,
  }: { log?: DatabaseLog; progress?: Progress; patience?: Patience; isMigrated?: boolean } = {},
): Promise<Database> {
  // One starter at a time; the others wait, and then find nothing left to do.
  if (!isMigrated) await oneAtATime(url, 'migration', () => migratePostgres(url, progress));
  const connections = pool(url, patience);
  connections.on('error', (error) => log?.error({ err: error }, 'A database connection was lost'));
  const db = drizzle(connections);
  const probe = pool(url, patience, 1);
  probe.on('error', () => undefined);
  // A connection that breaks while a transaction has it would otherwise take the process with it.
  for (const each of [connections, probe])
    each.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    // A server looks after its own disk; a statement that finds it full fails by itself.
    hasRoom: () => true,
    ...transactions(beginOn(connections, patience), (error) =>
      log?.error({ err: error }, 'Work after a commit failed'),
    ),
    single: async (statement) => (await db.execute(statement)).rows as never,
    connections: () => ({
      busy: connections.totalCount - connections.idleCount,
      idle: connections.idleCount,
      waiting: connections.waitingCount,
    }),
    ping: async () => void (await probe.query({ text: 'select 1', query_timeout: 1500 } as pg.QueryConfig)),
    close: async () => {
      await Promise.all([connections.end(), probe.end()]);
    },
  };
}
