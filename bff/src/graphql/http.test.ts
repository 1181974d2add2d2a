import { serverAudits } from 'graphql-http';
import { FakeUpstream } from '../../testing/fake-upstream';
import { aViewer } from '@roofline/schema/fixtures/person';
import { COOKIE, graph, HOST, startApp, TOKEN } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;

beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => {
  upstream.reset();
  upstream.data('GET', '/api/account/me', aViewer());
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const signedIn = { host: HOST, cookie: COOKIE, 'content-type': 'application/json' };
const query = JSON.stringify({ query: '{me{email}}' });
const post = (headers: Record<string, string>, payload: string | Buffer = query, url = '/graphql') =>
  built.app.inject({ method: 'POST', url, headers, payload });

describe('GraphQL over HTTP', () => {
  it('passes the audit suite of the specification', async () => {
    await built.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = built.app.server.address() as { port: number };
    const audits = serverAudits({ url: `http://127.0.0.1:${port}/graphql` });
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      // Queries by GET are optional and not offered: opening a URL must not run anything.
      if (result.status !== 'ok' && !(result.status === 'notice' && audit.name.startsWith('MAY')))
        failed.push(audit.name);
    }
    expect(audits.length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });

  it.each([
    ['plain GET', { method: 'GET', url: '/graphql?query={me{email}}' }, 405],
    ['GET mutation', { method: 'GET', url: '/graphql?query=mutation{signOut{signedOut}}' }, 405],
    ['GET for a page', { method: 'GET', url: '/graphql', headers: { accept: 'text/html' } }, 405],
    ['OPTIONS', { method: 'OPTIONS', url: '/graphql' }, 405],
    [
      'urlencoded',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'query={me{email}}' },
      415,
    ],
    ['text', { headers: { 'content-type': 'text/plain' } }, 415],
    ['multipart', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    ['no type', { headers: { 'content-type': '' } }, 415],
    ['gzip', { headers: { 'content-encoding': 'gzip' } }, 415],
    ['UTF-16', { headers: { 'content-type': 'application/json; charset=utf-16' } }, 415],
    ['broken JSON', { payload: '{"query":' }, 400],
    ['empty body', { payload: '' }, 400],
    ['__proto__', { payload: '{"query":"{me{email}}","variables":{"__proto__":{"x":1}}}' }, 400],
    ['array of two', { payload: `[${query},${query}]` }, 400],
    ['array of ten', { payload: `[${Array(10).fill(query).join(',')}]` }, 400],
    ['over 1 MiB', { payload: `{"query":"{me{email}}","x":"${'x'.repeat(1_048_577)}"}` }, 413],
    ['foreign origin', { headers: { origin: 'https://evil.test' } }, 403],
    ['null origin', { headers: { origin: 'null' } }, 403],
    ['sibling host', { headers: { origin: `http://x.${HOST}` } }, 403],
    ['another port', { headers: { origin: `http://${HOST}:81` } }, 403],
    ['cross-site without origin', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['cookie and bearer', { headers: { authorization: `Bearer ${TOKEN}` } }, 400],
    ['token in the address', { url: `/graphql?access_token=${TOKEN}` }, 400],
    ['malformed bearer', { headers: { cookie: '', authorization: 'Bearer a/b' } }, 401],
  ] as const)('%s is refused before anything runs', async (_name, request, status) => {
    const { headers, ...rest } = { headers: {}, ...request } as {
      headers: Record<string, string>;
      method?: 'GET';
    };
    const answer = await built.app.inject({
      method: 'POST', url: '/graphql', payload: rest.method ? undefined : query, ...rest, headers: { ...signedIn, ...headers },
    } as never); // prettier-ignore
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('json');
    expect(JSON.parse(answer.body).data).toBeUndefined();
    expect(upstream.calls).toEqual([]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('survives variables with 100,000 levels', async () => {
    const value = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const document = 'mutation($v:JSONObject!){saveFilterSettings(input:{a:"a",value:$v}){userErrors{code}}}';
    const answer = await post(
      signedIn,
      `{"query":"${document.replaceAll('"', '\\"')}","variables":{"v":${value}}}`,
    );
    expect(JSON.parse(answer.body).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.body.length).toBeLessThan(8192);
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    ['own origin', { origin: `http://${HOST}` }],
    ['own origin under TLS before us', { origin: `https://${HOST}` }],
    ['no origin', {}],
  ])('%s is served', async (_name, headers) => {
    const answer = await post({ ...signedIn, ...headers });
    expect(JSON.parse(answer.body)).toEqual({ data: { me: { email: 'dana@example.com' } } });
  });

  it('accepts a bearer token from any origin: no browser adds one on its own', async () => {
    const headers = {
      host: HOST,
      'content-type': 'application/json',
      origin: 'https://x.test',
      authorization: `Bearer ${TOKEN}`,
    };
    expect(JSON.parse((await post(headers)).body).data.me.email).toBe('dana@example.com');
  });

  it('passes on only token, address and id of the request', async () => {
    await post({
      ...signedIn,
      'x-user-id': 'u',
      'x-workspace-id': 'w',
      'x-forwarded-for': '9.9.9.9',
      'x-request-id': 'mine',
    });
    const { headers } = upstream.calls[0]!;
    expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const name of ['x-user-id', 'x-workspace-id', 'cookie']) expect(headers[name]).toBeUndefined();
  });

  it('trusts X-Forwarded-For only from a configured proxy', async () => {
    const behind = await startApp(upstream.url, { TRUST_PROXY: '127.0.0.1' });
    await behind.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...signedIn, 'x-forwarded-for': '9.9.9.9' },
      payload: query,
    });
    expect(upstream.calls[0]!.headers['x-forwarded-for']).toBe('9.9.9.9');
    await behind.app.close();
  });

  it('compares with PUBLIC_URL when it is set', async () => {
    const behind = await startApp(upstream.url, { PUBLIC_URL: 'https://roofline.test' });
    const send = (origin: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...signedIn, origin },
        payload: query,
      });
    expect((await send(`http://${HOST}`)).statusCode).toBe(403);
    expect((await send('https://roofline.test')).statusCode).toBe(200);
    await behind.app.close();
  });
});

