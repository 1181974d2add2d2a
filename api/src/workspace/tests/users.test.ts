import { and, eq } from 'drizzle-orm';
import { ROLES, type RoleName } from '@roofline/schema/account/account';
import type { WorkspaceUser } from '@roofline/schema/workspace/workspace';
import { openPeople, type People } from '../../account/fixtures/people';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { membership } from '../tables';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

type Headers = { authorization: string };
const list = async (as: Headers, query = '') =>
  (await t.send('GET', `/api/workspace/users?pageSize=100${query}`, undefined, as)).json().data;
const one = async (userId: string): Promise<WorkspaceUser> =>
  (await list(t.admin)).items.find((each: WorkspaceUser) => each.userId === userId);
const put = (subject: WorkspaceUser, given: object, as: Headers = t.admin, version = subject.version) =>
  t.send(
    'PUT',
    '/api/workspace/user',
    { workspaceUserId: subject.workspaceUserId, roleName: subject.roleName, propertyIds: [], ...given },
    { ...as, 'if-match': `"${version}"` },
  );
const setActive = (subject: WorkspaceUser, isActive: boolean, as: Headers = t.admin) =>
  t.send(
    'PUT',
    `/api/workspace/user/${subject.workspaceUserId}/active`,
    { isActive },
    { ...as, 'if-match': `"${subject.version}"` },
  );
const as = (userId: string) => signedIn(t.database, t.clock, userId);
const roles = Object.keys(ROLES) as RoleName[];

describe('users of a workspace', () => {
  test('are paged by name, found by name and address, and limited to the workspace', async () => {
    await t.user('Member', { email: 'zoe@example.test', firstName: 'Zoe' });
    await t.user('Vendor', { email: 'bob@example.test', firstName: 'Bob' });
    const other = (await seedWorkspace(t.database)).workspaceId;
    await seedUser(t.database, { [other]: 'Admin' }, { firstName: 'Eve' });
    const page = (await t.send('GET', '/api/workspace/users?page=2&pageSize=2', undefined, t.admin)).json()
      .data;
    expect(page).toMatchObject({ totalCount: 3, page: 2, pageSize: 2, items: [{ firstName: 'Zoe' }] });
    const names = async (query: string) =>
      (await list(t.admin, query)).items.map((each: WorkspaceUser) => each.firstName);
    expect([
      await names('&search=BOB%40'),
      await names('&search=%25'),
      await names('&status=inactive'),
    ]).toEqual([['Bob'], [], []]);
    expect((await t.send('GET', '/api/workspace/users?pageSize=101', undefined, t.admin)).statusCode).toBe(
      422,
    );
  });

  test('show only declared keys', async () => {
    const { userId } = await t.user('Member');
    expect(Object.keys(await one(userId)).sort()).toEqual([
      'assignedProperties', 'email', 'firstName', 'fullName', 'isActive', 'joinedOn', 'lastActiveAt', 'lastName', 'phone',
      'reachesAllProperties', 'roleId', 'roleName', 'userId', 'version', 'viewerCan', 'workspaceId', 'workspaceUserId',
    ]); // prettier-ignore
  });

  test.each(['Manager', 'Member', 'Vendor'] as const)(
    'refuses a %s everywhere, and shows nothing to an Admin of another workspace',
    async (role) => {
      const lower = await as((await t.user(role)).userId);
      const other = (await seedWorkspace(t.database)).workspaceId;
      const foreign = await as((await seedUser(t.database, { [other]: 'Admin' })).userId);
      const { userId } = await t.user('Vendor');
      const subject = await one(userId);
      const at = `workspaceId=${t.workspaceId}`;
      const calls: [method: 'GET' | 'PUT' | 'POST', url: string, body?: object][] = [
      ['GET', `/api/workspace/roles?${at}`], ['GET', `/api/workspace/users?${at}`], ['GET', `/api/workspace/invites?${at}`],
      ['GET', `/api/workspace/settings?${at}`], ['GET', `/api/workspace/user/${subject.workspaceUserId}`],
      ['PUT', `/api/workspace/settings?${at}`, { name: 'Taken', companyName: 'Taken' }],
      ['PUT', '/api/workspace/user', { workspaceUserId: subject.workspaceUserId, roleName: 'Vendor', propertyIds: [] }],
      ['PUT', `/api/workspace/user/${subject.workspaceUserId}/active`, { isActive: false }],
      ['POST', `/api/workspace/invite?${at}`, { email: 'x@example.test', roleName: 'Vendor' }],
    ]; // prettier-ignore
      for (const [method, url, body] of calls)
      for (const [headers, status] of [[lower, 403], [foreign, 404]] as const) {
        const answer = await t.send(method, url, body, { ...headers, 'if-match': '"1"' });
        expect([method, url, answer.statusCode]).toEqual([method, url, status]);
      } // prettier-ignore
      expect(await one(userId)).toEqual(subject);
    },
  );
});

