import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkStorage } from '@roofline/api/platform/blobs/check';
import { systemClock } from '@roofline/api/platform/clock';
import { rowsOf } from '@roofline/api/platform/database';
import { folderStorage } from '@roofline/api/platform/files/storage';
import { openDatabase } from '@roofline/api/platform/store/open';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { readZip } from '@roofline/api/platform/zip/fixtures/read-zip';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { SERVER_FLAGS } from '@roofline/api/platform/fixtures/server-flags';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { layEmbedded, temporaryFolder } from '../stack/service-data';
import { tries } from '../stack/thorough';

const ROUNDS = tries(2, 6);
const FILES = 8;
const FILE_BYTES = 4_000_000;
const HOUR_MS = 3_600_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let admin: Admin;
let api: ServerProcess;
let client: RestClient;
let archive: Buffer;
const dataDir = () => join(folder.path, 'data');
/** Where the service writes rows before they are packed. */
const rowsDir = () => join(folder.path, 'tmp');

async function start(): Promise<void> {
  api = await startApiProcess({ DATA_DIR: dataDir(), TMPDIR: rowsDir() });
  client = new RestClient(api.url, admin.headers);
}

async function uploadFiles(propertyId: string): Promise<void> {
  for (let n = 0; n < FILES; n += 1) {
    const { payload, contentType } = multipartBody([
      {
        field: 'files',
        bytes: randomBytes(FILE_BYTES),
        fileName: `${n}.bin`,
        type: 'application/octet-stream',
      },
    ]);
    const answer = await fetch(`${api.url}/api/file/${propertyId}/upload`, {
      method: 'POST',
      headers: { ...admin.headers, 'content-type': contentType },
      body: new Uint8Array(payload),
    });
    expect(answer.status).toBe(201);
  }
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(rowsDir());
  await layEmbedded(dataDir());
  const database = await openDatabase({ dataDir: dataDir() });
  admin = await seedAdmin(database);
  await database.close();
  await start();
  const body = newProperty('Archive Court');
  const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', { body });
  await uploadFiles(propertyId);
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

async function ended(jobId: string): Promise<Job> {
  for (;;) {
    const job = await client.ask<Job>('GET', `/api/job/${jobId}`);
    if (!['queued', 'running'].includes(job.status)) return job;
    await delay(50);
  }
}

async function download(jobId: string): Promise<Buffer> {
  const answer = await fetch(`${api.url}/api/job/${jobId}/download`, { headers: admin.headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Every part has the hash that the manifest says, and all files are there. */
async function assertWhole(zip: Buffer): Promise<void> {
  const parts = await readZip(zip);
  const { entries } = JSON.parse(parts.get('manifest.json')!.toString()) as Manifest;
  for (const { path, sha256 } of entries)
    expect([path, createHash('sha256').update(parts.get(path)!).digest('hex')]).toEqual([path, sha256]);
  expect(entries.filter(({ blobId }) => blobId !== undefined)).toHaveLength(FILES);
}

test('killed at any moment of making an archive, the service makes it again: one, whole, and nothing stays behind', async () => {
  const ofWorkspace = `/api/workspace/${admin.workspaceId}/full-archive`;
  let tookMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { jobId } = await client.ask<Job>('POST', ofWorkspace);
    if (round > 0) {
      await delay((round / ROUNDS) * tookMs);
      await api.end('SIGKILL');
      await start();
    }
    const job = await ended(jobId);
    // The first round measures how long it takes here; the others are killed at different parts of it.
    if (round === 0) tookMs = performance.now() - began;
    expect(job).toMatchObject({ status: 'succeeded', errors: [] });
    expect((await client.ask<Job>('GET', ofWorkspace)).jobId).toBe(jobId);
    archive = await download(jobId);
    await assertWhole(archive);
    expect(await readdir(rowsDir())).toEqual([]);
  }
  await api.end('SIGTERM');
  const database = await openDatabase({ dataDir: dataDir() });
  const [made] = await database.system((tx) =>
    rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from job where kind = 'fullArchive'`),
  );
  expect(made!.n).toBe(ROUNDS);
  // Hours later, when nothing can be on its way any more, what the kills left of a zip is taken away.
  const later = new Date(Date.now() + 3 * HOUR_MS);
  const clock = { ...systemClock('UTC'), now: () => later };
  const parts = { database, storage: folderStorage(join(dataDir(), 'files')), clock };
  await checkStorage(parts, { isMending: true });
  expect(await checkStorage(parts)).toMatchObject({ bad: [], stray: [], young: 0 });
  await database.close();
});

/** `npm run take-in`, ended by SIGKILL after a while; answers its exit code, null where it was killed. */
async function takeIn(
  into: string,
  killAfterMs: number | null,
): Promise<{ code: number | null; tookMs: number }> {
  const file = join(folder.path, 'archive.zip');
  await writeFile(file, archive);
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, join(root, 'api', 'dist', 'take-in.js'), file, '--email', 'ada@example.test'],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DEMO: 'off', DATA_DIR: into },
      stdio: 'ignore',
    },
  );
  const over = once(child, 'exit');
  if (killAfterMs !== null) await Promise.race([delay(killAfterMs), over]).then(() => child.kill('SIGKILL'));
  const [code] = (await over) as [number | null];
  return { code, tookMs: performance.now() - began };
}

interface Counts {
  workspaces: number;
  people: number;
  properties: number;
  blobs: number;
}

async function countsIn(dir: string): Promise<Counts> {
  const database = await openDatabase({ dataDir: dir });
  try {
    const [counts] = await database.system(async (tx) => {
      await tx.execute(sql`reset role`);
      return rowsOf<Counts & Record<string, unknown>>(
        tx,
        sql`select (select count(*)::int from workspace) as workspaces, (select count(*)::int from app_user) as people,
          (select count(*)::int from property) as properties, (select count(*)::int from blob) as blobs`,
      );
    });
    return counts!;
  } finally {
    await database.close();
  }
}

test('killed at any moment of taking an archive in, nothing is half taken in, and it is taken in the next time', async () => {
  const whole = join(folder.path, 'whole');
  await layEmbedded(whole);
  const { code, tookMs } = await takeIn(whole, null);
  expect(code).toBe(0);
  const all = await countsIn(whole);
  expect(all).toMatchObject({ workspaces: 1, properties: 1 });
  const nothing: Counts = { workspaces: 0, people: 0, properties: 0, blobs: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const into = join(folder.path, `into-${round}`);
    await layEmbedded(into);
    // From the second half on: before that, the database is only being opened.
    const killed = await takeIn(into, tookMs * (0.5 + (0.5 * round) / ROUNDS));
    const left = await countsIn(into);
    expect([nothing, all]).toContainEqual(left);
    if (left.workspaces === 0) {
      expect(killed.code).not.toBe(0);
      expect((await takeIn(into, null)).code).toBe(0);
    }
    expect(await countsIn(into)).toEqual(all);
  }
});
