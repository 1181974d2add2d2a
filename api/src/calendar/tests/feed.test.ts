import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import type { CalendarFeed, CreatedCalendarFeed } from '@roofline/schema/calendar/calendar';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import type { Identity } from '../../property/fixtures/cast';
import { readCalendarText } from '../fixtures/read-ics';
import { buildPlanner, type Planner } from '../fixtures/planner';

let t: Planner;
beforeEach(async () => {
  t = await buildPlanner();
});
afterEach(() => t.close());

const feedPath = (propertyId = t.home) => `/api/property/${propertyId}/calendarfeed`;
/** Makes a feed and returns the path of its address on the service. */
async function make(who: Identity = 'manager'): Promise<string> {
  const answer = await t.call(who, 'POST', feedPath());
  expect(answer.status).toBe(201);
  const made: CreatedCalendarFeed = answer.data;
  const { pathname, origin } = new URL(made.address);
  expect(origin).toBe('http://localhost:3000');
  expect(pathname).toMatch(/^\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
  return `/api${pathname}`;
}
const read = (url: string) => t.app.inject({ url });
const feed = async (who: Identity = 'manager'): Promise<(CalendarFeed | null)[]> =>
  (await t.call(who, 'GET', `/api/calendar/feed?propertyIds=${t.home},${t.away}`)).data;
const system = (statement: string) => t.database.system((tx) => tx.execute(sql.raw(statement)));

test('an address returns the calendar to anyone who has it, as text that no cache may store', async () => {
  await t.addFile('2026-12-24', { documentKind: 'contract', fileName: 'Elevator, ÅÄÖ; service.pdf' });
  const answer = await read(await make());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const { own, events } = readCalendarText(answer.body);
  expect(own['X-WR-CALNAME']).toBe('Home Court');
  expect(events.map(({ SUMMARY }) => SUMMARY)).toContain('Contract ends: Elevator, ÅÄÖ; service.pdf');
  const days = events.map(({ DTSTART }) => DTSTART!);
  // From 13 months before November 20, 2026 to 3 years after.
  expect(days.at(0)! >= '20251020').toBe(true);
  expect(days.at(-1)! <= '20291120').toBe(true);
  expect(days.at(-1)! >= '20281231').toBe(true);
});

test('an event keeps its UID when its day moves', async () => {
  const id = await t.addFile('2026-12-24', { documentKind: 'contract' });
  const url = await make();
  const eventOf = async () =>
    readCalendarText((await read(url)).body).events.find(({ UID }) => UID!.includes(id))!;
  const before = await eventOf();
  await t.within((tx) => tx.execute(sql`update property_file set valid_until = '2027-01-15'`));
  const after = await eventOf();
  expect([before.DTSTART, after.DTSTART]).toEqual(['20261224', '20270115']);
  expect(after.UID).toBe(before.UID);
});

test('only a hash is stored, and each new address ends the one before', async () => {
  const first = await make();
  const dump = await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    rowsOf<{ row: string }>(tx, sql`select to_jsonb(f)::text as row from calendar_feed f`),
  );
  expect(dump).toHaveLength(1);
  expect(dump[0]!.row).not.toContain(first.slice('/api/calendar/'.length, -4));
  const second = await make();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  // Another user's feed of the same property is not affected.
  const third = await make('member');
  expect((await read(second)).statusCode).toBe(200);
  expect((await t.call('manager', 'DELETE', feedPath())).status).toBe(204);
  expect((await t.call('manager', 'DELETE', feedPath())).status).toBe(204);
  expect((await read(second)).statusCode).toBe(404);
  expect((await read(third)).statusCode).toBe(200);
});

