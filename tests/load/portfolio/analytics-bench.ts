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
import { refreshSome } from '@roofline/api/portfolio-analytics/figures/refresh';
import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import type { PortfolioWhatIf } from '@roofline/schema/portfolio-analytics/what-if';
import { comparePages, onBothDatabases } from '../measure/page-times';
import { median, percentile, type BenchResult } from '../results';

const FEW = 1_000;
const MANY = 10_000;
/** Lines of each inventory. */
const LINES = 60;
/** Inventories that differ; the others are copies of these. */
const PATTERNS = 10;
const PAGE = 25;
const PAGES = 100;
const WHAT_IFS = 20;
const NAIVE = 3;
const IDS = 100;
const YEAR = 2026;
/** What is asked of a page, and of a what-if over 1,000 associations. */
const PAGE_MS = 300;
const WHAT_IF_MS = 1_000;

interface Portfolio extends TestApp {
  workspaceId: string;
  headers: { authorization: string };
  count: number;
}

async function seedProperties(tx: Tx, workspaceId: string, from: number, to: number): Promise<void> {
  await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
      property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
    select ${workspaceId}::uuid, gen_random_uuid(), 'Court ' || lpad(n::text, 5, '0'), '1 Main Street', 'City ' || n % 7, 'AL', '36602', 1990,
      1, false, 12, 'court ' || lpad(n::text, 5, '0') || ' city ' || n % 7 || ' al', now(), now()
    from generate_series(${from}::int, ${to - 1}::int) n`);
}

/** The first ones with financials and inventories, as the service writes them, and their figures. */
async function seedPatterns(tx: Tx, { workspaceId, clock }: Portfolio): Promise<void> {
  const at = sql`${workspaceId}::uuid`;
  await seedProperties(tx, workspaceId, 0, PATTERNS);
  await tx.execute(sql`insert into property_financial (workspace_id, property_financial_id, property_id, fiscal_year,
      fiscal_year_start_month, starting_fiscal_year, year_end_reserve_balance, average_hoa_annual_fee, annual_reserve_contribution,
      inflation_rate, interest_rate, reserve_contribution_increase_rate, fee_collection_frequency_id, update_all_plans,
      has_upcoming_expenses, upcoming_expenses, reserve_month_start, created_at, updated_at)
    select ${at}, gen_random_uuid(), property_id, ${YEAR}::int, 1, ${YEAR}::int, 15000000 + 9000000 * right(name, 1)::int, 60000000,
      6000000 + 1500000 * right(name, 1)::int, 300, 200, 300, 1, false, false, 0, 1, now(), now() from property`);
  await seedLines(tx, workspaceId);
  const firsts = await rowsOf<{ id: string }>(tx, sql`select property_id id from property order by name`);
  for (const { id } of firsts) await recomputePlans(tx, { workspaceId, propertyId: id, clock });
  await refreshSome(tx, clock, workspaceId);
}

/** The inventories of all properties that have none. */
async function seedLines(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(sql`insert into component (workspace_id, property_component_id, property_id, fiscal_year, lineage_id, name, name_key,
      category, quantity_thousandths, unit_of_measure, unit_cost, current_cost, useful_life, remaining_useful_life, created_at, updated_at)
    select ${workspaceId}::uuid, id, property_id, ${YEAR}::int, id, 'Line ' || line, 'line ' || line, 'Category ' || line % 8, 1000, 'LS',
      cost, cost, life, line % life, now(), now()
    from (select gen_random_uuid() id, property_id, line, 4 + line * 7 % 27 life,
        100000 * (1 + (line * 13 + right(name, 1)::int * 7) % 40) cost
      from property p cross join generate_series(1, ${LINES}::int) line
      where not exists (select from component c where c.property_id = p.property_id)) lines`);
}

/** All others as copies of the first ones; the naive way needs their financials and inventories, too. */
async function seedCopies(tx: Tx, portfolio: Portfolio, isWhole: boolean): Promise<void> {
  const { workspaceId, count } = portfolio;
  await seedProperties(tx, workspaceId, PATTERNS, count);
  const copies = sql`property p join property o on right(o.name, 1) = right(p.name, 1) and o.name < ${'Court 00010'} and p.name >= ${'Court 00010'}`;
  if (isWhole) {
    await tx.execute(sql`insert into property_financial (workspace_id, property_financial_id, property_id, fiscal_year,
        fiscal_year_start_month, starting_fiscal_year, year_end_reserve_balance, average_hoa_annual_fee, annual_reserve_contribution,
        inflation_rate, interest_rate, reserve_contribution_increase_rate, fee_collection_frequency_id, update_all_plans,
        has_upcoming_expenses, upcoming_expenses, reserve_month_start, created_at, updated_at)
      select p.workspace_id, gen_random_uuid(), p.property_id, fiscal_year, fiscal_year_start_month, starting_fiscal_year,
        year_end_reserve_balance, average_hoa_annual_fee, annual_reserve_contribution, inflation_rate, interest_rate,
        reserve_contribution_increase_rate, fee_collection_frequency_id, update_all_plans, has_upcoming_expenses, upcoming_expenses,
        reserve_month_start, now(), now() from ${copies} join property_financial f on f.property_id = o.property_id`);
    await seedLines(tx, workspaceId);
  }
  await tx.execute(sql`insert into association_state
    select p.workspace_id, p.property_id, 1, 1, s.data_version, s.valid_until, s.fiscal_year, s.contribution, s.recommended_contribution,
      s.contribution_share, s.disclosure_due, s.study_date
    from ${copies} join association_state s on s.property_id = o.property_id`);
  await tx.execute(sql`insert into association_figure
    select p.workspace_id, f.basis, p.property_id, f.lead_by, f.plan_name, f.percent_funded, f.lowest_balance, f.lowest_balance_year,
      f.first_year_below_zero, f.five_year_cover, f.problem
    from ${copies} join association_figure f on f.property_id = o.property_id`);
  await tx.execute(sql`insert into association_study
    select p.workspace_id, f.basis, p.property_id, f.study from ${copies} join association_study f on f.property_id = o.property_id`);
}

async function openPortfolio(count: number, isWhole: boolean): Promise<Portfolio> {
  const service = await buildTestApp();
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const admin = await seedUser(database, { [workspaceId]: 'Admin' });
  const headers = await signedIn(database, clock, admin.userId);
  const portfolio: Portfolio = { ...service, workspaceId, headers, count };
  await database.tenant(workActor([workspaceId]), async (tx) => {
    await seedPatterns(tx, portfolio);
    await seedCopies(tx, portfolio, isWhole);
  });
  // The work of autovacuum on a server, and the upkeep of the embedded database.
  await database.single(sql`vacuum (analyze)`);
  return portfolio;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function ask<T>({ app, headers }: Portfolio, path: string): Promise<T> {
  const answer = await app.inject({ url: `/api/portfolioanalytics/${path}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json().data as T;
}

