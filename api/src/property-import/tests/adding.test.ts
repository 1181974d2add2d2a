import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { workbooksAt } from '../fixtures/uploads';
import { association, workbookWith, type Association } from '../fixtures/workbooks';

let t: Upkeep;
let at: ReturnType<typeof workbooksAt>;
beforeEach(async () => {
  t = await buildUpkeep();
  at = workbooksAt(t);
});
afterEach(() => t.close());

const upload = async (all: Association[], who: 'admin' | 'manager' = 'admin') =>
  (await at.upload(await workbookWith(all), who)).data;
const courts = (count: number, components = 2) =>
  Array.from({ length: count }, (_, n) =>
    association(`Court ${n + 1}`, components, { details: { addressLine1: `${n + 1} Main Street` } }),
  );
const sqlRows = <R>(query: ReturnType<typeof sql>) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) => rowsOf<R & Record<string, unknown>>(tx, query));
const named = async () =>
  (
    await sqlRows<{ name: string }>(
      sql`select name from property where name like 'Court %' order by created_at, name`,
    )
  ).map(({ name }) => name);

test('adds every property with its components, plans, study and activity, like a single addition', async () => {
  const study = {
    reserveStudyDate: '2024-05-31',
    reserveStudyTypeId: 'Full Reserve Study',
    providerName: 'Acme',
  };
  const { propertyImportId } = await upload([association('Court 1', 3, { study }), ...courts(3).slice(1)]);
  const { status, data } = await at.accept(propertyImportId);
  expect([status, (data as Job).kind]).toEqual([202, 'propertyImport']);
  await t.runJobs();
  expect(await at.jobOf((data as Job).jobId)).toMatchObject({ status: 'succeeded', progress: 100 });
  const { counts, lines, isAccepted, jobId } = await at.read(propertyImportId);
  expect([counts, isAccepted, jobId]).toEqual([
    { ready: 0, problems: 0, exists: 0, added: 3, failed: 0 },
    true,
    null,
  ]);
  const propertyId = lines[0]!.propertyId!;
  const list = await t.list('admin', propertyId);
  expect([list.totalCount, list.fiscalYear]).toEqual([3, 2026]);
  expect(list.totalCurrentCost).toBe(lines[0]!.componentsCost);
  const health = (await t.call('admin', 'GET', `/api/reports/financialhealth/${propertyId}/2026`)).data as {
    reserveAccountBalance: number;
  };
  expect(health.reserveAccountBalance).toBe(450_000);
  const [plans] = await sqlRows<{ n: number }>(
    sql`select count(*)::int as n from plan where property_id = ${propertyId}::uuid and is_default_recommended_plan and result is not null`,
  );
  expect(plans!.n).toBe(1);
  expect((await t.call('admin', 'GET', `/api/property/${propertyId}/reservestudy`)).data).toMatchObject([
    { date: '2024-05-31', providerName: 'Acme' },
  ]);
  const { items } = (await t.call('admin', 'GET', `/api/activity/${propertyId}`)).data as {
    items: ActivityItem[];
  };
  expect(items.map(({ description }) => description)).toEqual(
    expect.arrayContaining([
      'Added the property',
      'Added Component 0',
      'Imported properties.xlsx: 3 added, 0 changed, 0 unchanged',
    ]),
  );
});

test('adds the good properties of a workbook with problems only on request, and only once', async () => {
  const wrong = association('Court 9', 1, { details: { yearBuilt: 1600 } });
  const first = await upload([...courts(2), wrong]);
  const refused = await at.accept(first.propertyImportId);
  expect([refused.status, refused.errors[0]!.code]).toEqual([422, 'problems']);
  await at.accept(first.propertyImportId, 'admin', true);
  await t.runJobs();
  expect(await named()).toEqual(['Court 1', 'Court 2']);
  // The corrected workbook is uploaded again as a whole.
  const again = await upload([...courts(2), association('Court 9', 1)]);
  expect(again.lines.map(({ status }) => status)).toEqual(['exists', 'exists', 'ready']);
  await at.accept(again.propertyImportId);
  await t.runJobs();
  expect(await named()).toEqual(['Court 1', 'Court 2', 'Court 9']);
  const over = await at.accept(again.propertyImportId);
  expect([over.status, over.errors[0]!.code]).toEqual([409, 'nothingToAdd']);
});

