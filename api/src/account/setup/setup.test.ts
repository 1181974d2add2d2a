import { aSetupInput } from '@roofline/schema/fixtures/person';
import { COMPANY_NAME, WORKSPACE_NAME } from '@roofline/schema/fixtures/workspace';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SETUP_INVALID } from '@roofline/schema/account/setup';
import { setupSentence } from '../../setup-sentence';
import { rowsOf } from '../../platform/database';
import { buildTestApp, seedUser, type TestApp } from '../../platform/testing';
import { readConfig } from '../../config';
import { appUser } from '../tables';
import { begin } from './admin';
import { takeSetup } from './secret';

let t: TestApp;
const mailKey = randomBytes(32);
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

/** Returns the sentence that a start shows, and the secret in it. */
async function started(key = mailKey, settings: Record<string, string> = {}) {
  const said = await setupSentence({ ...t, config: readConfig(settings), mailKey: key });
  return { said, secret: /#\/setup\/(\S+)$/.exec(said ?? '')?.[1] ?? '' };
}
const setUp = (secret: string, given: object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/account/setup',
    payload: { ...aSetupInput({ secret }), ...given },
  });
const people = () => t.database.system((tx) => tx.select().from(appUser));
const REFUSED = [422, [{ code: 'setupInvalid', detail: SETUP_INVALID }]];
const seen = (answer: Awaited<ReturnType<typeof setUp>>) => [answer.statusCode, answer.json().error?.errors];

describe('the setup address', () => {
  test('is shown once at each start without a user, with the same secret of at least 128 bits', async () => {
    const { said, secret } = await started(mailKey, { PUBLIC_URL: 'https://app.example.org/' });
    expect(said).toBe(
      `No one has an account yet. Set up Roofline at https://app.example.org/#/setup/${secret}`,
    );
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await started()).secret).toBe(secret);
  });

  test('is nowhere readable in the database', async () => {
    const { secret } = await started();
    const rows = await t.database.system((tx) => rowsOf(tx, sql`select * from first_setup`));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is replaced where its key is lost, and the old one no longer works', async () => {
    const old = await started();
    const fresh = await started(randomBytes(32));
    expect(fresh.secret).not.toBe(old.secret);
    expect(seen(await setUp(old.secret))).toEqual(REFUSED);
    expect((await setUp(fresh.secret)).statusCode).toBe(200);
  });

  test('is no longer shown and no longer works once anyone has an account, however it was added', async () => {
    const { secret } = await started();
    await seedUser(t.database);
    expect(seen(await setUp(secret))).toEqual(REFUSED);
    expect(await started()).toEqual({ said: null, secret: '' });
    expect(await t.database.system((tx) => rowsOf(tx, sql`select * from first_setup`))).toEqual([]);
  });

  test('is where the application listens', async () => {
    const begin = 'No one has an account yet. Set up Roofline at ';
    for (const [settings, address] of [
      [{}, 'http://localhost:3000/'],
      [{ APP_HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080/'],
      [{ APP_HOST: '192.0.2.7' }, 'http://192.0.2.7:3000/'],
      [{ APP_HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000/'],
    ] as const)
      expect((await started(mailKey, settings)).said).toMatch(`${begin}${address}#/setup/`);
  });
});

describe('setting up', () => {
  test('adds the workspace and its Admin, who is signed in', async () => {
    const { secret } = await started();
    const answer = await setUp(secret);
    const { viewer, sessionToken } = answer.json().data;
    expect(viewer).toMatchObject({
      email: 'Ada@example.test',
      isStaff: false,
      memberships: [{ name: WORKSPACE_NAME, companyName: COMPANY_NAME, roleName: 'Admin' }],
    });
    const headers = { authorization: `Bearer ${sessionToken}` };
    expect((await t.app.inject({ url: '/api/workspace/users', headers })).json().data.totalCount).toBe(1);
    const signIn = { email: 'ada@example.test', password: 'quiet-lake7' };
    expect(
      (await t.app.inject({ method: 'POST', url: '/api/account/signin', payload: signIn })).statusCode,
    ).toBe(200);
    expect(await people()).toMatchObject([{ isDemo: false, isStaff: false }]);
  });

  test('makes the Admin internal staff where that is requested', async () => {
    const { secret } = await started();
    expect((await setUp(secret, { isStaff: true })).json().data.viewer.isStaff).toBe(true);
  });

  test('works once; a second use and an unknown secret get the same answer', async () => {
    const { secret } = await started();
    const wrong = await setUp(`${secret}x`);
    expect(seen(wrong)).toEqual(REFUSED);
    expect((await setUp(secret)).statusCode).toBe(200);
    const again = await setUp(secret, { email: 'eve@example.test' });
    expect([again.statusCode, again.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(await people()).toHaveLength(1);
  });

  test('of many uses at the same moment one wins', async () => {
    const { secret } = await started();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => setUp(secret, { email: `p${n}@example.test` })),
    );
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await people()).toHaveLength(1);
  });

  test('gives the secret to one of many transactions at the same moment', async () => {
    const { secret } = await started();
    const taking = Array.from({ length: 6 }, (_, n) =>
      t.database.system(async (tx) => {
        const isTaken = await takeSetup(tx, secret);
        const given = aSetupInput({ email: `p${n}@example.test` });
        if (isTaken) await begin(tx, given, { passwordHash: 'none', now: t.clock.now() });
        return isTaken;
      }),
    );
    expect((await Promise.all(taking)).filter(Boolean)).toHaveLength(1);
    expect(await people()).toHaveLength(1);
  });

  test('checks the rules of every field, and a mistake does not use up the secret', async () => {
    const { secret } = await started();
    const answer = await setUp(secret, {
      workspaceName: ' ',
      email: 'ada',
      password: 'short',
      confirmPassword: 'x',
    });
    const fields = answer.json().error.errors.map((each: { field: string }) => each.field);
    expect(fields).toEqual(expect.arrayContaining(['workspaceName', 'email', 'password', 'confirmPassword']));
    expect((await setUp(secret)).statusCode).toBe(200);
  });

  test('is limited by IP address after 50 failures', async () => {
    const { secret } = await started();
    const statuses = [];
    for (let n = 0; n < 51; n += 1) statuses.push((await setUp(`wrong-${n}`)).statusCode);
    expect(statuses.slice(0, 50).every((status) => status === 422)).toBe(true);
    expect(statuses[50]).toBe(429);
    t.clock.advance(16 * 60_000);
    expect((await setUp(secret)).statusCode).toBe(200);
  }, 30_000);
});

describe('the instance', () => {
  const instance = async () => (await t.app.inject({ url: '/api/account/instance' })).json().data;

  test('shows anyone whether there is an active demo account', async () => {
    expect(await instance()).toEqual({ hasDemoAccounts: false, isReachable: false });
    await seedUser(t.database, {}, { isDemo: true, isActive: false });
    expect((await instance()).hasDemoAccounts).toBe(false);
    await seedUser(t.database, {}, { isDemo: true });
    expect((await instance()).hasDemoAccounts).toBe(true);
  });
});
