import { createHash } from 'node:crypto';
import { workActor } from '../../platform/actor';
import { findBlob } from '../../platform/blobs/repository';
import { storageProblem } from '../../platform/files/storage';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';
import { findPhotos } from '../repository/photos';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

describe('the same bytes', () => {
  test('are one photo of a property', async () => {
    const bytes = await newJpeg();
    const first = await t.send([{ fileName: 'stair.jpg', bytes }]);
    const again = await t.send([{ fileName: 'other.jpg', bytes }, await newJpeg(), { bytes }]);
    expect([again.status, again.data.length]).toEqual([207, 1]);
    const named = 'The property has this picture already: stair.jpg, uploaded on ';
    expect(again.errors.map(({ code, field }) => [code, field])).toEqual([
      ['sameBytes', 'files.0'],
      ['sameBytes', 'files.2'],
    ]);
    expect(again.errors.every(({ detail }) => detail.startsWith(named))).toBe(true);
    // A Vendor learns nothing about photos that they cannot see.
    const vendor = await t.send([bytes], { who: 'vendor' });
    expect([vendor.status, vendor.errors[0]?.detail]).toEqual([
      409,
      'The property has this picture already. Nothing was added.',
    ]);
    expect((await t.send([bytes], { who: 'admin', propertyId: t.away })).status).toBe(201);

    const { propertyPhotoId, version } = first.data[0]!;
    await t.call('manager', 'DELETE', `/api/photo/${propertyPhotoId}`, { version });
    const trashed = await t.send([bytes]);
    expect(trashed.status).toBe(409);
    expect(trashed.errors[0]?.detail).toContain('This picture is in the trash as stair.jpg');
  });

  test('sent twice in one body are added once', async () => {
    const bytes = await newJpeg();
    const { status, data, errors } = await t.send([bytes, bytes]);
    expect([status, data.length, errors.map(({ field }) => field)]).toEqual([207, 1, ['files.1']]);
  });

  test('sent by ten at once are added once, and the picture is there (UP-14)', async () => {
    const bytes = await newJpeg();
    const sent = await Promise.all(Array.from({ length: 10 }, () => t.send([bytes])));
    const added = sent.filter(({ status }) => status === 201);
    expect(added.length).toBe(1);
    expect(sent.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(9).fill('sameBytes'));
    const { originalFileUrl } = await t.ready(added[0]!.data[0]);
    await t.sweepFiles();
    const picture = await t.app.inject({ url: originalFileUrl, headers: t.as.manager });
    expect(picture.statusCode).toBe(200);
  });

  test('sent again with the key of the first time get the first answer (RL-9)', async () => {
    const bytes = await newJpeg();
    const first = await t.send([bytes], { key: 'walk-1' });
    const before = await t.everything();
    expect(await t.send([bytes], { key: 'walk-1' })).toEqual(first);
    expect(await t.everything()).toBe(before);
    const other = await t.send([await newJpeg()], { key: 'walk-1' });
    expect([other.status, other.errors[0]?.code]).toEqual([422, 'idempotencyKeyReused']);
  });
});

test('a store without room refuses a picture at its place, takes the others and leaves nothing of it (UP-9)', async () => {
  const noRoom = () => storageProblem(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const [one, two] = [await newJpeg(), await newJpeg()];
  const before = await t.everything();
  const take = vi.spyOn(t.storage, 'take').mockRejectedValue(noRoom());
  const refused = await t.send([one, two]);
  take.mockRestore();
  expect([refused.status, refused.errors.map(({ code }) => code)]).toEqual([
    507,
    Array(2).fill('storageFull'),
  ]);
  expect(await t.everything()).toBe(before);
  vi.spyOn(t.storage, 'take').mockRejectedValueOnce(noRoom());
  const sent = await t.send([one, two]);
  vi.restoreAllMocks();
  expect([sent.status, sent.data.length, sent.errors.map(({ field }) => field)]).toEqual([
    207,
    1,
    ['files.0'],
  ]);
  expect((await t.send([one])).status).toBe(201);
});

test('twenty pictures of one body are each a photo with its own bytes', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => newJpeg()));
  const { status, data } = await t.send(pictures);
  expect([status, new Set(data.map(({ contentHash }) => contentHash)).size]).toEqual([201, 20]);
  const hashes = pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(data.map(({ contentHash }) => contentHash)).toEqual(hashes);
  const { sha256 } = await t.database.tenant(workActor([t.workspaceId]), async (tx) => {
    const [last] = await findPhotos(tx, [data[19]!.propertyPhotoId]);
    return findBlob(tx, last!);
  });
  expect(sha256).toBe(hashes[19]);
});
