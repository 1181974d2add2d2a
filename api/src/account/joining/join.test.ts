import { aRegisterInput } from '@roofline/schema/fixtures/person';
import { sql } from 'drizzle-orm';
import { INVITATION_INVALID } from '@roofline/schema/account/credentials';
import { rowsOf } from '../../platform/database';
import { seedUser, seedWorkspace } from '../../platform/testing';
import { openPeople, PASSWORD, type People } from '../fixtures/people';
import { hashPassword } from '../passwords';

let t: People;
const { email: EMAIL } = aRegisterInput();

beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const { firstName, lastName, password, confirmPassword } = aRegisterInput();
const join = (given: object) =>
  t.send('POST', '/api/account/join', { firstName, lastName, password, confirmPassword, ...given });
const register = (given: object) =>
  t.send('POST', '/api/account/register', { ...aRegisterInput(), ...given });
const countOf = async (table: string) => {
  const [row] = await t.database.system((tx) =>
    rowsOf<{ n: number }>(tx, sql.raw(`select count(*)::int as n from ${table}`)),
  );
  return row!.n;
};
const firstProblem = (answer: { json(): { error: { errors: object[] } } }) => answer.json().error.errors[0];
const REFUSED = { code: 'invitationInvalid', detail: INVITATION_INVALID, field: 'invitationCode' };

describe('an invitation', () => {
  test('shows a person with its code who is invited to which portfolio, and nothing more', async () => {
    const code = await t.invite({ email: EMAIL, roleName: 'Manager' });
    expect(code.length).toBeLessThanOrEqual(50);
    expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect((await t.send('GET', `/api/account/invitation/${code}`)).json().data).toEqual({
      email: EMAIL,
      userId: null,
      firstName: null,
      lastName: null,
      workspaceName: 'Northlake',
      workspaceCompanyName: 'Northlake Inc.',
      roleName: 'Manager',
      workspacePrivateLabelLogo: null,
      isPrivateLabel: false,
      accentColor: null,
    });
  });

  test('unknown, used, revoked, expired and replaced codes answer alike, known address or not', async () => {
    await t.user('Member', { email: 'known@example.test' });
    const codes: Record<string, string> = { unknown: 'A'.repeat(32) };
    const listed = async (email: string) =>
      (await t.send('GET', '/api/workspace/invites?pageSize=100', undefined, t.admin))
        .json()
        .data.items.find((each: { email: string }) => each.email === email);
    for (const state of ['used', 'revoked', 'expired', 'replaced'])
      codes[state] = await t.invite({ email: `${state}@example.test` });
    expect((await join({ invitationCode: codes.used })).statusCode).toBe(200);
    const revoked = await listed('revoked@example.test');
    const ifMatch = { ...t.admin, 'if-match': '"1"' };
    await t.send('PUT', `/api/workspace/invite/${revoked.invitationId}/revoke`, undefined, ifMatch);
    const replaced = await listed('replaced@example.test');
    await t.send('PUT', `/api/workspace/invite/${replaced.invitationId}/resend`, undefined, ifMatch);
    await t.database.system((tx) =>
      tx.execute(
        sql`update invitation set expires_at = ${t.clock.now().toISOString()} where email = 'expired@example.test'`,
      ),
    );

    const lookups = new Set<string>();
    const answers = new Set<string>();
    for (const invitationCode of Object.values(codes)) {
      const looked = await t.send('GET', `/api/account/invitation/${invitationCode}`);
      lookups.add(`${looked.statusCode} ${looked.body}`);
      for (const email of ['known@example.test', 'nobody@example.test'])
        for (const answer of [await register({ email, invitationCode }), await join({ invitationCode })])
          answers.add(`${answer.statusCode} ${answer.body}`);
    }
    expect([...lookups]).toEqual(['404 {"error":{"errors":[{"code":"notFound","detail":"Not found"}]}}']);
    expect([...answers]).toEqual([`422 ${JSON.stringify({ error: { errors: [REFUSED] } })}`]);
  });
});

