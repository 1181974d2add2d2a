// A copy of everything that can be read by its id, as JSON in PostgreSQL: DATABASE_URL=… node warehouse-copy.mjs, once a night.
import { fromEnvironment, isCursorGone } from './roofline.mjs';

/** Where an object of a kind is read. Add the kinds that you need. */
const PATHS = {
  workspace: (id) => `/api/workspace/workspaces/${id}`,
  property: (id) => `/api/property/${id}`,
  component: (id) => `/api/component/${id}`,
  plan: (id) => `/api/plan/${id}`,
};

const TABLES = `
  create table if not exists roofline_copy (
    kind text not null, id text not null, property_id uuid, data jsonb not null, primary key (kind, id)
  );
  create index if not exists roofline_copy_property on roofline_copy (property_id);
  create table if not exists roofline_cursor (one boolean primary key default true check (one), cursor text not null);`;

async function drop(database, { kind, id }) {
  await database.query('delete from roofline_copy where kind = $1 and id = $2', [kind, id]);
  if (kind === 'property') await database.query('delete from roofline_copy where property_id = $1', [id]);
}

const store = (database, { kind, id, propertyId }, data) =>
  database.query(
    `insert into roofline_copy (kind, id, property_id, data) values ($1, $2, $3, $4)
     on conflict (kind, id) do update set property_id = excluded.property_id, data = excluded.data`,
    [kind, id, propertyId, JSON.stringify(data)],
  );

/** The rows of a page and its cursor are kept together, or not at all. */
async function takeIn(client, database, page) {
  const read = [];
  for (const item of page.items)
    if (PATHS[item.kind])
      read.push([item, item.operation === 'deleted' ? null : await client.find(PATHS[item.kind](item.id))]);
  await database.query('begin');
  try {
    for (const [item, data] of read)
      await (data === null ? drop(database, item) : store(database, item, data));
    await database.query(
      'insert into roofline_cursor (cursor) values ($1) on conflict (one) do update set cursor = excluded.cursor',
      [page.cursor],
    );
    await database.query('commit');
  } catch (fault) {
    await database.query('rollback');
    throw fault;
  }
}

/** Brings the copy up to date. `database`: a connected client of `pg`, or of anything with its `query`. */
export async function copy(client, database) {
  for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
    await database.query(statement);
  const { rows } = await database.query('select cursor from roofline_cursor');
  try {
    for await (const page of client.changes(rows[0]?.cursor)) await takeIn(client, database, page);
  } catch (fault) {
    if (!isCursorGone(fault)) throw fault;
    await database.query('delete from roofline_copy');
    await database.query('delete from roofline_cursor');
    await copy(client, database);
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { default: pg } = await import('pg');
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  await copy(fromEnvironment(), database).finally(() => database.end());
}
