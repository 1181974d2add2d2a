import pg from 'pg';

/** Any numbers that only we use; starters of the same database queue on them. */
const LOCKS = { migration: 7_114_021, demo: 7_114_023 } as const;

/** However long the one before takes, and whatever limits the server has for others. */
const WITHOUT_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * Does the work while no other process does the same on this server's database; the others wait. The lock belongs to a transaction,
 * since a pooler in transaction mode hands the connection itself to others, and ends with it, also when this process is killed.
 */
export async function oneAtATime<T>(
  url: string,
  lock: keyof typeof LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: `roofline ${lock}`,
  });
  // A connection that breaks fails the statement that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin; ${WITHOUT_LIMITS}`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS[lock]]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
}
