import { and, eq, getTableName, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { property, propertyAssignment } from '../../property/tables';
import { workspace } from '../../workspace/tables';
import { workActor } from '../actor';
import type { Database, Tx } from '../database';
import { withoutWorkspace } from '../fixtures/workspace-conditions';
import { inWorkspaces } from '../repository/carried';
import { becomeSystem, becomeTenant } from '../store/transactions';
import { openTestDatabase } from '../testing';

const ONE = '00000000-0000-7000-8000-000000000001';
const OTHER = '00000000-0000-7000-8000-000000000002';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Returns the statement that the builder makes in a transaction of these workspaces. */
const made = (ids: string[], make: (tx: Tx) => { toSQL(): { sql: string; params: unknown[] } }) =>
  database.tenant(workActor(ids), async (tx) => make(tx).toSQL());
const list = (tx: Tx) => tx.select({ name: property.name }).from(property);
const TABLES = new Set([property, propertyAssignment, workspace].map((table) => getTableName(table)));

describe('statements of a transaction name its workspaces', () => {
  it('in a query of one table, by equality for one workspace and by a list for several', async () => {
    expect(await made([ONE], list)).toEqual({
      sql: 'select "name" from "property" where "property"."workspace_id" = $1::uuid',
      params: [ONE],
    });
    expect(await made([ONE, OTHER], list)).toMatchObject({
      sql: 'select "name" from "property" where "property"."workspace_id" = any($1::uuid[])',
      params: [`{${ONE},${OTHER}}`],
    });
  });

  it('for each table of a join, in its join condition', async () => {
    const a = alias(propertyAssignment, 'a');
    const { sql: text } = await made([ONE], (tx) =>
      tx
        .select({ name: property.name, user: a.userId })
        .from(property)
        .leftJoin(a, eq(a.propertyId, property.propertyId)),
    );
    expect(text).toMatch(/left join "property_assignment" "a" on \(.* and "a"."workspace_id" = \$1::uuid\)/);
    expect(text).toMatch(/ where "property"."workspace_id" = \$2::uuid$/);
  });

  it('in a subquery, an update and a deletion', async () => {
    for (const make of [
      (tx: Tx) =>
        tx
          .select()
          .from(workspace)
          .where(sql`exists (${list(tx)})`),
      (tx: Tx) => tx.update(property).set({ name: 'Elm' }).where(eq(property.city, 'Mobile')),
      (tx: Tx) => tx.delete(property).where(eq(property.city, 'Mobile')),
    ])
      expect(withoutWorkspace((await made([ONE], make)).sql, TABLES)).toEqual([]);
  });

  it('not twice if the statement names one itself', async () => {
    const where = and(eq(property.workspaceId, OTHER), eq(property.city, 'Mobile'));
    const { sql: text } = await made([ONE], (tx) => list(tx).where(where));
    expect(text.match(/workspace_id/g)).toHaveLength(1);
  });

  it('if there are up to 30 of them, not for 31, and not in identity work', async () => {
    const ids = Array.from({ length: 31 }, (_, n) => ONE.replace(/01$/, String(n + 10)));
    expect((await made(ids.slice(1), list)).sql).toContain('= any(');
    expect((await made(ids, list)).sql).toBe('select "name" from "property"');
    await database.system(async (tx) => {
      expect(list(tx).toSQL().sql).not.toContain('workspace_id');
      await becomeTenant(tx, workActor([ONE]));
      expect(list(tx).toSQL().params).toEqual([ONE]);
      await becomeTenant(tx, workActor([OTHER]));
      expect(list(tx).toSQL().params).toEqual([OTHER]);
      await becomeSystem(tx);
      expect(list(tx).toSQL().sql).not.toContain('workspace_id');
    });
  });

  it('in handwritten text by an explicit condition', async () => {
    const of = (tx: Tx) =>
      tx
        .select({ one: sql`1` })
        .from(sql`property p`)
        .where(inWorkspaces(tx, sql`p.workspace_id`));
    expect((await made([ONE], of)).sql).toContain('where p.workspace_id = $1::uuid');
    expect(await database.system(async (tx) => of(tx).toSQL().sql)).toContain('where true');
  });
});

test('a statement that leaves the workspace out is found', () => {
  const found = (text: string) => withoutWorkspace(text, TABLES);
  expect(found('select name from property where property_id = $1')).toEqual(['property', 'no value']);
  expect(found('select 1 from property p where p.workspace_id = $1')).toEqual([]);
  expect(
    found(
      'select 1 from property p join property_assignment a on a.property_id = p.property_id where p.workspace_id = $1',
    ),
  ).toEqual(['property_assignment']);
  const joined = 'select 1 from property p join property_assignment a on a.workspace_id = p.workspace_id';
  expect(found(joined)).toEqual(['no value']);
  expect(found(`${joined} where p.workspace_id = any($1::uuid[])`)).toEqual([]);
  expect(found('insert into property (workspace_id, name) values ($1, $2)')).toEqual([]);
  expect(found('select workspace_id from property')).toEqual(['property', 'no value']);
});
