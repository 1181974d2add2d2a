import { manualClock } from '../platform/fixtures/manual-clock';
import { findSessionActor, SESSION_LIMITS } from '../platform/identity/session';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../platform/testing';
import { membership, workspace } from '../workspace/tables';
import { appUser } from './tables';

let t: TestApp;
let userId: string;

beforeEach(async () => {
  t = await buildTestApp();
  const { workspaceId } = await seedWorkspace(t.database);
  userId = (await seedUser(t.database, { [workspaceId]: 'Manager' })).userId;
});
afterEach(() => t.close());

describe('a session', () => {
  const status = async (headers: { authorization: string }) =>
    (await t.app.inject({ url: '/api/account/me', headers })).statusCode;

  test.each([
    [true, SESSION_LIMITS.persistent],
    [false, SESSION_LIMITS.browser],
  ])('persistent %s: ends when idle too long', async (isPersistent, { idle }) => {
    const headers = await signedIn(t.database, t.clock, userId, isPersistent);
    t.clock.advance(idle - 1000);
    expect(await status(headers)).toBe(200);
    t.clock.advance(idle - 1000); // the request before restarted the idle time
    expect(await status(headers)).toBe(200);
    t.clock.advance(idle + 1000);
    expect(await status(headers)).toBe(401);
  });

  test.each([true, false])('persistent %s: knows when it was opened', async (isPersistent) => {
    const began = t.clock.now();
    const { authorization } = await signedIn(t.database, t.clock, userId, isPersistent);
    t.clock.advance(60_000);
    const actor = await findSessionActor(t, authorization!.replace('Bearer ', ''));
    expect(actor?.sessionBeganAt).toEqual(began);
  });

  test.each([
    [true, SESSION_LIMITS.persistent],
    [false, SESSION_LIMITS.browser],
  ])(
    'persistent %s: ends at the absolute limit however much it is used',
    async (isPersistent, { idle, absolute }) => {
      const headers = await signedIn(t.database, t.clock, userId, isPersistent);
      let passed = 0;
      for (; passed + idle / 2 < absolute - 1000; passed += idle / 2) {
        t.clock.advance(idle / 2);
        expect(await status(headers)).toBe(200);
      }
      t.clock.advance(absolute - 1000 - passed);
      expect(await status(headers)).toBe(200);
      t.clock.advance(2000);
      expect(await status(headers)).toBe(401);
    },
  );

  test('ends when the user is deactivated, and has new rights from the next request on', async () => {
    const headers = await signedIn(t.database, t.clock, userId);
    const rights = async () =>
      (await t.app.inject({ url: '/api/account/me', headers })).json().data.viewerCan.addProperty;
    expect(await rights()).toBe(true);
    await t.database.system((tx) => tx.update(membership).set({ roleId: 5 }));
    expect(await rights()).toBe(false);
    await t.database.system((tx) => tx.update(workspace).set({ isActive: false }));
    expect((await t.app.inject({ url: '/api/account/me', headers })).json().data.memberships).toEqual([]);
    await t.database.system((tx) => tx.update(appUser).set({ isActive: false }));
    expect(await status(headers)).toBe(401);
  });

  test('is not opened by a cookie, a query or a made-up inner identity', async () => {
    const { authorization } = await signedIn(t.database, t.clock, userId);
    const token = authorization.slice(7);
    const tries = [
      { url: '/api/account/me', headers: { cookie: `roofline_session=${token}` } },
      { url: `/api/account/me?access_token=${token}` },
      { url: '/api/account/me', headers: { 'x-user-id': userId, 'x-workspace-id': userId } },
      { url: '/api/account/me', headers: { authorization: `Basic ${token}` } },
    ];
    for (const request of tries) expect((await t.app.inject(request)).statusCode).toBe(401);
  });
});

test('the clock of a test moves only when it is advanced', () => {
  const clock = manualClock('2026-02-28T23:59:59Z');
  expect(clock.today()).toBe('2026-02-28');
  clock.advance(1000);
  expect(clock.today()).toBe('2026-03-01');
});
