import type { FastifyReply } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { id } from '@roofline/schema/fixtures/id';
import { propertyOf } from '../../testing/examples';
import { TOKEN } from '../../testing/harness';
import { listening } from '../../testing/listening';
import { keep, send as sendTo, type UploadAnswer } from '../../testing/upload';

const on = listening({ uploadPace: { windowMs: 300, minBytes: 100 } });
const { upstream } = on;

const P = id(1);
const IMAGE = `/api/property/${P}/profileimage`;

const send = (url: string, chunks: Parameters<typeof sendTo>[2], headers?: Record<string, string>) =>
  sendTo(on.port, url, chunks, headers);
const file = (bytes: number) => [
  Buffer.from('--b\r\n\r\n'),
  ...Array.from({ length: Math.ceil(bytes / 50_000) }, () => Buffer.alloc(50_000, 1)),
  Buffer.from('\r\n--b--\r\n'),
];
const problemOf = (answer: UploadAnswer) => JSON.parse(answer.body).error.errors[0];

describe('uploads', () => {
  it('streams the form through unchanged, with version, token and type', async () => {
    let seen = '';
    upstream.on('POST', IMAGE, keep((_bytes, body) => {
      seen = body;
      return { data: propertyOf(1, { profileImage: `${IMAGE}?v=8`, version: 8 }) };
    }) as never); // prettier-ignore
    const answer = await send(
      `/upload/property-image/${P}`,
      [Buffer.from('--b\r\n\r\nPNG'), Buffer.from('\r\n--b--\r\n')],
      { 'if-match': '"7"' },
    );
    expect([answer.status, JSON.parse(answer.body).data.profileImage]).toEqual([
      200,
      `/download/property-image/${P}?v=8`,
    ]);
    expect(seen).toBe('--b\r\n\r\nPNG\r\n--b--\r\n');
    expect(upstream.calls[0]!.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'if-match': '"7"',
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(upstream.calls[0]!.headers['cookie']).toBeUndefined();
  });

  it('brings an export map to its property, and its wrong cells back', async () => {
    const errors = [{ code: 'unknownField', detail: 'B2: Roofline has no field “{{nmae}}”.', field: 'B2' }];
    upstream.on('POST', `/api/admin/property/${P}/exportmap`, (_request, reply) =>
      reply.code(422).send({ error: { errors } }),
    );
    const answer = await send(`/upload/export-map/${P}`, file(1000), { 'idempotency-key': 'm1' });
    expect([answer.status, problemOf(answer)]).toEqual([422, errors[0]]);
    expect(upstream.calls[0]!.headers['idempotency-key']).toBe('m1');
  });

  it('starts sending before it has everything', async () => {
    const order: string[] = [];
    upstream.on('POST', `/api/component/property/${P}/import`, async (request, reply) => {
      for await (const _ of request.raw) order.push('received');
      return reply
        .code(422)
        .send({ error: { errors: [{ code: 'unreadableFile', detail: 'No header row.' }] } });
    });
    async function* slowly() {
      for (let n = 0; n < 4; n += 1) {
        order.push('sent');
        yield Buffer.alloc(2000);
        await delay(60);
      }
    }
    const answer = await send(`/upload/component-import/${P}/2026`, slowly());
    expect(problemOf(answer)).toEqual({ code: 'unreadableFile', detail: 'No header row.' });
    expect(order.indexOf('received')).toBeLessThan(order.lastIndexOf('sent'));
    expect(upstream.calls[0]!.url).toBe(`/api/component/property/${P}/import?fiscalYear=2026`);
  });

  it('stops at the limit, whatever Content-Length says', async () => {
    upstream.on('POST', IMAGE, keep(() => ({ data: propertyOf(1) })) as never);
    const answer = await send(`/upload/property-image/${P}`, file(6_000_000));
    expect([answer.status, problemOf(answer).detail]).toEqual([413, 'File is too large.']);
    expect((await send(`/upload/property-image/${P}`, file(4_900_000))).status).toBe(200);
  });

  it('ends an upload that barely progresses', async () => {
    upstream.on('POST', IMAGE, keep(() => ({ data: propertyOf(1) })) as never);
    async function* drip() {
      for (let n = 0; n < 20; n += 1) {
        yield Buffer.alloc(2);
        await delay(60);
      }
    }
    expect((await send(`/upload/property-image/${P}`, drip())).status).toBe(408);
  });

  it('ends a slow upload of files with the sentence of the house, and holds up no other (UP-10)', async () => {
    const files = `/api/file/${P}/upload`;
    upstream.on('POST', files, keep(() => ({ data: [] })) as never);
    async function* drip() {
      for (let n = 0; n < 20; n += 1) {
        yield Buffer.alloc(2);
        await delay(60);
      }
    }
    const slow = send(`/upload/file/${P}`, drip());
    for (let n = 0; n < 3; n += 1) expect((await send(`/upload/file/${P}`, file(200_000))).status).toBe(201);
    const ended = await slow;
    expect([ended.status, problemOf(ended).detail]).toEqual([408, 'The upload was too slow.']);
  });

  it.each([413, 415, 422, 409, 412, 428, 403, 404, 507])('passes a refusal on: %s', async (status) => {
    upstream.on('POST', IMAGE, async (request, reply) => {
      request.raw.resume();
      return reply.code(status).send({
        error: { errors: [{ code: 'c', detail: status < 500 ? 'For the person.' : 'inner /srv/x' }] },
      });
    });
    const answer = await send(`/upload/property-image/${P}`, file(1000));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('inner');
  });

  it('passes on a refusal that arrives before the file was read', async () => {
    upstream.refuse('POST', IMAGE, 415, [{ code: 'type', detail: 'Invalid file type.' }]);
    const answer = await send(`/upload/property-image/${P}`, file(4_000_000));
    expect([answer.status, problemOf(answer).detail]).toEqual([415, 'Invalid file type.']);
  });

  it.each([
    ['no custom header', { 'x-requested-with': '' }, 403],
    ['foreign origin', { origin: 'https://evil.test' }, 403],
    ['no session', { cookie: '' }, 401],
    ['cookie and bearer', { authorization: `Bearer ${TOKEN}` }, 400],
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 415],
    ['text', { 'content-type': 'text/plain' }, 415],
  ])('%s is refused before any call', async (_name, headers, status) => {
    const answer = await send(`/upload/property-image/${P}`, file(10), headers as never);
    expect([answer.status, upstream.calls.length]).toEqual([status, 0]);
    expect(JSON.parse(answer.body).error.errors).toHaveLength(1);
  });

  it.each([
    ['away', () => Promise.reject(new Error('boom at /srv/x.js')), 500],
    ['no JSON', (_: unknown, reply: FastifyReply) => reply.type('text/html').send('<p>'), 503],
    ['another shape', () => ({ data: { a: 1 } }), 503],
  ])('reports that the service is unavailable: %s', async (_name, answerWith, status) => {
    upstream.on('POST', IMAGE, async (request, reply) => {
      request.raw.resume();
      return answerWith(request, reply);
    });
    const answer = await send(`/upload/property-image/${P}`, file(10));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/srv|boom|html/);
  });
});

describe('charts of the live dashboard', () => {
  const PATH = `/api/reports/realtimefinancialhealth/${P}/2026/pdf`;
  const URL = `/upload/live-dashboard/${P}/2026`;

  it('stream through, and the document comes back as a download', async () => {
    let received = 0;
    upstream.on('POST', PATH, async (request, reply) => {
      for await (const piece of request.raw) received += (piece as Buffer).length;
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="Oak financial health 2026.pdf"')
        .send(Buffer.alloc(200_000, 37));
    });
    const answer = await send(URL, file(300_000));
    expect(received).toBeGreaterThan(300_000);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe('%'.repeat(200_000));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Oak financial health 2026.pdf"',
      'cache-control': 'private, no-store',
    });
  });

  it('pass on a refusal, and nothing that is no PDF', async () => {
    upstream.on('POST', PATH, (_request, reply) =>
      reply
        .code(415)
        .send({ error: { errors: [{ code: 'invalidFileType', detail: 'Charts should be PNG images' }] } }),
    );
    expect(problemOf(await send(URL, file(100))).detail).toBe('Charts should be PNG images');
    upstream.on('POST', PATH, (_request, reply) => reply.type('text/html').send('<b>'));
    expect((await send(URL, file(100))).status).toBe(503);
  });
});
