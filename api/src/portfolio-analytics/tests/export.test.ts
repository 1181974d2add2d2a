import { aProjectPaymentInput } from '@roofline/schema/fixtures/project';
import type { Job } from '@roofline/schema/job/job';
import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import type { ProjectSpend } from '@roofline/schema/portfolio-analytics/project-spend';
import { eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { workActor } from '../../platform/actor';
import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollarsAndCents } from '../../platform/pdf/format';
import { buildSite, type Site } from '../../project/fixtures/site';
import type { Identity } from '../../property/fixtures/cast';
import { property } from '../../property/tables';

const FORMULA = '=HYPERLINK("http://x.test")';
let t: Site;
beforeAll(async () => {
  t = await buildSite();
  const roof = await t.addOne({ name: 'Roof', category: FORMULA });
  const { projectId } = await t.addProject({ name: 'Roof works', components: [roof.propertyComponentId] });
  const paid = aProjectPaymentInput({ amount: 1234.56, paidOn: '2026-03-01' });
  expect(await t.call('manager', 'POST', `/api/project/${projectId}/payment`, { body: paid })).toMatchObject({
    status: 201,
  });
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.update(property).set({ name: FORMULA }).where(eq(property.propertyId, t.home)),
  );
});
afterAll(() => t.close());

const ask = (document: string, of: object, who: Identity = 'admin', workspaceId = t.workspaceId) =>
  t.call(who, 'POST', '/api/job/document', { body: { document, workspaceId, ...of } });
async function file(document: string, of: object): Promise<Buffer> {
  const { jobId } = (await ask(document, of)).data as Job;
  await t.runJobs();
  const made = await t.app.inject({ url: `/api/job/${jobId}/download`, headers: t.as.admin });
  expect(made.statusCode).toBe(200);
  return made.rawPayload;
}
const cells = async (bytes: Buffer, sheet: number) => (await readXlsx(bytes))[sheet - 1]!.data;
const get = async <T>(path: string) =>
  (await t.call('admin', 'GET', `/api/portfolioanalytics/${path}workspaceId=${t.workspaceId}`)).data as T;

test('the workbook of associations has the figures of the page, names their basis and has no formula', async () => {
  const { items, summary } = await get<AssociationPage>('properties?basis=current&sort=lowestBalance&');
  const bytes = await file('associationsXlsx', { view: { basis: 'current', sort: 'lowestBalance' } });
  const [head, ...rows] = await cells(bytes, 1);
  const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
  expect(column('Association')).toEqual(items.map(({ name }) => name));
  expect(column('Association')).toContain(FORMULA);
  expect(column('Lowest balance')).toEqual(items.map(({ lowestBalance }) => lowestBalance));
  expect(column('First year below zero')).toEqual(items.map((row) => row.firstYearBelowZero));
  expect(bytes.toString('latin1')).not.toContain('<f>');
  const notes = new Map((await cells(bytes, 2)).map(([label, value]) => [label, String(value)]));
  expect(notes.get('Figures')).toBe('At the contribution that each association pays today');
  expect(notes.get('In short')).toContain(`${summary.belowZero === 0 ? 'none' : summary.belowZero} of`);
  expect(notes.get('Order')).toBe('By lowest balance, smallest first');
});

test('the PDF uses the same filter as the page, and states it', async () => {
  const { text } = await readPdf(await file('associationsPdf', { view: { text: 'nowhere' } }));
  expect(text).toContain('No association is in this view.');
  expect(text).toContain('name, city or state has “nowhere”');
  const all = await readPdf(await file('associationsPdf', { view: { descending: true } }));
  expect(all.text).toContain('HYPERLINK');
  expect(all.text).toContain('By name, largest first');
});

test('both files of project spend have the same total as the page', async () => {
  const spend = { by: 'category', from: 2025, to: 2026 };
  const shown = await get<ProjectSpend>('projectspend?by=category&from=2025&to=2026&');
  const [, row, total] = await cells(await file('projectSpendXlsx', { spend }), 1);
  expect(row).toEqual([FORMULA, 1234.56, 1, 1]);
  expect(total).toEqual(['Total', shown.total, 1, 1]);
  const drawn = await file('projectSpendPdf', { spend });
  const { text } = await readPdf(drawn);
  expect(await uaFindings(drawn)).toEqual([]);
  expect(text).toContain(
    `${dollarsAndCents(shown.total)} was paid from 2025 to 2026 for 1 project, in 1 payment.`,
  );
});

test('only administrators of the workspace get the files', async () => {
  const view = { view: {} };
  expect((await ask('associationsXlsx', view, 'manager')).status).toBe(403);
  expect((await ask('associationsXlsx', view, 'stranger')).status).toBe(404);
  expect((await ask('associationsXlsx', { view: { sort: 'colour' } })).status).toBe(422);
});
