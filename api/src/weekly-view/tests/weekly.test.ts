import { analyticsViewsOf, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { headersOf, partOf, startMailServer, type MailServer } from '../../mail/fixtures/smtp';
import { buildBell, type Bell } from '../../notification/fixtures/bell';
import { buildTestApp } from '../../platform/testing';
import { askForWeeklyViews } from '../mail/job';

const PUBLIC_URL = 'https://app.example.org';
const VIEW = '6f1c9a52-70a4-4a5e-9c0b-0d6a3d1f2b77';
const all = '/api/portfolioanalytics/weeklyviews';
const preferencesUrl = '/api/notification/user/notification-preferences';
type Who = 'admin' | 'portfolioAdmin' | 'manager' | 'member' | 'vendor' | 'stranger';

let t: Bell;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  t = await buildBell({ config: { SMTP_URL: server.url, PUBLIC_URL } });
  // Wednesday, nine in the morning in Los Angeles, the zone of the service.
  t.clock.set(new Date('2026-11-18T17:00:00Z'));
});
afterEach(async () => {
  await t.close();
  await server.close();
});

const dry: SavedView = {
  id: VIEW,
  name: 'Run dry first',
  page: 'associations',
  query: 'sort=firstYearBelowZero',
};
const keep = async (who: Who, views: SavedView[]) => {
  const body = { ...analyticsViewsOf(t.workspaceId), value: { views } };
  expect((await t.call(who, 'POST', '/api/filtersettings', { body })).status).toBe(200);
};
const choose = (who: Who, isWeekly = true, viewId = VIEW) =>
  t.call(who, 'PUT', `${all}/${viewId}?workspaceId=${t.workspaceId}`, { body: { isWeekly } });
const chosen = async (who: Who) => (await t.call(who, 'GET', `${all}?workspaceId=${t.workspaceId}`)).data;
const live = async (who: Who, timeZone: string) => {
  const { version, ...now } = (await t.call(who, 'GET', preferencesUrl)).data as { version: number };
  expect((await t.call(who, 'PUT', preferencesUrl, { body: { ...now, timeZone }, version })).status).toBe(
    200,
  );
};
const subscribe = async (who: Who, view = dry) => {
  await keep(who, [view]);
  expect((await choose(who)).status).toBe(200);
};
/** Sends what is due at a moment, and returns the number of all mails sent. */
async function sentAt(moment: string): Promise<number> {
  t.clock.set(new Date(moment));
  await askForWeeklyViews({ ...t, config: readConfig({}) });
  await t.runJobs();
  return server.received.length;
}
const system = (statement: ReturnType<typeof sql>) => t.database.system((tx) => tx.execute(statement));
const textOf = (at = 0) => partOf(server.received[at]!.raw, 'text/plain');
const MONDAY = '2026-11-23T16:00:00Z';

test('comes on Monday at eight, with its figures and a link to the page with the view', async () => {
  await subscribe('admin');
  expect(await chosen('admin')).toEqual([{ viewId: VIEW, name: 'Run dry first', nextOn: '2026-11-23' }]);
  expect(await sentAt('2026-11-23T15:59:59Z')).toBe(0);
  expect(await sentAt(MONDAY)).toBe(1);
  const text = textOf();
  expect(headersOf(server.received[0]!.raw, 'subject')[0]).toMatch(/utf-8/i);
  expect(text).toContain('This is your saved view “Run dry first” of the associations of Harbor.');
  expect(text).toContain('none of 2 associations end a year of the next 30 below zero');
  expect(text).toContain('Percent funded not available · lowest balance $44,414 in 2026 · never below zero');
  expect(text).toContain('No disclosure is overdue.');
  expect(text).toContain(
    `${PUBLIC_URL}/useraccount/portfolio-analytics/associations?sort=firstYearBelowZero&workspace=${t.workspaceId}`,
  );
  expect(await chosen('admin')).toMatchObject([{ nextOn: '2026-11-30' }]);
});

test('comes once a week, even with two services at the same time or after weeks without any', async () => {
  await subscribe('admin');
  t.clock.set(new Date(MONDAY));
  const other = await buildTestApp({
    database: { ...t.database, close: async () => undefined },
    clock: t.clock,
    config: { SMTP_URL: server.url, PUBLIC_URL },
  });
  const look = () => askForWeeklyViews({ ...t, config: readConfig({}) });
  await Promise.all([look(), look()]);
  await Promise.all([t.runJobs(), other.runJobs(), t.runJobs(), other.runJobs()]);
  expect(await sentAt('2026-11-24T16:00:00Z')).toBe(1);
  await other.close();
  expect(await sentAt('2026-12-16T16:00:00Z')).toBe(2);
  expect(await sentAt('2026-12-20T16:00:00Z')).toBe(2);
  expect(await sentAt('2026-12-21T16:00:00Z')).toBe(3);
});

