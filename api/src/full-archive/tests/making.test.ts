import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { sweepJobs } from '../../platform/jobs/sweep';
import { readZip } from '../../platform/zip/fixtures/read-zip';
import { newProperty } from '../../property/fixtures/cast';
import { recordInPortfolio } from '../../property/service';
import { ask, at, bytes, closeAll, EMAIL, emptyOne, leave, make, manifestOf } from '../fixtures/leaving';
import { takeIn } from '../take-in/take-in';

beforeAll(leave);
afterAll(closeAll);

test('has data, spreadsheets, files with their bytes, the schema and a readable page', () => {
  const { entries, tables, scope } = manifestOf();
  expect(scope).toMatchObject({ kind: 'workspace', name: 'Northlake' });
  expect(new Set(entries.map(({ path }) => path))).toEqual(
    new Set([...at.parts.keys()].filter((path) => path !== 'manifest.json')),
  );
  for (const { path, sha256 } of entries)
    expect([path, createHash('sha256').update(at.parts.get(path)!).digest('hex')]).toEqual([path, sha256]);
  const file = entries.find(({ path }) => path.includes('/Files/'))!;
  expect(at.parts.get(file.path)!.equals(bytes)).toBe(true);
  for (const { name, rows, columns } of tables) {
    const data = JSON.parse(at.parts.get(`data/${name}.json`)!.toString()) as object[];
    expect(data.length).toBe(rows);
    const { properties } = JSON.parse(at.parts.get('schema.json')!.toString()).$defs[name];
    for (const row of data) expect(Object.keys(row)).toEqual(columns);
    expect(Object.keys(properties)).toEqual(columns);
  }
  expect([...at.parts.keys()].some((path) => path.endsWith('Workbooks/Projects.xlsx'))).toBe(true);
  const page = at.parts.get('index.html')!.toString();
  expect(page).toContain('Full archive of Northlake');
  expect(page).not.toMatch(/<script|Half & Court/);
});

test('contains no password, no session and no staff', () => {
  const [people] = [JSON.parse(at.parts.get('data/app_user.json')!.toString()) as object[]];
  for (const person of people)
    expect(Object.keys(person)).not.toEqual(expect.arrayContaining(['password_hash']));
  for (const path of at.parts.keys()) expect(path).not.toMatch(/session|token|credential/);
});

test('a text that looks like a formula stays text in the CSV (EX-3)', () => {
  expect(at.parts.get('csv/property_file.csv')!.toString()).toContain(`'=cmd`);
});

test('the activity of each property names who requested the archive', async () => {
  const { data } = (await ask(`/api/activity/${at.propertyId}`, 'GET')).json();
  const words = (data.items as { description: string }[]).map(({ description }) => description);
  expect(words).toContain('Requested a full archive of the whole portfolio, with this property');
});

test('two requests make and record one archive', async () => {
  const [one, two] = [
    await ask(`/api/property/${at.propertyId}/full-archive`),
    await ask(`/api/property/${at.propertyId}/full-archive`),
  ];
  expect(two.json().data.jobId).toBe(one.json().data.jobId);
  await at.here.runJobs();
  const { data } = (await ask(`/api/activity/${at.propertyId}`, 'GET')).json();
  const words = (data.items as { description: string }[]).filter(
    ({ description }) => description === 'Requested a full archive of the property',
  );
  expect(words.length).toBe(1);
});

test('stays available for seven days', async () => {
  const week = 7 * 24 * 60 * 60_000;
  const now = at.here.clock.now();
  const isThere = async () =>
    (await ask(`/api/property/${at.propertyId}/full-archive`, 'GET')).json().data !== null;
  at.here.clock.set(new Date(now.getTime() + week - 1));
  await sweepJobs(at.here);
  expect(await isThere()).toBe(true);
  at.here.clock.set(new Date(now.getTime() + week + 1));
  await sweepJobs(at.here);
  const gone = await at.here.database.system((tx) =>
    rowsOf(tx, sql`select 1 from job where kind = 'fullArchive' and blob_id is not null`),
  );
  expect(gone).toEqual([]);
  at.here.clock.set(now);
});

test('an archive of a property contains nothing of other properties', async () => {
  const { workspaceId } = manifestOf().scope;
  await ask('/api/property', 'POST', { ...newProperty('Other Court'), workspaceId });
  const own = await readZip(await make(`property/${at.propertyId}`));
  const names = (JSON.parse(own.get('data/property.json')!.toString()) as { name: string }[]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Half & Court']);
  for (const [path, of] of own)
    if (path.startsWith('data/')) expect([path, of.includes('Other Court')]).toEqual([path, false]);
  // No one is assigned to the property.
  expect(JSON.parse(own.get('data/app_user.json')!.toString())).toEqual([]);
  const app = await emptyOne();
  const zip = join(at.folder, 'own.zip');
  await writeFile(zip, await make(`property/${at.propertyId}`));
  await takeIn(app, { file: zip, email: EMAIL, tell: () => undefined });
  const taken = await app.database.system((tx) => rowsOf(tx, sql`select name from property`));
  expect(taken).toEqual([{ name: 'Half & Court' }]);
});

test('begins again after a failure midway, and leaves no bytes behind', async () => {
  const { storage, clock } = at.here;
  const { read } = storage;
  storage.read = () => Promise.reject(new Error('The disk is away'));
  expect((await ask(`/api/property/${at.propertyId}/full-archive`)).statusCode).toBe(202);
  await at.here.runJobs();
  storage.read = read;
  const latest = async () => (await ask(`/api/property/${at.propertyId}/full-archive`, 'GET')).json().data;
  expect(await latest()).toMatchObject({ status: 'queued' });
  clock.advance(2_000);
  await at.here.runJobs();
  expect(await latest()).toMatchObject({ status: 'succeeded', viewerCan: { download: true } });
  const partials = [];
  for await (const { key } of storage.list('blob'))
    if ((await storage.size(key)) === null) partials.push(key);
  expect(partials).toEqual([]);
});

test('leaves actions of staff on users, which a Manager may not read, out of a property’s archive', async () => {
  const [workspace] = JSON.parse(at.parts.get('data/workspace.json')!.toString()) as {
    workspace_id: string;
  }[];
  const workspaceId = workspace!.workspace_id;
  const place = { workspaceId, actor: workActor([workspaceId]), at: at.here.clock.now() };
  const event = { type: 'user', entityName: 'Nora', description: 'Deactivated the account of Nora' } as const;
  await at.here.database.tenant(workActor([workspaceId]), (tx) => recordInPortfolio(tx, place, event));
  const words = async (of: string) =>
    (await readZip(await make(of))).get('data/activity_item.json')!.toString();
  expect(await words(`workspace/${workspaceId}`)).toContain(event.description);
  expect(await words(`property/${at.propertyId}`)).not.toContain(event.description);
});