describe('changing a user', () => {
  test('role and properties hold from the next request', async () => {
    const elm = await t.property('Elm Court');
    const oak = await t.property('Oak Park');
    const { userId } = await t.user('Member');
    const headers = await as(userId);
    const seen = async () =>
      (await t.send('GET', '/api/property/all', undefined, headers))
        .json()
        .data.map((each: { propertyName: string }) => each.propertyName);
    expect(await seen()).toEqual([]);
    const saved = await put(await one(userId), { propertyIds: [elm, oak, elm] });
    expect(saved.json().data.assignedProperties.map((each: { name: string }) => each.name)).toEqual([
      'Elm Court',
      'Oak Park',
    ]);
    expect(await seen()).toEqual(['Elm Court', 'Oak Park']);
    await put(await one(userId), { propertyIds: [oak] });
    expect(await seen()).toEqual(['Oak Park']);
    await put(await one(userId), { roleName: 'PortfolioAdmin', propertyIds: [] });
    expect(await seen()).toEqual(['Elm Court', 'Oak Park']);
    expect(
      (await t.send('GET', '/api/account/me', undefined, headers)).json().data.memberships[0].roleName,
    ).toBe('PortfolioAdmin');
  });

  test('refuses the whole change for a property of another workspace', async () => {
    const other = (await seedWorkspace(t.database)).workspaceId;
    const foreign = await t.property('Foreign', other);
    const own = await t.property('Own');
    const { userId } = await t.user('Member');
    const before = await one(userId);
    expect((await put(before, { roleName: 'Manager', propertyIds: [own, foreign] })).statusCode).toBe(404);
    expect(await one(userId)).toEqual(before);
  });

  test('refuses a stale version and a missing one', async () => {
    const subject = await one((await t.user('Member')).userId);
    await put(subject, { roleName: 'Vendor' });
    const stale = await put(subject, { roleName: 'Manager' });
    expect([stale.statusCode, stale.headers.etag]).toEqual([412, '"2"']);
    const missing = await t.send(
      'PUT',
      '/api/workspace/user',
      { workspaceUserId: subject.workspaceUserId, roleName: 'Vendor' },
      t.admin,
    );
    expect(missing.statusCode).toBe(428);
  });

  // Tries each role `from` to `to`: users change no one above their own role, and grant none above it.
  test.each(['Admin', 'PortfolioAdmin'] as const)(
    '%s cannot grant or edit a role higher than their own',
    async (by) => {
      const viewer = await as((await t.user(by)).userId);
      for (const from of roles)
        for (const to of roles) {
          const subject = await one((await t.user(from)).userId);
          const isAllowed = ROLES[from] >= ROLES[by] && ROLES[to] >= ROLES[by];
          const answer = await put(subject, { roleName: to }, viewer);
          expect([from, to, answer.statusCode]).toEqual([from, to, isAllowed ? 200 : 403]);
        }
      const granted = (await t.send('GET', '/api/workspace/roles', undefined, viewer)).json().data;
      for (const role of granted) expect(role.canGrant).toBe(role.roleId >= ROLES[by]);
    },
  );

  test('no one can change their own role or deactivate themselves', async () => {
    await t.user('Admin');
    const self = await one(t.adminId);
    expect(self.viewerCan).toEqual({ edit: true, changeRole: false, deactivate: false });
    for (const roleName of ['PortfolioAdmin', 'Vendor'])
      expect((await put(self, { roleName })).statusCode).toBe(403);
    expect((await setActive(self, false)).statusCode).toBe(403);
    expect(await one(t.adminId)).toEqual(self);
  });

  test('the last Admin stays, even when two remove each other at the same moment', async () => {
    const staff = await as((await seedUser(t.database, {}, { isStaff: true })).userId);
    const at = { ...staff };
    const only = await one(t.adminId);
    for (const answer of [await put(only, { roleName: 'Vendor' }, at), await setActive(only, false, at)])
      expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([422, 'lastAdmin']);
    const { userId: secondId } = await t.user('Admin');
    const second = await as(secondId);
    const both = await Promise.all([
      setActive(await one(secondId), false, t.admin),
      setActive(await one(t.adminId), false, second),
    ]);
    const left = await t.database.system((tx) =>
      tx
        .select()
        .from(membership)
        .where(and(eq(membership.roleId, ROLES.Admin), membership.isActive)),
    );
    expect(left).toHaveLength(1);
    expect(both.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('undeclared keys are never stored', async () => {
    const { userId } = await t.user('Member');
    const before = await one(userId);
    const forged = {
      userId: t.adminId,
      workspaceId: t.adminId,
      isActive: false,
      isStaff: true,
      version: 99,
      roleId: 1,
    };
    expect((await put(before, forged)).statusCode).toBe(200);
    expect(await one(userId)).toEqual({ ...before, version: before.version + 1 });
  });
});
