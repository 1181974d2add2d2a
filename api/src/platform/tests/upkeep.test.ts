import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { workActor } from '../actor';
import { rowsOf } from '../database';
import { template } from '../store/embedded/build-template';
import { inThisThread } from '../store/embedded/client';
import { embeddedDatabase } from '../store/embedded/embedded';
import { keepUp } from '../store/embedded/upkeep';
import { seedWorkspace } from '../testing';

test('after the upkeep a page of many properties is read from its index, without sorting them all', async () => {
  const client = await PGlite.create({ loadDataDir: await template() });
  const database = embeddedDatabase(inThisThread(client));
  const { workspaceId } = await seedWorkspace(database);
  const all = workActor([workspaceId]);
  await database.tenant(all, (tx) =>
    tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
        property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
      select ${workspaceId}::uuid, gen_random_uuid(), md5(n::text), '1 Main Street', 'Mobile', 'AL', '36602', 1990,
        1, false, 12, md5(n::text), now(), now() from generate_series(1, 3000) n`),
  );
  const planOfPage = async () => {
    const lines = await database.tenant(all, (tx) =>
      rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select property_id from property where workspace_id = ${workspaceId}::uuid and is_active
          order by lower(name), property_id limit 20`,
      ),
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  expect(await planOfPage()).toContain('Sort');
  await keepUp(client);
  expect(await planOfPage()).toContain('property_by_name');
  expect(await planOfPage()).not.toContain('Sort');
  await database.close();
});

test('the upkeep lets the log be reused from its beginning, which nothing else in the process does', async () => {
  const client = await PGlite.create({ loadDataDir: await template() });
  const database = embeddedDatabase(inThisThread(client));
  const begun = async () => {
    const { rows } = await client.query<{ lsn: string }>(
      'select redo_lsn::text as lsn from pg_control_checkpoint()',
    );
    return rows[0]!.lsn;
  };
  const first = await begun();
  await seedWorkspace(database);
  expect(await begun()).toBe(first);
  await keepUp(client);
  expect(await begun()).not.toBe(first);
  await database.close();
});
