import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { FakeUpstream } from '../../testing/fake-upstream';
import { id, propertyOf } from '../../testing/examples';
import { COOKIE, HOST, startApp, TOKEN } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
let port = 0;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url, {}, { uploadPace: { windowMs: 300, minBytes: 100 } });
  await built.app.listen({ host: '127.0.0.1', port: 0 });
  port = (built.app.server.address() as { port: number }).port;
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const P = id(1);
const IMAGE = `/api/property/${P}/profileimage`;
const EXPORT = `/api/component/property/${P}/export`;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Upload chunk by chunk, as fast or slowly as the chunks come. */
function send(
  url: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: url, headers: {
      cookie: COOKIE, 'content-type': 'multipart/form-data; boundary=b', 'x-requested-with': 'roofline', ...headers,
    } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }));
    }); // prettier-ignore
    request.on('error', reject);
    void (async () => {
      for await (const chunk of chunks) if (!request.destroyed && !request.write(chunk)) await delay(1);
      request.end();
    })();
  });
}

/** What the service reads of an upload. */
function keep(answer: (bytes: number, body: string) => unknown) {
  return async (request: { raw: AsyncIterable<Buffer> }) => {
    const parts: Buffer[] = [];
    for await (const chunk of request.raw) parts.push(chunk);
    const body = Buffer.concat(parts);
    return answer(body.length, body.toString('latin1'));
  };
}
const file = (bytes: number) => [
  Buffer.from('--b\r\n\r\n'),
  ...Array.from({ length: Math.ceil(bytes / 50_000) }, () => Buffer.alloc(50_000, 1)),
  Buffer.from('\r\n--b--\r\n'),
];
const problemOf = (answer: Answer) => JSON.parse(answer.body).error.errors[0];

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

  it('starts sending before it has everything', async () => {
    const order: string[] = [];
    upstream.on('POST', `/api/component/property/${P}/import`, async (request, reply) => {
      for await (const _ of request.raw) order.push('received');
      return reply.code(422).send({ error: { errors: [{ code: 'x', detail: 'No header row.' }] } });
    });
    async function* slowly() {
      for (let n = 0; n < 4; n += 1) {
        order.push('sent');
        yield Buffer.alloc(2000);
        await delay(60);
      }
    }
    const answer = await send(`/upload/component-import/${P}/2026`, slowly());
    expect(problemOf(answer)).toEqual({ code: 'x', detail: 'No header row.' });
    expect(order.indexOf('received')).toBeLessThan(order.lastIndexOf('sent'));
    expect(upstream.calls[0]!.url).toBe(`/api/component/property/${P}/import?fiscalYear=2026`);
  });

  it('stops at the limit, whatever length was promised', async () => {
    upstream.on('POST', IMAGE, keep(() => ({ data: propertyOf(1) })) as never);
    const answer = await send(`/upload/property-image/${P}`, file(6_000_000));
    expect([answer.status, problemOf(answer).detail]).toEqual([413, 'File is too large.']);
    expect((await send(`/upload/property-image/${P}`, file(4_900_000))).status).toBe(200);
  });

  it('ends an upload that hardly moves', async () => {
    upstream.on('POST', IMAGE, keep(() => ({ data: propertyOf(1) })) as never);
    async function* drip() {
      for (let n = 0; n < 20; n += 1) {
        yield Buffer.alloc(2);
        await delay(60);
      }
    }
    expect((await send(`/upload/property-image/${P}`, drip())).status).toBe(408);
  });

  it.each([413, 415, 422, 409, 412, 428, 403, 404, 507])('passes a refusal on: %s', async (status) => {
    upstream.on('POST', IMAGE, async (request, reply) => {
      request.raw.resume();
      return reply
        .code(status)
        .send({
          error: { errors: [{ code: 'c', detail: status < 500 ? 'For the person.' : 'inner /srv/x' }] },
        });
    });
    const answer = await send(`/upload/property-image/${P}`, file(1000));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('inner');
  });

  it('passes on a refusal that comes before the file was read', async () => {
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
    ['no JSON', (_: unknown, reply: any) => reply.type('text/html').send('<p>'), 503],
    ['another shape', () => ({ data: { a: 1 } }), 503],
  ])('says that the service is not well: %s', async (_name, answerWith, status) => {
    upstream.on('POST', IMAGE, async (request, reply) => {
      request.raw.resume();
      return (answerWith as any)(request, reply);
    });
    const answer = await send(`/upload/property-image/${P}`, file(10));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/srv|boom|html/);
  });
});

