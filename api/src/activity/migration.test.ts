import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database';
import { migrationsFolder } from '../platform/store/migrations';
import { planServer } from '../plan/fixtures/plan-server';
import { newId } from '../platform/ids';

const statements = readFileSync(join(migrationsFolder(), '0024_activity-kinds.sql'), 'utf8').split(
  '--> statement-breakpoint',
);

it('hides figures that were recorded under a fiscal year before they had a kind of their own, and leaves the rest', async () => {
  const server = await planServer();
  const { workspaceId } = server;
  const propertyId = await server.seed();
  const recorded = [
    ['fiscalYear', 'Reconciled 2025 with a closing balance of $40,000', 'financials'],
    ['fiscalYear', 'Set up 2027 from 2026: 1 of 2 expenditures done, costs raised by 3.4%', 'componentCost'],
    ['fiscalYear', 'Set up 2027 from 2026: 1 of 2 expenditures done, costs unchanged', 'fiscalYear'],
    ['fiscalYear', 'Set up 2027 from 2026 without a review', 'fiscalYear'],
    ['property', 'Changed name', 'property'],
  ] as const;
  const kept = await server.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    for (const [type, description] of recorded)
      await tx.execute(sql`insert into activity_item (workspace_id, activity_id, property_id, entity_name, description, user_id, user_name, date, type)
        values (${workspaceId}::uuid, ${newId()}::uuid, ${propertyId}::uuid, 'Home', ${description}, ${newId()}::uuid, 'Ana', now(), ${type})`);
    // On a user's own server the owner of the tables is no superuser, and row security binds it.
    await tx.execute(sql`grant create on schema public to roofline_system`);
    await tx.execute(sql`alter table activity_item owner to roofline_system`);
    await tx.execute(sql`set local role roofline_system`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`reset role`);
    const rows = await rowsOf<{ type: string; description: string }>(
      tx,
      sql`select type, description from activity_item where property_id = ${propertyId}::uuid`,
    );
    const walls = await rowsOf<{ forced: boolean }>(
      tx,
      sql`select relforcerowsecurity as forced from pg_class where relname = 'activity_item'`,
    );
    return { rows, walls };
  });
  await server.close();
  const kinds = new Map(kept.rows.map(({ type, description }) => [description, type]));
  for (const [, description, kind] of recorded)
    expect([description, kinds.get(description)]).toEqual([description, kind]);
  expect(kept.walls).toEqual([{ forced: true }]);
});
