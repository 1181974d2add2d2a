import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngOf } from '../../platform/images/fixtures/png';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { jpegOf, newJpeg, SAID } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const heic = () => readFileSync(new URL('../fixtures/house.heic', import.meta.url));
const image = (url: string, who: 'manager' | 'vendor' | 'stranger' | 'anonymous' = 'manager') =>
  t.app.inject({ url, headers: t.as[who] });

describe('what a picture says of itself (UP-4, UP-17)', () => {
  test('is read before it is removed from everything that is served', async () => {
    const bytes = await jpegOf(SAID, { width: 3000, height: 2000 });
    expect(bytes.includes('iPhone')).toBe(true);
    const { status, data } = await t.send([{ fileName: 'C:\\DCIM\\IMG_4031.jpeg', bytes }]);
    expect(status).toBe(201);
    // All of that is known immediately; the picture itself follows.
    expect(data[0]).toMatchObject({ camera: 'Apple iPhone 15', width: 3000, height: 2000 });
    const photo = await t.ready(data[0]);
    expect(photo).toMatchObject({
      fileName: 'IMG_4031.jpeg',
      takenDate: '2025-10-28T09:14:00',
      takenYear: 2025,
      latitude: 51.5,
      longitude: 0.125,
      camera: 'Apple iPhone 15',
      width: 3000,
      height: 2000,
      uploadByFullName: 'Test User',
      includeInPhotosReport: false,
      version: 1,
      viewerCan: { edit: true, delete: true, changeReport: true, download: true },
    });
    expect(photo.placeholder!.length).toBeLessThanOrEqual(1024);
    const sizes = { small: 320, medium: 1280, large: 2560, original: 3000 };
    for (const [size, side] of Object.entries(sizes)) {
      const answer = await image(photo[`${size}FileUrl` as 'smallFileUrl']);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
      });
      const served = await sharp(answer.rawPayload).metadata();
      expect([size, served.width, served.exif, served.xmp, served.icc]).toEqual([
        size,
        side,
        undefined,
        undefined,
        undefined,
      ]);
      expect(answer.rawPayload.includes('iPhone')).toBe(false);
    }
  });

  test('is ignored where it cannot be true', async () => {
    const odd = { ...SAID, taken: '1899:01:01 00:00:00', latitude: '951/1 0/1 0/1', make: 'A\u202eB' };
    const { data } = await t.send([
      await jpegOf(odd),
      await jpegOf({
        ...SAID,
        taken: '2099:01:01 00:00:00',
        latitude: '0/1 0/1 0/1',
        longitude: '0/1 0/1 0/1',
      }),
      await jpegOf({ ...SAID, taken: '2025:02:30 10:00:00', model: `Apple ${'x'.repeat(400)}` }),
      await jpegOf({ taken: 'x'.repeat(5000) }),
    ]);
    expect(data.map(({ takenDate, latitude, longitude }) => [takenDate, latitude, longitude])).toEqual([
      [null, null, null],
      [null, null, null],
      [null, 51.5, 0.125],
      [null, null, null],
    ]);
    expect(data[2]!.camera!.length).toBeLessThanOrEqual(100);
    expect(data.every(({ camera }) => !camera?.includes('\u202e'))).toBe(true);
  });

  test('is overridden by a date from the sender', async () => {
    const fields = { takenDate: '2024-05-01T08:00', description: 'Roof walk' };
    const { data } = await t.send([await newJpeg(SAID), await newJpeg()], { fields });
    expect(data.map(({ takenDate, description }) => [takenDate, description])).toEqual([
      ['2024-05-01T08:00:00', 'Roof walk'],
      ['2024-05-01T08:00:00', 'Roof walk'],
    ]);
    const wrong = await t.send([await newJpeg()], { fields: { takenDate: 'yesterday' } });
    expect([wrong.status, wrong.errors[0]?.field]).toEqual([422, 'takenDate']);
  });
});