const SORTS = ['lowestBalance', 'name', 'percentFunded&descending=true', 'firstYearBelowZero'];

/** The page as the screen asks for it: every view in turn. */
async function page(portfolio: Portfolio, n: number): Promise<AssociationPage> {
  const query = `sort=${SORTS[n % SORTS.length]}&page=${1 + (n % 3)}&pageSize=${PAGE}`;
  const found = await ask<AssociationPage>(portfolio, `properties?basis=current&${query}`);
  if (found.items.length !== PAGE || found.totalCount !== portfolio.count || found.summary.waiting !== 0)
    throw new Error(`A page of ${found.items.length} of ${found.totalCount}`);
  return found;
}

/** The same figures with every association's plan computed for the page, inventories read a hundred at a time; no REST around it. */
async function computedPage({ database, workspaceId }: Portfolio): Promise<number[]> {
  return database.tenant(workActor([workspaceId]), async (tx) => {
    const rows = await rowsOf<{ id: string }>(tx, sql`select property_id id from property order by name`);
    const lowest: number[] = [];
    for (let at = 0; at < rows.length; at += IDS)
      lowest.push(
        ...(await computed(
          tx,
          rows.slice(at, at + IDS).map(({ id }) => id),
        )),
      );
    return lowest.toSorted((one, other) => one - other).slice(0, PAGE);
  });
}

