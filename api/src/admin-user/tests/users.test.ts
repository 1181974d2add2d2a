import type { AdminUserPage } from '@roofline/schema/admin-user/admin-user';
import { newId } from '../../platform/ids';
import { STAFF_SESSION } from '../../platform/identity/staff';
import { seedUser, seedWorkspace } from '../../platform/testing';
import { emails, openForStaff, type ForStaff } from '../fixtures/staff';

let t: ForStaff;
beforeEach(async () => {
  t = await openForStaff();
});
afterEach(() => t.close());

describe('the list of users', () => {
  it('lists everyone in all portfolios by name, with their roles and nothing secret', async () => {
    const other = await seedWorkspace(t.database, { name: 'Ridge' });
    const roles = { [t.workspaceId]: 'Manager', [other.workspaceId]: 'Vendor' } as const;
    await seedUser(t.database, roles, { email: 'bo@example.test', firstName: 'Bo', lastName: 'Lind' });
    const answer = await t.call('GET', '/api/admin/user');
    expect(emails(answer.data)).toEqual(['admin@example.test', 'bo@example.test', 'root@example.test']);
    const [admin, bo, root] = (answer.data as AdminUserPage).items;
    expect(bo).toMatchObject({
      fullName: 'Bo Lind',
      isActive: true,
      lastSignedInAt: null,
      memberships: [
        { workspaceName: 'Northlake', roleName: 'Manager' },
        { workspaceName: 'Ridge', roleName: 'Vendor' },
      ],
      viewerCan: { deactivate: true, reactivate: false, signOut: true, changeRole: true },
    });
    expect(admin!.lastSignedInAt).toBe(t.clock.now().toISOString());
    expect(root).toMatchObject({ isStaff: true, viewerCan: { deactivate: false, changeRole: false } });
    expect(answer.text).not.toMatch(/hash|argon2|secret|password/i);
  });

  it('finds by name and address without regard to case, and takes special characters literally', async () => {
    const named = {
      firstName: 'Ada',
      lastName: 'Vance',
      email: 'Ada.Vance@Summit.test',
      emailKey: 'ada.vance@summit.test',
    };
    await seedUser(t.database, {}, named);
    for (const text of ['ADA VANCE', 'a v', 'summit.TEST'])
      expect(emails(await t.list(`?search=${encodeURIComponent(text)}`))).toEqual([named.email]);
    expect((await t.list('?search=%25%25')).totalCount).toBe(0);
    const short = await t.call('GET', '/api/admin/user?search=a');
    expect([short.status, short.errors[0].field]).toEqual([422, 'search']);
  });

  it('narrows by state, portfolio and role, in pages', async () => {
    const other = await seedWorkspace(t.database, { name: 'Ridge' });
    await seedUser(t.database, { [other.workspaceId]: 'Vendor' }, { email: 'vi@example.test' });
    const gone = await seedUser(
      t.database,
      { [t.workspaceId]: 'Vendor' },
      { email: 'go@example.test', isActive: false },
    );
    expect(emails(await t.list('?status=inactive'))).toEqual([gone.email]);
    expect(emails(await t.list(`?workspaceId=${other.workspaceId}`))).toEqual(['vi@example.test']);
    expect((await t.list('?role=Vendor')).totalCount).toBe(2);
    expect(emails(await t.list(`?role=Vendor&workspaceId=${t.workspaceId}`))).toEqual([gone.email]);
    expect(emails(await t.list('?role=Staff'))).toEqual(['root@example.test']);
    const second = await t.list('?pageSize=3&page=2');
    expect([second.items.length, second.totalCount]).toEqual([1, 4]);
  });

  it('sorts by name, address and last sign-in, both ways', async () => {
    await seedUser(t.database, {}, { email: 'zoe@example.test', firstName: 'Aaron', lastName: 'Zed' });
    expect(emails(await t.list('?sortBy=email&sortDesc=true'))[0]).toBe('zoe@example.test');
    expect(emails(await t.list())[0]).toBe('zoe@example.test');
    expect(emails(await t.list('?sortBy=lastSignedInAt'))[0]).toBe('zoe@example.test');
    expect(emails(await t.list('?sortBy=lastSignedInAt&sortDesc=true')).at(-1)).toBe('zoe@example.test');
  });
});

describe('access', () => {
  it('is limited to internal staff with a session of less than twelve hours', async () => {
    const { email } = await t.user('Member');
    const user = await t.one(email);
    const answers = await Promise.all([
      t.call('GET', '/api/admin/user', { as: t.admin }),
      t.setActive(user, false, t.admin),
      t.call('POST', `/api/admin/user/${user.userId}/sign-out`, { as: t.admin }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    t.clock.advance(STAFF_SESSION - 1000);
    expect((await t.call('GET', '/api/admin/user')).status).toBe(200);
    t.clock.advance(1000);
    const late = await t.call('GET', '/api/admin/user');
    expect([late.status, late.errors[0].code]).toEqual([403, 'sessionTooOld']);
  });

  it('answers 404 for a user who does not exist, and 428 without a version', async () => {
    const at = `/api/admin/user/${newId()}`;
    expect((await t.setActive({ userId: newId(), version: 1 }, false)).status).toBe(404);
    expect((await t.call('POST', `${at}/sign-out`)).status).toBe(404);
    expect((await t.call('PUT', `${at}/active`, { body: { isActive: true } })).status).toBe(428);
  });
});
