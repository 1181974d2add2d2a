import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildCast, newProperty, type Cast, type Identity } from '../fixtures/cast';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody, type Upload } from '../../platform/upload/fixtures/multipart';

let cast: Cast;
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  cast = await buildCast();
  const picture = sharp({ create: { width: 1800, height: 900, channels: 3, background: '#2b6cb0' } });
  png = await picture.clone().png().toBuffer();
  const gps = {
    IFD0: { Make: 'PlantedCamera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  };
  jpeg = await picture.clone().withExif(gps).jpeg().toBuffer();
});
afterAll(() => cast.close());

const url = (id = cast.home) => `/api/property/${id}/profileimage`;
const post = (
  upload: Partial<Upload> | Upload[],
  identity: Identity = 'manager',
  headers: Record<string, string> = {},
  id = cast.home,
) => {
  const one = { field: 'file', fileName: 'house.png', type: 'image/png', bytes: png };
  const { payload, contentType } = multipartBody(Array.isArray(upload) ? upload : [{ ...one, ...upload }]);
  return cast.app.inject({
    method: 'POST',
    url: url(id),
    headers: { ...cast.as[identity], 'content-type': contentType, ...headers },
    payload,
  });
};
const get = (identity: Identity = 'vendor', id = cast.home) =>
  cast.app.inject({ url: url(id), headers: cast.as[identity] });
const problem = (answer: { json(): { error: { errors: { detail: string; code: string }[] } } }) =>
  answer.json().error.errors[0]!;

describe('the type of an image (UP-2)', () => {
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;');
  test.each([
    ['html under .png', { bytes: Buffer.from('<html><script>alert(1)</script></html>') }],
    ['svg under .png', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['pdf under .png', { bytes: Buffer.from('%PDF-1.7\n%…') }],
    ['exe under .png', { bytes: Buffer.from('MZ\x90\x00\x03\x00\x00\x00') }],
    ['gif under .png', { bytes: gif }],
    ['gif as it is', { fileName: 'a.gif', type: 'image/gif', bytes: gif }],
    ['png under .exe', { fileName: 'house.exe' }],
    ['png under .png.exe', { fileName: 'house.png.exe' }],
    ['png without a name', { fileName: 'house' }],
    ['png under .jpg', { fileName: 'house.jpg' }],
    ['png declared as jpeg', { type: 'image/jpeg' }],
    ['png declared as text', { type: 'text/html' }],
    ['nothing', { bytes: Buffer.alloc(0) }],
  ])('%s is refused', async (_, upload) => {
    const before = await cast.everything();
    const answer = await post(upload);
    expect([answer.statusCode, problem(answer).detail]).toEqual([
      415,
      'Invalid file type. Allowed types: .jpg, .jpeg, .png.',
    ]);
    expect(await cast.everything()).toBe(before);
  });

  test.each([
    'a.PNG',
    '../../etc/house.png',
    '..\\x.png',
    'a\u202Egnp.png',
    'CON.png',
    `${'n'.repeat(300)}.png`,
  ])('the name %s does not matter: it is never stored (UP-5)', async (fileName) => {
    expect((await post({ fileName })).statusCode).toBe(200);
    expect(await cast.everything()).not.toContain('house');
    expect(await cast.everything()).toMatch(/"profile_image_id": "[0-9a-f-]{36}"/);
  });
});

describe('bombs and broken images (UP-3)', () => {
  /** A tiny file whose header claims more than 40 megapixels. */
  const bomb = () => pngOf(16_000, 16_000, 0, deflateSync(Buffer.alloc(16_001 * 300)));
  const cut = () => png.subarray(0, png.length >> 1);
  const wrongCrc = () => {
    const bytes = Buffer.from(png);
    bytes[29]! ^= 0xff;
    return bytes;
  };
  test.each([
    ['16000 × 16000', () => ({ bytes: bomb() }), 'tooManyPixels'],
    ['cut off', () => ({ bytes: cut() }), 'unreadable'],
    ['wrong checksum', () => ({ bytes: wrongCrc() }), 'unreadable'],
    [
      'half a jpeg',
      () => ({ bytes: jpeg.subarray(0, jpeg.length >> 1), fileName: 'a.jpg', type: 'image/jpeg' }),
      'unreadable',
    ],
    ['only the head', () => ({ bytes: png.subarray(0, 8) }), 'unreadable'],
  ])('%s', async (_, upload, code) => {
    const before = await cast.everything();
    const answer = await post(upload());
    expect([answer.statusCode, problem(answer).code]).toEqual([422, code]);
    expect(await cast.everything()).toBe(before);
  });

  test('accepts exactly 40 megapixels', async () => {
    const flat = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await post({ bytes: flat })).statusCode).toBe(200);
  });
});

