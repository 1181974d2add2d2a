import { aPhoto, PHOTO_ID } from '@roofline/schema/fixtures/photo';
import { aComponent, aComponentList } from '@roofline/schema/fixtures/component';
import { aProperty } from '@roofline/schema/fixtures/property';
import { id } from '@roofline/schema/fixtures/id';
import { COOKIE, HOST, TOKEN } from '../../testing/harness';
import { listening } from '../../testing/listening';
import { keep, send as sendTo } from '../../testing/upload';

const on = listening();
const { upstream } = on;

const P = id(1);
const REST = `/api/photo/property/${P}`;
const BLOB = id(701);
const get = (url: string, headers: Record<string, string> = { cookie: COOKIE }) =>
  on.built.app.inject({ url, headers: { host: HOST, ...headers } });

describe('an upload of photos', () => {
  const form = [Buffer.from('--b\r\n\r\nJPEG'), Buffer.from('\r\n--b--\r\n')];
  const send = (chunks: Iterable<Buffer> = form) =>
    sendTo(on.port, `/upload/photo/${P}`, chunks, { 'idempotency-key': 'walk-1' });

  it('is streamed through with its key, and answers with addresses that the browser reaches', async () => {
    upstream.on('POST', REST, (async (request: never, reply: never) => {
      const body = await keep(() => ({ data: [aPhoto()] }))(request);
      return (reply as { code(status: number): { send(body: unknown): unknown } }).code(201).send(body);
    }) as never);
    const answer = await send();
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({
      data: [
        {
          propertyPhotoId: PHOTO_ID,
          smallFileUrl: `/download/photo/${PHOTO_ID}/small?v=${BLOB}`,
          originalFileUrl: `/download/photo/${PHOTO_ID}/original?v=${BLOB}`,
        },
      ],
    });
    expect(upstream.calls[0]!.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': 'walk-1',
    });
  });

  it('says which of its files were refused', async () => {
    const errors = [
      {
        code: 'sameBytes',
        detail: 'The property has this picture already. Nothing was added.',
        field: 'files.1',
      },
    ];
    upstream.on('POST', REST, async (request, reply) => {
      request.raw.resume();
      return reply.code(207).send({ data: [aPhoto()], error: { errors } });
    });
    const answer = await send();
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([207, { errors }]);
    expect(JSON.parse(answer.body).data).toHaveLength(1);
  });

  it('passes on the refusal of all of them', async () => {
    const errors = [{ code: 'tooLarge', detail: 'File is too large.', field: 'files.0' }];
    upstream.refuse('POST', REST, 413, errors);
    const answer = await send();
    expect([answer.status, JSON.parse(answer.body).error.errors]).toEqual([413, errors]);
  });

  it('has room for twenty photos of 25 MB', async () => {
    let received = 0;
    upstream.on('POST', REST, keep((bytes) => ((received = bytes), { data: [] })) as never);
    const piece = Buffer.alloc(1_000_000);
    function* forty() {
      for (let n = 0; n < 40; n += 1) yield piece;
    }
    expect((await send(forty())).status).toBe(201);
    expect(received).toBe(40_000_000);
  });
});

describe('pictures', () => {
  const picture = (path: string) =>
    upstream.on('GET', path, (_request, reply) =>
      reply
        .type('image/jpeg')
        .header('content-disposition', `attachment; filename="IMG_4031.jpg"`)
        .send(Buffer.from('JPEG')),
    );

  it.each(['small', 'medium', 'large', 'original'])(
    'may be kept under the address of their bytes: %s',
    async (size) => {
      picture(`/api/photo/${PHOTO_ID}/image/${size}`);
      const answer = await get(`/download/photo/${PHOTO_ID}/${size}?v=${BLOB}`);
      expect([answer.statusCode, answer.body]).toEqual([200, 'JPEG']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        vary: expect.stringContaining('Cookie'),
      });
      expect(upstream.calls[0]!.url).toBe(`/api/photo/${PHOTO_ID}/image/${size}?v=${BLOB}`);
      expect((await get(`/download/photo/${PHOTO_ID}/${size}`)).headers['cache-control']).toBe(
        'private, no-store',
      );
    },
  );

  it('are downloaded under their names', async () => {
    picture(`/api/photo/download/${PHOTO_ID}`);
    const answer = await get(`/download/photo/${PHOTO_ID}/original?download=1`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="IMG_4031.jpg"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    [`/download/photo/${PHOTO_ID}/huge`, 404],
    [`/download/photo/${PHOTO_ID}/small?download=1`, 404],
    ['/download/photo/x/small', 404],
  ])('are not at %s', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
    expect(upstream.calls).toEqual([]);
  });

  it('are not for people who are not signed in', async () => {
    picture(`/api/photo/${PHOTO_ID}/image/small`);
    expect((await get(`/download/photo/${PHOTO_ID}/small?v=${BLOB}`, {})).statusCode).toBe(401);
  });
});

it('photos of many components are one REST call', async () => {
  const ids = [id(2), id(3)];
  const lines = ids.map((propertyComponentId) => aComponent({ propertyComponentId }));
  upstream
    .batch('/api/property', (propertyId) => aProperty({ propertyId }), 'ids')
    .data('GET', `/api/component/property/${P}`, aComponentList(lines));
  upstream.batch(
    '/api/photo/component',
    (propertyComponentId) => ({ propertyComponentId, photos: [aPhoto()], primaryPhoto: aPhoto() }),
    'propertyComponentIds',
  );
  const query = `{ property(propertyId: "${P}") { components(fiscalYear: 2026) { items {
    photos { smallFileUrl } primaryPhoto { propertyPhotoId } } } } }`;
  const answer = await on.built.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: HOST,
      cookie: COOKIE,
      'x-requested-with': 'roofline',
      'content-type': 'application/json',
    },
    payload: { query },
  });
  expect(answer.json().data.property.components.items[1]).toEqual({
    photos: [{ smallFileUrl: `/download/photo/${PHOTO_ID}/small?v=${BLOB}` }],
    primaryPhoto: { propertyPhotoId: PHOTO_ID },
  });
  const asked = upstream.calls.filter(({ url }) => url.startsWith('/api/photo/component'));
  expect(asked.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('propertyComponentIds'))).toEqual([
    ids.join(','),
  ]);
});