async function computed(tx: Tx, ids: readonly string[]): Promise<number[]> {
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
    return fundingFigures(fundingRecord(projectFunding(basis, currentPlan(basis)).projection)).lowestBalance;
  });
}

/** Both ways give the same first page, and reading computes nothing. */
async function check(portfolio: Portfolio): Promise<void> {
  const { items } = await page(portfolio, 0);
  const stored = items.map(({ lowestBalance }) => Math.round(lowestBalance! * 100));
  const naive = await computedPage(portfolio);
  if (JSON.stringify(stored) !== JSON.stringify(naive))
    throw new Error(`Stored figures differ from computed ones: ${stored.join()} and ${naive.join()}`);
}

const within = (name: string, times: readonly number[], limit: number): BenchResult => ({
  name,
  ratio: percentile(times, 0.95) / limit,
  detail: `p95 ${percentile(times, 0.95).toFixed(0)} ms of ${limit}, median ${median(times).toFixed(0)} ms`,
  atMost: 1,
});

/** The page against the naive way, in turn, so that other work on the machine affects both. */
async function comparePage(portfolio: Portfolio, kind: string): Promise<BenchResult[]> {
  const [pages, naive]: [number[], number[]] = [[], []];
  for (let round = 0; round < NAIVE; round += 1) {
    for (let n = 0; n < PAGES / NAIVE; n += 1) pages.push(await timed(() => page(portfolio, n)));
    naive.push(await timed(() => computedPage(portfolio)));
  }
  const [read, computedOnes] = [median(pages), median(naive)];
  return [
    within(`analytics, a page of ${FEW.toLocaleString('en-US')} associations, ${kind}`, pages, PAGE_MS),
    {
      name: `analytics, computed for the page over stored, ${kind}`,
      ratio: computedOnes / read,
      detail: `${computedOnes.toFixed(0)} over ${read.toFixed(1)} ms, ${LINES} components each`,
      atLeast: 20,
    },
  ];
}

/** Each time another change, so that no answer was kept; then one that was. */
async function whatIfs(portfolio: Portfolio, kind: string): Promise<BenchResult[]> {
  const asked = (n: number) =>
    timed(() => ask<PortfolioWhatIf>(portfolio, `whatif?inflation=${(1 + n / 100).toFixed(2)}`));
  await asked(0);
  const times: number[] = [];
  for (let n = 1; n <= WHAT_IFS; n += 1) times.push(await asked(n));
  return [within(`analytics, what-if over ${FEW.toLocaleString('en-US')}, ${kind}`, times, WHAT_IF_MS)];
}

async function benchOn(kind: string): Promise<BenchResult[]> {
  const [few, many] = [await openPortfolio(FEW, true), await openPortfolio(MANY, false)];
  try {
    await check(few);
    const results = [...(await comparePage(few, kind)), ...(await whatIfs(few, kind))];
    let asked = 0;
    const ofMany = await comparePages({
      name: `analytics, a page, ${kind}`,
      few,
      many,
      rows: [FEW, MANY],
      asks: PAGES,
      atMost: 3,
      ask: (portfolio) => timed(() => page(portfolio, (asked += 1))),
    });
    return [...results, ofMany];
  } finally {
    await few.close();
    await many.close();
  }
}

/** Associations of a workspace by stored figures against computing them, and a what-if over all; 10,000 against 1,000. */
export const runAnalyticsBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
