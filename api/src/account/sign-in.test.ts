import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database';
import { buildTestApp, seedUser, seedWorkspace, type TestApp } from '../platform/testing';
import { hashPassword } from './passwords';
import { appUser } from './tables';

const PASSWORD = 'demo-roofline1';
const EMAIL = 'Manager@Example.test';
let passwordHash: string;
let t: TestApp;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  t = await buildTestApp();
  const { workspaceId } = await seedWorkspace(t.database);
  await seedUser(t.database, { [workspaceId]: 'Manager' }, { email: EMAIL, passwordHash });
});
afterEach(() => t.close());

const signIn = (given: object = {}, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  t.app.inject({
    method: 'POST',
    url: '/api/account/signin',
    remoteAddress,
    headers,
    payload: { email: EMAIL, password: PASSWORD, ...given },
  });
const me = (token: string) =>
  t.app.inject({ url: '/api/account/me', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  test('gives a session whose token is at least 128 bits and stored only as a hash', async () => {
    const answer = await signIn({ email: EMAIL.toUpperCase() });
    expect(answer.statusCode).toBe(200);
    const { sessionToken, viewer } = answer.json().data;
    expect(Buffer.from(sessionToken, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(viewer).toMatchObject({ email: EMAIL, workspaceCount: 1, viewerCan: { addProperty: true } });
    expect((await me(sessionToken)).json().data).toEqual(viewer);
    const stored = await t.database.system((tx) =>
      rowsOf(
        tx,
        sql`select to_jsonb(u)::text as t from app_user u union all select to_jsonb(s)::text from session s`,
      ),
    );
    const dump = JSON.stringify(stored);
    expect(dump).not.toContain(sessionToken);
    expect(dump).not.toContain(PASSWORD);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test.each([
    ['an unknown address', { email: 'nobody@example.test' }],
    ['a wrong password', { password: 'other-roofline1' }],
    ['a password in other case', { password: PASSWORD.toUpperCase() }],
    ['a password with a space', { password: `${PASSWORD} ` }],
  ])('%s gets the same refusal', async (_name, given) => {
    const answer = await signIn(given);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('{"error":{"errors":[{"code":"signInFailed","detail":"Sign in failed"}]}}');
  });

  test('a deactivated user gets the same refusal', async () => {
    await t.database.system((tx) => tx.update(appUser).set({ isActive: false }));
    const answer = await signIn();
    expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([401, 'signInFailed']);
  });

  test('lists every broken rule with its field', async () => {
    const answer = await signIn({ email: 'x', password: '' });
    expect(answer.statusCode).toBe(422);
    const fields = answer
      .json()
      .error.errors.map((e: { field: string; detail: string }) => [e.field, e.detail]);
    expect(fields).toEqual([
      ['email', 'Email should be like name@example.com'],
      ['password', 'Password is required'],
    ]);
  });

  test('ends the session that the caller came with', async () => {
    const first = (await signIn()).json().data.sessionToken;
    const second = (await signIn({}, { authorization: `Bearer ${first}` })).json().data.sessionToken;
    expect(second).not.toBe(first);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  test('signing out ends the session at once', async () => {
    const token = (await signIn()).json().data.sessionToken;
    const headers = { authorization: `Bearer ${token}` };
    expect((await t.app.inject({ method: 'POST', url: '/api/account/signout', headers })).statusCode).toBe(
      204,
    );
    expect((await me(token)).statusCode).toBe(401);
  });
});

describe('guessing', () => {
  const wrong = { password: 'wrong-password1' };

  test('the eleventh try of only that account is refused for a while, even with the right password', async () => {
    await seedUser(t.database, {}, { email: 'other@example.test', passwordHash });
    for (let i = 0; i < 10; i += 1) expect((await signIn(wrong)).statusCode).toBe(401);
    const refused = await signIn();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn({ email: 'other@example.test' })).statusCode).toBe(200);
    t.clock.advance(14 * 60_000);
    // Repeated attempts do not restart the wait.
    for (let i = 0; i < 12; i += 1) expect((await signIn()).statusCode).toBe(429);
    t.clock.advance(61_000);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('the count of failures survives a restart', async () => {
    for (let i = 0; i < 10; i += 1) await signIn(wrong);
    const again = await buildTestApp({ database: t.database, clock: t.clock });
    const answer = await again.app.inject({
      method: 'POST',
      url: '/api/account/signin',
      payload: { email: EMAIL, password: PASSWORD },
    });
    await again.app.close();
    expect(answer.statusCode).toBe(429);
  });

  test('tries at the same moment cannot pass the limit together', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => signIn(wrong)));
    expect(answers.filter((a) => a.statusCode === 401).length).toBeLessThanOrEqual(10);
  });

  test('an address has fifty tries over all accounts; a made-up X-Forwarded-For does not help', async () => {
    const from = (n: number) =>
      signIn(
        { email: `guess${n}@example.test`, ...wrong },
        { 'x-forwarded-for': `198.51.100.${n}` },
        '203.0.113.9',
      );
    for (let n = 0; n < 50; n += 1) expect((await from(n)).statusCode).toBe(401);
    expect((await from(51)).statusCode).toBe(429);
    expect((await signIn({}, { 'x-forwarded-for': '198.51.100.77' })).statusCode).toBe(200); // through the trusted peer
  });
});