describe('joining as a new user', () => {
  test('adds the user, membership, properties and a session, and sends a welcome mail', async () => {
    const mine = await t.property('Elm Court');
    await t.property('Oak Park');
    const invitationCode = await t.invite({ email: EMAIL, roleName: 'Member', propertyIds: [mine] });
    const answer = await join({ invitationCode });
    expect(answer.statusCode).toBe(200);
    const { sessionToken, viewer } = answer.json().data;
    expect(viewer).toMatchObject({ email: EMAIL, fullName: 'Nora Quist', isStaff: false });
    expect(viewer.memberships).toMatchObject([{ workspaceId: t.workspaceId, roleName: 'Member' }]);
    const headers = { authorization: `Bearer ${sessionToken}` };
    const all = (await t.send('GET', '/api/property/all', undefined, headers)).json().data;
    expect(all.map((each: { propertyName: string }) => each.propertyName)).toEqual(['Elm Court']);
    expect((await t.mails(EMAIL))[0]).toMatchObject({ kind: 'welcome' });
    const again = await t.send('POST', '/api/account/signin', { email: EMAIL, password });
    expect(again.statusCode).toBe(200);
  });

  test('forged address, user, role, workspace and staff flag change nothing', async () => {
    const victim = await t.user('Admin', { email: 'victim@example.test' });
    const elsewhere = (await seedWorkspace(t.database)).workspaceId;
    const invitationCode = await t.invite({ email: EMAIL, roleName: 'Vendor' });
    const forged = {
      email: victim.email,
      role: 'Admin',
      roleId: 1,
      roleName: 'Admin',
      workspaceId: elsewhere,
      isStaff: true,
    };
    const stolen = await join({ ...forged, userId: victim.userId, invitationCode });
    expect([stolen.statusCode, firstProblem(stolen)]).toEqual([422, REFUSED]);
    const { viewer } = (await join({ ...forged, invitationCode })).json().data;
    expect(viewer).toMatchObject({ email: EMAIL, isStaff: false });
    expect(viewer.memberships).toMatchObject([{ workspaceId: t.workspaceId, roleName: 'Vendor' }]);
  });

  test('needs names of 3 to 50 characters and a confirmed password, and lists every failure', async () => {
    const invitationCode = await t.invite({ email: EMAIL });
    const answer = await join({
      invitationCode,
      firstName: 'No',
      lastName: 'x'.repeat(51),
      confirmPassword: 'other',
    });
    expect(
      answer.json().error.errors.map((each: { field: string; detail: string }) => [each.field, each.detail]),
    ).toEqual([
      ['firstName', 'First name should have at least 3 characters'],
      ['lastName', 'Last name should have at most 50 characters'],
      ['confirmPassword', 'Confirm password should be the same as the password'],
    ]);
    expect((await join({ invitationCode })).statusCode).toBe(200);
  });

  test('of 20 at the same moment one wins', async () => {
    const invitationCode = await t.invite({ email: EMAIL });
    const before = await countOf('app_user');
    const answers = await Promise.all(Array.from({ length: 20 }, () => join({ invitationCode })));
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, ...Array<number>(19).fill(422)]);
    expect(await countOf('app_user')).toBe(before + 1);
  });
});

describe('joining with an account', () => {
  test('needs only its password, and adds the second workspace', async () => {
    const { workspaceId } = await seedWorkspace(t.database, { name: 'Elsewhere' });
    const passwordHash = await hashPassword(PASSWORD);
    const user = await seedUser(
      t.database,
      { [workspaceId]: 'Vendor' },
      { email: 'vic@example.test', passwordHash },
    );
    const invitationCode = await t.invite({ email: 'VIC@example.test', roleName: 'Manager' });
    expect((await t.send('GET', `/api/account/invitation/${invitationCode}`)).json().data.userId).toBe(
      user.userId,
    );
    const wrong = await t.send('POST', '/api/account/join', { invitationCode, password: 'other-horse7' });
    expect([wrong.statusCode, firstProblem(wrong)]).toMatchObject([
      422,
      { code: 'wrongPassword', field: 'password' },
    ]);
    const right = await t.send('POST', '/api/account/join', {
      invitationCode,
      password: PASSWORD,
      userId: user.userId,
    });
    expect(right.json().data.viewer.memberships).toMatchObject([
      { roleName: 'Vendor' },
      { roleName: 'Manager' },
    ]);
    expect((await t.mails('vic@example.test')).map((mail) => mail.kind)).toEqual([]);
  });

  test('guesses count as failed sign-ins: the eleventh is refused, also with the right password', async () => {
    const other = (await seedWorkspace(t.database)).workspaceId;
    const passwordHash = await hashPassword(PASSWORD);
    await seedUser(t.database, { [other]: 'Vendor' }, { email: 'vic@example.test', passwordHash });
    const invitationCode = await t.invite({ email: 'vic@example.test' });
    const guess = (password: string) => t.send('POST', '/api/account/join', { invitationCode, password });
    for (let n = 0; n < 10; n += 1) expect((await guess(`wrong-horse${n}`)).statusCode).toBe(422);
    expect((await guess(PASSWORD)).statusCode).toBe(429);
    const signIn = await t.send('POST', '/api/account/signin', {
      email: 'vic@example.test',
      password: PASSWORD,
    });
    expect(signIn.statusCode).toBe(429);
  });
});

describe('signing up', () => {
  test('needs the address that was invited, regardless of case', async () => {
    const invitationCode = await t.invite({ email: EMAIL, roleName: 'Manager' });
    const other = await register({ email: 'other@example.test', invitationCode });
    expect([other.statusCode, firstProblem(other)]).toEqual([422, REFUSED]);
    const answer = await register({ email: EMAIL.toUpperCase(), invitationCode, isStaff: true });
    expect(answer.json().data.viewer).toMatchObject({ email: EMAIL, isStaff: false });
    expect((await register({ invitationCode })).statusCode).toBe(422);
  });

  test('reveals only to a person with its code that an address has an account', async () => {
    const other = (await seedWorkspace(t.database)).workspaceId;
    await seedUser(t.database, { [other]: 'Vendor' }, { email: 'vic@example.test' });
    const invitationCode = await t.invite({ email: 'vic@example.test' });
    const answer = await register({ email: 'vic@example.test', invitationCode });
    expect([answer.statusCode, firstProblem(answer)]).toMatchObject([
      409,
      { code: 'duplicate', field: 'email' },
    ]);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(51) }, 'lastName'],
    [{ email: 'no address' }, 'email'],
    [{ email: `${'x'.repeat(96)}@a.bc` }, 'email'],
    [{ invitationCode: '' }, 'invitationCode'],
    [{ invitationCode: 'x'.repeat(51) }, 'invitationCode'],
    [{ confirmPassword: 'green-lamp5' }, 'confirmPassword'],
    [{ confirmPassword: '' }, 'confirmPassword'],
  ])('%j breaks a rule', async (given, field) => {
    const answer = await register({ invitationCode: 'x', ...given });
    expect([answer.statusCode, firstProblem(answer)]).toMatchObject([422, { field }]);
  });
});
