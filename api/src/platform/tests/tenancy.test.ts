import { sql } from 'drizzle-orm';
import { property, propertyAssignment } from '../../property/tables';
import { reserveStudy } from '../../reserve-study/tables';
import { workActor } from '../actor';
import { rowsOf, type Database, type Tx } from '../database';
import { newId } from '../ids';
import { sqlStateOf } from '../store/sql-state';
import { openTestDatabase, seedUser, seedWorkspace } from '../testing';

let database: Database;
let mine: string;
let theirs: string;
const properties: Record<string, string> = {};

const newProperty = (workspaceId: string) => ({
  workspaceId,
  propertyId: newId(),
  name: 'Elm Court',
  addressLine1: '1 Elm St',
  city: 'Mobile',
  state: 'AL',
  zipCode: '36602',
  yearBuilt: 1990,
  propertyTypeId: 1,
  isCondoConverted: false,
  numberOfUnits: 12,
  searchText: 'elm court mobile al',
  createdAt: new Date(),
  updatedAt: new Date(),
});
const inside = <T>(id: string, work: (tx: Tx) => Promise<T>) => database.tenant(workActor([id]), work);
/** Returns the SQLSTATE with which the database refused the work, or `accepted`. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => sqlStateOf(error),
  );

beforeAll(async () => {
  database = await openTestDatabase();
  for (const name of ['mine', 'theirs']) {
    const { workspaceId } = await seedWorkspace(database, { name });
    if (name === 'mine') mine = workspaceId;
    else theirs = workspaceId;
    const row = newProperty(workspaceId);
    properties[workspaceId] = row.propertyId;
    await inside(workspaceId, (tx) => tx.insert(property).values(row));
  }
});
afterAll(() => database.close());

test('every table with rows of a tenant or a user has forced row security and a policy', async () => {
  const tables = await inside(mine, (tx) =>
    rowsOf<{ name: string; secured: boolean; policies: number }>(
      tx,
      sql`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
            (select count(*)::int from pg_policies p where p.tablename = c.relname and p.roles <> '{roofline_operator}'::name[]) as policies
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind = 'r' and n.nspname = 'public'
            and (has_table_privilege('roofline_app', c.oid, 'SELECT') or exists (select 1 from pg_attribute a
                  where a.attrelid = c.oid and a.attname = 'workspace_id'))`,
    ),
  );
  const open = tables.filter((t) => !t.secured || t.policies === 0).map((t) => t.name);
  expect(open).toEqual(['property_type']);
  expect(tables.length).toBeGreaterThan(14);
});

test('every policy of tenant work asks for the workspace or the user, reading and writing', async () => {
  const loose = await inside(mine, (tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select policyname as name from pg_policies
          where not (roles <@ '{roofline_system,roofline_operator}'::name[])
            and (permissive <> 'PERMISSIVE' or cmd <> 'ALL' or roles <> '{roofline_app}'::name[]
              or coalesce(qual, '') not like '%_id = %current_setting(''roofline.%'
              or coalesce(with_check, '') not like '%_id = %current_setting(''roofline.%')`,
    ),
  );
  expect(loose).toEqual([]);
});

test('tenant work runs as a role that owns nothing and bypasses nothing', async () => {
  const [row] = await inside(mine, (tx) =>
    rowsOf(
      tx,
      sql`select current_user as who, rolsuper, rolbypassrls, rolcanlogin,
            (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
          from pg_roles r where rolname = current_user`,
    ),
  );
  expect(row).toEqual({
    who: 'roofline_app',
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    owned: 0,
  });
});

test('the operator reaches every table, but no one can log in or work as the operator', async () => {
  const [row] = await inside(mine, (tx) =>
    rowsOf(
      tx,
      sql`select rolsuper, rolbypassrls, rolcanlogin, pg_has_role('roofline_app', r.oid, 'MEMBER') as app,
            pg_has_role('roofline_system', r.oid, 'MEMBER') as system,
            (select json_agg(c.relname) from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
              and c.relname <> 'roofline_start' and not (has_table_privilege('roofline_operator', c.oid, 'SELECT') and has_table_privilege('roofline_operator', c.oid, 'INSERT'))) as without
          from pg_roles r where rolname = 'roofline_operator'`,
    ),
  );
  expect(row).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    app: false,
    system: false,
    without: null,
  });
});

test('tenant work cannot reach users and sessions, nor identity work tenant data', async () => {
  for (const table of ['app_user', 'session', 'sign_in_attempt'])
    expect(await refusal(inside(mine, (tx) => tx.execute(sql.raw(`select * from ${table}`))))).toBe('42501');
  expect(await refusal(database.system((tx) => tx.select().from(property)))).toBe('42501');
});

test('without a workspace there are no rows and no writes', async () => {
  const nobody = { ...workActor([]) };
  expect(await database.tenant(nobody, (tx) => tx.select().from(property))).toEqual([]);
  expect(await refusal(database.tenant(nobody, (tx) => tx.insert(property).values(newProperty(mine))))).toBe(
    '42501',
  );
});

test('rows of another workspace cannot be seen, changed, removed or made', async () => {
  const seen = await inside(mine, (tx) => tx.select().from(property));
  expect(seen.map((p) => p.propertyId)).toEqual([properties[mine]]);
  expect(await inside(mine, (tx) => tx.update(property).set({ name: 'Taken' }).returning())).toHaveLength(1);
  const removed = inside(mine, (tx) =>
    tx
      .delete(property)
      .where(sql`property_id = ${properties[theirs]}`)
      .returning(),
  );
  expect(await removed).toEqual([]);
  expect(await refusal(inside(mine, (tx) => tx.insert(property).values(newProperty(theirs))))).toBe('42501');
  expect(await refusal(inside(mine, (tx) => tx.update(property).set({ workspaceId: theirs })))).toBe('42501');
  const [untouched] = await inside(theirs, (tx) => tx.select().from(property));
  expect(untouched?.name).toBe('Elm Court');
});

test('role and workspaces end with the transaction, also after an error', async () => {
  const failing = inside(mine, async (tx) => {
    await tx.select().from(property);
    throw new Error('mid-way');
  });
  await expect(failing).rejects.toThrow('mid-way');
  const [next] = await inside(theirs, (tx) => tx.select().from(property));
  expect(next?.workspaceId).toBe(theirs);
  const [left] = await database.system((tx) =>
    rowsOf<{ ids: string }>(
      tx,
      sql`select coalesce(current_setting('roofline.workspace_ids', true), '') as ids`,
    ),
  );
  expect(left?.ids).toBe('');
});

test('a child cannot hang on a parent of another workspace', async () => {
  const child = {
    propertyReserveStudyId: newId(),
    date: '2026-01-01',
    reserveStudyTypeId: 1,
    createdAt: new Date(),
  };
  const both = workActor([mine, theirs]); // row security itself would let this through
  const study = database.tenant(both, (tx) =>
    tx.insert(reserveStudy).values({ ...child, workspaceId: mine, propertyId: properties[theirs]! }),
  );
  expect(await refusal(study)).toBe('23503');
  const user = await seedUser(database, { [mine]: 'Manager' });
  const assigned = database.tenant(both, (tx) =>
    tx
      .insert(propertyAssignment)
      .values({ workspaceId: theirs, propertyId: properties[theirs]!, userId: user.userId }),
  );
  expect(await refusal(assigned)).toBe('23503');
});

test('every foreign key between tables of tenants carries the workspace', async () => {
  const loose = await inside(mine, (tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select f.conname as name from pg_constraint f
          where f.contype = 'f' and exists (select 1 from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'workspace_id')
            and not exists (select 1 from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'workspace_id' and a.attnum = any (f.confkey))`,
    ),
  );
  expect(loose).toEqual([]);
});
