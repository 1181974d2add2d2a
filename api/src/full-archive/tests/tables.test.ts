import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../platform/database';
import { openTestDatabase } from '../../platform/testing';
import { archiveSchema } from '../make/json-schema';
import { readArchivedCatalogue } from '../repository/archived';
import { ARCHIVED, LEFT_OUT, WITHHELD } from '../tables-of-archive';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tablesOfDatabase = () =>
  database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
    ),
  );

test('every table is in the archive, or is left out for a documented reason', async () => {
  const names = (await tablesOfDatabase()).map(({ name }) => name);
  const known = [...Object.keys(ARCHIVED), ...Object.keys(LEFT_OUT)].toSorted();
  expect(known).toEqual(names);
});

test('no column of the archive looks like a secret', async () => {
  const { shapes } = await database.system(readArchivedCatalogue);
  const columns = [...shapes.values()].flatMap(({ name, columns: own }) =>
    own.map((column) => `${name}.${column.name}`),
  );
  // The hash of a photo comes from its content, to recognize the same photo.
  expect(columns.filter((name) => /hash|secret|token|sealed|password|key_id|storage_key/.test(name))).toEqual(
    ['photo.content_hash'],
  );
});

test('a withheld column exists in its table', async () => {
  for (const [table, columns] of Object.entries(WITHHELD)) {
    const rows = await database.system((tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...columns]));
  }
});

test('the published schema matches the database', async () => {
  const schema = archiveSchema(await database.system(readArchivedCatalogue));
  const file = new URL('../../../../docs/full-archive.schema.json', import.meta.url).pathname;
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});
