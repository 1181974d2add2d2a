import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { propertyOf } from '../../testing/examples';
import { codeOf, graph, HOST, startApp } from '../../testing/harness';
import type { AppOptions, BuiltApp } from '../app';

const upstream = new FakeUpstream();
const apps: BuiltApp[] = [];

async function appWith(
  options: Partial<AppOptions> = {},
  url = upstream.url,
  env: Record<string, string> = {},
) {
  const built = await startApp(url, env, options);
  apps.push(built);
  return built.app;
}

beforeAll(() => upstream.start());
beforeEach(() => upstream.reset());
afterEach(async () => {
  await Promise.all(apps.splice(0).map((built) => built.app.close()));
});
afterAll(() => upstream.stop());

const ME = '{me{email}}';
const TYPES = '{propertyTypes{id}}';
const isUnavailable = (answer: Awaited<ReturnType<typeof graph>>) =>
  expect(codeOf(answer)).toBe('UPSTREAM_UNAVAILABLE');

describe('bad replies', () => {
  const json = 'application/json';
  it.each([
    ['HTML', 200, 'text/html', '<h1>hello from 10.1.2.3</h1>'],
    ['not JSON', 200, json, 'select * from users'],
    ['cut JSON', 200, json, '{"data":{"email":'],
    ['no data', 200, json, '{"result":1}'],
    ['null', 200, json, 'null'],
    ['empty', 200, json, ''],
    ['another shape', 200, json, '{"data":{"email":5}}'],
    ['a redirect', 302, json, '{"data":{}}'],
  ])('%s: UPSTREAM_UNAVAILABLE', async (_name, status, type, body) => {
    upstream.on('GET', '/api/account/me', (_request, reply) =>
      reply.code(status).header('location', '/api/propertytype').type(type).send(body),
    );
    const answer = await graph(await appWith(), ME);
    isUnavailable(answer);
    expect(answer.text).not.toMatch(/10\.1\.2\.3|select|email"?:|127\.0\.0\.1/);
    expect(upstream.calls.map((call) => call.url)).toEqual(['/api/account/me']);
  });

  it('covers a connection that ends in the middle', async () => {
    upstream.on('GET', '/api/account/me', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': json, 'content-length': '1000' });
      reply.raw.write('{"data":');
      setTimeout(() => reply.raw.destroy(), 20);
    });
    isUnavailable(await graph(await appWith(), ME));
  });

  it('stops reading after 10 MB', async () => {
    let sent = 0;
    upstream.on('GET', '/api/account/me', async (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': json });
      reply.raw.setMaxListeners(0);
      const chunk = Buffer.alloc(1_000_000, 0x20);
      while (sent < 100_000_000 && !reply.raw.destroyed) {
        sent += chunk.length;
        if (!reply.raw.write(chunk)) await new Promise((go) => reply.raw.once('drain', go).once('close', go));
      }
      reply.raw.end();
    });
    isUnavailable(await graph(await appWith(), ME));
    expect(sent).toBeLessThan(40_000_000);
  });
});

describe('content of an error', () => {
  it.each([
    [400, 'BAD_USER_INPUT', true],
    [401, 'UNAUTHENTICATED', false],
    [403, 'FORBIDDEN', false],
    [404, 'NOT_FOUND', false],
    [428, 'BAD_USER_INPUT', true],
    [429, 'TOO_MANY_REQUESTS', false],
    [500, 'INTERNAL', false],
    [501, 'INTERNAL', false],
    [502, 'UPSTREAM_UNAVAILABLE', false],
    [503, 'UPSTREAM_UNAVAILABLE', false],
    [504, 'UPSTREAM_UNAVAILABLE', false],
    [507, 'UPSTREAM_UNAVAILABLE', false],
  ])('REST %s is %s', async (status, code, tellsDetail) => {
    const detail = 'detail at /srv/app.js:10 select 1';
    upstream.refuse('GET', '/api/propertytype', status, [{ code: 'x', detail }]);
    const answer = await graph(await appWith(), TYPES);
    expect(codeOf(answer)).toBe(code);
    expect(answer.text.includes(detail)).toBe(tellsDetail);
    expect(answer.text).not.toMatch(/stack|\.ts|127\.0\.0\.1/);
  });

  it('lists REST calls and times only in development', async () => {
    upstream.data('GET', '/api/propertytype', []);
    const development = await appWith({}, upstream.url, { NODE_ENV: 'development' });
    const call = { method: 'GET', route: '/api/propertytype', status: 200, ms: expect.any(Number) };
    expect((await graph(development, TYPES)).extensions).toEqual({ rest: [call] });
    expect((await graph(await appWith(), TYPES)).extensions).toBeUndefined();
  });

  it('refuses an operation that would make hundreds of calls', async () => {
    const list = { ...propertyOf(1) };
    upstream.on('GET', '/api/property', () => ({ data: [list] }));
    upstream.on('GET', '*', () => ({ data: null }));
    const many = Array.from(
      { length: 15 },
      (_, n) => `y${n}:defaultRecommendedPlan(fiscalYear:${2000 + n}){name}`,
    ).join(' ');
    const app = await appWith({ transport: { callsPerRequest: 10 } });
    const answer = await graph(app, `{property(propertyId:"${id(1)}"){${many}}}`);
    expect(upstream.calls).toHaveLength(10);
    expect(answer.errors!.some((error) => error.extensions.code === 'BAD_USER_INPUT')).toBe(true);
  });

  it('keeps secrets out of the log', async () => {
    const lines: string[] = [];
    const app = await appWith(
      { logStream: { write: (line: string) => lines.push(line) } as never },
      'http://127.0.0.1:9',
      { LOG_LEVEL: 'trace' },
    );
    const secret = 'planted-secret-0123456789';
    await graph(
      app,
      'mutation($i:SignInInput!){signIn(input:$i){me{email}}}',
      { i: { email: 'a@b.co', password: secret } },
      { cookie: `roofline_session=${secret}` },
    );
    await app.inject({
      url: `/useraccount/x?token=${secret}`,
      headers: { host: HOST, authorization: `Bearer ${secret}` },
    });
    await app.inject({
      method: 'POST',
      url: `/graphql?token=${secret}`,
      headers: { host: HOST, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain(secret);
  });
});
