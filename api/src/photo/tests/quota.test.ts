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

/** Allows `bytes` more than the workspace uses. */
async function leave(bytes: number): Promise<void> {
  Object.assign(t.config, { FILE_QUOTA_BYTES: (await used()) + bytes });
}
const used = async (): Promise<number> =>
  ((await t.call('manager', 'GET', `/api/file/${t.home}/usage`)).data as FileUsage).workspaceByteCount;
/** Returns the bytes that the photos of the property refer to, from their rows. */
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

test('a photo beyond the quota of the workspace is refused at its place and leaves no bytes', async () => {
  expect(await t.send([await newJpeg()])).toMatchObject({
    status: 507,
    errors: [{ code: 'quota', field: 'files.0' }],
  });
  expect((await t.photos()).totalCount).toBe(0);
  const rows = await t.database.system((tx) => rowsOf(tx, sql`select 1 from blob`));
  expect(rows).toEqual([]);
  expect(await t.sweepFiles()).toBe(0);
});

test('the sizes of a picture count once they are stored, and the uploaded file no longer does', async () => {
  const bytes = await newJpeg();
  await leave(bytes.length);
  const [photo] = (await t.send([bytes])).data;
  expect(await used()).toBe(bytes.length);
  const { fileSize } = await t.ready(photo);
  expect(await used()).toBe(await stored());
  expect(await used()).toBeGreaterThan(fileSize);
  // The sizes took more room than there was: they are stored, but nothing else is accepted.
  expect(await t.send([await newJpeg()])).toMatchObject({ status: 507 });
});

test('an erased photo frees its room immediately, to the last byte', async () => {
  const before = await used();
  Object.assign(t.config, { FILE_QUOTA_BYTES: 1_000_000_000 });
  const bytes = await newJpeg();
  const photo = await t.ready((await t.send([bytes])).data[0]);
  const body = { propertyPhotoIds: [photo.propertyPhotoId] };
  await t.bulk('delete', body);
  expect(await used()).toBeGreaterThan(before);
  await t.bulk('erase', body, 'admin');
  expect(await used()).toBe(before);
  // Bytes that the store still has count against the quota again.
  await leave(bytes.length - 1);
  expect(await t.send([bytes])).toMatchObject({ status: 507 });
  await leave(bytes.length);
  expect(await t.send([bytes])).toMatchObject({ status: 201 });
});
