import type { AnalyticsUserPage } from '@roofline/schema/portfolio-analytics/users';
import { sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../property/fixtures/cast';

let cast: Cast;
beforeEach(async () => {
  cast = await buildCast();
});
afterEach(() => cast.close());

const ask = async (query = '', as: keyof Cast['as'] = 'admin') => {
  const url = `/api/portfolioanalytics/users?workspaceId=${cast.workspaceId}${query}`;
  return cast.app.inject({ url, headers: cast.as[as] });
};
const list = async (query?: string): Promise<AnalyticsUserPage> => (await ask(query)).json().data;
const seenAt = (userId: string, moment: string) =>
  cast.database.system((tx) =>
    tx.execute(sql`update session set last_seen_at = ${moment}::timestamptz where user_id = ${userId}::uuid`),
  );
const neverSeen = (userId: string) =>
  cast.database.system((tx) => tx.execute(sql`delete from session where user_id = ${userId}::uuid`));

test('sorts by last activity with inactive users last, and lists each user’s properties', async () => {
  const now = cast.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
  await neverSeen(cast.ids.vendor);
  await seenAt(cast.ids.member, daysAgo(30));
  await seenAt(cast.ids.manager, daysAgo(29));
  const { items, summary } = await list();
  const ids = items.map(({ userId }) => userId);
  expect(ids.indexOf(cast.ids.manager)).toBeLessThan(ids.indexOf(cast.ids.member));
  expect(ids.at(-1)).toBe(cast.ids.vendor);
  const of = (userId: string) => items.find((user) => user.userId === userId)!;
  expect(of(cast.ids.vendor).activity).toBe('never');
  expect(of(cast.ids.member).activity).toBe('quiet');
  expect(of(cast.ids.manager)).toMatchObject({
    activity: 'recent',
    assignedProperties: [{ propertyId: cast.home, name: 'Home Court' }],
  });
  expect(summary).toMatchObject({ users: items.length, quiet: 1, withoutManager: 1 });
  expect(summary.recent + summary.quiet + summary.never).toBe(summary.users);
  expect((await list('&activity=quiet')).items.map(({ userId }) => userId)).toEqual([cast.ids.member]);
  const names = (await list('&sort=name')).items.map(({ fullName }) => fullName);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test('shows only users who may enter, in pages', async () => {
  const { items, totalCount } = await list('&pageSize=2&page=2');
  expect(totalCount).toBe(5);
  expect(items).toHaveLength(2);
});

test('only administrators of the workspace read the list', async () => {
  for (const who of ['manager', 'member', 'vendor'] as const)
    expect((await ask('', who)).statusCode).toBe(403);
  expect((await ask('', 'stranger')).statusCode).toBe(404);
  expect((await ask('', 'staff')).statusCode).toBe(200);
});
