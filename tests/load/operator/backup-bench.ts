import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import type { Database } from '@roofline/api/platform/database';
import { newId } from '@roofline/api/platform/ids';
import { newKey, newProperty, seedAdmin, type Admin } from '../../stack/people';
import { endProcesses, runCommand, startApiProcess, type ServerProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { serviceData, type ServiceData } from '../../stack/service-data';
import { onBothDatabases } from '../measure/page-times';
import { percentile, type BenchResult } from '../results';

const ROWS = 200_000;
const FILE_BYTES = 128 * 2 ** 20;
const FILES = Number(process.env.BACKUP_FILES ?? 16);
const MB = 2 ** 20;
const EVERY_MS = 10;
/** How long nobody may have to wait at the worst, and in a hundred requests. */
const WORST_MS = 5_000;

/** Stored bytes without writing them: holes in a file read as zeros. */
async function addBytes(database: Database, { workspaceId }: Admin, folder: string): Promise<void> {
  for (let n = 0; n < FILES; n += 1) {
    const key = `blob/${String(n).padStart(2, '0')}/${String(n).padStart(32, '0')}`;
    const path = join(folder, 'files', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
    await truncate(path, FILE_BYTES);
    await database.tenant(workActor([workspaceId]), (tx) =>
      tx.execute(sql`insert into blob (workspace_id, blob_id, sha256, byte_count, content_type, storage_key, created_at)
        values (${workspaceId}, ${newId()}, ${String(n).padStart(64, '0')}, ${FILE_BYTES}, 'application/octet-stream', ${key}, now())`),
    );
  }
}

const addRows = (database: Database, { workspaceId, userId }: Admin, propertyId: string) =>
  database.tenant(workActor([workspaceId]), (tx) =>
    tx.execute(sql`insert into activity_item (workspace_id, activity_id, property_id, entity_name, description, user_id, user_name, date, type)
      select ${workspaceId}::uuid, gen_random_uuid(), ${propertyId}::uuid, 'Perimeter fence ' || n % 500,
        'Cost of Perimeter fence: $' || n || ' → $' || n + 3500, ${userId}::uuid, 'Test User', now() - n * interval '1 minute', 'component'
      from generate_series(1, ${ROWS}::int) n`),
  );

interface Running {
  api: ServerProcess;
  client: RestClient;
}

async function start(data: ServiceData): Promise<Running> {
  let database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const first = await startApiProcess(data.settings);
  const { propertyId } = await new RestClient(first.url, admin.headers).ask<{ propertyId: string }>(
    'POST',
    '/api/property',
    { body: newProperty('Bench Court'), key: newKey() },
  );
  await first.end('SIGTERM');
  database = await data.open();
  await addRows(database, admin, propertyId);
  await addBytes(database, admin, data.folder);
  await database.close();
  const api = await startApiProcess({ ...data.settings, RATE_LIMIT: '1000000' });
  return { api, client: new RestClient(api.url, admin.headers) };
}

/** Asks for a small answer again and again, until `stop`; answers the times in milliseconds. */
function keepReading({ client }: Running) {
  const times: number[] = [];
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      const began = performance.now();
      await client.ask('GET', '/api/property/all');
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return times;
  };
}

async function memoryMb(pid: number): Promise<number> {
  const found = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'));
  return Number(found![1]) / 1024;
}

/** The most memory that the service has until `stop`, above what it has now. */
async function watchMemory(pid: number) {
  const before = await memoryMb(pid);
  let most = before;
  const timer = setInterval(() => {
    void memoryMb(pid).then(
      (now) => (most = Math.max(most, now)),
      () => undefined,
    );
  }, 50);
  return () => {
    clearInterval(timer);
    return most - before;
  };
}

async function bench(kind: string): Promise<BenchResult[]> {
  const data = await serviceData({ isEmbedded: kind === 'embedded' });
  try {
    const running = await start(data);
    const quiet = keepReading(running);
    await new Promise((done) => setTimeout(done, 3_000));
    const before = await quiet();
    const stopReading = keepReading(running);
    const stopWatching = await watchMemory(running.api.pid);
    const file = join(data.folder, 'bench.zip');
    const began = performance.now();
    const made = await runCommand('backup', [file], data.settings);
    const seconds = (performance.now() - began) / 1000;
    const addedMb = stopWatching();
    const times = await stopReading();
    if (made.code !== 0) throw new Error(made.output);
    const worst = Math.max(...times);
    const shown = [before, times].map((each) => percentile(each, 0.99).toFixed(0));
    const bytes = ((await stat(file)).size / MB).toFixed(0);
    return [
      {
        name: `backup of ${(FILES * FILE_BYTES) / 2 ** 30} GB and ${ROWS.toLocaleString('en-US')} rows, ${kind}: the longest wait over ${WORST_MS / 1000} s`,
        ratio: worst / WORST_MS,
        detail: `${seconds.toFixed(0)} s, ${bytes} MB; a small read took ${worst.toFixed(0)} ms at most, p99 ${shown[1]} ms of ${times.length} (${shown[0]} before); the service took ${addedMb.toFixed(0)} MB more`,
        atMost: 1,
      },
    ];
  } finally {
    await endProcesses();
    await data.remove();
  }
}

/** How long others wait while a backup of 2 GB is made, and what it takes of the service. */
export const runBackupBench = (): Promise<BenchResult[]> => onBothDatabases(bench);
