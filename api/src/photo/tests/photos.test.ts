import type { ComponentPhotos, Photo, PhotoPage } from '@roofline/schema/photo/photo';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import type { Identity } from '../../property/fixtures/cast';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const list = async (query = '', who: Identity = 'manager', propertyId = t.home): Promise<PhotoPage> =>
  (await t.call(who, 'GET', `/api/photo/property/${propertyId}${query}`)).data;
const photo = async (id: string, who: Identity = 'manager'): Promise<Photo> =>
  (await t.call(who, 'GET', `/api/photo/${id}`)).data;
const put = (row: Photo, change: object, who: Identity = 'manager', version = row.version) => {
  const { description, takenDate, latitude, longitude, includeInPhotosReport } = row;
  const propertyComponentIds = row.propertyComponents.map(({ propertyComponentId }) => propertyComponentId);
  const same = { description, takenDate, latitude, longitude, includeInPhotosReport, propertyComponentIds };
  return t.call(who, 'PUT', `/api/photo/${row.propertyPhotoId}`, { body: { ...same, ...change }, version });
};
const post = (path: string, body: object, who: Identity = 'manager') =>
  t.call(who, 'POST', `/api/photo/${path}`, { body });
const words = async (): Promise<string> =>
  (await t.call('manager', 'GET', `/api/activity/${t.home}?type=photo`)).data['items'][0]['description'];