test('a property that is refused when it is added gets its problems, and the others are added', async () => {
  const { propertyImportId } = await upload(courts(3));
  await sqlRows(sql`update property_import_line set components = '[]'::jsonb, body = jsonb_set(body, '{yearBuilt}', '3000')
    where position = 2 returning position`);
  await at.accept(propertyImportId);
  await t.runJobs();
  const { lines } = await at.read(propertyImportId);
  expect(lines.map(({ status }) => status)).toEqual(['added', 'failed', 'added']);
  expect(lines[1]!.problems[0]!.detail).toContain('Property year built should be between');
  expect(await named()).toEqual(['Court 1', 'Court 3']);
});

test('a job that fails midway goes on where it stopped, and adds each property once', async () => {
  const { propertyImportId } = await upload(courts(4));
  const { data } = await at.accept(propertyImportId);
  const { jobId } = data as Job;
  // The third property cannot be written while another property has its id.
  const [third] = await sqlRows<{ id: string }>(
    sql`select new_property_id as id from property_import_line where position = 3`,
  );
  const rename = (from: string, to: string) =>
    sqlRows(sql`update property set property_id = ${to}::uuid where property_id = ${from}::uuid`);
  await rename(t.away, third!.id);
  await t.runJobs();
  expect(await named()).toEqual(['Court 1', 'Court 2']);
  expect((await at.jobOf(jobId)).status).toBe('queued');
  await rename(third!.id, t.away);
  t.clock.set(new Date(t.clock.now().getTime() + 60_000));
  await t.runJobs();
  expect(await named()).toEqual(['Court 1', 'Court 2', 'Court 3', 'Court 4']);
  expect((await at.jobOf(jobId)).status).toBe('succeeded');
  const [activity] = await sqlRows<{ n: number }>(
    sql`select count(*)::int as n from activity_item where description = 'Added the property' and entity_name like 'Court %'`,
  );
  expect(activity!.n).toBe(4);
});

test('adds nothing if the job is canceled before it begins, and can be accepted again', async () => {
  const { propertyImportId } = await upload(courts(2));
  const { jobId } = (await at.accept(propertyImportId)).data as Job;
  expect((await at.accept(propertyImportId)).data).toMatchObject({ jobId });
  expect((await at.read(propertyImportId)).jobId).toBe(jobId);
  await t.call('admin', 'POST', `/api/job/${jobId}/cancel`);
  await t.runJobs();
  expect(await named()).toEqual([]);
  expect(((await at.accept(propertyImportId)).data as Job).jobId).not.toBe(jobId);
  await t.runJobs();
  expect(await named()).toEqual(['Court 1', 'Court 2']);
});

test('only one workbook at a time is added to a portfolio', async () => {
  const one = await upload(courts(1));
  const other = await upload(courts(2));
  await at.accept(one.propertyImportId);
  const refused = await at.accept(other.propertyImportId);
  expect([refused.status, refused.errors[0]!.code]).toEqual([409, 'stillRunning']);
  await t.runJobs();
  // The second workbook finds the properties that the first one added.
  await at.accept(other.propertyImportId);
  await t.runJobs();
  expect((await at.read(other.propertyImportId)).lines.map(({ status }) => status)).toEqual([
    'exists',
    'added',
  ]);
});

test('a Manager is assigned to the properties that they add, and no one else sees the workbook', async () => {
  const { propertyImportId } = await upload(courts(1), 'manager');
  expect((await t.call('admin', 'GET', `/api/property/import/${propertyImportId}`)).status).toBe(404);
  expect((await at.accept(propertyImportId, 'stranger')).status).toBe(404);
  await at.accept(propertyImportId, 'manager');
  await t.runJobs();
  const { lines } = await at.read(propertyImportId, 'manager');
  expect((await t.call('manager', 'GET', `/api/property/${lines[0]!.propertyId}`)).status).toBe(200);
  for (const who of ['member', 'vendor'] as const)
    expect((await at.upload(await workbookWith(courts(1)), who)).status).toBe(403);
  expect((await at.upload(await workbookWith(courts(1)), 'stranger')).status).toBe(404);
});

test('a repeated upload with the same key is one upload', async () => {
  const bytes = await workbookWith(courts(1));
  const [one, two] = [
    await at.upload(bytes, 'admin', { key: 'k1' }),
    await at.upload(bytes, 'admin', { key: 'k1' }),
  ];
  expect(two.data.propertyImportId).toBe(one.data.propertyImportId);
  expect(await sqlRows(sql`select 1 from property_import`)).toHaveLength(1);
});
