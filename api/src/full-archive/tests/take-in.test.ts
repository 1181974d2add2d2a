import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { seedUser } from '../../platform/testing';
import {
  at,
  changed,
  closeAll,
  EMAIL,
  emptyOne,
  leave,
  onDisk,
  refusal,
  replace,
  same,
  type Change,
} from '../fixtures/leaving';
import { takeIn } from '../take-in/take-in';

beforeAll(leave);
afterAll(closeAll);

test('after a take-in only the Admin is active, and lets the others in', async () => {
  const app = await emptyOne();
  const { manifest, link } = await takeIn(app, {
    file: await onDisk(at.archive),
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
  expect((await buffer(await app.storage.read(key))).equals(at.parts.get(file.path)!)).toBe(true);
  // An installation refuses an archive that it already took in.
  expect(await refusal(at.archive, app)).toMatch(/not empty/);
});

test('the Admin may be someone new', async () => {
  const app = await emptyOne();
  await takeIn(app, { file: await onDisk(at.archive), email: 'grace@example.test', tell: () => undefined });
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
    'a later format version',
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
  ['a row without its own line', replace('data/property.json', '[\n', '['), /not written as Roofline/],
  [
    'a key without a row for it',
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

test('refuses a file that is no zip, a truncated one and a zip bomb', async () => {
  expect(await refusal(Buffer.from('no zip'))).toMatch(/no file that Roofline made/);
  expect(await refusal(at.archive.subarray(0, at.archive.length / 2))).toMatch(/no file that Roofline made/);
  const bomb = await changed(same, {
    isSigned: true,
    more: [['data/bomb.json', Buffer.alloc(40 * 2 ** 20)]],
  });
  expect(bomb.length).toBeLessThan(2 ** 20);
  expect(await refusal(bomb)).toMatch(/unpacks to far more/);
  await expect(
    takeIn(await emptyOne(), { file: join(at.folder, 'none.zip'), email: EMAIL, tell: () => undefined }),
  ).rejects.toThrow(/could not be read/);
});

test.each(['../../up.txt', '/etc/x', 'a\\b', 'C:/x'])('refuses the hostile name %s', async (name) => {
  const placeholder = 'n'.repeat(name.length);
  const zip = await changed(same, { more: [[placeholder, Buffer.from('x')]] });
  expect(await refusal(Buffer.from(zip.toString('latin1').replaceAll(placeholder, name), 'latin1'))).toMatch(
    /list of parts|no archive/,
  );
});

test('an installation with a user is not empty', async () => {
  const app = await emptyOne();
  await seedUser(app.database);
  expect(await refusal(at.archive, app)).toMatch(/not empty.*DATA_DIR/);
});

test('a take-in that fails midway leaves nothing, and the next one takes everything in', async () => {
  const app = await emptyOne();
  const { put } = app.storage;
  app.storage.put = () => Promise.reject(new Error('The disk is away'));
  expect(await refusal(at.archive, app)).toBe('The disk is away');
  app.storage.put = put;
  const { system } = app.database;
  let calls = 0;
  // The second transaction is the one that writes: it fails when all rows are there.
  app.database.system = (work, options) =>
    system(async (tx, after) => {
      const answer = await work(tx, after);
      calls += 1;
      if (calls === 2) throw new Error('The process was ended');
      return answer;
    }, options);
  const file = await onDisk(at.archive);
  const again = () => takeIn(app, { file, email: EMAIL, tell: () => undefined });
  await expect(again()).rejects.toThrow('The process was ended');
  app.database.system = system;
  await again();
  const rows = await app.database.system((tx) => rowsOf(tx, sql`select name from workspace`));
  expect(rows).toEqual([{ name: 'Northlake' }]);
});