describe('overload by shape', () => {
  const repeat = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ');
  const deep = (levels: number) => `{a`.repeat(levels) + '}'.repeat(levels);
  it.each([
    ['100 aliases', `{${repeat(100, (n) => `x${n}:__typename`)}}`],
    ['depth 15', deep(15)],
    ['500 repeats', `{${repeat(500, () => '__typename')}}`],
    ['200 operations', repeat(200, (n) => `query Q${n}{__typename}`)],
    ['20,000 levels', deep(20_000)],
    [
      '20 sign-ins',
      `mutation{${repeat(20, (n) => `s${n}:signIn(input:{email:"a@b.co",password:"p"}){me{email}}`)}}`,
    ],
    ['a name of 100 KB', `{${'x'.repeat(100_000)}}`],
  ])('%s', async (_name, document) => {
    // Time of the processor, not of the clock: others run beside this.
    const before = process.cpuUsage();
    const answer = await graph(built.app, document, {}, { cookie: COOKIE });
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(8192);
    expect(answer.errors!.length).toBeLessThanOrEqual(5);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
    expect(upstream.calls.filter((call) => call.method !== 'GET')).toEqual([]);
  });

  it('is 400 for the legacy media type too', async () => {
    const long = `{me{email} a(x:[${'1 '.repeat(1000)}])}`;
    const tokens = await graph(built.app, long, {}, { cookie: COOKIE, accept: 'application/json' });
    expect([tokens.status, tokens.errors![0]!.message]).toEqual([
      400,
      expect.stringContaining('1000 tokens'),
    ]);
    const answer = await graph(built.app, deep(15), {}, { cookie: COOKIE, accept: 'application/json' });
    expect(answer.status).toBe(400);
    expect(
      (await graph(built.app, '{nothing}', {}, { cookie: COOKIE, accept: 'application/json' })).status,
    ).toBe(200);
  });
});
