import type { Storage } from '../../platform/storage';
import { buildCast, newProperty, type Cast } from '../fixtures/cast';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { sweepImages } from './sweep';

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
  for await (const file of storage.list('image-png')) keys.push(file.key);
  return keys.sort();
}
/** Work behind a commit runs on its own; the files are looked at once it has. */
async function settled<T>(read: () => Promise<T>, wanted: T): Promise<T> {
  let found = await read();
  for (let turn = 0; turn < 100 && JSON.stringify(found) !== JSON.stringify(wanted); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    found = await read();
  }
  return found;
}
const keyOf = async (id: string) =>
  new RegExp(`"property_id": "${id}"[^}]*"profile_image_key": (?:"([^"]+)"|null)`).exec(
    await cast.everything(),
  )?.[1] ?? null;
const freshProperty = async () => (await cast.add('admin', newProperty('Image'))).propertyId;

test('a new image replaces the old one, which leaves the storage; removing leaves none', async () => {
  const id = await freshProperty();
  expect((await upload(id)).json().data.version).toBe(2);
  const first = await keyOf(id);
  expect(await files()).toEqual([first]);
  expect((await upload(id, { 'if-match': '"2"' }, 30)).json().data.version).toBe(3);
  const second = await keyOf(id);
  expect(second).not.toBe(first);
  expect(await settled(files, [second!])).toEqual([second]);
  const remove = (version: string) =>
    cast.app.inject({ method: 'DELETE', url: url(id), headers: { ...cast.as.admin, 'if-match': version } });
  expect((await remove('"2"')).statusCode).toBe(412);
  expect((await remove('"3"')).statusCode).toBe(204);
  expect(await settled(files, [])).toEqual([]);
  expect(await keyOf(id)).toBeNull();
  expect((await remove('"4"')).statusCode).toBe(404);
});

test('of 10 at the same time from one version one wins, without orphans (UP-14)', async () => {
  const id = await freshProperty();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => upload(id, { 'if-match': '"1"' }, 20 + n)),
  );
  expect(answers.map((a) => a.statusCode).sort()).toEqual([200, ...Array(9).fill(412)]);
  const { data } = (await cast.app.inject({ url: `/api/property/${id}`, headers: cast.as.admin })).json();
  expect(data.version).toBe(2);
  expect(await settled(files, [(await keyOf(id))!])).toEqual([await keyOf(id)]);
});

test('a repeat with its key gets the first answer and leaves no second file', async () => {
  const id = await freshProperty();
  const others = await files();
  const send = (side = 20) => upload(id, { 'idempotency-key': 'image-1' }, side);
  const first = await send();
  expect((await send()).body).toBe(first.body);
  expect((await send(40)).statusCode).toBe(422);
  const wanted = [...others, (await keyOf(id))!].sort();
  expect(await settled(files, wanted)).toEqual(wanted);
});

test('the sweep takes what no property points at, once it is old (UP-8)', async () => {
  const id = await freshProperty();
  await upload(id);
  const kept = await files();
  const orphan = await storage.put('image-png', Buffer.from('left by a crash'));
  expect(await sweepImages(cast)).toBe(0);
  const before = cast.clock.now();
  cast.clock.set(new Date(Date.now() + 2 * 3_600_000));
  expect(await sweepImages(cast)).toBe(1);
  cast.clock.set(before);
  expect(await files()).toEqual(kept);
  expect(await files()).not.toContain(orphan);
});

test('storage that is full answers 507 and leaves no row (UP-9)', async () => {
  const id = await freshProperty();
  const before = await cast.everything();
  const put = storage.put;
  storage.put = async () => {
    const { Problem } = await import('../../platform/problem');
    throw new Problem(507, [{ code: 'storageFull', detail: 'There is no room to store the file' }]);
  };
  const answer = await upload(id);
  storage.put = put;
  expect(answer.statusCode).toBe(507);
  expect(await cast.everything()).toBe(before);
  expect((await upload(id)).statusCode).toBe(200);
});
