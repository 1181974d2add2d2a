import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { freePort } from '@roofline/api/platform/fixtures/free-port';
import { temporaryFolder } from '../service-data';
import { giveToPostgres, postgresBin, runAsPostgres, spawnAsPostgres } from './programs';

/** A PostgreSQL server of the test's own, on loopback, with one empty database. */
export interface Cluster {
  url: string;
  port: number;
  /** Ends the postmaster and all that belongs to it at once, as a crash does. */
  kill(): Promise<void>;
  /** The ordinary restart of an operator: connections are cut, the data are in order. */
  restart(): Promise<void>;
  /** A second server that follows this one; from then on a commit waits until both have it. */
  standby(): Promise<Cluster>;
  /** A standby becomes a server for writes. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const program = (name: string) => join(postgresBin!, name);
const NAME = 'roofline';
/** What makes a test quick, and what a standby needs. fsync is about the loss of power, not of a process. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
fsync = off
synchronous_commit = on
wal_level = replica
max_wal_senders = 4
max_connections = 60
log_min_messages = warning
`;

/** The rows of a statement on a connection of its own. */
export async function askServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = drizzle({ connection: { connectionString: url, connectionTimeoutMillis: 5000, max: 1 } });
  database.$client.on('error', () => undefined);
  try {
    return (await database.execute(sql.raw(statement))).rows;
  } finally {
    await database.$client.end();
  }
}

/** Asks until the answer is as wanted; a server that is about to start refuses at first. */
async function askUntil(url: string, statement: string, isSo: (row: unknown) => boolean): Promise<void> {
  for (const began = Date.now(); ; await delay(50)) {
    const rows = await askServer(url, statement).catch(() => []);
    if (rows[0] && isSo(rows[0])) return;
    if (Date.now() - began > 120_000) throw new Error(`PostgreSQL did not come to: ${statement}`);
  }
}

async function started(folder: Awaited<ReturnType<typeof temporaryFolder>>, data: string): Promise<Cluster> {
  const port = await freePort();
  const url = `postgres://${NAME}@127.0.0.1:${port}/${NAME}`;
  const anyUrl = `postgres://${NAME}@127.0.0.1:${port}/postgres`;
  let said = '';
  const start = () => {
    const args = ['-D', data, '-p', `${port}`, '-c', `unix_socket_directories=${folder.path}`];
    const child = spawnAsPostgres(program('postgres'), args, (text) => void (said += text));
    return { child, ended: once(child, 'exit') };
  };
  let server = start();
  const answers = () =>
    askUntil(anyUrl, 'select 1 as one', () => true).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`);
    });
  const stop = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.ended;
  };
  const crash = async () => {
    const { pid } = server.child;
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const each of [pid!, ...children.map(Number)]) process.kill(each, 'SIGKILL');
    await server.ended;
  };
  await answers();
  return {
    url,
    port,
    kill: crash,
    async restart() {
      await stop('SIGINT');
      server = start();
      await answers();
    },
    standby: () => follow({ url: anyUrl, port, data }),
    async promote() {
      await askServer(anyUrl, 'select pg_promote(wait => false)');
      await askUntil(
        anyUrl,
        'select pg_is_in_recovery() as is',
        (row) => (row as { is: boolean }).is === false,
      );
    },
    async remove() {
      if (server.child.exitCode === null && server.child.signalCode === null) await stop('SIGQUIT');
      await folder.remove();
    },
  };
}

async function folderOfPostgres() {
  const folder = await temporaryFolder();
  giveToPostgres(folder.path);
  return folder;
}

/** Makes a server and starts it. */
export async function startCluster(): Promise<Cluster> {
  const folder = await folderOfPostgres();
  const data = join(folder.path, 'data');
  const args = ['-D', data, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await runAsPostgres(program('initdb'), args);
  appendFileSync(join(data, 'postgresql.conf'), SETTINGS);
  const cluster = await started(folder, data);
  const before = new URL(cluster.url);
  before.pathname = '/postgres';
  await askServer(before.href, `create database ${NAME}`);
  return cluster;
}

async function follow(primary: { url: string; port: number; data: string }): Promise<Cluster> {
  const folder = await folderOfPostgres();
  const data = join(folder.path, 'data');
  const from = `host=127.0.0.1 port=${primary.port} user=${NAME} application_name=standby`;
  await runAsPostgres(program('pg_basebackup'), [
    '-D',
    data,
    '-d',
    from,
    '-R',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  const standby = await started(folder, data);
  appendFileSync(join(primary.data, 'postgresql.conf'), `synchronous_standby_names = 'standby'\n`);
  await askServer(primary.url, 'select pg_reload_conf()');
  const isSync = (row: unknown) => (row as { sync: string }).sync === 'sync';
  await askUntil(primary.url, 'select sync_state as sync from pg_stat_replication', isSync);
  return standby;
}
