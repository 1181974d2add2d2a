import { newId } from '../../platform/ids';
import { signedIn } from '../../platform/testing';
import { buildBell, type Bell } from '../fixtures/bell';

let t: Bell;
beforeEach(async () => {
  t = await buildBell();
});
afterEach(() => t.close());

const base = '/api/notification/user';

describe('reading', () => {
  test('marks one or all of only the caller’s notifications; doing it again changes nothing', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
    await t.note(projectId, 'One');
    await t.note(projectId, 'Two', [], 'admin');
    const [first] = (await t.told('member')).items;
    const path = `${base}/${first!.userNotificationId}/read`;
    expect((await t.call('manager', 'PUT', path)).status).toBe(404);
    expect((await t.call('member', 'PUT', path)).data).toEqual({ ...first, isRead: true });
    expect((await t.call('member', 'PUT', path)).status).toBe(200);
    expect((await t.unread('member')).unreadCount).toBe(2);
    const rest = await t.told('member', '?unread=true');
    expect([rest.totalCount, rest.items.map(({ isRead }) => isRead)]).toEqual([2, [false, false]]);
    expect((await t.told('member', '?unread=false')).totalCount).toBe(3);
    expect((await t.told('manager')).unreadCount).toBe(1);
    const all = (propertyId: string) =>
      t.call('member', 'GET', `${base}/set-all-as-read?propertyId=${propertyId}`);
    expect((await all(t.away)).data).toEqual({ marked: 0 });
    expect((await all(t.home)).data).toEqual({ marked: 2 });
    expect((await t.unread('member')).unreadCount).toBe(0);
    expect((await t.told('manager')).unreadCount).toBe(1);
  });

  test('returns when the list last changed, by a new notification or by reading', async () => {
    expect(await t.unread('member')).toEqual({ unreadCount: 0, latest: null });
    const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
    const came = t.clock.now().toISOString();
    expect(await t.unread('member')).toEqual({ unreadCount: 1, latest: came });
    t.clock.advance(60_000);
    await t.call('member', 'GET', `${base}/set-all-as-read`);
    expect(await t.unread('member')).toEqual({ unreadCount: 0, latest: t.clock.now().toISOString() });
    t.clock.advance(60_000);
    await t.note(projectId, 'New');
    expect(await t.unread('member')).toEqual({ unreadCount: 1, latest: t.clock.now().toISOString() });
  });

  test('pages the list and narrows it to a property', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
    for (const text of ['1', '2', '3']) {
      t.clock.advance(1000);
      await t.note(projectId, text);
    }
    const page = await t.told('member', '?page=2&pageSize=2');
    expect(page).toMatchObject({ totalCount: 4, page: 2, pageSize: 2 });
    expect(page.items.map(({ bodyTemplate }) => bodyTemplate)[0]).toBe('1');
    expect((await t.told('member', `?propertyId=${t.away}`)).items).toEqual([]);
    expect((await t.told('member', `?propertyId=${newId()}`)).items).toEqual([]);
    for (const query of ['?page=0', '?pageSize=101', '?propertyId=x'])
      expect((await t.call('member', 'GET', `${base}${query}`)).status).toBe(422);
  });

  test('narrows the list to unread notifications, and counts only those', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
    await t.note(projectId, 'One');
    const [newest] = (await t.told('member')).items;
    await t.call('member', 'PUT', `${base}/${newest!.userNotificationId}/read`);
    const unread = await t.told('member', '?unread=true');
    expect(unread).toMatchObject({ totalCount: 1, unreadCount: 1 });
    expect(unread.items.map(({ isRead }) => isRead)).toEqual([false]);
    expect(await t.told('member', '?unread=false')).toMatchObject({ totalCount: 2, unreadCount: 1 });
    expect((await t.call('member', 'GET', `${base}?unread=perhaps`)).status).toBe(422);
  });

  test('asking for the unread count does not keep an idle session alive', async () => {
    const hour = 60 * 60_000;
    const headers = await signedIn(t.database, t.clock, t.ids.member, false);
    const asked: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      t.clock.advance(0.7 * hour);
      asked.push((await t.app.inject({ url: `${base}/unread`, headers })).statusCode);
    }
    expect(asked).toEqual([200, 200, 401]);
  });
});
