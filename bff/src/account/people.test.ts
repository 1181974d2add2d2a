import { errors } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { codeOf, graph, HOST, startApp, TOKEN } from '../../testing/harness';
import { listening } from '../../testing/listening';
import { serveReads } from '../../testing/rooms';
import { invitationExample } from '../../testing/rooms/account';
import { profileExample } from '../../testing/rooms/user';
import { settingsExample } from '../../testing/rooms/workspace';
import { send } from '../../testing/upload';

const on = listening();
const { upstream } = on;

const nobody = {};
const SESSION = {
  sessionToken: 'fresh-session-token-0123456789',
  expiresAt: '2099-01-01T00:00:00.000Z',
  isPersistent: true,
  viewer: aViewer(),
};
const person = 'firstName:"Ann" lastName:"Lee" password:"p" confirmPassword:"p" invitationCode:"c"';
const SIGN_UP = `mutation{signUp(input:{${person} email:"a@b.co"}){me{email} userErrors{code}}}`;
const JOIN = `mutation{joinWorkspace(input:{${person}}){me{email} userErrors{code field}}}`;

describe('creating an account', () => {
  it.each([
    ['signUp', SIGN_UP, '/api/account/register'],
    ['joinWorkspace', JOIN, '/api/account/join'],
  ])('%s keeps the session in the cookie and out of the answer', async (name, query, path) => {
    upstream.data('POST', path, SESSION);
    const answer = await graph(on.built.app, query, {}, nobody);
    expect(answer.data[name]).toEqual({ me: { email: aViewer().email }, userErrors: [] });
    expect(String(answer.headers['set-cookie'])).toContain(`roofline_session=${SESSION.sessionToken}`);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(answer.text).not.toContain(SESSION.sessionToken);
  });

  it('a refusal sets no cookie', async () => {
    upstream.on('POST', '/api/account/join', (_request, reply) =>
      reply.code(422).send(errors('invitationInvalid', 'No.', 'invitationCode')),
    );
    const answer = await graph(on.built.app, JOIN, {}, nobody);
    expect(answer.data.joinWorkspace).toEqual({
      me: null,
      userErrors: [{ code: 'INVITATION_INVALID', field: 'invitationCode' }],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('reports too many guesses, with the time to wait', async () => {
    upstream.on('POST', '/api/account/join', (_request, reply) =>
      reply.code(429).header('retry-after', '60').send(errors('tooManyRequests', 'Wait.')),
    );
    const answer = await graph(on.built.app, JOIN, {}, nobody);
    expect([codeOf(answer), answer.errors![0]!.extensions.retryAfter]).toEqual(['TOO_MANY_REQUESTS', 60]);
  });
});

describe('the first setup', () => {
  const SET_UP = 'mutation($input:SetUpInput!){setUp(input:$input){me{email} userErrors{code}}}';
  const input = {
    secret: 's', workspaceName: 'W', companyName: 'C', firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'x', confirmPassword: 'x',
  }; // prettier-ignore

  it('keeps the session in a cookie and passes the whole input on', async () => {
    upstream.data('POST', '/api/account/setup', {
      sessionToken: 'first-session-token-012345', expiresAt: '2030-01-01T00:00:00.000Z', isPersistent: true, viewer: aViewer(),
    }); // prettier-ignore
    const answer = await graph(on.built.app, SET_UP, { input }, nobody);
    expect(answer.data.setUp).toEqual({ me: { email: aViewer().email }, userErrors: [] });
    expect(answer.headers['set-cookie']).toContain('first-session-token-012345');
    expect(answer.text).not.toContain('first-session-token-012345');
    expect(upstream.calls[0]!.body).toEqual({ ...input, isStaff: false });
  });

  it('shows a refusal, without a session', async () => {
    upstream.refuse('POST', '/api/account/setup', 422, [{ code: 'setupInvalid', detail: 'No.' }]);
    const answer = await graph(on.built.app, SET_UP, { input }, nobody);
    expect(answer.data.setUp).toEqual({ me: null, userErrors: [{ code: 'SETUP_INVALID' }] });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('an invitation', () => {
  const ask = (code: string) =>
    graph(
      on.built.app,
      'query($code:String!){invitation(code:$code){email workspacePrivateLabelLogo}}',
      { code },
      nobody,
    );

  it('is shown without an identity, with its logo at our own address', async () => {
    upstream.data('GET', '/api/account/invitation/a', invitationExample);
    expect((await ask('a')).data.invitation).toEqual({
      email: 'noa@example.com',
      workspacePrivateLabelLogo: '/download/invitation-logo/a?v=0a1b',
    });
  });

  it.each(['unknown', '../me', '%2e%2e', 'a?x=1', 'a#b', '', 'x'.repeat(51)])('%j is null', async (code) => {
    const answer = await ask(code);
    expect([answer.data, answer.errors]).toEqual([{ invitation: null }, undefined]);
    expect(upstream.calls.map((call) => call.url)).toEqual(
      code === 'unknown' ? ['/api/account/invitation/unknown'] : [],
    );
  });
});

it('refuses operations that need an identity without one, before any call', async () => {
  for (const field of ['profile{email}', 'browserSessions{sessionId}', 'accessTokens{tokenId}', 'workspaces{name}', 'workspaceUsers{totalCount}'])
    expect([field, codeOf(await graph(on.built.app, `{${field}}`, {}, nobody))]).toEqual([field, 'UNAUTHENTICATED']); // prettier-ignore
  expect(upstream.calls).toEqual([]);
});

it('a list sends only the arguments that were given', async () => {
  serveReads(upstream, 1);
  await graph(on.built.app, '{workspaceUsers(search:"a&b", page:2){items{viewerCan{edit}}}}');
  await graph(on.built.app, `{workspaceInvites(workspaceId:"${id(900)}", status:PENDING){items{status}}}`);
  expect(upstream.calls.map((call) => call.url)).toEqual([
    '/api/workspace/users?search=a%26b&page=2&pageSize=10',
    `/api/workspace/invites?workspaceId=${id(900)}&status=pending&page=1&pageSize=10`,
  ]);
});

describe('images', () => {
  it('of profile and workspace are at our own addresses', async () => {
    serveReads(upstream, 1);
    const answer = await graph(on.built.app, '{profile{imageUrl} workspaceSettings{logoUrl}}');
    expect(answer.data).toEqual({
      profile: { imageUrl: '/download/profile-photo?v=0a1b' },
      workspaceSettings: { logoUrl: `/download/workspace-logo/${id(900)}?v=0a1b` },
    });
  });

  it.each([
    [
      '/upload/profile-photo',
      '/api/user/profile-photo',
      profileExample,
      'imageUrl',
      '/download/profile-photo?v=0a1b',
    ],
    [
      `/upload/workspace-logo/${id(900)}`,
      '/api/workspace/logo',
      settingsExample,
      'logoUrl',
      `/download/workspace-logo/${id(900)}?v=0a1b`,
    ],
  ])('%s streams through with version and token', async (url, path, saved, field, address) => {
    upstream.on('POST', path, async (request: { raw: AsyncIterable<Buffer> }) => {
      for await (const _ of request.raw);
      return { data: saved };
    });
    const answer = await send(on.port, url, [Buffer.from('--b\r\n\r\nPNG\r\n--b--\r\n')], {
      'if-match': '"3"',
    });
    expect([answer.status, JSON.parse(answer.body).data[field]]).toEqual([200, address]);
    expect(upstream.calls[0]!.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'if-match': '"3"' });
  });

  it('the logo of an invitation needs only its code', async () => {
    upstream.on('GET', '/api/account/invitation/a/logo', (_request, reply) =>
      reply.type('image/png').send(Buffer.from('PNG')),
    );
    const answer = await on.built.app.inject({ url: '/download/invitation-logo/a', headers: { host: HOST } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'PNG']);
    expect(
      (await on.built.app.inject({ url: '/download/profile-photo', headers: { host: HOST } })).statusCode,
    ).toBe(401);
  });
});

describe('unsent mail', () => {
  const mail = {
    mailId: id(1),
    kind: 'reset',
    to: '<b>@example.test',
    subject: '<script>alert(1)</script>',
    createdAt: '2026-01-01T00:00:00.000Z',
    html: '<p>not shown</p>',
    text: 'Go to https://app.example.org/#/signin/a"onclick="x <img src=x>',
  };

  it('is a page of escaped text with its links', async () => {
    upstream.data('GET', '/dev/mail', [mail]);
    const answer = await on.built.app.inject({ url: '/dev/mail', headers: { host: HOST } });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<a href="https://app.example.org/#/signin/a">');
    expect(answer.body).not.toMatch(/<script|<img|<b>|<a[^>]*onclick/);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://roofline.test'],
    ['TRUST_PROXY', '10.0.0.1'],
  ])('is not available when other people can reach the server: %s=%s', async (name, value) => {
    const open = await startApp(upstream.url, { NODE_ENV: 'development', [name]: value });
    const answer = await open.app.inject({ url: '/dev/mail', headers: { host: 'roofline.test' } });
    await open.app.close();
    expect(answer.body).not.toContain('Unsent mail');
    expect(upstream.calls).toEqual([]);
  });
});
