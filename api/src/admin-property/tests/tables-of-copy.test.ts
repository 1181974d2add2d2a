import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../platform/database';
import { tableColumns, type TableColumn } from '../../platform/repository/catalogue';
import { openTestDatabase } from '../../platform/testing';
import { COPIED, LEFT_OUT, LOOSE, OWN_IDS, SHARED_IDS } from '../duplicate/tables-of-copy';

let database: Database;
let columns: TableColumn[];
beforeAll(async () => {
  database = await openTestDatabase();
  columns = (await database.system(tableColumns)).filter(({ table }) => Object.hasOwn(COPIED, table));
});
afterAll(() => database.close());

test('every table below a property is copied, or is left out for a documented reason', async () => {
  const below = await database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`with recursive own as (
          select 'property'::regclass::oid as id
          union select f.conrelid from pg_constraint f join own on own.id = f.confrelid where f.contype = 'f')
        select relname as name from pg_class where oid in (select id from own) order by 1`,
    ),
  );
  const known = [...Object.keys(COPIED), ...Object.keys(LEFT_OUT)].toSorted();
  expect(known).toEqual(below.map(({ name }) => name));
});

test('every id of a copied table is either replaced or shared', () => {
  const ids = columns.filter(({ type }) => type.startsWith('uuid')).map(({ name }) => name);
  expect([...new Set(ids)].toSorted()).toEqual([...OWN_IDS, ...SHARED_IDS].toSorted());
});

test('a reference without a foreign key names a column that both tables have', () => {
  const has = (table: string, name: string) =>
    columns.some((each) => each.table === table && each.name === name);
  for (const [table, references] of Object.entries(LOOSE))
    for (const [column, to] of Object.entries(references ?? {}))
      expect([table, has(table, column), has(to, column)]).toEqual([table, true, true]);
});
