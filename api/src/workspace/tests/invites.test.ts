import { aRegisterInput } from '@roofline/schema/fixtures/person';
import { anInviteInput } from '@roofline/schema/fixtures/workspace';
import { sql } from 'drizzle-orm';
import { ROLES, type RoleName } from '@roofline/schema/account/account';
import { openPeople, type People } from '../../account/fixtures/people';
import { rowsOf } from '../../platform/database';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const { email: EMAIL } = anInviteInput();
type Headers = Record<string, string>;
const invite = (given: object = {}, headers: Headers = t.admin) =>
  t.send('POST', '/api/workspace/invite', { ...anInviteInput(), ...given }, headers);
const list = async (query = '') =>
  (await t.send('GET', `/api/workspace/invites${query}`, undefined, t.admin)).json().data;
const change = (what: 'resend' | 'revoke', id: string, version: number, as: Headers = t.admin) =>
  t.send('PUT', `/api/workspace/invite/${id}/${what}`, undefined, { ...as, 'if-match': `"${version}"` });
const lookUp = async (code: string) => (await t.send('GET', `/api/account/invitation/${code}`)).statusCode;
const rowCount = async (from: string) =>
  (await t.database.system((tx) => rowsOf(tx, sql.raw(`select 1 from ${from}`)))).length;

describe('inviting', () => {
  test('stores role and properties, mails a link, and shows no code', async () => {
    const elm = await t.property('Elm Court');
    const answer = await invite({ email: 'Nora@Example.test', propertyIds: [elm] });
    expect(answer.statusCode).toBe(201);
    const made = answer.json().data;
    expect(made).toMatchObject({
      email: 'Nora@Example.test',
      roleName: 'Member',
      status: 'pending',
      invitedByFullName: 'Ada User',
      assignedProperties: [{ name: 'Elm Court' }],
      viewerCan: { resend: true, revoke: true },
    });
    expect(answer.body).not.toContain(await t.codeFor('Nora@Example.test'));
    expect((await t.mails())[0]).toMatchObject({ kind: 'invitation', to: 'Nora@Example.test' });
    expect(await list('?status=pending')).toMatchObject({ totalCount: 1, items: [made] });
    expect(await list('?status=accepted')).toMatchObject({ totalCount: 0 });
  });

  test('invites once for the same key, and repeats the answer', async () => {
    const headers = { ...t.admin, 'idempotency-key': 'once' };
    const answers = [await invite({}, headers), await invite({}, headers)];
    expect(answers[0]!.body).toBe(answers[1]!.body);
    expect([await rowCount('invitation'), (await t.mails()).length]).toEqual([1, 1]);
  });

  test.each(['Admin', 'PortfolioAdmin'] as const)(
    '%s cannot grant a role higher than their own',
    async (by) => {
      const headers = await signedIn(t.database, t.clock, (await t.user(by)).userId);
      for (const roleName of Object.keys(ROLES) as RoleName[]) {
        const answer = await invite({ email: `to-${roleName}@example.test`, roleName }, headers);
        expect([roleName, answer.statusCode]).toEqual([roleName, ROLES[roleName] >= ROLES[by] ? 201 : 403]);
      }
    },
  );

  test('refuses an address that is a user, deactivated or already invited', async () => {
    const { email } = await t.user('Member', { email: 'Known@Example.test' });
    await invite();
    for (const again of [email.toLowerCase(), EMAIL.toUpperCase()]) {
      const answer = await invite({ email: again });
      expect([answer.statusCode, answer.json().error.errors[0]]).toMatchObject([
        409,
        { code: 'duplicate', field: 'email' },
      ]);
    }
    expect((await t.mails()).length).toBe(1);
  });

  test('refuses the whole invitation for a property of elsewhere, and mails nothing', async () => {
    const foreign = await t.property('Foreign', (await seedWorkspace(t.database)).workspaceId);
    expect((await invite({ propertyIds: [await t.property('Own'), foreign] })).statusCode).toBe(404);
    expect([await rowCount('invitation'), (await t.mails()).length]).toEqual([0, 0]);
  });

  test.each([
    [{ email: 'x' }, 'email'],
    [{ email: 'ann@example.test\r\nBcc: b@c.de' }, 'email'],
    [{ email: 'a@b.co, c@d.ef' }, 'email'],
    [{ roleName: 'Staff' }, 'roleName'],
    [{ roleName: null }, 'roleName'],
    [{ propertyIds: ['x'] }, 'propertyIds.0'],
  ])('%j breaks a rule', async (given, field) => {
    const answer = await invite(given);
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, field]);
  });

  test('delays mails of more than 50 in an hour, without a change in the answers', async () => {
    for (let n = 0; n < 53; n += 1)
      expect((await invite({ email: `n${n}@example.test` })).statusCode).toBe(201);
    const due = (before: Date) => rowCount(`mail_outbox where due_at <= '${before.toISOString()}'`);
    expect(await due(t.clock.now())).toBe(50);
    expect(await due(new Date(t.clock.now().getTime() + 60 * 60_000))).toBe(53);
  });
});

