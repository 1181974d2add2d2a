import pg from 'pg';
import { LOCK_NUMBERS } from './lock-numbers';

/** Removes the server's time limits, since the process before may take long. */
const WITHOUT_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * Does the work while no other process does the same on this database; the others wait. The lock belongs to a transaction, since
 * a pooler in transaction mode gives the connection to others in between; it ends with it, also when this process is killed.
 */
export async function oneAtATime<T>(
  url: string,
  lock: 'migration' | 'demo',
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: `roofline ${lock}`,
  });
  // A broken connection fails its pending statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin; ${WITHOUT_LIMITS}`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS[lock]]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
}
