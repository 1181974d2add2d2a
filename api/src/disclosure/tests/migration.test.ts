import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { migrationsFolder } from '../../platform/store/migrations';
import { planServer } from '../../plan/fixtures/plan-server';

const statementsOf = (name: string) =>
  readFileSync(join(migrationsFolder(), name), 'utf8').split('--> statement-breakpoint');

it('moves the facts of plans to their years: those of the disclosure plan, or else those stated last', async () => {
  const server = await planServer();
  const { workspaceId } = server;
  const [chosen, undecided, otherYear] = [await server.seed(), await server.seed(), await server.seed()];
  const plan = (propertyId: string, name: string, over: object = {}) =>
    server.addPlan(propertyId, { name, ...over });
  const stated: [planId: string, preparedBy: string, day: string, version: number][] = [
    [await plan(chosen, 'Newest'), 'Newest', '2026-03-03', 4],
    [await plan(chosen, 'Chosen', { isDisclosure: true }), 'Chosen', '2026-03-01', 2],
    [await plan(undecided, 'Old'), 'Old', '2026-03-01', 1],
    [await plan(undecided, 'New'), 'New', '2026-03-02', 3],
    [await plan(otherYear, 'This year'), 'This year', '2026-03-01', 1],
    [await plan(otherYear, 'Next year', { fiscalYear: 2027 }), 'Next year', '2026-03-02', 5],
  ];
  await plan(undecided, 'Nothing stated', { isDisclosure: true });
  const kept = await server.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`drop table disclosure_facts`);
    const run = async (name: string) => {
      for (const statement of statementsOf(name)) await tx.execute(sql.raw(statement));
    };
    await run('0010_disclosure-facts.sql');
    for (const [planId, preparedBy, day, version] of stated)
      await tx.execute(sql`insert into disclosure_facts values (${workspaceId}::uuid, ${planId}::uuid,
        ${JSON.stringify({ preparedBy })}::jsonb, ${day}::timestamptz, 'Ana', ${version})`);
    await run('0011_disclosure-facts-row-security.sql');
    // On a customer's own server the owner of the tables is no superuser, so row security binds it.
    await tx.execute(sql`grant create on schema public to roofline_system`);
    await tx.execute(sql`grant references on property to roofline_system`);
    for (const table of ['plan', 'disclosure_facts'])
      await tx.execute(sql.raw(`alter table ${table} owner to roofline_system`));
    await tx.execute(sql`set local role roofline_system`);
    await run('0015_disclosure-facts-of-a-year.sql');
    await tx.execute(sql`reset role`);
    const rows = await rowsOf<{ property_id: string; fiscal_year: number; said: string; version: number }>(
      tx,
      sql`select property_id, fiscal_year, facts->>'preparedBy' as said, version from disclosure_facts`,
    );
    const [walls] = await rowsOf<{ forced: number }>(
      tx,
      sql`select count(*)::int as forced from pg_class
        where relname in ('disclosure_facts', 'plan') and relrowsecurity and relforcerowsecurity`,
    );
    return { rows, walls };
  });
  await server.close();
  const told = kept.rows.map((row) => [row.property_id, row.fiscal_year, row.said, row.version]);
  expect(told.sort()).toEqual(
    [
      [chosen, 2026, 'Chosen', 2],
      [undecided, 2026, 'New', 3],
      [otherYear, 2026, 'This year', 1],
      [otherYear, 2027, 'Next year', 5],
    ].sort(),
  );
  expect(kept.walls).toEqual({ forced: 2 });
});
