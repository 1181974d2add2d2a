import { sql } from 'drizzle-orm';
import { PASSWORD } from '../../account/fixtures/people';
import { hashPassword } from '../../account/passwords';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { setUserActive } from '../changes';
import { addStaff, openForStaff, type ForStaff } from '../fixtures/staff';

let t: ForStaff;
beforeEach(async () => {
  t = await openForStaff();
});
afterEach(() => t.close());

describe('deactivating a user', () => {
  it('shuts them out of every portfolio at once, and refuses their sign-in like a wrong password', async () => {
    const other = await seedWorkspace(t.database, { name: 'Ridge' });
    const passwordHash = await hashPassword(PASSWORD);
    const roles = { [t.workspaceId]: 'Manager', [other.workspaceId]: 'Member' } as const;
    const { userId, email } = await seedUser(t.database, roles, { passwordHash });
    const property = await t.property('Elm Court');
    const session = await signedIn(t.database, t.clock, userId);
    const token = await t.tokenOf(session);
    expect([await t.me(session), await t.me(token)]).toEqual([200, 200]);
    const shut = await t.setActive(await t.one(email), false);
    expect([shut.status, shut.data.isActive, shut.data.viewerCan.reactivate]).toEqual([200, false, true]);
    expect([await t.me(session), await t.me(token)]).toEqual([401, 401]);
    const signIn = (password: string) => t.send('POST', '/api/account/signin', { email, password });
    const [refused, wrong] = [await signIn(PASSWORD), await signIn('wrong-horse1')];
    expect([refused.statusCode, refused.body]).toEqual([401, wrong.body]);
    expect(await t.activity()).toEqual([
      'Northlake: Deactivated the account of Test User',
      'Ridge: Deactivated the account of Test User',
    ]);
    const read = await t.call('GET', `/api/activity/${property}`, { as: t.admin });
    expect(read.data.items[0]).toMatchObject({ type: 'user', userName: 'Root Staff' });
    await t.setActive(shut.data, true);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect([await t.me(session), await t.me(token)]).toEqual([401, 401]);
  });

  it('ends a session left by a sign-in that was under way, before the account opens again', async () => {
    const { userId, email } = await t.user('Member');
    const shut = (await t.setActive(await t.one(email), false)).data;
    const late = await signedIn(t.database, t.clock, userId);
    expect(await t.me(late)).toBe(401);
    await t.setActive(shut, true);
    expect(await t.me(late)).toBe(401);
  });

  it('closes their calendar feeds at once', async () => {
    const { userId, email } = await t.user('Admin');
    const property = await t.property('Elm Court');
    const session = await signedIn(t.database, t.clock, userId);
    const feed = await t.call('POST', `/api/property/${property}/calendarfeed`, { as: session });
    const { pathname } = new URL(feed.data.address);
    const url = `/api${pathname}`;
    const read = async () => (await t.send('GET', url)).statusCode;
    expect(await read()).toBe(200);
    await t.setActive(await t.one(email), false);
    expect(await read()).toBe(404);
  });

  it('ends a link to reset the password', async () => {
    const { email } = await t.user('Member');
    await t.send('POST', '/api/account/resetrequest', { email });
    const open = () =>
      t.database.system((tx) =>
        rowsOf(tx, sql`select 1 from password_reset where ended_at is null and user_id is not null`),
      );
    expect((await open()).length).toBe(1);
    await t.setActive(await t.one(email), false);
    expect((await open()).length).toBe(0);
  });

  it('is refused for the caller’s own account, and changes nothing on a user who is already inactive', async () => {
    const own = await t.setActive(await t.one('root@example.test'), false);
    expect([own.status, own.errors[0].detail]).toEqual([403, "You can't deactivate yourself"]);
    const { email } = await t.user('Member');
    const user = await t.one(email);
    const [first, slower] = [await t.setActive(user, false), await t.setActive(user, false)];
    expect([first.status, slower.status]).toEqual([200, 412]);
    const again = await t.setActive(first.data, false);
    expect([again.status, again.data.version]).toEqual([200, first.data.version]);
    expect((await t.activity()).length).toBe(1);
  });

  it('leaves one member of internal staff when two deactivate each other', async () => {
    const other = await addStaff(t, 'twin@example.test');
    const twin = await signedIn(t.database, t.clock, other.userId);
    const own = await t.one('root@example.test');
    const answers = await Promise.all([t.setActive(other, false), t.setActive(own, false, twin)]);
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(done.length).toBe(1);
    expect([401, 422]).toContain(refused.status);
    const active = await t.database.system((tx) =>
      rowsOf(tx, sql`select 1 from app_user where is_staff and is_active`),
    );
    expect(active.length).toBe(1);
  });

  it('says why the last member of internal staff cannot be deactivated', async () => {
    const other = await addStaff(t, 'twin@example.test');
    // The caller was active when the request began.
    await t.database.system((tx) =>
      tx.execute(sql`update app_user set is_staff = false where user_id = ${t.staffId}::uuid`),
    );
    const actor = { ...workActor([]), userId: t.staffId };
    const asked = { actor, userId: other.userId, isActive: false, version: 1 };
    await expect(
      t.database.system((tx) => setUserActive(tx, { clock: t.clock }, asked)),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ code: 'lastStaff', detail: 'Roofline needs at least one active member of internal staff' }],
    });
  });
});