describe('the served image (UP-4, UP-6, UP-7)', () => {
  test('is a re-encoded jpeg without metadata, at most 1600 pixels wide and high', async () => {
    expect(jpeg.includes('PlantedCamera')).toBe(true);
    const saved = await post({ bytes: jpeg, fileName: 'house.jpeg', type: 'image/jpeg' });
    expect(saved.json().data.profileImage).toMatch(new RegExp(`^${url()}\\?v=`));
    const answer = await get();
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const served = await sharp(answer.rawPayload).metadata();
    expect([served.format, served.width, served.height, served.exif]).toEqual(['jpeg', 1600, 800, undefined]);
    expect(answer.rawPayload.includes('PlantedCamera')).toBe(false);
  });

  test('has no bytes that were appended to a png', async () => {
    const polyglot = Buffer.concat([png, Buffer.from('<html><script>alert(1)</script></html>')]);
    expect((await post({ bytes: polyglot })).statusCode).toBe(200);
    const answer = await get();
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.includes('<script>')).toBe(false);
  });

  test.each([
    ['anonymous', 401],
    ['deactivated', 401],
    ['stranger', 404],
    ['vendor', 200],
    ['member', 200],
    ['staff', 200],
  ] as const)('answers the %s with %i', async (identity, status) => {
    expect((await get(identity)).statusCode).toBe(status);
  });

  test.each([
    ['anonymous', 401],
    ['vendor', 403],
    ['member', 403],
    ['stranger', 404],
    ['admin', 200],
  ] as const)('answers an upload by the %s with %i', async (identity, status) => {
    const before = await cast.everything();
    expect((await post({}, identity)).statusCode).toBe(status);
    if (status !== 200) expect(await cast.everything()).toBe(before);
  });
});

describe('refuses a malformed body (UP-10)', () => {
  const file = (field: string) => ({ field, fileName: 'a.png', type: 'image/png', bytes: png });
  test('with two files, another field or no file', async () => {
    for (const upload of [
      [file('file'), file('file')],
      [file('image')],
      [{ field: 'note', bytes: Buffer.from('x') }],
    ])
      expect((await post(upload)).statusCode).toBeGreaterThanOrEqual(400);
    for (const upload of [[file('file'), file('file')], [file('image')]])
      expect((await post(upload)).statusCode).toBeLessThan(500);
  });
  test.each(['multipart/form-data', 'application/json', 'text/plain'])('sent as %s', async (contentType) => {
    const answer = await post({}, 'manager', { 'content-type': contentType });
    expect([400, 415]).toContain(answer.statusCode);
  });
  test('that is cut off', async () => {
    const { payload, contentType } = multipartBody([file('file')]);
    const headers = { ...cast.as.manager, 'content-type': contentType };
    const answer = await cast.app.inject({
      method: 'POST',
      url: url(),
      headers,
      payload: payload.subarray(0, payload.length - 100),
    });
    expect(answer.statusCode).toBe(400);
  });
});

test('answers 404 to an upload to an unassigned property, and to a read of a missing image', async () => {
  expect((await post({}, 'manager', {}, cast.away)).statusCode).toBe(404);
  const { propertyId } = await cast.add('manager', newProperty('No image'));
  expect((await get('manager', propertyId)).statusCode).toBe(404);
});