describe('the list', () => {
  let propertyId = '';
  beforeAll(async () => {
    propertyId = t.away;
    const taken = async (date: string, at: string) => {
      t.clock.set(new Date(at));
      const fields: Record<string, string> = date === '' ? {} : { takenDate: date };
      const sent = await t.send([await newJpeg()], { who: 'admin', propertyId, fields });
      return sent.data[0]!;
    };
    const now = t.clock.now();
    await taken('2025-03-01T10:00', '2026-01-31T23:59:00Z');
    await taken('', '2026-02-01T00:01:00Z');
    await taken('2025-07-04T10:00', '2026-02-02T10:00:00Z');
    await taken('2024-12-31T23:59', '2026-02-03T10:00:00Z');
    t.clock.set(now);
  });

  test('has its months and counts before its pages', async () => {
    const first = await list('?pageSize=3', 'admin', propertyId);
    expect(first).toMatchObject({
      totalCount: 4,
      page: 1,
      pageSize: 3,
      inReportCount: 0,
      months: [
        { month: '2026-02', count: 3 },
        { month: '2026-01', count: 1 },
      ],
    });
    const second = await list('?pageSize=3&page=2', 'admin', propertyId);
    expect([...first.items, ...second.items].map(({ uploadDate }) => uploadDate.slice(0, 10))).toEqual([
      '2026-02-03',
      '2026-02-02',
      '2026-02-01',
      '2026-01-31',
    ]);
  });

  test('by the day of the picture has those without one last, either way', async () => {
    const newest = await list('?sortBy=takenDate', 'admin', propertyId);
    expect(newest.items.map(({ takenYear }) => takenYear)).toEqual([2025, 2025, 2024, null]);
    expect(newest.months).toEqual([
      { month: '2025-07', count: 1 },
      { month: '2025-03', count: 1 },
      { month: '2024-12', count: 1 },
      { month: null, count: 1 },
    ]);
    const oldest = await list('?sortBy=takenDate&sortDesc=false', 'admin', propertyId);
    expect(oldest.items.map(({ takenDate }) => takenDate?.slice(0, 7) ?? null)).toEqual([
      '2024-12',
      '2025-03',
      '2025-07',
      null,
    ]);
  });

  test('uses its index for a page', async () => {
    const plan = await t.database.tenant(workActor([t.workspaceId]), async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      return rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select * from photo where workspace_id = ${t.workspaceId}::uuid and property_id = ${propertyId}::uuid
          and deleted_at is null order by upload_date desc, property_photo_id desc limit 200`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('photo_by_upload');
  });

  test.each(['sortBy=name', 'pageSize=501', 'page=0', 'propertyComponentId=1', 'sortDesc=maybe'])(
    'refuses %s',
    async (query) => {
      const { status } = await t.call('admin', 'GET', `/api/photo/property/${propertyId}?${query}`);
      expect(status).toBe(422);
    },
  );
});

test('photos are found by their words, their component and their place in the report', async () => {
  const roof = await t.addOne({ name: 'Tile roof 100%' });
  const [one, two] = [await t.addPhoto(), await t.addPhoto()];
  await put(one, { description: 'Cracked flashing_west' });
  await post('bulk/assigncomponent', {
    propertyPhotoIds: [two.propertyPhotoId],
    propertyComponentIds: [roof.propertyComponentId],
  });
  await post('bulk/reportsettings', { propertyPhotoIds: [two.propertyPhotoId], includeInPhotosReport: true });
  const ids = async (query: string) =>
    (await list(query)).items.map(({ propertyPhotoId }) => propertyPhotoId);
  expect(await ids('?search=FLASHING_W')).toEqual([one.propertyPhotoId]);
  expect(await ids('?search=roof%20100%25')).toEqual([two.propertyPhotoId]);
  expect(await ids('?search=%25%25%25')).toEqual([]);
  expect(await ids(`?propertyComponentId=${roof.propertyComponentId}`)).toEqual([two.propertyPhotoId]);
  expect(await ids('?includeInPhotosReport=true')).toEqual([two.propertyPhotoId]);
  expect(await ids('?includeInPhotosReport=false')).not.toContain(two.propertyPhotoId);
  expect((await list()).inReportCount).toBe(1);
  // A component of another property is not found, and does not list everything.
  const away = await t.addOne({ name: 'Away' }, 'admin', t.away);
  const other = await t.call(
    'manager',
    'GET',
    `/api/photo/property/${t.home}?propertyComponentId=${away.propertyComponentId}`,
  );
  expect(other.status).toBe(404);
});

describe('a change', () => {
  test('is saved for the version that it started from, and written down', async () => {
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
    const { status, data } = await put(before, change);
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
    expect((await put(before, {})).status).toBe(412);
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
    const { status, errors } = await put(row, change);
    expect([status, errors.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('a component', () => {
  test('has its photos through the years, newest first, and one that stands for it', async () => {
    const pool = await t.addOne({ name: 'Pool' });
    const [older, newer] = [await t.addPhoto(), await t.addPhoto()];
    const read = async (who: Identity = 'manager'): Promise<(ComponentPhotos | null)[]> =>
      (await t.call(who, 'GET', `/api/photo/component?propertyComponentIds=${pool.propertyComponentId}`))
        .data;
    expect(await read()).toMatchObject([{ photos: [], primaryPhoto: null }]);
    const makePrimary = (id: string, who: Identity = 'manager') =>
      t.call(who, 'POST', `/api/photo/${pool.propertyComponentId}/primary/${id}`);
    // It is put on the component when it is not yet.
    expect((await makePrimary(older.propertyPhotoId)).status).toBe(200);
    await post('bulk/assigncomponent', {
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
    // Another one takes its place; taken off, none stands for it.
    await makePrimary(newer.propertyPhotoId);
    expect((await photo(older.propertyPhotoId)).isPrimaryOf).toEqual([]);
    await post('bulk/assigncomponent', { propertyPhotoIds: [newer.propertyPhotoId], unassign: true });
    expect(await read()).toMatchObject([{ primaryPhoto: null, photos: [{}] }]);
    // A Vendor sees the component, and none of the photos of others.
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
      await put(row, { propertyComponentIds: [id] }, 'admin'),
      await post(
        'bulk/assigncomponent',
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
  await post('bulk/delete', { propertyPhotoIds: [gone.propertyPhotoId] }, 'admin');
  const before = await t.everything();
  for (const path of ['assigncomponent', 'reportsettings', 'delete', 'download'])
    for (const odd of [away, foreign, gone, { propertyPhotoId: t.home }]) {
      const propertyPhotoIds = [one, two, odd].map(({ propertyPhotoId }) => propertyPhotoId);
      const body = { propertyPhotoIds, includeInPhotosReport: true, unassign: true };
      expect((await post(`bulk/${path}`, body, 'admin')).status).toBe(404);
    }
  for (const path of ['restore', 'erase']) {
    const propertyPhotoIds = [gone.propertyPhotoId, one.propertyPhotoId];
    expect((await post(`bulk/${path}`, { propertyPhotoIds }, 'admin')).status).toBe(404);
  }
  for (const ids of [[], ['x'], Array.from({ length: 1001 }, () => one.propertyPhotoId)])
    expect((await post('bulk/delete', { propertyPhotoIds: ids }, 'admin')).status).toBe(422);
  expect((await post('bulk/assigncomponent', { propertyPhotoIds: [one.propertyPhotoId] })).status).toBe(422);
  expect(await t.everything()).toBe(before);
});

describe('a Vendor', () => {
  test('sees and changes their own photos, and no other', async () => {
    const gate = await t.addOne({ name: 'Vendor gate' });
    const own = await t.addPhoto('vendor');
    const other = await t.addPhoto();
    expect(own.viewerCan).toEqual({ edit: true, delete: false, changeReport: false });
    const seen = await list('', 'vendor');
    expect(seen.items.map(({ propertyPhotoId }) => propertyPhotoId)).toContain(own.propertyPhotoId);
    expect(seen.items.map(({ propertyPhotoId }) => propertyPhotoId)).not.toContain(other.propertyPhotoId);
    expect(seen.totalCount).toBe(seen.items.length);
    expect(seen.months.reduce((sum, { count }) => sum + count, 0)).toBe(seen.items.length);

    const change = {
      description: 'Valve',
      includeInPhotosReport: true,
      propertyComponentIds: [gate.propertyComponentId],
    };
    const saved = await put(own, change, 'vendor');
    // The report is not the Vendor's to change: it keeps what it had.
    expect(saved.data).toMatchObject({ description: 'Valve', includeInPhotosReport: false });
    expect((await put(other, change, 'vendor')).status).toBe(404);
    const ids = { propertyPhotoIds: [own.propertyPhotoId] };
    expect(
      (await post('bulk/reportsettings', { ...ids, includeInPhotosReport: true }, 'vendor')).status,
    ).toBe(403);
    expect((await post('bulk/delete', ids, 'vendor')).status).toBe(403);
    const removed = await t.call('vendor', 'DELETE', `/api/photo/${own.propertyPhotoId}`, { version: 2 });
    expect(removed.status).toBe(403);
    const trash = await t.call('vendor', 'GET', `/api/photo/property/${t.home}?isDeleted=true`);
    expect(trash.status).toBe(403);
    const mixed = [own, other].map(({ propertyPhotoId }) => propertyPhotoId);
    expect((await post('bulk/download', { propertyPhotoIds: mixed }, 'vendor')).status).toBe(404);
  });
});

test('many photos are one zip, under names that are safe and differ (EX-3)', async () => {
  const bytes = [await newJpeg(), await newJpeg(), await newJpeg()];
  const { data } = await t.send([
    { fileName: '../../Stair.jpg', bytes: bytes[0]! },
    { fileName: 'stair.jpg', bytes: bytes[1]! },
    { fileName: 'a\u202Egnp.jpg', bytes: bytes[2]! },
  ]);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/photo/bulk/download',
    headers: t.as.member,
    payload: { propertyPhotoIds: data.map(({ propertyPhotoId }) => propertyPhotoId) },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const { readZip } = await import('../../platform/zip/fixtures/read-zip');
  const files = await readZip(answer.rawPayload);
  expect([...files.keys()]).toEqual(['Stair.jpg', 'stair (2).jpg', 'agnp.jpg']);
  expect([...files.values()].map((file) => file.length)).toEqual(data.map(({ fileSize }) => fileSize));
});
