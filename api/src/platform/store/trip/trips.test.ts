import { sql } from 'drizzle-orm';
import { workspace } from '../../../workspace/tables';
import { workActor, type Actor } from '../../actor';
import { rowsOf, type Database, type Tx } from '../../database';
import { openTestDatabase, seedWorkspace } from '../../testing';
import { Trips } from './trips';

let database: Database;
let actor: Actor;
beforeAll(async () => {
  database = await openTestDatabase();
  const { workspaceId } = await seedWorkspace(database, { name: 'It\'s "one", with $1 and \\' });
  actor = workActor([workspaceId]);
});
afterAll(() => database.close());

/** Reads columns of all types. */
const ofAllTypes = (tx: Tx, n: number) =>
  rowsOf(
    tx,
    sql`select n, n::bigint as big, n + 0.10 as exact, n / 3::float8 as inexact, n % 2 = 0 as truth, 'Straße "' || n || '"' as words,
        null::int as nothing, array[n, null, 3] as numbers, array['a"', null, 'b,'] as texts, '{"a": [1, null]}'::jsonb as object,
        '\\x00ff'::bytea as bytes, '2026-03-01'::date as day, '2026-03-01T10:20:30.123Z'::timestamptz as moment,
        '00000000-0000-7000-8000-000000000001'::uuid as id
      from generate_series(${n}::int, ${n + 2}::int) n order by n desc`,
  );
const workspaces = (tx: Tx) => tx.select().from(workspace);
const none = (tx: Tx) => rowsOf(tx, sql`select name from workspace where false`);
const view = <T>(work: (tx: Tx) => Promise<T>) => database.tenant(actor, work, { readOnly: true });

it('gives the same rows for reads one after the other and at once', async () => {
  const alone = await view(async (tx) => [await ofAllTypes(tx, 1), await workspaces(tx), await none(tx)]);
  const together = await view((tx) => Promise.all([ofAllTypes(tx, 1), workspaces(tx), none(tx)]));
  expect(together).toEqual(alone);
  expect(await view((tx) => Promise.all([ofAllTypes(tx, 5), ofAllTypes(tx, 9)]))).toMatchObject([
    [{ n: 7 }, { n: 6 }, { n: 5 }],
    [{ n: 11 }, {}, {}],
  ]);
});

it('fails all reads of one trip, and the next transaction works', async () => {
  const wrong = (tx: Tx, by: number) => rowsOf(tx, sql`select 1 / ${by}::int as one`);
  await view((tx) => wrong(tx, 1));
  const failed = await view((tx) => Promise.allSettled([wrong(tx, 0), workspaces(tx)])).catch(
    () => 'rolled back',
  );
  expect(JSON.stringify(failed)).toMatch(/rolled back|rejected/);
  expect(await view(workspaces)).toHaveLength(1);
});

/** Returns a connection that records its statements. */
function connection(length = 0) {
  const asked: string[] = [];
  const query = async ({ text, rowMode }: { text: string; rowMode?: string }) => {
    asked.push(text);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const columns = text.match(/ as r\d/g)?.length ?? 0;
    if (columns > 0 && rowMode === 'array')
      return { rows: [Array.from({ length: columns }, () => null)], fields: [] };
    return { rows: Array.from({ length }, () => ({ a: 'x' })), fields: [{ name: 'a', dataTypeID: 25 }] };
  };
  return { asked, client: { query } as never };
}
const read = (text: string) => ({ text, values: [], types: { getTypeParser: () => (cell: string) => cell } });

it('sends reads that it does not know yet one by one, and known ones together', async () => {
  const { asked, client } = connection();
  const both = (trips: Trips) =>
    Promise.all([
      trips.query(read('select a from t where b = $1'), [1]),
      trips.query(read('select c from t where b = $1'), [2]),
    ]);
  await both(new Trips(client, true));
  expect(asked).toHaveLength(2);
  await both(new Trips(client, true));
  expect(asked).toHaveLength(3);
  expect(asked[2]).toMatch(/where b = \$1\) .*where b = \$2\) /);
  await both(new Trips(client, false));
  expect(asked).toHaveLength(5);
});

it('sends a read by itself if its last answer had more than 300 rows', async () => {
  for (const [length, expected] of [
    [300, 3],
    [301, 4],
  ] as const) {
    const { asked, client } = connection(length);
    for (let round = 0; round < 2; round += 1) {
      const trips = new Trips(client, true);
      await Promise.all([1, 2].map((n) => trips.query(read(`select a from t${length}_${n}`))));
    }
    expect(asked).toHaveLength(expected);
  }
});

it('never merges statements that do not begin with select, such as writes', async () => {
  const { asked, client } = connection();
  for (let round = 0; round < 2; round += 1) {
    const trips = new Trips(client, true);
    await Promise.all([
      trips.query(read('insert into t default values')),
      trips.query(read('with w as (delete from t) select 1')),
    ]);
  }
  expect(asked).toHaveLength(4);
});

it('sends nothing once the transaction is over', async () => {
  const { asked, client } = connection();
  const trips = new Trips(client, true);
  const late = trips.query(read('select 1'));
  const failed = expect(late).rejects.toThrow('The transaction is over');
  await trips.end();
  await failed;
  await expect(trips.query(read('select 1'))).rejects.toThrow('The transaction is over');
  expect(asked).toEqual([]);
});
