import { aComponentInput } from '@roofline/schema/fixtures/component';
import type { ExportMap, ExportMapTry } from '@roofline/schema/export-map/export-map';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { newId } from '../../platform/ids';
import { printedHead } from '../../platform/files/fixtures/printed-head';
import { readXlsx } from '../../platform/sheets/xlsx';
import { multipartBody, type Upload } from '../../platform/upload/fixtures/multipart';
import type { Identity } from '../../property/fixtures/cast';
import { mapFile } from '../fixtures/map-file';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const HEADINGS = ['Years left', 'Asset', 'Company', 'Remarks', 'Cost', 'Later'];
const FIELDS = [
  '{{remainingUsefulLife}}',
  'name',
  'Acme',
  null,
  '{{currentCost}}',
  '{{nextReplacementYear}}',
];

interface Sent {
  who?: Identity;
  fileName?: string;
  key?: string;
  more?: Upload[];
}
async function upload(
  bytes: Buffer,
  { who = 'staff', fileName = 'acme.xlsx', key = newId(), more = [] }: Sent = {},
) {
  const { payload, contentType } = multipartBody([{ field: 'file', fileName, bytes }, ...more]);
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/admin/property/${t.home}/exportmap`,
    headers: { ...t.as[who], 'content-type': contentType, 'idempotency-key': key },
    payload,
  });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data: data as ExportMap, errors: error?.errors };
}
const importAcme = async (sent?: Sent) => upload(await mapFile(HEADINGS, FIELDS), sent);

const ofMap = () => `/api/admin/exportmap/${t.home}`;
const inForce = async () => (await t.call('staff', 'GET', ofMap())).data as ExportMap | null;
const tried = async (query = '') =>
  (await t.call('staff', 'GET', `${ofMap()}/try${query}`)).data as ExportMapTry | null;
const download = (name: string) =>
  t.app.inject({ method: 'GET', url: `${ofMap()}/${name}`, headers: t.as.staff });
const activity = async () =>
  (
    (await t.call('admin', 'GET', `/api/activity/${t.home}`)).data as { items: { description: string }[] }
  ).items
    .map(({ description }) => description)
    .filter((text) => text.includes('export map'));

test('a property has no map at first, and answers null rather than an error', async () => {
  expect(await t.call('staff', 'GET', ofMap())).toMatchObject({ status: 200, data: null });
  expect(await t.call('staff', 'GET', `${ofMap()}/try`)).toMatchObject({ status: 200, data: null });
  const refused = await download('components');
  expect([refused.statusCode, refused.json().error.errors[0].code]).toEqual([409, 'noExportMap']);
  expect((await t.call('staff', 'DELETE', ofMap(), { version: 1 })).status).toBe(404);
});

test('an import applies at once, replaces the one before, and is recorded in the activity', async () => {
  const { status, data } = await importAcme({ fileName: 'Acme: sheet?.xlsx' });
  expect(status).toBe(201);
  expect(data).toMatchObject({ propertyId: t.home, fileName: 'Acme sheet.xlsx', version: 1 });
  expect(data.columns.slice(1, 4)).toEqual([
    { heading: 'Asset', field: 'name', text: null },
    { heading: 'Company', field: null, text: 'Acme' },
    { heading: 'Remarks', field: null, text: null },
  ]);
  expect(await inForce()).toEqual(data);
  const second = await upload(await mapFile(['GL'], ['glCode']));
  expect(second.data).toMatchObject({ version: 2, columns: [{ field: 'glCode' }] });
  expect(await activity()).toEqual([
    'Imported the export map “acme.xlsx”',
    'Imported the export map “Acme sheet.xlsx”',
  ]);
});

test('a repeat with the same key gets the first answer and imports nothing again', async () => {
  const key = newId();
  // The bytes are made once, because a workbook that is written again has another time in it.
  const bytes = await mapFile(HEADINGS, FIELDS);
  const [one, two] = [await upload(bytes, { key }), await upload(bytes, { key })];
  expect(one.status).toBe(201);
  expect(two.data).toEqual(one.data);
  expect(await activity()).toHaveLength(1);
});

test('several imports at once leave one map, and the version counts each', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => importAcme()));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await inForce())?.version).toBe(5);
});

test('a file with wrong cells imports nothing and leaves the map as it was', async () => {
  await importAcme();
  const before = await inForce();
  const { status, errors } = await upload(await mapFile(['A', 'B'], ['{{nmae}}', '{{huh}}']));
  expect([status, errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['A2', 'B2']]);
  expect(await inForce()).toEqual(before);
  expect(await activity()).toHaveLength(1);
});

test('a removal requires the current version, and leaves no map', async () => {
  await importAcme();
  expect((await t.call('staff', 'DELETE', ofMap())).status).toBe(428);
  expect((await t.call('staff', 'DELETE', ofMap(), { version: 7 })).status).toBe(412);
  expect((await t.call('staff', 'DELETE', ofMap(), { version: 1 })).status).toBe(204);
  expect(await inForce()).toBeNull();
  expect(await activity()).toEqual([
    'Removed the export map “acme.xlsx”',
    'Imported the export map “acme.xlsx”',
  ]);
});

test('the preview shows the first ten components as the sheet does, and the sheet has all of them', async () => {
  await importAcme();
  for (let n = 0; n < 12; n++)
    await t.addOne({ name: `Fence ${String(n).padStart(2, '0')}`, remainingUsefulLife: n });
  const shown = await tried('?fiscalYear=2026');
  expect(shown).toMatchObject({
    fiscalYear: 2026,
    basisFiscalYear: 2026,
    headings: HEADINGS,
    totalCount: 12,
    years: expect.arrayContaining([2026]),
  });
  expect(shown!.rows).toHaveLength(10);
  expect(shown!.rows[1]).toEqual(['1', 'Fence 01', 'Acme', null, '117,800.00', '2027']);
  const file = await download('components?fiscalYear=2026');
  expect(file.headers['content-disposition']).toContain('Home Court export 2026.xlsx');
  expect(await printedHead(file.rawPayload)).toEqual(['Home Court', 'Fiscal year 2026']);
  const [sheet] = await readXlsx(file.rawPayload);
  expect(sheet!.rows[0]).toEqual(HEADINGS);
  expect(sheet!.rows[2]).toEqual([1, 'Fence 01', 'Acme', null, 117_800, 2027]);
  expect(sheet!.rows).toHaveLength(13);
  expect((await t.call('staff', 'GET', `${ofMap()}/try?fiscalYear=1950`)).status).toBe(404);
});

test('the sheet of a year is made by a job, only for staff', async () => {
  expect((await importAcme()).status).toBe(201);
  await t.addOne({ name: 'Fence' });
  const body = { document: 'mappedComponents', propertyId: t.home, fiscalYear: 2026 };
  for (const who of ['admin', 'manager', 'stranger'] as const)
    expect((await t.call(who, 'POST', '/api/job/document', { body })).status).toBe(403);
  const asked = await t.call('staff', 'POST', '/api/job/document', { body });
  expect(asked.status).toBe(202);
  const { jobId } = asked.data as { jobId: string };
  await t.runJobs();
  const made = await t.app.inject({ url: `/api/job/${jobId}/download`, headers: t.as.staff });
  expect(made.statusCode).toBe(200);
  const [sheet] = await readXlsx(made.rawPayload);
  expect([sheet!.rows[0], sheet!.rows[1]![1]]).toEqual([HEADINGS, 'Fence']);
});

test('every field of the template is filled from its component', async () => {
  const template = await download('template');
  expect(template.headers['content-disposition']).toContain('export map template.xlsx');
  expect(await printedHead(template.rawPayload)).toEqual(['Home Court', 'Export map']);
  expect((await upload(template.rawPayload)).status).toBe(201);
  const row = await t.addOne({ warrantyUntil: '2031-05-31', nextInspectionOn: '2027-02-01' });
  const shown = (await tried())!;
  const values = Object.fromEntries(shown.headings.map((heading, at) => [heading, shown.rows[0]![at]]));
  expect(values).toMatchObject({
    Component: aComponentInput().name,
    Quantity: '620',
    'Unit Cost': '190.00',
    'One Time': 'No',
    'Percent Replaced': '100.00%',
    'Next Replacement': '2030',
    'Warranty Until': '2031-05-31',
    'Next Inspection': '2027-02-01',
    'Fiscal Year': '2026',
    Property: 'Home Court',
    'Property ID': t.home,
    'Component ID': row.propertyComponentId,
  });
  expect(values['Cost at Replacement']).toBe(
    row.costAtReplacement!.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
});

test('only staff reach an export map, even that of a deactivated property', async () => {
  await t.call('staff', 'POST', `/api/admin/property/${t.home}/deactivate`);
  expect((await importAcme()).status).toBe(201);
  for (const who of ['admin', 'portfolioAdmin', 'manager', 'vendor', 'stranger'] as const) {
    expect((await importAcme({ who })).status).toBe(403);
    expect((await t.call(who, 'GET', ofMap())).status).toBe(403);
    expect((await t.call(who, 'GET', `${ofMap()}/components`)).status).toBe(403);
  }
});
