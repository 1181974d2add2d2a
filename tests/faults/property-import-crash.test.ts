import { setTimeout as delay } from 'node:timers/promises';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { openDatabase } from '@roofline/api/platform/store/open';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import type { Job } from '@roofline/schema/job/job';
import type { PropertyImport } from '@roofline/schema/property-import/property-import';
import { sql } from 'drizzle-orm';
import { seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { startedFolder } from '../stack/service-data';
import { tries } from '../stack/thorough';

const KILLS = tries(2, 10);
const COUNT = 60;
const COMPONENTS = 10;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let admin: Admin;
let api: ServerProcess;
let client: RestClient;

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
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

async function upload(): Promise<PropertyImport> {
  const bytes = await workbookWith(
    Array.from({ length: COUNT }, (_, n) =>
      association(`Court ${n}`, COMPONENTS, {
        details: { addressLine1: `${n} Main Street` },
        finances: { startingFiscalYear: thisYear() },
      }),
    ),
  );
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes, fileName: 'courts.xlsx', type: 'application/octet-stream' },
  ]);
  const answer = await fetch(`${api.url}/api/property/import`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: PropertyImport }).data;
}

test('killed again and again while a workbook is added, the service adds each property once and whole', async () => {
  const { propertyImportId, counts } = await upload();
  expect(counts.ready).toBe(COUNT);
  const read = () => client.ask<PropertyImport>('GET', `/api/property/import/${propertyImportId}`);
  const { jobId } = await client.ask<Job>('POST', `/api/property/import/${propertyImportId}/accept`, {
    body: {},
  });
  const addedAtKills: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // At another place of the workbook each time, wherever within a property that is.
    const until = (COUNT * kill) / (KILLS + 1);
    while ((await read()).counts.added < until) await delay(20);
    await api.end('SIGKILL');
    await start();
    addedAtKills.push((await read()).counts.added);
  }
  for (;;) {
    const { status, errors } = await client.ask<Job>('GET', `/api/job/${jobId}`);
    if (status === 'succeeded') break;
    expect(['queued', 'running', errors]).toContain(status);
    await delay(50);
  }
  expect((await read()).counts).toEqual({ ready: 0, problems: 0, exists: 0, added: COUNT, failed: 0 });
  // The kills came in the middle, or the test proves nothing.
  expect(addedAtKills.some((added) => added > 0 && added < COUNT)).toBe(true);

  expect((await api.end('SIGTERM')).code).toBe(0);
  const database = await openDatabase({ dataDir: folder.path });
  const [rows] = await database.tenant(workActor([admin.workspaceId]), (tx) =>
    rowsOf<Record<string, number>>(
      tx,
      sql`select (select count(*)::int from property) as properties, (select count(distinct name)::int from property) as names,
        (select count(*)::int from component) as components, (select count(*)::int from property_financial) as years,
        (select count(*)::int from plan) as plans,
        (select count(*)::int from activity_item where description = 'Added the property') as added,
        (select count(*)::int from activity_item where description like 'Imported courts.xlsx%') as imported`,
    ),
  );
  expect(rows).toEqual({
    properties: COUNT,
    names: COUNT,
    components: COUNT * COMPONENTS,
    years: COUNT,
    plans: COUNT,
    added: COUNT,
    imported: COUNT,
  });
  await database.close();
});
