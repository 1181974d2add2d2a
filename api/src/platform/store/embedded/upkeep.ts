import type { DatabaseLog } from '../../database';
import type { EmbeddedClient } from './client';

const FIRST_MS = 5_000;
const EVERY_MS = 60 * 60_000;

type Upkept = Pick<EmbeddedClient, 'exec'>;

/** Frees dead rows, updates the statistics of tables, and lets the log be reused from its beginning. */
export async function keepUp(client: Upkept): Promise<void> {
  await client.exec('vacuum (analyze)');
  await client.exec('checkpoint');
}

/**
 * Does what autovacuum and the checkpointer do on a server, as the embedded database has neither. Without statistics it
 * takes each table for nearly empty, and reads and sorts all properties of a workspace to show the first twenty; and
 * its log would grow for as long as it runs. Skipped while room `isShort`. Returns a function that stops it.
 */
export function scheduleUpkeep(
  client: Upkept,
  isShort: () => boolean,
  log?: DatabaseLog,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    if (isShort()) return;
    running = keepUp(client).catch((error: unknown) =>
      log?.error({ err: error }, 'The upkeep of the database failed'),
    );
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const later = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(later);
    await running;
  };
}
