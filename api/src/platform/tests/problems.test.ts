import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { App } from '../../app';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../testing';
import { assertVersion, expectedVersion } from '../versions';

let t: TestApp;
let headers: Record<string, string>;
const SECRET = 'select secret from /var/lib/thing';

function testRoutes(app: App): void {
  app.post(
    '/api/test/echo',
    { schema: { body: z.object({ name: z.string().min(2).optional(), n: z.int().optional() }).loose() } },
    async (r) => ({ data: r.body }),
  );
  app.get(
    '/api/test/thing/:thingId',
    {
      schema: {
        params: z.object({ thingId: z.uuid() }),
        querystring: z.object({ q: z.string().optional() }),
      },
    },
    async () => ({ data: 1 }),
  );
  app.put('/api/test/thing/:thingId', async (request) => {
    assertVersion(3, expectedVersion(request));
    return { data: 1 };
  });
  app.get('/api/test/throw', async () => {
    throw new Error(SECRET);
  });
  app.get('/api/test/away', async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  app.get('/api/test/slow', async () => {
    throw new Error('wrapped', { cause: Object.assign(new Error('timeout'), { code: '57014' }) });
  });
}

beforeAll(async () => {
  t = await buildTestApp({ routes: testRoutes });
  const { workspaceId } = await seedWorkspace(t.database);
  const user = await seedUser(t.database, { [workspaceId]: 'Manager' });
  headers = await signedIn(t.database, t.clock, user.userId);
});
afterAll(() => t.close());

const echo = (payload: string | Buffer, type = 'application/json') =>
  t.app.inject({
    method: 'POST',
    url: '/api/test/echo',
    headers: { ...headers, 'content-type': type },
    payload,
  });
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test.each<[string, string | Buffer, number]>([
  ['plain', '{"name":"ok"}', 200],
  ['a colon and braces inside text', '{"name":"a: {\\"b\\": [}"}', 200],
  ['the same key in different objects', '{"a":{"k":1},"b":{"k":1}}', 200],
  ['the same text twice in a list', '{"a":["k","k"]}', 200],
  ['not JSON', '{"name":', 400],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['a key twice', '{"name":"ok","name":"no"}', 400],
  ['a key twice, once escaped', '{"name":"ok","n\\u0061me":"no"}', 400],
  ['__proto__', '{"__proto__":{"isStaff":true}}', 400],
  ['__proto__ escaped and deep', '{"a":[{"\\u005f_proto__":1}]}', 400],
  ['NUL', '{"name":"a\\u0000b"}', 400],
  ['half a character', '{"name":"a\\ud800b"}', 400],
  ['a whole escaped character', '{"name":"ok \\ud83d\\ude00"}', 200],
  ['deep', nested(60), 400],
  ['very deep', nested(100_000), 400],
  ['nothing', '', 422],
  ['a list', '[]', 422],
  ['two broken rules', '{"name":"x","n":1.5}', 422],
  ['too large', `{"name":"${'x'.repeat(1_048_576)}"}`, 413],
])('body: %s', async (_name, payload, status) => {
  const answer = await echo(payload);
  expect(answer.statusCode).toBe(status);
  if (status !== 200)
    expect(answer.json().error.errors[0]).toMatchObject({
      code: expect.any(String),
      detail: expect.any(String),
    });
});

test('reports all broken rules, each with its field', async () => {
  const errors = (await echo('{"name":"x","n":1.5}')).json().error.errors;
  expect(errors.map((e: { field: string }) => e.field)).toEqual(['name', 'n']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
])('content type %p is refused', async (type) => {
  expect((await echo('{"name":"ok"}', type)).statusCode).toBe(415);
});

test.each<[string, string, number, Record<string, string>]>([
  ['GET', '/api/nowhere', 404, {}],
  ['GET', '/', 404, {}],
  ['DELETE', '/api/test/echo', 405, {}],
  ['GET', '/api/test/echo', 405, {}],
  ['GET', '/api/test/thing/01a1fc3c-530e-74ee-ba38-c446afb358f4', 200, {}],
  ['GET', '/api/test/thing/1', 404, {}],
  ['GET', '/api/test/thing/..%2f..%2fetc', 404, {}],
  ['GET', '/api/test/thing/%00', 400, {}],
  ['GET', '/api/test/thing/01a1fc3c-530e-74ee-ba38-c446afb358f4?q=%00', 400, {}],
  ['GET', '/api/test/thing/01a1fc3c-530e-74ee-ba38-c446afb358f4?q=a&q=b', 422, {}],
  ['GET', '/api/test/thing/%zz', 400, {}],
  ['GET', '/api/test/thing/01a1fc3c-530e-74ee-ba38-c446afb358f4', 406, { accept: 'text/html' }],
  ['GET', '/api/test/thing/01a1fc3c-530e-74ee-ba38-c446afb358f4', 200, { accept: 'text/html, */*;q=0.1' }],
  ['PUT', '/api/test/thing/1', 428, {}],
  ['PUT', '/api/test/thing/1', 400, { 'if-match': '3' }],
  ['PUT', '/api/test/thing/1', 412, { 'if-match': '"2"' }],
  ['PUT', '/api/test/thing/1', 200, { 'if-match': '"3"' }],
  ['GET', '/api/test/throw', 500, {}],
  ['GET', '/api/test/away', 503, {}],
  ['GET', '/api/test/slow', 504, {}],
])('%s %s answers %i as JSON', async (method, url, status, extra) => {
  const answer = await t.app.inject({ method: method as 'GET', url, headers: { ...headers, ...extra } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch('application/json');
  expect(answer.body).not.toContain('secret');
  if (status === 405) expect(answer.headers.allow).toBe('POST');
  if (status === 412) expect(answer.headers.etag).toBe('"3"');
  if (status === 503) expect(answer.headers['retry-after']).toBeDefined();
  if (status === 500)
    expect(answer.body).toBe('{"error":{"errors":[{"code":"internal","detail":"Internal server error"}]}}');
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
});

test('every route that is not declared public needs a session', async () => {
  for (const url of ['/api/test/throw', '/api/account/me', '/api/workspace/workspaces'])
    expect((await t.app.inject({ url })).statusCode).toBe(401);
  for (const url of ['/api/health/live', '/api/health/ready', '/api/openapi.json', '/api/docs/'])
    expect((await t.app.inject({ url })).statusCode).toBe(200);
});

test('too many requests of one user are refused, and another user is not affected', async () => {
  const small = await buildTestApp({ database: t.database, clock: t.clock, config: { RATE_LIMIT: 5 } });
  const other = await seedUser(t.database, {});
  const ask = (as: Record<string, string>) => small.app.inject({ url: '/api/account/me', headers: as });
  for (let left = 4; left >= 0; left -= 1) {
    const { statusCode, headers: told } = await ask(headers);
    expect([statusCode, told['ratelimit-limit'], told['ratelimit-remaining']]).toEqual([200, '5', `${left}`]);
    expect(Number(told['ratelimit-reset'])).toBeGreaterThan(0);
  }
  const refused = await ask(headers);
  expect([refused.statusCode, refused.json().error.errors[0].code]).toEqual([429, 'tooManyRequests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['ratelimit-remaining']).toBe('0');
  expect((await ask(await signedIn(t.database, t.clock, other.userId))).statusCode).toBe(200);
  await small.app.close();
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a caller that accepts %s gets a long answer as %s', async (accepted, encoding, unpack) => {
  const url = '/api/openapi.json';
  const plain = await t.app.inject({ url });
  expect([plain.headers['content-encoding'], plain.body.length > 10_000]).toEqual([undefined, true]);
  const packed = await t.app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  const short = await t.app.inject({ url: '/api/health/live', headers: { 'accept-encoding': accepted } });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('a stopping service is not ready, but alive and answering', async () => {
  const stopping = await buildTestApp({ database: t.database, clock: t.clock });
  stopping.announceStop();
  const status = async (url: string) => (await stopping.app.inject({ url, headers })).statusCode;
  expect([
    await status('/api/health/ready'),
    await status('/api/health/live'),
    await status('/api/account/me'),
  ]).toEqual([503, 200, 200]);
  await stopping.app.close();
});

test('requests above the limit of simultaneous ones are refused immediately', async () => {
  const small = await buildTestApp({ database: t.database, clock: t.clock, config: { MAX_IN_FLIGHT: 2 } });
  const ask = () => small.app.inject({ url: '/api/account/me', headers });
  const many = (await Promise.all(Array.from({ length: 8 }, ask))).map((a) => a.statusCode);
  expect(many.filter((s) => s === 200)).toHaveLength(2);
  expect(many.filter((s) => s === 503)).toHaveLength(6);
  for (let i = 0; i < 5; i += 1) expect((await ask()).statusCode).toBe(200); // room again once they are done
  await small.app.close();
});
