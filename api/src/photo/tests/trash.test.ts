import type { Photo } from '@roofline/schema/photo/photo';
import { sweepTrash } from '../../platform/trash/sweep';
import { readConfig } from '../../config';
import type { Identity } from '../../property/fixtures/cast';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { eraseDeletedBefore } from '../service';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery({ config: { TRASH_DAYS: 14 } });
});
afterAll(() => t.close());

const DAY_MS = 24 * 60 * 60_000;
const bulk = (path: string, photos: Photo[], who: Identity = 'manager') =>
  t.bulk(path, { propertyPhotoIds: photos.map(({ propertyPhotoId }) => propertyPhotoId) }, who);
const trash = () => t.photos('?isDeleted=true');
const sweep = (days = 30) =>
  sweepTrash({ ...t, config: readConfig({ TRASH_DAYS: String(days) }) }, [eraseDeletedBefore]);
const status = async (url: string) => (await t.app.inject({ url, headers: t.as.manager })).statusCode;

test('a deleted photo is only in the trash, and is restored unchanged', async () => {
  const gate = await t.addOne({ name: 'Gate' });
  const before = await t.addPhoto();
  await t.call('manager', 'POST', `/api/photo/${gate.propertyComponentId}/primary/${before.propertyPhotoId}`);
  const primary = (await t.call('manager', 'GET', `/api/photo/${before.propertyPhotoId}`)).data as Photo;
  expect((await bulk('delete', [before])).data).toEqual({ propertyPhotoIds: [before.propertyPhotoId] });

  const { largeFileUrl, propertyPhotoId } = before;
  for (const url of [largeFileUrl, `/api/photo/${propertyPhotoId}`, `/api/photo/download/${propertyPhotoId}`])
    expect(await status(url)).toBe(404);
  expect((await t.photos()).items).toEqual([]);
  const url = `/api/photo/component?propertyComponentIds=${gate.propertyComponentId}`;
  expect((await t.call('manager', 'GET', url)).data).toMatchObject([{ photos: [], primaryPhoto: null }]);
  expect(await trash()).toMatchObject({
    totalCount: 1,
    trashDays: 14,
    items: [{ propertyPhotoId, deletedAt: t.clock.now().toISOString() }],
  });

  expect((await bulk('restore', [before])).status).toBe(200);
  const after = (await t.call('manager', 'GET', `/api/photo/${propertyPhotoId}`)).data as Photo;
  expect(after).toEqual({ ...primary, version: primary.version + 2, updatedAt: expect.any(String) });
  expect(await status(largeFileUrl)).toBe(200);
});

test.each<[string, Identity, number]>([
  ['delete', 'member', 403],
  ['restore', 'member', 403],
  ['erase', 'manager', 403],
  ['erase', 'portfolioAdmin', 403],
])('%s by a %s: %i', async (path, who, wanted) => {
  const row = await t.addPhoto();
  if (path !== 'delete') await bulk('delete', [row]);
  expect((await bulk(path, [row], who)).status).toBe(wanted);
});

test('erasing deletes the bytes, and the same picture can be added again', async () => {
  const row = await t.addPhoto();
  // Sweeps bytes released earlier, such as uploaded files whose pictures are ready.
  await t.sweepFiles();
  expect((await bulk('erase', [row], 'admin')).status).toBe(404);
  await bulk('delete', [row]);
  expect((await bulk('erase', [row], 'admin')).status).toBe(200);
  expect((await trash()).items.map(({ propertyPhotoId }) => propertyPhotoId)).not.toContain(
    row.propertyPhotoId,
  );
  // The picture and its three other sizes.
  expect(await t.sweepFiles()).toBe(4);
});

test('the sweep erases photos after their days in the trash, and no others', async () => {
  const [old, recent, kept] = [await t.addPhoto(), await t.addPhoto(), await t.addPhoto()];
  const now = t.clock.now();
  await bulk('delete', [old]);
  t.clock.set(new Date(now.getTime() + 20 * DAY_MS));
  await bulk('delete', [recent]);
  t.clock.set(new Date(now.getTime() + 30 * DAY_MS - 1));
  expect(await sweep()).toBe(0);
  t.clock.set(new Date(now.getTime() + 30 * DAY_MS + 1));
  const erased = await sweep();
  t.clock.set(now);
  expect(erased).toBeGreaterThanOrEqual(1);
  const left = (await trash()).items.map(({ propertyPhotoId }) => propertyPhotoId);
  expect(left).toContain(recent.propertyPhotoId);
  expect(left).not.toContain(old.propertyPhotoId);
  expect(await status(kept.smallFileUrl)).toBe(200);
});