test('comes at its reader’s local time, and never twice in a week when the zone changes', async () => {
  await live('admin', 'America/New_York');
  await subscribe('admin');
  expect(await sentAt('2026-11-23T12:59:59Z')).toBe(0);
  expect(await sentAt('2026-11-23T13:00:00Z')).toBe(1);
  await live('admin', 'Pacific/Honolulu');
  expect(await sentAt('2026-11-24T20:00:00Z')).toBe(1);
  expect(await sentAt('2026-11-30T17:59:59Z')).toBe(1);
  expect(await sentAt('2026-11-30T18:00:00Z')).toBe(2);
});

test('contains what the view’s filters select, and follows changes of name and filters', async () => {
  await subscribe('admin', { ...dry, query: 'q=no-such-place' });
  await sentAt(MONDAY);
  expect(textOf()).toContain('No association is in this view.');
  await keep('admin', [{ ...dry, name: 'All of them', query: 'basis=current' }]);
  await sentAt('2026-11-30T16:00:00Z');
  expect(textOf(1)).toContain('“All of them”');
  expect(textOf(1)).toContain('At the contribution that each association pays today');
});

describe('is not sent', () => {
  test.each([
    ['who is no longer an administrator', sql`update membership set role_id = 3 where user_id = `],
    ['who has left', sql`update membership set is_active = false where user_id = `],
    ['who was deactivated', sql`update app_user set is_active = false where user_id = `],
  ])('to a user %s', async (_what, change) => {
    await subscribe('admin');
    const { userId } = (await t.call('admin', 'GET', '/api/account/me')).data as { userId: string };
    await system(sql`${change}${userId}::uuid`);
    expect(await sentAt(MONDAY)).toBe(0);
    const [rows] = [await t.database.system((tx) => tx.execute(sql`select weekly_view_id from weekly_view`))];
    expect((rows as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  test('while the portfolio is closed', async () => {
    await subscribe('admin');
    await system(sql`update workspace set is_active = false where workspace_id = ${t.workspaceId}::uuid`);
    expect(await sentAt(MONDAY)).toBe(0);
    await system(sql`update workspace set is_active = true where workspace_id = ${t.workspaceId}::uuid`);
    expect(await sentAt('2026-11-25T16:00:00Z')).toBe(1);
  });

  test('after the view is deleted, or the choice withdrawn', async () => {
    await subscribe('admin');
    await keep('admin', []);
    expect(await chosen('admin')).toEqual([]);
    await subscribe('portfolioAdmin');
    expect((await choose('portfolioAdmin', false)).data).toEqual([]);
    expect(await sentAt(MONDAY)).toBe(0);
  });

  test('after its link is used, without signing in; a repeat changes nothing', async () => {
    await subscribe('admin');
    await subscribe('portfolioAdmin');
    await sentAt(MONDAY);
    const { email } = (await t.call('admin', 'GET', '/api/account/me')).data as { email: string };
    const { raw } = server.received.find(({ to }) => to === email)!;
    const token = /\/unsubscribe\/([\w-]+)>/.exec(headersOf(raw, 'list-unsubscribe')[0]!)![1]!;
    const path = `/api/notification/unsubscribe/${token}`;
    expect((await t.call('anonymous', 'GET', path)).data).toEqual({ category: 'weeklyView' });
    expect(await chosen('admin')).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await t.call('anonymous', 'POST', path)).data).toEqual({ category: 'weeklyView' });
    expect(await chosen('admin')).toEqual([]);
    expect(await chosen('portfolioAdmin')).toHaveLength(1);
    expect((await t.call('anonymous', 'POST', path.replace('w', '0'))).status).toBe(404);
  });
});

test('only administrators of the portfolio choose it, only for their own views, and see only these', async () => {
  await keep('manager', [dry]);
  expect((await choose('manager')).status).toBe(403);
  expect((await choose('stranger')).status).toBe(404);
  await subscribe('admin');
  expect(await chosen('portfolioAdmin')).toEqual([]);
  const refused = await choose('portfolioAdmin');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused)).toContain('noView');
  await keep('portfolioAdmin', [{ ...dry, page: 'what-if' }]);
  expect((await choose('portfolioAdmin')).status).toBe(422);
});
