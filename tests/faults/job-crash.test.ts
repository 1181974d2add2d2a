import { setTimeout as delay } from 'node:timers/promises';
import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { openDatabase } from '@roofline/api/platform/store/open';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { startedFolder } from '../stack/service-data';
import { tries } from '../stack/thorough';

const ROUNDS = tries(2, 20);
const ROWS = 1200;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let admin: Admin;
let api: ServerProcess;
let client: RestClient;
let propertyId: string;

async function start(): Promise<void> {
  api = await startApiProcess({ DATA_DIR: folder.path });
  client = new RestClient(api.url, admin.headers);
}

beforeAll(async () => {
  folder = await startedFolder();
  const database = await openDatabase({ dataDir: folder.path });
  admin = await seedAdmin(database);
  await database.close();
  await start();
  const made = await client.ask<{ propertyId: string }>('POST', '/api/property', {
    body: newProperty('Import Court'),
  });
  propertyId = made.propertyId;
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

const fileOf = (round: number) =>
  `Component,Category,UL,RUL,Cost\n${Array.from({ length: ROWS }, (_, i) => `Round ${round} item ${i},Roofing,20,${i % 20},${100 + i}`).join('\n')}\n`;

async function stage(round: number): Promise<string> {
  const bytes = Buffer.from(fileOf(round));
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes, fileName: `round-${round}.csv`, type: 'text/csv' },
  ]);
  const answer = await fetch(`${api.url}/api/component/property/${propertyId}/import`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  return ((await answer.json()) as { data: ImportPreview }).data.importId;
}

const accept = (importId: string) =>
  client.send('POST', `/api/component/import/${importId}/accept`).then(({ status }) => status);
const jobOf = (jobId: string) => client.ask<Job>('GET', `/api/job/${jobId}`);
const count = async () =>
  (await client.ask<{ totalCount: number }>('GET', `/api/component/property/${propertyId}`)).totalCount;

/** The ended job. */
async function ended(jobId: string): Promise<Job> {
  for (;;) {
    const job = await jobOf(jobId);
    if (!['queued', 'running'].includes(job.status)) return job;
    await delay(50);
  }
}

test('RL-24: killed at any moment of saving an import, the service has saved all of it or nothing, and then saves it once', async () => {
  let tookMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await count();
    const importId = await stage(round);
    const began = performance.now();
    const { jobId } = await client.ask<Job>('POST', `/api/component/import/${importId}/accept`);
    // The first round measures the duration here; each other round is killed at a different part of it.
    if (round > 0) {
      await delay((round / ROUNDS) * tookMs);
      await api.end('SIGKILL');
      await start();
      expect([before, before + ROWS]).toContain(await count());
      expect([200, 202]).toContain(await accept(importId));
    }
    const job = await ended(jobId);
    if (round === 0) tookMs = performance.now() - began;
    expect(job).toMatchObject({ status: 'succeeded', result: { import: { created: ROWS } } });
    expect(await count()).toBe(before + ROWS);
    // Once more, after all of it: the same answer, and nothing is added.
    expect(await accept(importId)).toBe(200);
    expect(await count()).toBe(before + ROWS);
  }
});

test('RL-24: the activity lists each import once, and every component of it once', async () => {
  expect((await api.end('SIGTERM')).code).toBe(0);
  const database = await openDatabase({ dataDir: folder.path });
  const [told] = await database.tenant(workActor([admin.workspaceId]), (tx) =>
    rowsOf<{ imports: number; added: number; names: number }>(
      tx,
      sql`select (select count(*)::int from activity_item where description like 'Imported round-%') as imports,
        (select count(*)::int from activity_item where description like 'Added Round %') as added,
        (select count(distinct name)::int from component) as names`,
    ),
  );
  expect(told).toEqual({ imports: ROUNDS, added: ROUNDS * ROWS, names: ROUNDS * ROWS });
  await database.close();
});
