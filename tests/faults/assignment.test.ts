import { rowsOf } from '@roofline/api/platform/database';
import { sql } from 'drizzle-orm';
import { bodyOf, requestOf, ROUTE_ROWS } from './routes/route-requests';
import { buildScene, type Scene } from './routes/route-scene';

// AZ-6: a body may carry any key; a key that the contract does not declare is never stored.

const PLANTED: Record<string, unknown> = {
  uuid: '0badc0de-0000-7000-8000-00000badc0de',
  text: 'planted-by-nobody',
  boolean: true,
  integer: 98_765_431,
  bigint: 98_765_431,
  smallint: 31_415,
  'double precision': 98_765.4321,
  date: '1999-09-09',
  'timestamp with time zone': '1999-09-09T09:09:09.000Z',
  jsonb: { planted: 'planted-by-nobody' },
};
/** The short number as a whole word: a random id has its digits now and then. */
const SIGNS = String.raw`0badc0de|planted-by-nobody|98765431|\m31415\M|98765[.]4321|1999-09-09`;
/** Marks that no request may set to true; other marks of rows have a route that sets them. */
const FLAGS = [
  ['app_user', 'is_staff'], ['app_user', 'is_demo'], ['workspace', 'is_demo'],
  ['workspace', 'feature_toggle_loan_analysis'], ['property', 'is_integrated_property'],
] as const; // prettier-ignore

let scene: Scene;
let tables: string[];
let columns: { name: string; type: string }[];
let declared: Record<string, Set<string>>;

/** Reads as the owner of the tables, past row security. */
const asOwner = <T>(statement: string): Promise<T[]> =>
  scene.cast.database.system(async (tx) => {
    await tx.execute(sql`set local role none`);
    return rowsOf<T>(tx, sql.raw(statement));
  });

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Names of all properties in a schema, at any depth. */
function namesIn(schema: unknown, all: Record<string, unknown>, found = new Set<string>(), seen = new Set()) {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return found;
  seen.add(schema);
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name);
    if (key === '$ref') namesIn(all[String(value).split('/').at(-1)!], all, found, seen);
    namesIn(value, all, found, seen);
  }
  return found;
}

interface Documented {
  paths: Record<string, Record<string, { requestBody?: unknown }>>;
  components?: { schemas?: Record<string, unknown> };
}

beforeAll(async () => {
  scene = await buildScene();
  columns =
    await asOwner(`select distinct column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type <> 'ARRAY'`);
  const named = await asOwner<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name <> 'roofline_start'`,
  );
  tables = named.map(({ name }) => name);
  const documented: Documented = (await scene.cast.app.inject({ url: '/api/openapi.json' })).json();
  const schemas = documented.components?.schemas ?? {};
  declared = Object.fromEntries(
    Object.entries(documented.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        namesIn(requestBody, schemas),
      ]),
    ),
  );
});
afterAll(() => scene?.cast.close());

/** Every column of the database, named as in a body, except those that the route declares. */
function strangeKeys(route: string): Record<string, unknown> {
  const known = declared[route];
  if (!known) throw new Error(`${route} is not documented`);
  const strange = columns.filter(({ name, type }) => !known.has(camel(name)) && PLANTED[type] !== undefined);
  return Object.fromEntries(
    strange.flatMap(({ name, type }) => [
      [camel(name), PLANTED[type]],
      [name, PLANTED[type]],
    ]),
  );
}

/** Names of the tables in which something planted stands. The database looks: reading all of it each time takes long. */
async function plantedIn(): Promise<string[]> {
  const rows = await asOwner<{ name: string }>(
    tables
      .map((name) => `select '${name}' as name from ${name} t where t::text ~ '${SIGNS}'`)
      .join(' union '),
  );
  return rows.map(({ name }) => name);
}
const flags = () =>
  asOwner<{ flag: string; n: string }>(
    FLAGS.map(
      ([table, column]) => `select '${table}.${column}' as flag, count(*) as n from ${table} where ${column}`,
    ).join(' union all '),
  );

async function send(route: string): Promise<number> {
  const { cast, home } = scene;
  const options = requestOf(route, home);
  const payload = { ...strangeKeys(route), ...bodyOf(route, home), ...(options.payload as object) };
  const ask = (more: object = {}) =>
    cast.app.inject({ ...options, payload, headers: { ...options.headers, ...cast.as.admin, ...more } });
  const first = await ask();
  const current = /current version is (\d+)/i.exec(first.body)?.[1];
  return (current && first.statusCode === 412 ? await ask({ 'if-match': `"${current}"` }) : first).statusCode;
}

const writes = Object.keys(ROUTE_ROWS).filter(
  (route) => /^(POST|PUT) /.test(route) && !ROUTE_ROWS[route]!.file,
);
// The session goes with it.
const inOrder = writes.toSorted(
  (one, other) => Number(one.endsWith('/signout')) - Number(other.endsWith('/signout')),
);

test('finds columns to plant, and routes to plant them in', () => {
  expect(columns.length).toBeGreaterThan(150);
  expect(inOrder.length).toBeGreaterThan(40);
  expect(Object.keys(strangeKeys('PUT /api/property/:propertyId'))).toEqual(
    expect.arrayContaining(['isActive', 'isIntegratedProperty', 'userId', 'createdAt', 'passwordHash']),
  );
});

let stored = 0;
test.each(inOrder)('AZ-6: %s', async (route) => {
  const before = await flags();
  const status = await send(route);
  expect(status).toBeLessThan(500);
  if (status < 300) stored += 1;
  expect(await plantedIn()).toEqual([]);
  expect(await flags()).toEqual(before);
});

test('AZ-6: most requests were accepted, so that there was something to store', () => {
  console.log(
    `AZ-6: ${stored} of ${inOrder.length} routes took a body with ${columns.length} strange columns`,
  );
  expect(stored).toBeGreaterThan(20);
});
