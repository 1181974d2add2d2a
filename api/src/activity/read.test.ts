import type { ActivityItem, ActivityPage } from '@roofline/schema/activity/activity';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../component/fixtures/upkeep';
import { workActor } from '../platform/actor';
import { rowsOf } from '../platform/database';
import { newId } from '../platform/ids';
import type { Identity } from '../property/fixtures/cast';
import { writeActivity } from './csv';

let t: Upkeep;
/** The number of hand-written items, two a minute, on a day without other activity. */
const STEPS = 45;
beforeAll(async () => {
  t = await buildUpkeep();
  // Removes the items that building the cast left behind.
  await t.database.tenant(workActor([t.workspaceId]), async (tx) => {
    // The service itself may not delete them: only the owner of the tables may.
    await tx.execute(sql`reset role`);
    await tx.execute(sql`delete from activity_item`);
  });
  await plant('property', 1, STEPS);
  await plant('financials', STEPS + 1, STEPS + 3);
});
afterAll(() => t.close());

/** Inserts items numbered from `first` to `last`, two at each moment. */
const plant = (type: string, first: number, last: number) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`insert into activity_item (workspace_id, activity_id, property_id, entity_name, description, user_id, user_name, date, type)
      select ${t.workspaceId}::uuid, gen_random_uuid(), ${t.home}::uuid, 'Gate ' || n, 'Step ' || n, ${newId()}::uuid, 'Ana',
        timestamptz '2026-03-01 10:00Z' + (n / 2) * interval '1 minute', ${type}
      from generate_series(${first}::int, ${last}::int) n`),
  );

async function read(query = '', who: Identity = 'admin') {
  const { status, data } = await t.call(who, 'GET', `/api/activity/${t.home}${query}`);
  expect(status).toBe(200);
  return data as unknown as ActivityPage;
}
const idsOf = (items: readonly ActivityItem[]) => items.map(({ activityId }) => activityId);

test('pages by number and by cursor list each item once, even when two have the same moment', async () => {
  const numbered = [await read(), await read('?page=2'), await read('?page=3')];
  const walked: ActivityPage[] = [];
  for (let after: string | null = ''; after !== null; after = walked.at(-1)!.nextCursor)
    walked.push(await read(after === '' ? '' : `?after=${after}`));
  const all = numbered.flatMap(({ items }) => idsOf(items));
  expect(new Set(all).size).toBe(STEPS + 3);
  expect(walked.flatMap(({ items }) => idsOf(items))).toEqual(all);
  expect(numbered.map(({ items }) => items.length)).toEqual([20, 20, 8]);
  expect(numbered[0]).toMatchObject({ totalCount: STEPS + 3, isCountCut: false, pageSize: 20 });
  expect(numbered[2]!.nextCursor).toBeNull();
});

test('a page by cursor stays the same when something happens in the meantime', async () => {
  const first = await read();
  const second = await read(`?after=${first.nextCursor}`);
  await plant('plan', 1000, 1002);
  expect(idsOf((await read(`?after=${first.nextCursor}`)).items)).toEqual(idsOf(second.items));
  expect(idsOf((await read('?page=2')).items)).not.toEqual(idsOf(second.items));
});

test('refuses a cursor that the service did not write', async () => {
  for (const after of ['1', 'x_y', '9'.repeat(15) + '_' + newId(), '-5_' + newId()]) {
    const answer = await t.call('admin', 'GET', `/api/activity/${t.home}?after=${after}`);
    expect([after, answer.status]).toEqual([after, 422]);
  }
});

test('a Member neither reads, counts nor exports the kinds that they may not see, and is not offered them', async () => {
  const seen = await read('', 'member');
  expect(seen.types).not.toContain('financials');
  expect((await read('')).types).toContain('financials');
  expect((await read('?type=financials', 'member')).totalCount).toBe(0);
  expect((await read('?type=financials')).totalCount).toBe(3);
  const csv = await t.app.inject({
    url: `/api/activity/${t.home}/export`,
    headers: t.as['member'],
  });
  expect(csv.body).toContain('Step 45');
  expect(csv.body).not.toContain('Step 46');
});

