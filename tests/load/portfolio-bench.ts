import { inArray, sql } from 'drizzle-orm';
import { component } from '@roofline/api/component/tables';
import { financialsByProperty } from '@roofline/api/financials/service';
import {
  currentPlan,
  fundingFigures,
  fundingRecord,
  projectFunding,
  recomputePlans,
} from '@roofline/api/plan/service';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import type { PropertyOutlook } from '@roofline/schema/plan/plan';
import { newComponent } from '../stack/people';
import { median, type BenchResult } from './results';

const PROPERTIES = 1_000;
/** Lines of each inventory. */
const LINES = 30;
/** Inventories that differ; the others are copies of these. */
const PATTERNS = 10;
const IDS = 100;
const ROUNDS = 3;
const CHANGES = 40;
const YEAR = 2026;

interface Portfolio extends TestApp {
  workspaceId: string;
  headers: { authorization: string };
  ids: string[];
}

/** Properties with financials and inventories, as the service writes them. */
async function seedInventories(tx: Tx, workspaceId: string): Promise<void> {
  const at = sql`${workspaceId}::uuid`;
  await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
      property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
    select ${at}, gen_random_uuid(), 'Court ' || lpad(n::text, 4, '0'), '1 Main Street', 'Mobile', 'AL', '36602', 1990, 1, false, 12,
      'court', now(), now() from generate_series(0, ${PROPERTIES - 1}::int) n`);
  await tx.execute(sql`insert into property_financial (workspace_id, property_financial_id, property_id, fiscal_year,
      fiscal_year_start_month, starting_fiscal_year, year_end_reserve_balance, average_hoa_annual_fee, annual_reserve_contribution,
      inflation_rate, interest_rate, reserve_contribution_increase_rate, fee_collection_frequency_id, update_all_plans,
      has_upcoming_expenses, upcoming_expenses, reserve_month_start, created_at, updated_at)
    select ${at}, gen_random_uuid(), property_id, ${YEAR}::int, 1, ${YEAR}::int, 15000000, 60000000, 4000000, 300, 200, 300, 1, false,
      false, 0, 1, now(), now() from property`);
  await tx.execute(sql`insert into component (workspace_id, property_component_id, property_id, fiscal_year, lineage_id, name, name_key,
      category, quantity_thousandths, unit_of_measure, unit_cost, current_cost, useful_life, remaining_useful_life, created_at, updated_at)
    select ${at}, id, property_id, ${YEAR}::int, id, 'Line ' || line, 'line ' || line, 'Category ' || line % 8, 1000, 'LS', cost, cost,
      life, line % life, now(), now()
    from (select gen_random_uuid() id, property_id, line, 4 + line * 7 % 27 life,
        100000 * (1 + (line * 13 + right(name, 1)::int * 7) % 40) cost
      from property cross join generate_series(1, ${LINES}::int) line) lines`);
}

/** Computes the plans of one property of each pattern and stores them for all others of it. */
async function storeFigures(tx: Tx, { workspaceId, clock }: Portfolio): Promise<void> {
  const firsts = await rowsOf<{ id: string }>(
    tx,
    sql`select property_id id from property order by name limit ${PATTERNS}`,
  );
  for (const { id } of firsts) await recomputePlans(tx, { workspaceId, propertyId: id, clock });
  const copies = sql`property p join property f on right(f.name, 1) = right(p.name, 1) and f.property_id <> p.property_id`;
  await tx.execute(sql`insert into funding_outlook select p.workspace_id, p.property_id, o.fiscal_year, o.percent_funded,
      o.end_balances, o.first_shortfall_year, o.lowest_balance, o.lowest_balance_year, o.report, o.data_version, o.computed_at
    from ${copies} join funding_outlook o on o.property_id = f.property_id`);
  await tx.execute(sql`insert into plan (workspace_id, plan_id, property_id, fiscal_year, name, is_default_recommended_plan, settings,
      result, infeasible_reason, computed_at, created_at)
    select p.workspace_id, gen_random_uuid(), p.property_id, d.fiscal_year, d.name, true, d.settings, d.result, d.infeasible_reason,
      d.computed_at, d.created_at from ${copies} join plan d on d.property_id = f.property_id`);
}

async function openPortfolio(): Promise<Portfolio> {
  const service = await buildTestApp();
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const admin = await seedUser(database, { [workspaceId]: 'Admin' });
  const headers = await signedIn(database, clock, admin.userId);
  const portfolio: Portfolio = { ...service, workspaceId, headers, ids: [] };
  await database.tenant(workActor([workspaceId]), async (tx) => {
    await seedInventories(tx, workspaceId);
    await storeFigures(tx, portfolio);
    const rows = await rowsOf<{ id: string }>(tx, sql`select property_id id from property order by name`);
    portfolio.ids = rows.map((row) => row.id);
  });
  await database.system(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`analyze`);
  });
  return portfolio;
}

const batches = (ids: readonly string[]) =>
  Array.from({ length: ids.length / IDS }, (_, n) => ids.slice(n * IDS, (n + 1) * IDS));

/** Figures of these properties as lists read them: through REST. */
async function stored({ app, headers }: Portfolio, ids: readonly string[]): Promise<PropertyOutlook[]> {
  const answer = await app.inject({ url: `/api/plan/outlook?propertyIds=${ids.join(',')}`, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data as PropertyOutlook[];
}

/** The same figures computed for each row, the inventories of all of them read at once; no REST around it. */
async function recomputed({ database, workspaceId }: Portfolio, ids: readonly string[]) {
  return database.tenant(workActor([workspaceId]), async (tx) => {
    const financials = await financialsByProperty(tx, ids);
    const lines = await tx
      .select()
      .from(component)
      .where(inArray(component.propertyId, [...ids]));
    const byProperty = new Map(ids.map((propertyId): [string, typeof lines] => [propertyId, []]));
    for (const line of lines) byProperty.get(line.propertyId)!.push(line);
    return ids.map((propertyId) => {
      const components = byProperty.get(propertyId)!.map((line) => ({ ...line, categoryPosition: 0 }));
      const basis = { fiscalYear: YEAR, financials: financials.get(propertyId)![0]!, components };
      const solved = projectFunding(basis, currentPlan(basis));
      return fundingFigures(fundingRecord(solved.projection));
    });
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Both ways give the same figures, and reading computes nothing. */
async function check(portfolio: Portfolio): Promise<void> {
  for (const ids of batches(portfolio.ids)) {
    const [read, computed] = [await stored(portfolio, ids), await recomputed(portfolio, ids)];
    read.forEach((outlook, n) => {
      const ends = computed[n]!.ends.map((cents) => cents / 100);
      if (JSON.stringify(outlook.endBalances) !== JSON.stringify(ends))
        throw new Error(`${outlook.propertyId} has stored figures that differ from the computed ones`);
    });
  }
}

async function compareReads(portfolio: Portfolio): Promise<BenchResult & { perRead: number }> {
  const all = batches(portfolio.ids);
  const pass = async (work: typeof stored | typeof recomputed) =>
    timed(async () => {
      for (const ids of all) await work(portfolio, ids);
    });
  const rounds: { read: number; computed: number }[] = [];
  // In turn, so that other work on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ read: await pass(stored), computed: await pass(recomputed) });
  const read = median(rounds.map((round) => round.read));
  const computed = median(rounds.map((round) => round.computed));
  return {
    name: `figures of ${PROPERTIES.toLocaleString('en-US')} properties, recomputed over stored`,
    ratio: median(rounds.map((round) => round.computed / round.read)),
    detail: `${computed.toFixed(0)} over ${read.toFixed(0)} ms, ${IDS} ids at a time, ${LINES} components each`,
    atLeast: 2,
    perRead: read / all.length,
  };
}

/** A component changes, and with it the stored figures and plans of its property. */
async function changeComponent({ app, headers, ids }: Portfolio, n: number): Promise<number> {
  const url = `/api/component/property/${ids[n]}?fiscalYear=${YEAR}`;
  const { items } = (await app.inject({ url, headers })).json().data as {
    items: { propertyComponentId: string; version: number }[];
  };
  const { propertyComponentId, version } = items[0]!;
  return timed(async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/component/${propertyComponentId}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: newComponent('Line 1', { unitCost: 1_000 + n }),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  });
}

async function recomputeCost(portfolio: Portfolio, perRead: number): Promise<BenchResult> {
  const { database, workspaceId, clock, ids } = portfolio;
  const changes: number[] = [];
  const recomputes: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    changes.push(await changeComponent(portfolio, n));
    const recompute = () =>
      database.tenant(workActor([workspaceId]), (tx) =>
        recomputePlans(tx, { workspaceId, propertyId: ids[n]!, clock }),
      );
    recomputes.push(await timed(recompute));
  }
  const change = median(changes);
  return {
    name: `one component change over reading ${IDS} stored figures`,
    ratio: change / perRead,
    detail: `${change.toFixed(1)} ms, of which the recompute ${median(recomputes).toFixed(1)}; a read ${perRead.toFixed(1)} ms`,
  };
}

/** Stored figures of a portfolio against recomputing them for each row, and the cost of keeping them current. */
export async function runPortfolioBench(): Promise<BenchResult[]> {
  const portfolio = await openPortfolio();
  try {
    await check(portfolio);
    const { perRead, ...reads } = await compareReads(portfolio);
    return [reads, await recomputeCost(portfolio, perRead)];
  } finally {
    await portfolio.close();
  }
}
