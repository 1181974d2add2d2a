import type { FileUsage } from '@roofline/schema/file/file';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery({ config: { FILE_QUOTA_BYTES: 1 } });
});
afterAll(() => t.close());

/** Allows so many bytes more than the workspace uses. */
async function leave(bytes: number): Promise<void> {
  Object.assign(t.config, { FILE_QUOTA_BYTES: (await used()) + bytes });
}
const used = async (): Promise<number> =>
  ((await t.call('manager', 'GET', `/api/file/${t.home}/usage`)).data as FileUsage).workspaceByteCount;
/** What the photos of the property refer to, by the rows themselves. */
const stored = async (): Promise<number> => {
  const [row] = await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    rowsOf<{ sum: string }>(
      tx,
      sql`select coalesce(sum(byte_count), 0) as sum from blob b where exists (select 1 from photo p
        where p.blob_id in (b.blob_id, b.parent_id))`,
    ),
  );
  return Number(row!.sum);
};

test('a photo beyond the quota of the workspace is refused at its place and leaves nothing', async () => {
  expect(await t.send([await newJpeg()])).toMatchObject({
    status: 507,
    errors: [{ code: 'quota', field: 'files.0' }],
  });
  expect((await t.photos()).totalCount).toBe(0);
  const rows = await t.database.system((tx) => rowsOf(tx, sql`select 1 from blob`));
  expect(rows).toEqual([]);
  expect(await t.sweepFiles()).toBe(0);
});

test('the sizes of a picture count once they are stored, and the file as it was sent no longer', async () => {
  const bytes = await newJpeg();
  await leave(bytes.length);
  const [photo] = (await t.send([bytes])).data;
  expect(await used()).toBe(bytes.length);
  const { fileSize } = await t.ready(photo);
  expect(await used()).toBe(await stored());
  expect(await used()).toBeGreaterThan(fileSize);
  // The sizes have taken more room than there was: they are there, and nothing else comes in.
  expect(await t.send([await newJpeg()])).toMatchObject({ status: 507 });
});

test('what is erased gives its room back at once, to the last byte', async () => {
  const before = await used();
  Object.assign(t.config, { FILE_QUOTA_BYTES: 1_000_000_000 });
  const bytes = await newJpeg();
  const photo = await t.ready((await t.send([bytes])).data[0]);
  const body = { propertyPhotoIds: [photo.propertyPhotoId] };
  await t.bulk('delete', body);
  expect(await used()).toBeGreaterThan(before);
  await t.bulk('erase', body, 'admin');
  expect(await used()).toBe(before);
  // Bytes that the store still has are no way round the quota.
  await leave(bytes.length - 1);
  expect(await t.send([bytes])).toMatchObject({ status: 507 });
  await leave(bytes.length);
  expect(await t.send([bytes])).toMatchObject({ status: 201 });
});