describe('a picture of a phone', () => {
  test('becomes a JPEG', async () => {
    const { status, data } = await t.send([{ fileName: 'IMG_1.HEIC', type: 'image/heic', bytes: heic() }]);
    expect(status).toBe(201);
    expect(data[0]).toMatchObject({
      width: 64,
      height: 48,
      takenDate: '2026-10-28T09:14:00',
      latitude: 51.5,
      longitude: -0.125,
      camera: 'Apple iPhone 15',
    });
    await t.runJobs();
    const answer = await image(`/api/photo/download/${data[0]!.propertyPhotoId}`);
    expect(answer.headers['content-disposition']).toContain('filename="IMG_1.jpg"');
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('that cannot be read is refused with one sentence', async () => {
    const cut = heic().subarray(0, 700);
    const { status, errors } = await t.send([{ fileName: 'a.heic', type: 'image/heic', bytes: cut }]);
    expect([status, errors]).toEqual([
      422,
      [
        {
          code: 'unreadable',
          detail: 'The image cannot be read: it may be damaged',
          field: 'files.0',
        },
      ],
    ]);
  });
});

describe('what is refused (UP-1, UP-2, UP-3)', () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
  test.each<[string, string, string, Buffer]>([
    ['a page', 'a.jpg', 'image/jpeg', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a film named as a picture', 'a.heic', 'image/heic', film],
    ['a gif', 'a.gif', 'image/gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['nothing at all', 'a.jpg', 'image/jpeg', Buffer.alloc(0)],
  ])('%s', async (_, fileName, type, bytes) => {
    const before = await t.everything();
    const { status, errors } = await t.send([{ fileName, type, bytes }]);
    expect([status, errors]).toEqual([
      415,
      [
        {
          code: 'invalidFileType',
          detail: 'Invalid file type. Allowed types: .jpg, .jpeg, .png, .heic, .heif.',
          field: 'files.0',
        },
      ],
    ]);
    expect(await t.everything()).toBe(before);
  });

  test('more than 25 MB', async () => {
    const big = Buffer.concat([await newJpeg(), Buffer.alloc(25_000_000)]);
    const { status, errors } = await t.send([big]);
    expect([status, errors[0]]).toEqual([
      413,
      { code: 'tooLarge', detail: 'File is too large.', field: 'files.0' },
    ]);
  });

  test('more than 60 megapixels, from the header, without refusing other files', async () => {
    const bomb = pngOf(16_000, 16_000, 0, deflateSync(Buffer.alloc(16_001 * 300)));
    // Processor time, not clock time: other tests run in parallel.
    const before = process.cpuUsage();
    const { status, data, errors } = await t.send([
      { fileName: 'bomb.png', type: 'image/png', bytes: bomb },
      await newJpeg(),
      (await newJpeg()).subarray(0, 300),
    ]);
    expect([status, data.length]).toEqual([207, 1]);
    expect(errors).toEqual([
      { code: 'tooManyPixels', detail: 'Image should have at most 60 megapixels', field: 'files.0' },
      { code: 'unreadable', detail: 'The image cannot be read: it may be damaged', field: 'files.2' },
    ]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(20_000);
  });
});

test('a session is asked for each picture, and its property (UP-7)', async () => {
  const { smallFileUrl, propertyPhotoId } = await t.addPhoto();
  const download = `/api/photo/download/${propertyPhotoId}`;
  for (const url of [smallFileUrl, download]) {
    expect((await image(url)).statusCode).toBe(200);
    expect((await image(url, 'anonymous')).statusCode).toBe(401);
    expect((await image(url, 'stranger')).statusCode).toBe(404);
    expect((await image(url, 'vendor')).statusCode).toBe(404);
  }
  // Only the address with the id of the bytes may be cached.
  expect((await image(smallFileUrl.replace(/v=.*/, 'v=1'))).headers['cache-control']).toBe(
    'private, no-store',
  );
  expect((await image(`/api/photo/${propertyPhotoId}/image/huge`)).statusCode).toBe(404);
});

test('the sweep deletes pictures without a row, and leaves added ones', async () => {
  const kept = await t.addPhoto();
  const bytes = await newJpeg();
  await t.send([bytes, bytes]);
  await t.sweepFiles();
  expect((await image(kept.largeFileUrl)).statusCode).toBe(200);
  expect((await image(kept.originalFileUrl)).statusCode).toBe(200);
});