test('the file contains what the filter finds, from the first to the last day inclusive', async () => {
  const get = async (query: string) =>
    (await t.app.inject({ url: `/api/activity/${t.home}/export${query}`, headers: t.as['admin'] })).body
      .trim()
      .split('\r\n').length - 1;
  expect(await get('?type=financials')).toBe(3);
  expect(await get('?search=Step 46')).toBe(1);
  expect(await get('?from=2026-03-01&to=2026-03-01')).toBe(STEPS + 3 + 3);
  expect(await get('?from=2026-03-02')).toBe(0);
  expect(await get('?to=2026-02-28')).toBe(0);
});

test('counts at most 20,000 items, and exports more than 50,000 only in parts', async () => {
  await plant('disclosure', 1, limits.activityExportRows + 1);
  expect(await read('?type=disclosure')).toMatchObject({
    totalCount: limits.activityCountMax,
    isCountCut: true,
  });
  const refused = await t.call('admin', 'GET', `/api/activity/${t.home}/export?type=disclosure`);
  expect(refused.status).toBe(422);
  expect(refused.errors[0]!.detail).toBe(
    'There are more than 50,000 items. Export them in parts: by days, by kind or by words.',
  );
});

test('a text that looks like a formula stays text, and quotes and line breaks stay within their cell (EX-3)', async () => {
  const item = {
    activityId: newId(),
    propertyId: newId(),
    date: '2026-03-01T10:00:00.000Z',
    type: 'plan' as const,
  };
  const bytes = await writeActivity([
    {
      ...item,
      userName: '=1+1',
      entityName: 'A "roof"',
      description: 'One,\ntwo',
      projectId: null,
      propertyComponentId: null,
    },
  ]);
  const [head, row] = bytes.toString().split('\r\n');
  expect(head).toBe('\uFEFFDate (UTC),User,Type,Name,What Happened,Component Id,Project Id,Activity Id');
  expect(row).toBe(`2026-03-01T10:00:00.000Z,'=1+1,plan,"A ""roof""","One,\ntwo",,,${item.activityId}`);
});

test('the service never changes or deletes an item of activity; it goes only with its property', async () => {
  const asService = (statement: string) =>
    t.database
      .tenant(workActor([t.workspaceId]), (tx) => tx.execute(sql.raw(statement)))
      .then(
        () => 'done',
        (error: { cause?: { message: string } }) => error.cause?.message,
      );
  for (const statement of [
    "update activity_item set description = 'Something else'",
    'delete from activity_item',
    'truncate activity_item',
  ])
    expect(await asService(statement)).toBe('permission denied for table activity_item');
  const count = `select count(*)::int as n from activity_item where property_id = '${t.away}'`;
  const rows = async () => {
    const [row] = await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      rowsOf<{ n: number }>(tx, sql.raw(count)),
    );
    return row!.n;
  };
  const gone = `delete from property where property_id = '${t.away}'`;
  await t.call('admin', 'POST', `/api/project/property/${t.away}`, { body: { name: 'Roof' } });
  expect(await rows()).toBeGreaterThan(0);
  expect(await asService(gone)).toBe('done');
  expect(await rows()).toBe(0);
});

test('an item of activity shows its user’s name after they leave, in the list and in the file', async () => {
  await t.addOne({ name: 'Left behind' }, 'manager');
  const left = async () => (await read('?search=Left%20behind')).items.map(({ userName }) => userName);
  const names = await left();
  expect(names).toHaveLength(1);
  await t.database.system(async (tx) => {
    // The service never deletes a person: the owner of the tables does what an operator might do.
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`delete from session where user_id = ${t.ids.manager}::uuid`);
    await tx.execute(sql`delete from property_assignment where user_id = ${t.ids.manager}::uuid`);
    await tx.execute(sql`delete from membership where user_id = ${t.ids.manager}::uuid`);
    await tx.execute(sql`update app_user set is_active = false, first_name = 'Former', last_name = 'User'
      where user_id = ${t.ids.manager}::uuid`);
  });
  expect(await left()).toEqual(names);
  const file = { url: `/api/activity/${t.home}/export?search=Left%20behind`, headers: t.as.admin };
  expect((await t.app.inject(file)).body).toContain(`,${names[0]},`);
});
