import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@roofline/api/platform/fixtures/free-port';
import { temporaryFolder } from '../service-data';
import { askServer } from './cluster';
import { giveToPostgres, pgbouncerProgram, spawnAsPostgres } from './programs';

/** A PgBouncer before one database, in transaction mode: each transaction gets whatever connection is free. */
export interface Pooler {
  /** The address of the database through it. */
  url: string;
  close(): Promise<void>;
}

/** Few connections, so that transactions of all clients really meet on them. Its other settings are those of Debian. */
const settingsOf = (target: URL, port: number) => `[databases]
* = user=${target.username} host=${target.hostname} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`;

async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  for (;;) {
    const isThere = await askServer(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isThere || hasEnded()) return isThere;
    await delay(50);
  }
}

/** Starts one before the server of `databaseUrl`. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = await temporaryFolder();
  const file = join(folder.path, 'pgbouncer.ini');
  await writeFile(file, settingsOf(target, port));
  giveToPostgres(folder.path);
  giveToPostgres(file);
  let said = '';
  const child = spawnAsPostgres(pgbouncerProgram!, [file], (text) => void (said += text));
  const ended = once(child, 'exit');
  target.hostname = '127.0.0.1';
  target.port = String(port);
  if (!(await answers(target.href, () => child.exitCode !== null)))
    throw new Error(`PgBouncer did not start: ${said}`);
  return {
    url: target.href,
    async close() {
      child.kill('SIGKILL');
      await ended;
      await folder.remove();
    },
  };
}