const get = (url: string, headers: Record<string, string> = { cookie: COOKIE }) =>
  built.app.inject({ url, headers: { host: HOST, ...headers } });

describe('downloads', () => {
  it('sends a workbook as an attachment that nothing keeps', async () => {
    upstream.on('GET', EXPORT, (_request, reply) =>
      reply.type(XLSX).header('content-disposition', `attachment; filename="Oak.xlsx"; filename*=UTF-8''Oak.xlsx`).send(Buffer.alloc(70_000, 7)),
    ); // prettier-ignore
    const answer = await get(`/download/components/${P}/2026.xlsx`);
    expect(answer.rawPayload.equals(Buffer.alloc(70_000, 7))).toBe(true);
    expect(upstream.calls[0]!.url).toBe(`${EXPORT}?fiscalYear=2026`);
    expect(answer.headers).toMatchObject({
      'content-type': XLSX, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': `attachment; filename="Oak.xlsx"; filename*=UTF-8''Oak.xlsx`,
    }); // prettier-ignore
  });

  it.each(['inline', 'attachment; filename="a\\"b"', 'attachment; filename=x.html', ''])(
    'names the file itself when given %j',
    async (given) => {
      upstream.on('GET', EXPORT, (_request, reply) =>
        reply.type(XLSX).header('content-disposition', given).send('x'),
      );
      expect((await get(`/download/components/${P}/2026.xlsx`)).headers['content-disposition']).toBe(
        'attachment; filename="components-2026.xlsx"',
      );
    },
  );

  it('keeps an image for minutes only under its version', async () => {
    upstream.on('GET', IMAGE, (_request, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
    expect((await get(`/download/property-image/${P}?v=3`)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline',
    });
    expect((await get(`/download/property-image/${P}`)).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['HTML instead of an image', (reply: any) => reply.type('text/html').send('<script>1</script>'), 503],
    ['SVG instead of an image', (reply: any) => reply.type('image/svg+xml').send('<svg/>'), 503],
    [
      'foreign',
      (reply: any) =>
        reply.code(404).send({ error: { errors: [{ code: 'not_found', detail: 'Not found.' }] } }),
      404,
    ],
    [
      'session ended',
      (reply: any) => reply.code(401).send({ error: { errors: [{ code: 'x', detail: 'inner' }] } }),
      401,
    ],
    [
      'role',
      (reply: any) => reply.code(403).send({ error: { errors: [{ code: 'forbidden', detail: 'No.' }] } }),
      403,
    ],
    [
      'fault',
      (reply: any) => reply.code(500).send({ error: { errors: [{ code: 'x', detail: 'at /srv' }] } }),
      500,
    ],
  ])('answers a problem in JSON: %s', async (_name, answerWith, status) => {
    upstream.on('GET', IMAGE, (_request, reply) => answerWith(reply));
    const answer = await get(`/download/property-image/${P}?v=1`);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body).error.errors).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toMatch(/script|svg|srv|inner/);
  });

  it('asks nothing of the service without a session, nor for a token in the address', async () => {
    expect((await get(`/download/property-image/${P}`, {})).statusCode).toBe(401);
    expect((await get(`/download/property-image/${P}?token=${TOKEN}`, {})).statusCode).toBe(400);
    expect((await get(`/download/components/${P}/2026.html`)).statusCode).toBe(404);
    expect(upstream.calls).toEqual([]);
  });

  it('ends the connection when the service ends in the middle, and stops reading when the client leaves', async () => {
    upstream.on('GET', EXPORT, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': XLSX, 'content-length': '1000000' });
      reply.raw.write(Buffer.alloc(1000));
      setTimeout(() => reply.raw.destroy(), 50);
    });
    const url = `http://127.0.0.1:${port}/download/components/${P}/2026.xlsx`;
    await expect(
      fetch(url, { headers: { cookie: COOKIE } }).then((answer) => answer.arrayBuffer()),
    ).rejects.toThrow();
    upstream.on('GET', EXPORT, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': XLSX });
      reply.raw.write(Buffer.alloc(1000));
    });
    const leave = new AbortController();
    await fetch(url, { headers: { cookie: COOKIE }, signal: leave.signal });
    leave.abort();
    for (let tries = 0; tries < 100 && upstream.live > 0; tries += 1) await delay(10);
    expect(upstream.live).toBe(0);
  });
});
