import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildUpkeep, type Upkeep } from '@roofline/api/component/fixtures/upkeep';
import { takeIn } from '@roofline/api/full-archive/take-in/take-in';
import { rowsOf } from '@roofline/api/platform/database';
import { buildTestApp, signedIn, type TestApp } from '@roofline/api/platform/testing';
import { workbooksAt } from '@roofline/api/property-import/fixtures/uploads';
import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import type { Job } from '@roofline/schema/job/job';
import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import { sql } from 'drizzle-orm';
import { newKey } from '../stack/people';
import { temporaryFolder } from '../stack/service-data';

// A firm with many associations from its first day to its last: in by one workbook, out by one archive.

const COUNT = 50;
const DRY = 5;
const EMAIL = 'grace@example.test';

let t: Upkeep;
let second: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  t = await buildUpkeep();
});
afterAll(async () => {
  await t.close();
  await second.close();
  await folder.remove();
});

/** Replacing it costs more than the fund has in that many years. */
const roof = (remainingUsefulLife: number) => ({
  name: 'Roof',
  category: 'Roofing',
  quantity: 1,
  unitOfMeasure: 'LS',
  unitCost: 5_000_000,
  usefulLife: 25,
  remainingUsefulLife,
});

const associations = Array.from({ length: COUNT }, (_, n) => {
  const details = { addressLine1: `${n + 1} Main Street` };
  const name = `Association ${String(n + 1).padStart(2, '0')}`;
  // Every tenth runs dry, the later ones sooner.
  if (n % 10 === 9) return association(name, 0, { details, components: [roof(COUNT / 10 - (n - 9) / 10)] });
  return association(name, 3, { details });
});

async function page(app: TestApp, headers: Record<string, string>): Promise<AssociationPage> {
  const query = `workspaceId=${t.workspaceId}&basis=current&sort=firstYearBelowZero&pageSize=100`;
  // Figures of many new associations are computed some at a time.
  for (;;) {
    const answer = await app.app.inject({ url: `/api/portfolioanalytics/properties?${query}`, headers });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: AssociationPage }>();
    if (data.summary.waiting === 0) return data;
  }
}

/** What an association is known by, and its figures, whoever keeps them. */
const figures = ({ items }: AssociationPage) =>
  new Map(items.map(({ propertyId, ...rest }) => [propertyId, JSON.stringify(rest)]));

async function archive(): Promise<string> {
  const url = `/api/workspace/${t.workspaceId}/full-archive`;
  expect((await t.call('admin', 'POST', url, { key: newKey() })).status).toBe(202);
  await t.runJobs();
  const { jobId, status } = (await t.call('admin', 'GET', url)).data as Job;
  expect(status).toBe('succeeded');
  const download = await t.app.inject({ url: `/api/job/${jobId}/download`, headers: t.as.admin });
  const path = join(folder.path, 'archive.zip');
  await pipeline(Readable.from([download.rawPayload]), createWriteStream(path));
  return path;
}

test('50 associations come from one workbook, the five that run dry first are found, one moves on, and all leave in one archive that an empty installation takes in with the same numbers', async () => {
  const at = workbooksAt(t);
  const uploaded = await at.upload(await workbookWith(associations));
  expect(uploaded.data.counts).toMatchObject({ ready: COUNT, problems: 0 });
  expect((await at.accept(uploaded.data.propertyImportId)).status).toBe(202);
  await t.runJobs();
  expect((await at.read(uploaded.data.propertyImportId)).counts).toMatchObject({ added: COUNT, failed: 0 });

  const found = await page(t, t.as.admin);
  const first = found.items.slice(0, DRY);
  expect(first.map(({ name, firstYearBelowZero }) => [name, firstYearBelowZero])).toEqual(
    [50, 40, 30, 20, 10].map((n, rank) => [`Association ${n}`, 2026 + 1 + rank]),
  );
  expect(found.items[DRY]!.firstYearBelowZero).toBeNull();

  const { propertyId } = first[0]!;
  const moved = await t.call('staff', 'POST', `/api/admin/property/${propertyId}/reassign`, {
    body: { propertyId, destinationWorkspaceId: t.otherWorkspaceId },
    key: newKey(),
  });
  expect(moved.status).toBe(202);
  await t.runJobs();
  expect((await t.call('admin', 'GET', `/api/property/${propertyId}`)).status).toBe(404);
  expect((await t.call('stranger', 'GET', `/api/property/${propertyId}`)).status).toBe(200);

  const before = await page(t, t.as.admin);
  expect(before.items.map((each) => each.propertyId)).not.toContain(propertyId);
  const file = await archive();
  second = await buildTestApp();
  second.clock.set(t.clock.now());
  await takeIn(second, { file, email: EMAIL, tell: () => undefined });
  const [admin] = await second.database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select user_id as id from app_user where email = ${EMAIL}`),
  );
  const headers = await signedIn(second.database, second.clock, admin!.id);
  const after = await page(second, headers);
  expect(after.items).toHaveLength(before.items.length);
  expect(figures(after)).toEqual(figures(before));
});