test('its owner sees when a feed was made and last read, updated once an hour', async () => {
  expect(await feed()).toEqual([null, null]);
  const url = await make();
  const createdAt = t.clock.now().toISOString();
  expect(await feed()).toEqual([{ propertyId: t.home, createdAt, lastReadAt: null }, null]);
  t.clock.advance(60_000);
  await read(url);
  const lastReadAt = t.clock.now().toISOString();
  expect(await feed()).toEqual([{ propertyId: t.home, createdAt, lastReadAt }, null]);
  t.clock.advance(59 * 60_000);
  await read(url);
  expect((await feed())[0]!.lastReadAt).toBe(lastReadAt);
  t.clock.advance(60_000);
  await read(url);
  expect((await feed())[0]!.lastReadAt).toBe(t.clock.now().toISOString());
  expect(await feed('admin')).toEqual([null, null]);
});

test('a Vendor’s feed has only their own projects, and new ones appear', async () => {
  const url = await make('vendor');
  await t.addProject({ dueDate: '2026-12-02', name: 'Not mine' });
  const names = async () => readCalendarText((await read(url)).body).events.map(({ SUMMARY }) => SUMMARY);
  expect(await names()).toEqual([]);
  await t.addProject({ dueDate: '2026-12-01', name: 'Mine', ownerUserId: t.ids.vendor });
  expect(await names()).toEqual(['Project is due: Mine']);
});

describe('a feed answers like an unknown secret once', () => {
  const never = `/api/calendar/${'A'.repeat(43)}.ics`;
  const same = async (url: string) => {
    const [gone, unknown] = [await read(url), await read(never)];
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toEqual(unknown.json());
  };
  test.each<[string, () => Promise<unknown>]>([
    ['the owner is deactivated', () => system(`update app_user set is_active = false where user_id = '${t.ids.manager}'`)],
    ['the owner has left the workspace', () => system(`update membership set is_active = false where user_id = '${t.ids.manager}'`)],
    ['the workspace is closed', () => system(`update workspace set is_active = false where workspace_id = '${t.workspaceId}'`)],
    ['the owner is assigned to the property no more', () => t.within((tx) => tx.execute(sql`delete from property_assignment where user_id = ${t.ids.manager}::uuid`))],
    ['the property is archived', () => t.changeHome({ isActive: false })],
  ])('%s', async (_why, end) => {
    const url = await make();
    expect((await read(url)).statusCode).toBe(200);
    await end();
    await same(url);
  }); // prettier-ignore

  test.each([
    'x',
    `${'A'.repeat(43)}`,
    `${'A'.repeat(42)}.ics`,
    `${'A'.repeat(43)}.ICS`,
    `${'%2e'.repeat(20)}.ics`,
  ])('the address has another form: %s', (form) => same(`/api/calendar/${form}`));
});

test('a feed cannot be made for a property out of reach, nor with a token', async () => {
  expect((await t.call('manager', 'POST', feedPath(t.away))).status).toBe(404);
  expect((await t.call('stranger', 'POST', feedPath())).status).toBe(404);
  expect((await t.call('anonymous', 'POST', feedPath())).status).toBe(401);
  const input = anAccessTokenInput({ scope: 'write', workspaceId: t.workspaceId });
  const { secret } = (await t.call('manager', 'POST', '/api/account/token', { body: input })).data;
  const answer = await t.app.inject({
    method: 'POST',
    url: feedPath(),
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(answer.statusCode).toBe(403);
});

test('a feed that is read too often has to wait, and no other feed with it', async () => {
  const [url, other] = [await make(), await make('member')];
  for (let n = 0; n < 30; n++) expect((await read(url)).statusCode).toBe(200);
  const refused = await read(url);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read(other)).statusCode).toBe(200);
  t.clock.advance(10 * 60_000);
  expect((await read(url)).statusCode).toBe(200);
});

test('a feed of hundreds of dates, written on another thread, has them all', async () => {
  const url = await make();
  const few = readCalendarText((await read(url)).body).events.length;
  for (let n = 0; n < 320; n++) await t.addFile('2027-02-01', { documentKind: 'contract' });
  expect(readCalendarText((await read(url)).body).events).toHaveLength(few + 320);
});
