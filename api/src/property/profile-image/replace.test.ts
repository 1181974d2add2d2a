import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import type { Storage } from '../../platform/files/storage';
import { buildCast, newProperty, type Cast } from '../fixtures/cast';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody } from '../../platform/upload/fixtures/multipart';

let cast: Cast;
let storage: Storage;
beforeAll(async () => {
  cast = await buildCast();
  storage = cast.storage;
});
afterAll(() => cast.close());

const url = (id: string) => `/api/property/${id}/profileimage`;
function upload(id: string, headers: Record<string, string> = {}, side = 20) {
  const { payload, contentType } = multipartBody([
    { field: 'file', fileName: 'a.png', type: 'image/png', bytes: pngOf(side, side) },
  ]);
  const all = { ...cast.as.admin, 'content-type': contentType, ...headers };
  return cast.app.inject({ method: 'POST', url: url(id), headers: all, payload });
}

async function files(): Promise<string[]> {
  const keys = [];
  for await (const file of storage.list('blob')) keys.push(file.key);
  return keys.sort();
}
/** Returns the storage keys of a property's image and of its other sizes. */
const keysOf = async (id: string) => {
  const rows = await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    rowsOf<{ key: string }>(
      tx,
      sql`select b.storage_key as key from property p
        join blob b on b.blob_id = p.profile_image_id or b.parent_id = p.profile_image_id
        where p.property_id = ${id}::uuid order by 1`,
    ),
  );
  return rows.map(({ key }) => key);
};
const freshProperty = async () => (await cast.add('admin', newProperty('Image'))).propertyId;

test('replacing or removing an image deletes the old one from storage', async () => {
  const id = await freshProperty();
  expect((await upload(id)).json().data.version).toBe(2);
  const first = await keysOf(id);
  expect(first).toHaveLength(2);
  expect(await files()).toEqual(first);
  expect((await upload(id, { 'if-match': '"2"' }, 30)).json().data.version).toBe(3);
  const second = await keysOf(id);
  await cast.sweepFiles();
  expect(second).not.toEqual(first);
  expect(await files()).toEqual(second);
  const remove = (version: string) =>
    cast.app.inject({ method: 'DELETE', url: url(id), headers: { ...cast.as.admin, 'if-match': version } });
  expect((await remove('"2"')).statusCode).toBe(412);
  expect((await remove('"3"')).statusCode).toBe(204);
  expect(await keysOf(id)).toEqual([]);
  await cast.sweepFiles();
  expect(await files()).toEqual([]);
  expect((await remove('"4"')).statusCode).toBe(404);
});

test('of 10 uploads at the same time from one version one wins, and no file is orphaned (UP-14)', async () => {
  const id = await freshProperty();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => upload(id, { 'if-match': '"1"' }, 20 + n)),
  );
  expect(answers.map((a) => a.statusCode).sort()).toEqual([200, ...Array(9).fill(412)]);
  const { data } = (await cast.app.inject({ url: `/api/property/${id}`, headers: cast.as.admin })).json();
  expect(data.version).toBe(2);
  expect(await files()).toEqual(await keysOf(id));
});

test('a repeat with the same key gets the first answer and stores no second file', async () => {
  const id = await freshProperty();
  const others = await files();
  const send = (side = 50) => upload(id, { 'idempotency-key': 'image-1' }, side);
  const first = await send();
  expect((await send()).body).toBe(first.body);
  expect((await send(40)).statusCode).toBe(422);
  expect(await files()).toEqual([...others, ...(await keysOf(id))].sort());
});

test('a picture that two properties share is stored once, and stays while either uses it', async () => {
  const [one, other] = [await freshProperty(), await freshProperty()];
  const before = await files();
  for (const id of [one, other]) await upload(id, {}, 60);
  expect(await keysOf(one)).toEqual(await keysOf(other));
  expect(await files()).toEqual([...before, ...(await keysOf(one))].sort());
  const served = (await cast.app.inject({ url: url(other), headers: cast.as.admin })).rawPayload;
  await upload(one, {}, 61);
  await cast.sweepFiles();
  expect((await cast.app.inject({ url: url(other), headers: cast.as.admin })).rawPayload.equals(served)).toBe(
    true,
  );
});

test('uploads of the same picture at the same time all succeed, and it is stored once', async () => {
  const ids = [await freshProperty(), await freshProperty(), await freshProperty()];
  const before = await files();
  const answers = await Promise.all(ids.map((id) => upload(id, {}, 70)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [first, ...others] = await Promise.all(ids.map(keysOf));
  for (const keys of others) expect(keys).toEqual(first);
  expect(await files()).toEqual([...before, ...first!].sort());
});

test('an upload to full storage gets 507 and leaves no row (UP-9)', async () => {
  const id = await freshProperty();
  const before = await cast.everything();
  const put = storage.put;
  storage.put = async () => {
    const { Problem } = await import('../../platform/problem');
    throw new Problem(507, [
      {
        code: 'storageFull',
        detail: 'There is not enough space to store the file. Delete files or photos, and empty the trash.',
      },
    ]);
  };
  const answer = await upload(id, {}, 80);
  storage.put = put;
  expect(answer.statusCode).toBe(507);
  expect(await cast.everything()).toBe(before);
  expect((await upload(id, {}, 80)).statusCode).toBe(200);
});

test('the small size is at most 320 pixels, and only the address with the current id is cached (UP-7)', async () => {
  const id = await freshProperty();
  const { profileImage } = (await upload(id, {}, 900)).json().data as { profileImage: string };
  const get = (address: string) => cast.app.inject({ url: address, headers: cast.as.admin });
  const [whole, small] = [await get(profileImage), await get(`${profileImage}&size=small`)];
  expect([whole.headers['cache-control'], small.headers['cache-control']]).toEqual(
    Array(2).fill('private, max-age=31536000, immutable'),
  );
  const sides = await Promise.all([whole, small].map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(sides.map(({ width, height }) => [width, height])).toEqual([
    [900, 900],
    [320, 320],
  ]);
  expect((await get(url(id))).headers['cache-control']).toBe('private, no-store');
  expect((await get(`${url(id)}?v=another`)).headers['cache-control']).toBe('private, no-store');
});