describe('signing a user out', () => {
  it('ends every session but no token, and is recorded once', async () => {
    const { userId, email } = await t.user('Member');
    const sessions = [
      await signedIn(t.database, t.clock, userId),
      await signedIn(t.database, t.clock, userId),
    ];
    const token = await t.tokenOf(sessions[0]!);
    const signOut = () => t.call('POST', `/api/admin/user/${userId}/sign-out`);
    expect((await signOut()).data).toMatchObject({ email, isActive: true });
    expect([await t.me(sessions[0]!), await t.me(sessions[1]!), await t.me(token)]).toEqual([401, 401, 200]);
    expect((await signOut()).status).toBe(200);
    expect(await t.activity()).toEqual(['Northlake: Signed Test User out of every browser']);
  });
});

describe('changing a role', () => {
  it('applies in that portfolio from the next request on, leaves the assignments and is recorded there', async () => {
    const other = await seedWorkspace(t.database, { name: 'Ridge' });
    const roles = { [t.workspaceId]: 'Manager', [other.workspaceId]: 'Member' } as const;
    const { userId, email } = await seedUser(t.database, roles);
    const property = await t.property('Elm Court');
    const user = await t.one(email);
    const member = user.memberships[0]!;
    const assign = { workspaceUserId: member.workspaceUserId, roleName: 'Manager', propertyIds: [property] };
    await t.call('PUT', '/api/workspace/user', { body: assign, version: member.version, as: t.admin });
    const changed = await t.setRole(
      user,
      { workspaceId: t.workspaceId, roleName: 'Vendor' },
      member.version + 1,
    );
    expect(changed.data.memberships).toMatchObject([{ roleName: 'Vendor' }, { roleName: 'Member' }]);
    const users = await t.call('GET', '/api/workspace/users?pageSize=100', { as: t.admin });
    const row = users.data.items.find((each: { userId: string }) => each.userId === userId);
    expect(row).toMatchObject({ roleName: 'Vendor', assignedProperties: [{ propertyId: property }] });
    expect(await t.activity()).toEqual(['Northlake: Changed the role of Test User from Manager to Vendor']);
  });

  it('follows the rules of the portfolio', async () => {
    const admin = await t.one('admin@example.test');
    const last = await t.setRole(admin, { workspaceId: t.workspaceId, roleName: 'Member' });
    expect([last.status, last.errors[0].code]).toEqual([422, 'lastAdmin']);
    const stale = await t.setRole(admin, { workspaceId: t.workspaceId, roleName: 'Member' }, 9);
    expect(stale.status).toBe(412);
    const other = await seedWorkspace(t.database, { name: 'Ridge' });
    const stranger = await t.setRole(admin, { workspaceId: other.workspaceId, roleName: 'Member' });
    expect([stranger.status, stranger.errors[0].field]).toEqual([422, 'workspaceId']);
    const own = await seedUser(t.database, { [other.workspaceId]: 'Member' }, { isStaff: true });
    const self = await t.call('PUT', `/api/admin/user/${own.userId}/role`, {
      body: { workspaceId: other.workspaceId, roleName: 'Admin' },
      version: 1,
      as: await signedIn(t.database, t.clock, own.userId),
    });
    expect([self.status, self.errors[0].detail]).toEqual([403, "You can't change your own role"]);
    const unknown = await t.setRole(admin, { workspaceId: t.workspaceId, roleName: 'Owner' });
    expect([unknown.status, unknown.errors[0].detail]).toEqual([422, 'Role is required']);
    expect(await t.activity()).toEqual([]);
  });

  it('is refused in a closed portfolio', async () => {
    const closed = await seedWorkspace(t.database, { name: 'Ridge', isActive: false });
    const { email } = await seedUser(t.database, { [closed.workspaceId]: 'Member' });
    const user = await t.one(email);
    expect([user.viewerCan.changeRole, user.memberships[0]!.isWorkspaceActive]).toEqual([false, false]);
    const answer = await t.setRole(user, { workspaceId: closed.workspaceId, roleName: 'Vendor' });
    expect([answer.status, answer.errors[0].code]).toEqual([409, 'portfolioInactive']);
  });
});
