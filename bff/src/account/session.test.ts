import { FakeUpstream } from '../../testing/fake-upstream';
import { aViewer } from '@roofline/schema/fixtures/person';
import { codeOf, COOKIE, graph, startApp, TOKEN } from '../../testing/harness';
import type { BuiltApp } from '../app';

const NEW_TOKEN = 'new-session-token-9876543210';
const NOW = new Date('2026-11-21T12:00:00.000Z');
const upstream = new FakeUpstream();
let plain: BuiltApp;
let tls: BuiltApp;

beforeAll(async () => {
  await upstream.start();
  plain = await startApp(upstream.url, {}, { now: () => NOW });
  tls = await startApp(upstream.url, { PUBLIC_URL: 'https://roofline.test' }, { now: () => NOW });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await Promise.all([plain.app.close(), tls.app.close()]);
  await upstream.stop();
});

const SIGN_IN =
  'mutation($input:SignInInput!){signIn(input:$input){me{email} userErrors{code detail field}}}';
const input = { email: 'dana@example.com', password: ' demo-roofline1 ' };

function acceptSignIn(isPersistent: boolean) {
  upstream.data('POST', '/api/account/signin', {
    sessionToken: NEW_TOKEN, expiresAt: '2026-11-28T12:00:00.000Z', isPersistent, viewer: aViewer(),
  }); // prettier-ignore
}

describe('signing in', () => {
  it('keeps a persistent session in a cookie that scripts cannot read', async () => {
    acceptSignIn(true);
    const answer = await graph(plain.app, SIGN_IN, { input }, {});
    expect(answer.data.signIn).toEqual({ me: { email: 'dana@example.com' }, userErrors: [] });
    expect(answer.headers['set-cookie']).toBe(
      `roofline_session=${NEW_TOKEN}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(answer.text).not.toContain(NEW_TOKEN);
    expect(upstream.calls[0]!.body).toEqual({ ...input, isPersistent: true, rememberBrowser: true });
  });

  it('passes on the name of the browser, which the list of sessions shows', async () => {
    acceptSignIn(true);
    await graph(plain.app, SIGN_IN, { input }, { 'user-agent': `Firefox ${'x'.repeat(400)}` });
    expect(upstream.calls[0]!.headers['user-agent']).toBe(`Firefox ${'x'.repeat(292)}`);
  });

  it('lets a session that is not persistent end with the browser', async () => {
    acceptSignIn(false);
    const answer = await graph(plain.app, SIGN_IN, { input: { ...input, isPersistent: false } }, {});
    expect(answer.headers['set-cookie']).toBe(
      `roofline_session=${NEW_TOKEN}; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it('uses a Secure cookie limited to this host under TLS', async () => {
    acceptSignIn(true);
    const answer = await graph(tls.app, SIGN_IN, { input }, {});
    expect(answer.headers['set-cookie']).toBe(
      `__Host-roofline_session=${NEW_TOKEN}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    // A neighboring host could plant a cookie with the plain name: it is not read under TLS.
    await graph(tls.app, '{me{email}}', {}, { cookie: COOKIE });
    expect(upstream.calls).toHaveLength(1);
  });

  it('sends the previous session along, so that the service ends it', async () => {
    acceptSignIn(true);
    await graph(plain.app, SIGN_IN, { input });
    expect(upstream.calls[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it.each([401, 422])('shows wrong credentials in the form (REST %s)', async (status) => {
    upstream.refuse('POST', '/api/account/signin', status, [{ code: 'invalid', detail: 'Sign in failed' }]);
    const answer = await graph(plain.app, SIGN_IN, { input }, {});
    expect(answer.errors).toBeUndefined();
    expect(answer.data.signIn).toEqual({
      me: null,
      userErrors: [{ code: 'INVALID', detail: 'Sign in failed', field: null }],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([2, 20])('%s aliases give no extra guesses: such a request tries none (AU-8)', async (count) => {
    acceptSignIn(true);
    const one = (n: number) =>
      `a${n}:signIn(input:{email:"a@b.co",password:"guess-number${n}"}){userErrors{code}}`;
    const all = Array.from({ length: count }, (_, n) => one(n)).join(' ');
    const answer = await graph(plain.app, `mutation{${all}}`, {}, {});
    expect(answer.errors!.length).toBeGreaterThan(0);
    expect(upstream.calls).toHaveLength(0);
  });

  it('reports too many attempts', async () => {
    upstream.on('POST', '/api/account/signin', (_request, reply) =>
      reply
        .code(429)
        .header('retry-after', '60')
        .send({ error: { errors: [{ code: 'x', detail: 'inner words' }] } }),
    );
    const answer = await graph(plain.app, SIGN_IN, { input }, {});
    expect(answer.errors![0]!.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 });
  });
});

describe('signing out', () => {
  const SIGN_OUT = 'mutation{signOut{signedOut userErrors{code}}}';
  const CLEARED =
    'roofline_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';

  it.each([
    ['ends the session at the service and forgets the cookie', 204],
    ['is harmless when the session has ended already', 401],
  ])('%s', async (_name, status) => {
    upstream.on('POST', '/api/account/signout', (_request, reply) => reply.code(status).send());
    const answer = await graph(plain.app, SIGN_OUT);
    expect(answer.data.signOut).toEqual({ signedOut: true, userErrors: [] });
    expect(answer.headers['set-cookie']).toBe(CLEARED);
    expect(upstream.calls.map((call) => [call.url, call.headers.authorization])).toEqual([
      ['/api/account/signout', `Bearer ${TOKEN}`],
    ]);
  });

  it('does not claim that the session ended unless the service confirms it', async () => {
    upstream.refuse('POST', '/api/account/signout', 503);
    const answer = await graph(plain.app, SIGN_OUT);
    expect(codeOf(answer)).toBe('UPSTREAM_UNAVAILABLE');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('makes no call without a session', async () => {
    expect((await graph(plain.app, SIGN_OUT, {}, {})).data.signOut.signedOut).toBe(true);
    expect(upstream.calls).toEqual([]);
  });
});

describe('me', () => {
  it('is null without a session and with an ended one', async () => {
    upstream.refuse('GET', '/api/account/me', 401);
    expect((await graph(plain.app, '{me{email}}', {}, {})).data).toEqual({ me: null });
    expect(upstream.calls).toEqual([]);
    expect((await graph(plain.app, '{me{email}}')).data).toEqual({ me: null });
  });

  it('tells a program that its token is not valid', async () => {
    upstream.refuse('GET', '/api/account/me', 401);
    const answer = await graph(
      plain.app,
      '{me{email}}',
      {},
      { authorization: `Bearer ${'rfl_gone'.padEnd(47, 'x')}` },
    );
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
  });

  it('tells a program what its token lacks', async () => {
    const detail = 'This token can only read. Create a token that can change data.';
    upstream.on('GET', '/api/propertytype', (_request, reply) =>
      reply.code(403).send({ error: { errors: [{ code: 'tokenLacksRight', detail }] } }),
    );
    const { errors } = await graph(plain.app, '{propertyTypes{id}}');
    expect(errors?.[0]).toMatchObject({
      message: detail,
      extensions: { code: 'FORBIDDEN', reason: 'TOKEN_LACKS_RIGHT' },
    });
  });

  it('makes no call for a caller without identity', async () => {
    expect(codeOf(await graph(plain.app, '{propertyTypes{id}}', {}, {}))).toBe('UNAUTHENTICATED');
    expect(upstream.calls).toEqual([]);
  });
});
