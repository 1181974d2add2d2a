import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { rowsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../../platform/testing';
import { readZip } from '../../platform/zip/fixtures/read-zip';
import { newProperty } from '../../property/fixtures/cast';
import { takeIn } from '../take-in/take-in';

let here: TestApp;
let folder: string;
let headers: Record<string, string>;
let propertyId: string;
let archive: Buffer;
let parts: Map<string, Buffer>;
const opened: TestApp[] = [];

const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(70_000), Buffer.from('\n%%EOF\n')]);
const EMAIL = 'ada@example.test';

async function upload(): Promise<void> {
  const { payload, contentType } = multipartBody([
    { field: 'files', bytes, fileName: '=cmd|calc.pdf', type: 'application/pdf' },
  ]);
  const answer = await here.app.inject({
    method: 'POST',
    url: `/api/file/${propertyId}/upload`,
    headers: { ...headers, 'idempotency-key': newId(), 'content-type': contentType },
    payload,
  });
  expect(answer.statusCode).toBe(201);
}

const ask = (url: string, method: 'GET' | 'POST' = 'POST', payload?: object) =>
  here.app.inject({
    method,
    url,
    headers: { ...headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });

/** Has it made, and downloads it. */
async function make(of: string): Promise<Buffer> {
  expect((await ask(`/api/${of}/full-archive`)).statusCode).toBe(202);
  await here.runJobs();
  const { data } = (await ask(`/api/${of}/full-archive`, 'GET')).json();
  expect(data).toMatchObject({ status: 'succeeded', viewerCan: { download: true } });
  const download = await ask(`/api/job/${data.jobId}/download`, 'GET');
  expect(download.headers['content-disposition']).toContain('full archive');
  return download.rawPayload;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-take-in-'));
  here = await buildTestApp();
  const { workspaceId } = await seedWorkspace(here.database, { name: 'Northlake' });
  const { userId } = await seedUser(
    here.database,
    { [workspaceId]: 'Admin' },
    { email: EMAIL, isStaff: false },
  );
  await seedUser(here.database, { [workspaceId]: 'Vendor' }, { email: 'vendor@example.test' });
  headers = await signedIn(here.database, here.clock, userId);
  const made = await ask('/api/property', 'POST', { ...newProperty('Half & Court'), workspaceId });
  expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
  propertyId = made.json().data.propertyId;
  await upload();
  await here.runJobs();
  archive = await make(`workspace/${workspaceId}`);
  parts = await readZip(archive);
});
afterAll(async () => {
  for (const app of [here, ...opened]) await app.close();
  await rm(folder, { recursive: true, force: true });
});

const manifestOf = (of = parts) => JSON.parse(of.get('manifest.json')!.toString()) as Manifest;

async function emptyOne(): Promise<TestApp> {
  const app = await buildTestApp();
  opened.push(app);
  return app;
}

async function onDisk(of: Buffer): Promise<string> {
  const path = join(folder, `${newId()}.zip`);
  await writeFile(path, of);
  return path;
}

/** What taking it in into an empty installation says, and that nothing of it is there afterwards. */
async function refusal(of: Buffer, into?: TestApp): Promise<string> {
  const app = into ?? (await emptyOne());
  const before = await counts(app);
  const error = await takeIn(app, { file: await onDisk(of), email: EMAIL, tell: () => undefined }).then(
    () => new Error('It was taken in'),
    (fault: unknown) => fault as Error,
  );
  expect(await counts(app)).toEqual(before);
  return error.message;
}

const counts = (app: TestApp) =>
  app.database.system((tx) =>
    rowsOf(
      tx,
      sql`select (select count(*)::int from app_user) as users, (select count(*)::int from workspace) as workspaces,
      (select count(*)::int from blob) as blobs, (select count(*)::int from property) as properties`,
    ),
  );

type Change = (path: string, bytes: Buffer) => Buffer | null;

