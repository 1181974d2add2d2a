import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

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

  test('has the months and counts of all pages', async () => {
    const first = await t.photos('?pageSize=3', 'admin', propertyId);
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
    const second = await t.photos('?pageSize=3&page=2', 'admin', propertyId);
    expect([...first.items, ...second.items].map(({ uploadDate }) => uploadDate.slice(0, 10))).toEqual([
      '2026-02-03',
      '2026-02-02',
      '2026-02-01',
      '2026-01-31',
    ]);
  });

  test('by date taken has photos without a date last, in both directions', async () => {
    const newest = await t.photos('?sortBy=takenDate', 'admin', propertyId);
    expect(newest.items.map(({ takenYear }) => takenYear)).toEqual([2025, 2025, 2024, null]);
    expect(newest.months).toEqual([
      { month: '2025-07', count: 1 },
      { month: '2025-03', count: 1 },
      { month: '2024-12', count: 1 },
      { month: null, count: 1 },
    ]);
    const oldest = await t.photos('?sortBy=takenDate&sortDesc=false', 'admin', propertyId);
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

test('photos are found by their texts, their component and their report flag', async () => {
  const roof = await t.addOne({ name: 'Tile roof 100%' });
  const [one, two] = [await t.addPhoto(), await t.addPhoto()];
  await t.put(one, { description: 'Cracked flashing_west' });
  await t.bulk('assigncomponent', {
    propertyPhotoIds: [two.propertyPhotoId],
    propertyComponentIds: [roof.propertyComponentId],
  });
  await t.bulk('reportsettings', { propertyPhotoIds: [two.propertyPhotoId], includeInPhotosReport: true });
  const ids = async (query: string) =>
    (await t.photos(query)).items.map(({ propertyPhotoId }) => propertyPhotoId);
  expect(await ids('?search=FLASHING_W')).toEqual([one.propertyPhotoId]);
  expect(await ids('?search=roof%20100%25')).toEqual([two.propertyPhotoId]);
  expect(await ids('?search=%25%25%25')).toEqual([]);
  expect(await ids(`?propertyComponentId=${roof.propertyComponentId}`)).toEqual([two.propertyPhotoId]);
  expect(await ids('?includeInPhotosReport=true')).toEqual([two.propertyPhotoId]);
  expect(await ids('?includeInPhotosReport=false')).not.toContain(two.propertyPhotoId);
  expect((await t.photos()).inReportCount).toBe(1);
  // A component of another property is not found, rather than listing all photos.
  const away = await t.addOne({ name: 'Away' }, 'admin', t.away);
  const other = await t.call(
    'manager',
    'GET',
    `/api/photo/property/${t.home}?propertyComponentId=${away.propertyComponentId}`,
  );
  expect(other.status).toBe(404);
});
