import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { FakeUpstream } from '../../testing/fake-upstream';
import { id, propertyOf, viewerExample } from '../../testing/examples';
import { codeOf, COOKIE, graph, HOST, startApp } from '../../testing/harness';
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
const WRITES: [method: string, path: string, document: string][] = [
  ['POST', `/api/component/${id(1)}/duplicate`, `mutation{duplicateComponent(input:{propertyComponentId:"${id(1)}",idempotencyKey:"k"}){userErrors{code}}}`],
  ['PUT', '/api/component/bulk', `mutation{changeComponents(input:{items:[{propertyComponentId:"${id(1)}",version:1}],delete:true}){changed}}`],
  ['DELETE', `/api/property/${id(1)}`, `mutation{archiveProperty(input:{propertyId:"${id(1)}",version:1}){propertyId}}`],
]; // prettier-ignore
const isUnavailable = (answer: Awaited<ReturnType<typeof graph>>) =>
  expect(codeOf(answer)).toBe('UPSTREAM_UNAVAILABLE');
const hang = () => new Promise(() => undefined);
const cut = (_request: unknown, reply: { raw: { destroy(): void }; hijack(): void }) => {
  reply.hijack();
  reply.raw.destroy();
};

describe('retries', () => {
  it('tries a GET three times in all', async () => {
    upstream.refuse('GET', '/api/account/me', 503);
    isUnavailable(await graph(await appWith(), ME));
    expect(upstream.calls).toHaveLength(3);
  });

  it('tells nobody of a GET that succeeds at the second try', async () => {
    let calls = 0;
    upstream.on('GET', '/api/account/me', (request, reply) =>
      calls++ === 0 ? cut(request, reply) : { data: viewerExample },
    );
    expect((await graph(await appWith(), ME)).data.me.email).toBe('manager@demo.test');
    expect(upstream.calls).toHaveLength(2);
  });

  it('leaves a service alone that says when to come back', async () => {
    upstream.on('GET', '/api/account/me', (_request, reply) =>
      reply.code(503).header('retry-after', '30').send({ errors: [] }),
    );
    const answer = await graph(await appWith(), ME);
    isUnavailable(answer);
    expect(answer.errors![0]!.extensions.retryAfter).toBe(30);
    expect(upstream.calls).toHaveLength(1);
  });

  it.each(WRITES)('never repeats %s', async (method, path, document) => {
    for (const fail of [cut, (_request: unknown, reply: any) => reply.code(503).send({ errors: [] })]) {
      upstream.reset();
      upstream.on(method, path, fail as never);
      isUnavailable(await graph(await appWith(), document));
      expect(upstream.calls).toHaveLength(1);
    }
  });
});

describe('an upstream that is away or slow', () => {
  it('is told within a second when it refuses connections', async () => {
    const start = performance.now();
    isUnavailable(await graph(await appWith({}, 'http://127.0.0.1:9'), ME));
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is told when it takes the connection and never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as { port: number };
    isUnavailable(
      await graph(await appWith({ transport: { responseMs: 200 } }, `http://127.0.0.1:${port}`), ME),
    );
    silent.close();
  });

  it('has its calls cancelled when the budget is spent', async () => {
    upstream.on('GET', '/api/account/me', hang);
    const start = performance.now();
    isUnavailable(await graph(await appWith({ operationBudgetMs: 300 }), ME));
    expect(performance.now() - start).toBeLessThan(1500);
    await delay(50);
    expect(upstream.live).toBe(0);
  });

  it('has its calls cancelled when the client leaves', async () => {
    upstream.on('GET', '/api/account/me', hang);
    const app = await appWith();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const leave = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST', body: JSON.stringify({ query: ME }), signal: leave.signal,
      headers: { 'content-type': 'application/json', cookie: COOKIE },
    }).catch(() => 'left'); // prettier-ignore
    while (upstream.live === 0) await delay(10);
    leave.abort();
    expect(await asked).toBe('left');
    for (let tries = 0; tries < 100 && upstream.live > 0; tries += 1) await delay(10);
    expect(upstream.live).toBe(0);
  });
});

describe('circuit', () => {
  it('opens after 5 failures, asks again after its time, and closes on success', async () => {
    upstream.on('GET', '/api/account/me', hang);
    upstream.data('GET', '/api/propertytype', []);
    const app = await appWith({ transport: { responseMs: 100, circuitProbeMs: 300 } });
    for (let n = 0; n < 5; n += 1) isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(5);
    isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(5);
    // Other routes are unharmed by one that is slow.
    expect((await graph(app, TYPES)).data.propertyTypes).toEqual([]);
    await delay(320);
    upstream.data('GET', '/api/account/me', viewerExample);
    const [first, second] = await Promise.all([graph(app, ME), graph(app, ME)]);
    // One probe, not a flood.
    expect([first, second].filter((answer) => answer.errors)).toHaveLength(1);
    expect((await graph(app, ME)).data.me).toBeTruthy();
  });

  it('opens for the whole service when nobody listens there', async () => {
    const app = await appWith({}, 'http://127.0.0.1:9');
    for (let n = 0; n < 5; n += 1) isUnavailable(await graph(app, ME));
    const start = performance.now();
    for (let n = 0; n < 20; n += 1) isUnavailable(await graph(app, TYPES));
    expect(performance.now() - start).toBeLessThan(400);
  });

  it('stays closed when callers leave and when the service refuses properly', async () => {
    const app = await appWith({ operationBudgetMs: 60 });
    upstream.on('GET', '/api/account/me', hang);
    for (let n = 0; n < 7; n += 1) isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(7);
    for (const status of [500, 404, 403, 422, 429]) {
      upstream.refuse('GET', '/api/account/me', status);
      for (let n = 0; n < 6; n += 1) await graph(app, ME);
    }
    upstream.data('GET', '/api/account/me', viewerExample);
    expect((await graph(app, ME)).data.me).toBeTruthy();
  });
});

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

  it('is a connection that ends in the middle', async () => {
    upstream.on('GET', '/api/account/me', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': json, 'content-length': '1000' });
      reply.raw.write('{"data":');
      setTimeout(() => reply.raw.destroy(), 20);
    });
    isUnavailable(await graph(await appWith(), ME));
  });

  it('is more than 10 MB: reading stops there', async () => {
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

describe('what an error tells', () => {
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

  it('lists REST calls and times in development alone', async () => {
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