describe('an invitation', () => {
  test('has a new link and expiry after a resend; the old link and its unsent mail are dropped', async () => {
    const first = await t.invite({ email: EMAIL });
    t.clock.advance(13 * 24 * 60 * 60_000);
    const [{ invitationId }] = (await list()).items;
    const resent = (await change('resend', invitationId, 1)).json().data;
    expect(resent).toMatchObject({ version: 2, status: 'pending', sentAt: t.clock.now().toISOString() });
    const second = await t.codeFor(EMAIL);
    expect([await lookUp(first), await lookUp(second)]).toEqual([404, 200]);
    const mails = await t.mails(EMAIL);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Reminder/);
  });

  test('expires after 14 days, and works again when it is resent', async () => {
    const code = await t.invite({ email: EMAIL });
    t.clock.advance(14 * 24 * 60 * 60_000 - 1000);
    expect(await lookUp(code)).toBe(200);
    t.clock.advance(1000);
    expect(await lookUp(code)).toBe(404);
    const [expired] = (await list('?status=expired')).items;
    await change('resend', expired.invitationId, expired.version);
    expect(await lookUp(await t.codeFor(EMAIL))).toBe(200);
  });

  test('opens nothing once it is revoked, and its unsent mail does not leave', async () => {
    const code = await t.invite({ email: EMAIL });
    const [{ invitationId }] = (await list()).items;
    expect((await change('revoke', invitationId, 1)).json().data).toMatchObject({
      status: 'revoked',
      viewerCan: { resend: false, revoke: false },
    });
    expect([await lookUp(code), (await t.mails()).length]).toEqual([404, 0]);
    expect((await change('resend', invitationId, 2)).statusCode).toBe(409);
    expect((await invite()).statusCode).toBe(201);
  });

  test('is hidden from other workspaces, and cannot be changed by a user with a lower role', async () => {
    await t.invite({ email: EMAIL, roleName: 'Admin' });
    const [{ invitationId }] = (await list()).items;
    const other = (await seedWorkspace(t.database)).workspaceId;
    const foreign = await signedIn(
      t.database,
      t.clock,
      (await seedUser(t.database, { [other]: 'Admin' })).userId,
    );
    const lower = await signedIn(t.database, t.clock, (await t.user('PortfolioAdmin')).userId);
    for (const what of ['resend', 'revoke'] as const)
      expect([
        (await change(what, invitationId, 1, foreign)).statusCode,
        (await change(what, invitationId, 1, lower)).statusCode,
        (await change(what, invitationId, 9)).statusCode,
      ]).toEqual([404, 403, 412]);
    expect((await list()).items[0]).toMatchObject({ status: 'pending', version: 1 });
  });

  test('is either revoked or accepted if both happen at the same moment', async () => {
    const code = await t.invite({ email: EMAIL });
    const [{ invitationId }] = (await list()).items;
    const { email, ...person } = aRegisterInput({ invitationCode: code });
    const [joined, revoked] = await Promise.all([
      t.send('POST', '/api/account/join', person),
      change('revoke', invitationId, 1),
    ]);
    expect([joined.statusCode === 200, revoked.statusCode === 200].filter(Boolean)).toHaveLength(1);
    const [{ status }] = (await list()).items;
    expect(status).toBe(joined.statusCode === 200 ? 'accepted' : 'revoked');
  });
});