/** The archive with other parts; `isSigned`: the manifest says so, as somebody would write it who knows how. */
async function changed(
  change: Change,
  { isSigned = false, more = [] as [string, Buffer][] } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const manifest = manifestOf();
  const written: [string, Buffer][] = [];
  for (const [path, old] of parts) {
    const next = path === 'manifest.json' ? null : change(path, old);
    if (next) written.push([path, next]);
  }
  written.push(...more);
  if (isSigned)
    manifest.entries = written.map(([path, of]) => ({
      ...manifest.entries.find((entry) => entry.path === path),
      path,
      bytes: of.length,
      sha256: createHash('sha256').update(of).digest('hex'),
    }));
  const last = change('manifest.json', Buffer.from(JSON.stringify(manifest)));
  if (last) written.push(['manifest.json', last]);
  for (const [path, of] of written) zip.addBuffer(of, path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const same: Change = (_path, of) => of;
const replace =
  (path: string, from: string | RegExp, to: string): Change =>
  (at, of) =>
    at === path ? Buffer.from(of.toString().replace(from, to)) : of;

test('has data, spreadsheets, files with their bytes, the schema and a page that people can read', () => {
  const { entries, tables, scope } = manifestOf();
  expect(scope).toMatchObject({ kind: 'workspace', name: 'Northlake' });
  expect(new Set(entries.map(({ path }) => path))).toEqual(
    new Set([...parts.keys()].filter((path) => path !== 'manifest.json')),
  );
  for (const { path, sha256 } of entries)
    expect([path, createHash('sha256').update(parts.get(path)!).digest('hex')]).toEqual([path, sha256]);
  const file = entries.find(({ path }) => path.includes('/Files/'))!;
  expect(parts.get(file.path)!.equals(bytes)).toBe(true);
  for (const { name, rows, columns } of tables) {
    const data = JSON.parse(parts.get(`data/${name}.json`)!.toString()) as object[];
    expect(data.length).toBe(rows);
    const { properties } = JSON.parse(parts.get('schema.json')!.toString()).$defs[name];
    for (const row of data) expect(Object.keys(row)).toEqual(columns);
    expect(Object.keys(properties)).toEqual(columns);
  }
  expect([...parts.keys()].some((path) => path.endsWith('Workbooks/Projects.xlsx'))).toBe(true);
  const page = parts.get('index.html')!.toString();
  expect(page).toContain('Full archive of Northlake');
  expect(page).not.toMatch(/<script|Half & Court/);
});

test('has no password, no session and no staff in it', () => {
  const [people] = [JSON.parse(parts.get('data/app_user.json')!.toString()) as object[]];
  for (const person of people)
    expect(Object.keys(person)).not.toEqual(expect.arrayContaining(['password_hash']));
  for (const path of parts.keys()) expect(path).not.toMatch(/session|token|credential/);
});

test('a text that a sheet would compute is a text in the CSV (EX-3)', () => {
  expect(parts.get('csv/property_file.csv')!.toString()).toContain(`'=cmd`);
});

test('the activity of each property says who requested it', async () => {
  const { data } = (await ask(`/api/activity/${propertyId}`, 'GET')).json();
  const words = (data.items as { description: string }[]).map(({ description }) => description);
  expect(words).toContain('Requested a full archive of the whole workspace, with this property');
});

test('asked for twice, it is made once and recorded once', async () => {
  const [one, two] = [
    await ask(`/api/property/${propertyId}/full-archive`),
    await ask(`/api/property/${propertyId}/full-archive`),
  ];
  expect(two.json().data.jobId).toBe(one.json().data.jobId);
  await here.runJobs();
  const { data } = (await ask(`/api/activity/${propertyId}`, 'GET')).json();
  const words = (data.items as { description: string }[]).filter(
    ({ description }) => description === 'Requested a full archive of the property',
  );
  expect(words.length).toBe(1);
});

test('is kept for seven days', async () => {
  const week = 7 * 24 * 60 * 60_000;
  const { sweepJobs } = await import('../../platform/jobs/sweep');
  const now = here.clock.now();
  const isThere = async () =>
    (await ask(`/api/property/${propertyId}/full-archive`, 'GET')).json().data !== null;
  here.clock.set(new Date(now.getTime() + week - 1));
  await sweepJobs(here);
  expect(await isThere()).toBe(true);
  here.clock.set(new Date(now.getTime() + week + 1));
  await sweepJobs(here);
  const gone = await here.database.system((tx) =>
    rowsOf(tx, sql`select 1 from job where kind = 'fullArchive' and blob_id is not null`),
  );
  expect(gone).toEqual([]);
  here.clock.set(now);
});

test('taken in, its Admin lets people in, and nobody comes in by themselves', async () => {
  const app = await emptyOne();
  const { manifest, link } = await takeIn(app, {
    file: await onDisk(archive),
    email: EMAIL,
    tell: () => undefined,
  });
  expect(link.resetPasswordToken).toHaveLength(32);
  const people = await app.database.system((tx) =>
    rowsOf(
      tx,
      sql`select u.email, m.is_active, m.role_id, u.is_staff from app_user u join membership m on m.user_id = u.user_id order by 1`,
    ),
  );
  expect(people).toEqual([
    { email: EMAIL, is_active: true, role_id: 1, is_staff: false },
    { email: 'vendor@example.test', is_active: false, role_id: 5, is_staff: false },
  ]);
  const file = manifest.entries.find(({ blobId }) => blobId !== undefined)!;
  const [{ key } = { key: '' }] = await app.database.system((tx) =>
    rowsOf<{ key: string }>(
      tx,
      sql`select storage_key as key from blob where blob_id = ${file.blobId}::uuid`,
    ),
  );
  expect((await buffer(await app.storage.read(key))).equals(parts.get(file.path)!)).toBe(true);
  // What was taken in is not taken in over itself.
  expect(await refusal(archive, app)).toMatch(/not empty/);
});

test('somebody new may be the Admin', async () => {
  const app = await emptyOne();
  await takeIn(app, { file: await onDisk(archive), email: 'grace@example.test', tell: () => undefined });
  const active = await app.database.system((tx) =>
    rowsOf(
      tx,
      sql`select u.email from app_user u join membership m on m.user_id = u.user_id where m.is_active`,
    ),
  );
  expect(active).toEqual([{ email: 'grace@example.test' }]);
});

test.each([
  ['a row', replace('data/property.json', 'Half', 'Full'), /changed/],
  [
    'bytes of a file',
    (path: string, of: Buffer) =>
      path.includes('/Files/') ? Buffer.concat([of.subarray(0, -1), Buffer.from('!')]) : of,
    /changed/,
  ],
  ['a part that is gone', (path: string, of: Buffer) => (path === 'csv/property.csv' ? null : of), /changed/],
  [
    'the manifest that is gone',
    (path: string, of: Buffer) => (path === 'manifest.json' ? null : of),
    /no manifest/,
  ],
  ['a manifest that is no JSON', replace('manifest.json', '{', ''), /changed/],
  ['another product', replace('manifest.json', 'roofline-full-archive', 'other'), /no full archive/],
  [
    'a later form',
    replace('manifest.json', '"formatVersion":1', '"formatVersion":2'),
    /newer version.*Update/,
  ],
  [
    'a later database',
    replace('manifest.json', /"schemaVersion":\d/, '"schemaVersion":9'),
    /newer version.*Update/,
  ],
] as [string, Change, RegExp][])('refuses an archive with a change: %s', async (_what, change, words) => {
  expect(await refusal(await changed(change))).toMatch(words);
});

test('refuses a part beside the manifest', async () => {
  expect(await refusal(await changed(same, { more: [['extra.txt', Buffer.from('x')]] }))).toMatch(/changed/);
});

test.each([
  [
    'rows of another workspace',
    replace('data/property.json', /"workspace_id":"[^"]+"/, `"workspace_id":"${newId()}"`),
    /do not fit together/,
  ],
  [
    'a row twice',
    replace('data/property.json', /\n(\{.*\})\n/, '\n$1,\n$1\n'),
    /rows of property|do not fit together/,
  ],
  [
    'a value of another kind',
    replace('data/property.json', /"number_of_units":\d+/, '"number_of_units":"many"'),
    /do not fit together/,
  ],
  ['a row that no line ends', replace('data/property.json', '[\n', '['), /not written as Roofline/],
  [
    'a key that meets nothing',
    replace('data/property_financial.json', /"property_id":"[^"]+"/g, `"property_id":"${newId()}"`),
    /do not fit together/,
  ],
  [
    'a column that is withheld',
    replace('manifest.json', '"user_id","email"', '"user_id","is_staff","email"'),
    /app_user.is_staff/,
  ],
  [
    'a table that is left out',
    replace(
      'manifest.json',
      '"tables":[{"name":"',
      '"tables":[{"name":"session","path":"data/property.json","rows":1,"columns":["token_hash"]},{"name":"',
    ),
    /changed/,
  ],
] as [string, Change, RegExp][])(
  'refuses forged data, and writes none of it: %s',
  async (_what, change, words) => {
    expect(await refusal(await changed(change, { isSigned: true }))).toMatch(words);
  },
);

test('refuses what is no zip, what was cut off, and a bomb', async () => {
  expect(await refusal(Buffer.from('no zip'))).toMatch(/no archive of Roofline/);
  expect(await refusal(archive.subarray(0, archive.length / 2))).toMatch(/no archive of Roofline/);
  const bomb = await changed(same, {
    isSigned: true,
    more: [['data/bomb.json', Buffer.alloc(40 * 2 ** 20)]],
  });
  expect(bomb.length).toBeLessThan(2 ** 20);
  expect(await refusal(bomb)).toMatch(/unpacks to far more/);
  await expect(
    takeIn(await emptyOne(), { file: join(folder, 'none.zip'), email: EMAIL, tell: () => undefined }),
  ).rejects.toThrow(/could not be read/);
});

test.each(['../../up.txt', '/etc/x', 'a\\b', 'C:/x'])('refuses the hostile name %s', async (name) => {
  const placeholder = 'n'.repeat(name.length);
  const zip = await changed(same, { more: [[placeholder, Buffer.from('x')]] });
  expect(await refusal(Buffer.from(zip.toString('latin1').replaceAll(placeholder, name), 'latin1'))).toMatch(
    /list of parts|no archive/,
  );
});

test('an installation with somebody in it is not empty', async () => {
  const app = await emptyOne();
  await seedUser(app.database);
  expect(await refusal(archive, app)).toMatch(/not empty.*DATA_DIR/);
});

test('an archive of a property has nothing of the others', async () => {
  const { workspaceId } = manifestOf().scope;
  await ask('/api/property', 'POST', { ...newProperty('Other Court'), workspaceId });
  const own = await readZip(await make(`property/${propertyId}`));
  const names = (JSON.parse(own.get('data/property.json')!.toString()) as { name: string }[]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Half & Court']);
  for (const [path, of] of own)
    if (path.startsWith('data/')) expect([path, of.includes('Other Court')]).toEqual([path, false]);
  // Nobody is assigned to it.
  expect(JSON.parse(own.get('data/app_user.json')!.toString())).toEqual([]);
  const app = await emptyOne();
  const zip = join(folder, 'own.zip');
  await writeFile(zip, await make(`property/${propertyId}`));
  await takeIn(app, { file: zip, email: EMAIL, tell: () => undefined });
  expect(await readFile(zip)).toBeTruthy();
});
