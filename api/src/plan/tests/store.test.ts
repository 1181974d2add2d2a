import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { migrationsFolder } from '../../platform/store/migrations';
import { lastAdoptions, standingAdoption } from '../adoption/repository';
import { currentSettings } from '../funding/basis';
import { fundingReportOf } from '../funding/record';
import { financialRow, seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';
import { selectPlan, selectPlans } from '../repository';
import { plan } from '../tables';

let on: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

/** Returns the query plan of a statement, as for a table with as many rows as a large service has. */
async function explained(tx: Tx, query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const literal = (value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? `${value}` : `'${String(value)}'`;
  const filled = text.replace(/\$(\d+)/g, (_, n: string) => literal(params[Number(n) - 1]));
  const rows = await rowsOf<{ 'QUERY PLAN': string }>(tx, sql.raw(`explain ${filled}`));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('reads plans of a year and by id, and adoptions, through indexes', async () => {
  const propertyId = await seedFundedProperty(on.database, on.workspaceId);
  const planId = await on.addPlan(propertyId);
  for (let n = 0; n < 40; n++) {
    const other = await seedFundedProperty(on.database, on.workspaceId, { lines: [] });
    await on.within((tx) =>
      tx.execute(sql`insert into plan
        select workspace_id, gen_random_uuid(), ${other}::uuid, 2026, 'Plan ' || n, false, false, false, false,
          settings, result, infeasible_reason, computed_at, created_at, 1
        from plan, generate_series(1, 50) n where plan_id = ${planId}::uuid`),
    );
  }
  await on.within((tx) =>
    tx.execute(sql`insert into plan_adoption (workspace_id, plan_adoption_id, property_id, fiscal_year, plan_id,
        adopted_at, user_id, adopted_by, meeting_date, snapshot)
      select workspace_id, gen_random_uuid(), property_id, fiscal_year, plan_id,
        created_at, gen_random_uuid(), 'Ana', '2026-02-03', '{}' from plan`),
  );
  await on.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`analyze plan`);
    await tx.execute(sql`analyze plan_adoption`);
  });
  const place = { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 };
  const plans = await on.within((tx) => explained(tx, selectPlans(tx, place) as never));
  expect(plans).toMatch(/Index.* on plan_name|using plan_name/);
  expect(plans).not.toMatch(/Seq Scan/);
  const byId = await on.within((tx) => explained(tx, tx.select().from(plan).where(eq(plan.planId, planId))));
  expect(byId).toMatch(/Index.* plan_plan_id_unique/);
  const query = (text: string, params: unknown[]) => ({ toSQL: () => ({ sql: text, params }) });
  const ofYear = query(
    'select 1 from plan_adoption where workspace_id = $1 and property_id = $2 and fiscal_year < $3',
    [on.workspaceId, propertyId, 2027],
  );
  expect(await on.within((tx) => explained(tx, ofYear))).toMatch(/Index.* plan_adoption_by_year/);
  const ofPlans = query('select 1 from plan_adoption where plan_id in ($1, $2)', [planId, newId()]);
  expect(await on.within((tx) => explained(tx, ofPlans))).toMatch(/Index.* plan_adoption_plan/);
  expect((await on.within((tx) => lastAdoptions(tx, [planId]))).size).toBe(1);
  expect(await on.within((tx) => standingAdoption(tx, place))).toBeNull();
});

it('migrates plans of the first format exactly', async () => {
  // A database with only this plan.
  const first = await planServer();
  const propertyId = await seedFundedProperty(first.database, first.workspaceId);
  const planId = await first.addPlan(propertyId);
  const old = {
    startingBalance: 10_000_050,
    increaseRate: 350,
    inflationRate: 325,
    interestRate: 200,
    ladder: [
      { fromYear: 5, setAmount: 9_000_000, increaseRate: 1 },
      { fromYear: 8, addAmount: -50, increaseRate: 2.5 },
      { fromYear: 9, increaseRate: 0 },
    ],
    assessments: [{ year: 3, amount: 1_000_001 }],
  };
  const result = [[100, 20, 3, 4, 27, 100, 400, 410]];
  const statements = readFileSync(join(migrationsFolder(), '0007_plans.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /UPDATE plan SET/.test(statement));
  expect(statements).toHaveLength(2);
  await first.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`alter table plan no force row level security`);
    await tx.execute(sql`alter table plan add column method text, add column first_year_contribution bigint`);
    await tx.execute(sql`update plan set method = 'ladder', first_year_contribution = 2000050,
      settings = ${JSON.stringify(old)}::jsonb, result = ${JSON.stringify(result)}::jsonb`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table plan drop column method, drop column first_year_contribution`);
    await tx.execute(sql`alter table plan force row level security`);
  });
  const row = (await first.within((tx) => selectPlan(tx, planId)))!;
  await first.close();
  expect(row.settings).toEqual({
    ...currentSettings(financialRow({ workspaceId: '', propertyId: '' })),
    method: 'ladder',
    startingBalance: 100_000.5,
    firstYearContribution: 20_000.5,
    increaseRate: 3.5,
    inflationRate: 3.25,
    interestRate: 2,
    ladder: [
      { fromYear: 2031, kind: 'set', amount: 90_000, increaseRate: 1 },
      { fromYear: 2034, kind: 'add', amount: -0.5, increaseRate: 2.5 },
      { fromYear: 2035, kind: 'increaseOnly', amount: null, increaseRate: 0 },
    ],
    specialAssessments: [
      { year: 2029, amount: 10_000.01, purpose: 'Special assessment', status: 'planned', dueDate: null },
    ],
  });
  expect(row.result).toEqual({
    rows: [[100, 20, 3, 0, 4, 27, 0, 100, 400, 410]],
    bindingYear: null,
    cash: null,
  });
  expect(fundingReportOf(row.result!.rows, 2026).years[0]).toMatchObject({ interest: 0.04, endBalance: 1 });
});
