import type { ComponentPhotos, Photo } from '@roofline/schema/photo/photo';
import { readZip } from '../../platform/zip/fixtures/read-zip';
import type { Identity } from '../../property/fixtures/cast';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const photo = async (id: string, who: Identity = 'manager'): Promise<Photo> =>
  (await t.call(who, 'GET', `/api/photo/${id}`)).data;
const words = async (): Promise<string> =>
  (await t.call('manager', 'GET', `/api/activity/${t.home}?type=photo`)).data['items'][0]['description'];

describe('a change', () => {
  test('is saved in the version that it started from, and recorded', async () => {
    const gate = await t.addOne({ name: 'Gate' });
    const before = await t.addPhoto();
    const change = {
      description: ' East stair ',
      takenDate: '2025-10-28T09:14',
      latitude: 51.5,
      longitude: -0.125,
      includeInPhotosReport: true,
      propertyComponentIds: [gate.propertyComponentId, gate.propertyComponentId.toUpperCase()],
    };
    const { status, data } = await t.put(before, change);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      description: 'East stair',
      takenDate: '2025-10-28T09:14:00',
      latitude: 51.5,
      longitude: -0.125,
      includeInPhotosReport: true,
      propertyComponents: [
        { propertyComponentId: gate.propertyComponentId, name: 'Gate', category: gate.category },
      ],
      version: 2,
    });
    expect(await photo(before.propertyPhotoId)).toEqual(data);
    expect(await words()).toContain('description from none to East stair');
    expect((await t.put(before, {})).status).toBe(412);
    expect(
      (await t.call('manager', 'PUT', `/api/photo/${before.propertyPhotoId}`, { body: {} })).status,
    ).toBe(428);
    const emptied = await t.call('manager', 'PUT', `/api/photo/${before.propertyPhotoId}`, {
      body: {},
      version: 2,
    });
    expect(emptied.data).toMatchObject({
      description: null,
      takenDate: null,
      latitude: null,
      includeInPhotosReport: false,
      propertyComponents: [],
    });
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 1 }, 'longitude'],
    [{ takenDate: '2025-02-30T10:00' }, 'takenDate'],
    [{ takenDate: '2025-02-03T10:00Z' }, 'takenDate'],
    [{ takenDate: '1066-02-03T10:00' }, 'takenDate'],
    [{ description: 'x'.repeat(4001) }, 'description'],
    [{ propertyComponentIds: ['x'] }, 'propertyComponentIds.0'],
  ])('%j is refused at its field', async (change, field) => {
    const row = await t.addPhoto();
    const { status, errors } = await t.put(row, change);
    expect([status, errors.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('a component', () => {
  test('has the same photos in every year, newest first, and a primary one', async () => {
    const pool = await t.addOne({ name: 'Pool' });
    const [older, newer] = [await t.addPhoto(), await t.addPhoto()];
    const read = async (who: Identity = 'manager'): Promise<(ComponentPhotos | null)[]> =>
      (await t.call(who, 'GET', `/api/photo/component?propertyComponentIds=${pool.propertyComponentId}`))
        .data;
    expect(await read()).toMatchObject([{ photos: [], primaryPhoto: null }]);
    const makePrimary = (id: string, who: Identity = 'manager') =>
      t.call(who, 'POST', `/api/photo/${pool.propertyComponentId}/primary/${id}`);
    // This also assigns the photo to the component.
    expect((await makePrimary(older.propertyPhotoId)).status).toBe(200);
    await t.bulk('assigncomponent', {
      propertyPhotoIds: [newer.propertyPhotoId],
      propertyComponentIds: [pool.propertyComponentId],
    });
    const [found] = await read();
    expect(found!.photos.map(({ propertyPhotoId }) => propertyPhotoId)).toEqual([
      newer.propertyPhotoId,
      older.propertyPhotoId,
    ]);
    expect(found!.primaryPhoto).toMatchObject({
      propertyPhotoId: older.propertyPhotoId,
      isPrimaryOf: [pool.propertyComponentId],
    });
    expect(await words()).toMatch(/^Put photo-0\.jpg on 1 component$/);
    // Another photo replaces the primary one; after its removal there is none.
    await makePrimary(newer.propertyPhotoId);
    expect((await photo(older.propertyPhotoId)).isPrimaryOf).toEqual([]);
    await t.bulk('assigncomponent', { propertyPhotoIds: [newer.propertyPhotoId], unassign: true });
    expect(await read()).toMatchObject([{ primaryPhoto: null, photos: [{}] }]);
    // A Vendor sees the component, but no photos of others.
    expect(await read('vendor')).toMatchObject([{ photos: [], primaryPhoto: null }]);
    expect(await read('stranger')).toEqual([null]);
    expect((await makePrimary(newer.propertyPhotoId, 'vendor')).status).toBe(404);
  });

  test('of another property does not take a photo (AZ-5)', async () => {
    const row = await t.addPhoto('admin');
    const away = await t.addOne({ name: 'Away gate' }, 'admin', t.away);
    const before = await t.everything();
    const id = away.propertyComponentId;
    for (const answer of [
      await t.call('admin', 'POST', `/api/photo/${id}/primary/${row.propertyPhotoId}`),
      await t.put(row, { propertyComponentIds: [id] }, 'admin'),
      await t.bulk(
        'assigncomponent',
        { propertyPhotoIds: [row.propertyPhotoId], propertyComponentIds: [id] },
        'admin',
      ),
    ])
      expect(answer.status).toBe(404);
    const fields = { propertyComponentIds: id };
    expect((await t.send([await newJpeg()], { who: 'admin', fields })).status).toBe(404);
    expect(await t.everything()).toBe(before);
  });
});

test('a bulk call does everything or nothing (AZ-4, RL-11)', async () => {
  const [one, two] = [await t.addPhoto('admin'), await t.addPhoto('admin')];
  const away = await t.addPhoto('admin', t.away);
  const foreign = await t.addPhoto('stranger', t.foreign);
  const gone = await t.addPhoto('admin');
  await t.bulk('delete', { propertyPhotoIds: [gone.propertyPhotoId] }, 'admin');
  const before = await t.everything();
  for (const path of ['assigncomponent', 'reportsettings', 'delete', 'download'])
    for (const odd of [away, foreign, gone, { propertyPhotoId: t.home }]) {
      const propertyPhotoIds = [one, two, odd].map(({ propertyPhotoId }) => propertyPhotoId);
      const body = { propertyPhotoIds, includeInPhotosReport: true, unassign: true };
      expect((await t.bulk(path, body, 'admin')).status).toBe(404);
    }
  for (const path of ['restore', 'erase']) {
    const propertyPhotoIds = [gone.propertyPhotoId, one.propertyPhotoId];
    expect((await t.bulk(path, { propertyPhotoIds }, 'admin')).status).toBe(404);
  }
  for (const ids of [[], ['x'], Array.from({ length: 1001 }, () => one.propertyPhotoId)])
    expect((await t.bulk('delete', { propertyPhotoIds: ids }, 'admin')).status).toBe(422);
  expect((await t.bulk('assigncomponent', { propertyPhotoIds: [one.propertyPhotoId] })).status).toBe(422);
  expect(await t.everything()).toBe(before);
});

describe('a Vendor', () => {
  test('sees and changes only their own photos', async () => {
    const gate = await t.addOne({ name: 'Vendor gate' });
    const own = await t.addPhoto('vendor');
    const other = await t.addPhoto();
    expect(own.viewerCan).toEqual({
      edit: true,
      delete: false,
      changeReport: false,
      download: true,
      retryPicture: false,
    });
    const seen = await t.photos('', 'vendor');
    expect(seen.items.map(({ propertyPhotoId }) => propertyPhotoId)).toContain(own.propertyPhotoId);
    expect(seen.items.map(({ propertyPhotoId }) => propertyPhotoId)).not.toContain(other.propertyPhotoId);
    expect(seen.totalCount).toBe(seen.items.length);
    expect(seen.months.reduce((sum, { count }) => sum + count, 0)).toBe(seen.items.length);

    const change = {
      description: 'Valve',
      includeInPhotosReport: true,
      propertyComponentIds: [gate.propertyComponentId],
    };
    const saved = await t.put(own, change, 'vendor');
    // A Vendor may not change the report, so the flag is unchanged.
    expect(saved.data).toMatchObject({ description: 'Valve', includeInPhotosReport: false });
    expect((await t.put(other, change, 'vendor')).status).toBe(404);
    const ofGate = `/api/photo/component?propertyComponentIds=${gate.propertyComponentId}`;
    await t.bulk('assigncomponent', {
      propertyPhotoIds: [other.propertyPhotoId],
      propertyComponentIds: [gate.propertyComponentId],
    });
    const photosOf = async (who: Identity) =>
      ((await t.call(who, 'GET', ofGate)).data as ComponentPhotos[])[0]!.photos.length;
    expect([await photosOf('vendor'), await photosOf('member')]).toEqual([1, 2]);
    const ids = { propertyPhotoIds: [own.propertyPhotoId] };
    expect((await t.bulk('reportsettings', { ...ids, includeInPhotosReport: true }, 'vendor')).status).toBe(
      403,
    );
    expect((await t.bulk('delete', ids, 'vendor')).status).toBe(403);
    const removed = await t.call('vendor', 'DELETE', `/api/photo/${own.propertyPhotoId}`, { version: 2 });
    expect(removed.status).toBe(403);
    const trash = await t.call('vendor', 'GET', `/api/photo/property/${t.home}?isDeleted=true`);
    expect(trash.status).toBe(403);
    const mixed = [own, other].map(({ propertyPhotoId }) => propertyPhotoId);
    expect((await t.bulk('download', { propertyPhotoIds: mixed }, 'vendor')).status).toBe(404);
  });
});

test('a download of many photos is one zip with safe and different names (EX-3)', async () => {
  const bytes = [await newJpeg(), await newJpeg(), await newJpeg()];
  const { data } = await t.send([
    { fileName: '../../Stair.jpg', bytes: bytes[0]! },
    { fileName: 'stair.jpg', bytes: bytes[1]! },
    { fileName: 'a\u202Egnp.jpg', bytes: bytes[2]! },
  ]);
  const shown = [];
  for (const photo of data) shown.push(await t.ready(photo));
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/photo/bulk/download',
    headers: t.as.member,
    payload: { propertyPhotoIds: data.map(({ propertyPhotoId }) => propertyPhotoId) },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await readZip(answer.rawPayload);
  expect([...files.keys()]).toEqual(['Stair.jpg', 'stair (2).jpg', 'agnp.jpg']);
  expect([...files.values()].map((file) => file.length)).toEqual(shown.map(({ fileSize }) => fileSize));
});
