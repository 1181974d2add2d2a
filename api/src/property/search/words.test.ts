import { sql } from 'drizzle-orm';
import { limits } from '@roofline/schema/value/limits';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildTestApp, seedUser, seedWorkspace, signedIn, type TestApp } from '../../platform/testing';
import { fewContaining } from './repository/words';

const MANY = limits.propertyChoicesMax + 210;
let service: TestApp;
let mine: string;
let theirs: string;
let headers: Record<string, string>;

async function fill(workspaceId: string, count: number): Promise<void> {
  await service.database.tenant(workActor([workspaceId]), (tx) =>
    tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
        property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
      select ${workspaceId}::uuid, gen_random_uuid(), name, '1 Main Street', 'Mobile', 'AL', '36602', 1990, 1 + n % 3, false, 12,
        lower(name || ' Mobile AL'), now(), now()
      from (select n, 'Court ' || lpad(n::text, 5, '0') as name from generate_series(1, ${count}::int) n) rows`),
  );
}

beforeAll(async () => {
  service = await buildTestApp();
  mine = (await seedWorkspace(service.database, { name: 'Mine' })).workspaceId;
  theirs = (await seedWorkspace(service.database, { name: 'Theirs' })).workspaceId;
  await fill(mine, MANY);
  await fill(theirs, 2);
  const { userId } = await seedUser(service.database, { [mine]: 'Admin' });
  headers = await signedIn(service.database, service.clock, userId);
});
afterAll(() => service.close());

const search = async (filter: object, page = 1) => {
  const payload = { filter, page, pageSize: 20 };
  const answer = await service.app.inject({ method: 'POST', url: '/api/property/search', headers, payload });
  expect(answer.statusCode).toBe(200);
  const { items, totalCount } = answer.json().data as {
    items: { propertyName: string }[];
    totalCount: number;
  };
  return { totalCount, names: items.map((item) => item.propertyName) };
};

test.each([
  ['00007', 1, ['Court 00007']],
  ['t 00007 m', 1, ['Court 00007']],
  ['zz', 0, []],
  ['q', 0, []],
  // One text has all of its trigrams, but not the text itself.
  ['court mobile', 0, []],
])('%s is found among many', async (text, totalCount, names) => {
  expect(await search({ text })).toEqual({ totalCount, names });
});

test('a text that most properties contain is counted, and its pages are read from both ends', async () => {
  const { totalCount, names } = await search({ text: 'mobile' }, 3);
  expect(totalCount).toBe(MANY);
  expect(names).toEqual(Array.from({ length: 20 }, (_, n) => `Court ${String(41 + n).padStart(5, '0')}`));
  const last = await search({ text: 'mobile', sort: 'location' }, Math.ceil(MANY / 20));
  expect(last.names.at(-1)).toBe(`Court ${String(MANY).padStart(5, '0')}`);
});

test('a page sorted by type continues from one type to the next', async () => {
  const first = MANY / 3;
  const { names } = await search({ sort: 'propertyTypeName' }, Math.floor(first / 20) + 1);
  expect(names).toHaveLength(20);
  const types = new Set(names.map((name) => Number(name.slice(-5)) % 3));
  expect(types.size).toBe(2);
});

test('the search skips a workspace that the transaction does not reach, even if named', async () => {
  const found = (workspaceIds: string[]) =>
    service.database.tenant(workActor([theirs]), (tx) => fewContaining(tx, workspaceIds, '0000'));
  expect(await found([mine])).toEqual([]);
  expect(await found([mine, theirs])).toHaveLength(2);
});

test('the search for a text uses its index', async () => {
  const lines = await service.database.system((tx) =>
    rowsOf<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain select p.property_id from property p where p.is_active
        and text_grams(p.workspace_id, p.search_text) @> text_grams(${mine}::uuid, 'zebra', '{3}') and p.search_text like '%zebra%'`,
    ),
  );
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toContain('property_words');
});

test('the list without pages is refused where it would hold more than 1,000 properties', async () => {
  const answer = await service.app.inject({ url: '/api/property/all', headers });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toEqual([
    {
      code: 'tooMany',
      detail:
        'There are 1,210 properties, and this list holds at most 1,000. POST /api/property/search gives them in pages',
    },
  ]);
});
