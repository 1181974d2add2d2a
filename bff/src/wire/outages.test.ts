import type { FastifyReply } from 'fastify';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { codeOf, COOKIE, graph, startApp } from '../../testing/harness';
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
  it('tries a GET three times in total', async () => {
    upstream.refuse('GET', '/api/account/me', 503);
    isUnavailable(await graph(await appWith(), ME));
    expect(upstream.calls).toHaveLength(3);
  });

  it('hides a failed first attempt of a GET that then succeeds', async () => {
    let calls = 0;
    upstream.on('GET', '/api/account/me', (request, reply) =>
      calls++ === 0 ? cut(request, reply) : { data: aViewer() },
    );
    expect((await graph(await appWith(), ME)).data.me.email).toBe('dana@example.com');
    expect(upstream.calls).toHaveLength(2);
  });

  it('does not retry a service that says when to come back', async () => {
    upstream.on('GET', '/api/account/me', (_request, reply) =>
      reply.code(503).header('retry-after', '30').send({ errors: [] }),
    );
    const answer = await graph(await appWith(), ME);
    isUnavailable(answer);
    expect(answer.errors![0]!.extensions.retryAfter).toBe(30);
    expect(upstream.calls).toHaveLength(1);
  });

  it.each(WRITES)('never repeats %s', async (method, path, document) => {
    for (const fail of [
      cut,
      (_request: unknown, reply: FastifyReply) => reply.code(503).send({ errors: [] }),
    ]) {
      upstream.reset();
      upstream.on(method, path, fail as never);
      isUnavailable(await graph(await appWith(), document));
      expect(upstream.calls).toHaveLength(1);
    }
  });
});

/** The shortest of three rounds, in milliseconds, so that other work on the machine does not count. */
async function quickest(round: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const began = performance.now();
    await round();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

describe('an unreachable or slow upstream', () => {
  it('is reported long before the budget is spent when it refuses connections', async () => {
    const took = await quickest(async () =>
      isUnavailable(await graph(await appWith({}, 'http://127.0.0.1:9'), ME)),
    );
    expect(took).toBeLessThan(5000);
  });

  it('is reported when it accepts the connection and never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as { port: number };
    isUnavailable(
      await graph(await appWith({ transport: { responseMs: 200 } }, `http://127.0.0.1:${port}`), ME),
    );
    silent.close();
  });

  it('has its calls canceled when the budget is spent', async () => {
    upstream.on('GET', '/api/account/me', hang);
    const took = await quickest(async () =>
      isUnavailable(await graph(await appWith({ operationBudgetMs: 300 }), ME)),
    );
    expect(took).toBeLessThan(1500);
    await vi.waitFor(() => expect(upstream.live).toBe(0), { timeout: 60_000 });
  });

  it('has its calls canceled when the client disconnects', async () => {
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
    await vi.waitFor(() => expect(upstream.live).toBe(0), { timeout: 60_000 });
  });
});

describe('circuit', () => {
  it('opens after 5 failures, probes again after its delay, and closes on success', async () => {
    upstream.on('GET', '/api/account/me', hang);
    upstream.data('GET', '/api/propertytype', []);
    const app = await appWith({ transport: { responseMs: 100, circuitProbeMs: 1500 } });
    for (let n = 0; n < 5; n += 1) isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(5);
    isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(5);
    // One slow route does not affect the others.
    expect((await graph(app, TYPES)).data.propertyTypes).toEqual([]);
    await delay(1550);
    upstream.data('GET', '/api/account/me', aViewer());
    const [first, second] = await Promise.all([graph(app, ME), graph(app, ME)]);
    // One probe, not a flood.
    expect([first, second].filter((answer) => answer.errors)).toHaveLength(1);
    expect((await graph(app, ME)).data.me).toBeTruthy();
  });

  it('opens for the whole service when nothing listens there', async () => {
    const app = await appWith({}, 'http://127.0.0.1:9');
    for (let n = 0; n < 5; n += 1) isUnavailable(await graph(app, ME));
    const took = await quickest(async () => {
      for (let n = 0; n < 20; n += 1) isUnavailable(await graph(app, TYPES));
    });
    expect(took).toBeLessThan(1500);
  });

  it('stays closed when callers disconnect and when the service refuses properly', async () => {
    const app = await appWith({ operationBudgetMs: 500 });
    upstream.on('GET', '/api/account/me', hang);
    for (let n = 0; n < 7; n += 1) isUnavailable(await graph(app, ME));
    expect(upstream.calls).toHaveLength(7);
    for (const status of [500, 404, 403, 422, 429]) {
      upstream.refuse('GET', '/api/account/me', status);
      for (let n = 0; n < 6; n += 1) await graph(app, ME);
    }
    upstream.data('GET', '/api/account/me', aViewer());
    expect((await graph(app, ME)).data.me).toBeTruthy();
  });
});
