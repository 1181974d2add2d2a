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

/** Brings roles and tables up to the migrations in the folder. */
export async function migrateOn(client: pg.Client, folder: string, progress?: Progress): Promise<void> {
  const run = (statement: string) => client.query(statement);
  await requireKnown(run);
  await ensureRoles(run);
  const logger = countStatements(progress, 'migrating the database');
  await migrate(drizzle(client, { logger }), { migrationsFolder: folder });
  await ensureOperator(run);
}

/** Connects to the server and migrates its roles and tables. */
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

/** Returns the server's limits as settings of a transaction, since a pooler would not pass on those of a connection. */
const limitsOf = ({ statementMs }: Patience) => ({
  statement_timeout: `${statementMs}`,
  idle_in_transaction_session_timeout: `${statementMs + 5000}`,
});

/**
 * Returns a function that runs transactions on connections of the pool. They begin in one trip, with the settings that
 * name the actor. A connection that lost its server, or cannot even roll back, is discarded.
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
 * Connects to a PostgreSQL server and migrates its database unless it `isMigrated`. Losing the server later is not an
 * error here: each request finds out and answers 503.
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
  // One starting process migrates at a time; the others wait, and then find nothing left to do.
  if (!isMigrated) await oneAtATime(url, 'migration', () => migratePostgres(url, progress));
  const connections = pool(url, patience);
  connections.on('error', (error) => log?.error({ err: error }, 'A database connection was lost'));
  const db = drizzle(connections);
  const probe = pool(url, patience, 1);
  probe.on('error', () => undefined);
  // Without a listener, a connection that breaks during a transaction would end the process.
  for (const each of [connections, probe])
    each.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    // The server watches its own disk; a statement fails by itself if the disk is full.
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
