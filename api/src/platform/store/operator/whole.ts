import { sql } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rowsOf, type Tx } from '../../database';
import { txOver, type EmbeddedClient } from '../embedded/client';
import { openAsItIs } from '../embedded/embedded';
import { OPERATOR } from '../roles';

/** A database for its operator: every tenant's rows, not migrated, and without time limits. Only commands open one. */
export interface WholeDatabase {
  /** Runs work in one unchanging view of every row. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const VIEW = 'isolation level repeatable read read only';

/** The message for a missing operator's role: the database's user may not make roles. */
const MISSING =
  `The role ${OPERATOR} is missing: the user of the database was not allowed to make it. Once, as a superuser: ` +
  `create role ${OPERATOR} nologin noinherit; grant ${OPERATOR} to the user of DATABASE_URL; then start Roofline again.`;

/** Lets the transaction read and write every tenant's rows from now on. */
export async function becomeOperator(tx: Tx): Promise<void> {
  const [found] = await rowsOf<{ is: boolean }>(
    tx,
    sql`select exists (select 1 from pg_roles where rolname = ${OPERATOR}) as is`,
  );
  if (!found?.is) throw new Error(MISSING);
  await tx.execute(sql.raw(`set local role ${OPERATOR}`));
}

/** Makes the transaction that of the tables' owner again. */
export const becomeOwner = (tx: Tx) => tx.execute(sql`set local role none`);

/** Runs work in a transaction of a PostgreSQL client. */
export async function inPostgres<T>(
  client: pg.Client,
  mode: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await client.query(`begin ${mode}`);
  try {
    const result = await work(overPostgres(client) as never);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs work in a transaction of the embedded database. */
export const inEmbedded = <T>(
  client: EmbeddedClient,
  mode: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  client.transaction((own) => work(txOver(own)), mode === '' ? undefined : `set transaction ${mode}`);

/** Connects to a server without time limits, since reading all of it may take long. */
export async function connectWhole(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'roofline operator',
  });
  // A broken connection fails its pending statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const asOperator =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx) => {
    await becomeOperator(tx);
    return work(tx);
  };

/** Opens the server at `url`, or the embedded database in `dataDir`. */
export async function openWhole(place: { url: string } | { dataDir: string }): Promise<WholeDatabase> {
  if ('url' in place) {
    const client = await connectWhole(place.url);
    return { read: (work) => inPostgres(client, VIEW, asOperator(work)), close: () => client.end() };
  }
  const { client, close } = await openAsItIs(place.dataDir);
  return { read: (work) => inEmbedded(client, VIEW, asOperator(work)), close };
}
