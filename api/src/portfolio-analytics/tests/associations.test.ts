import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import { eq, sql } from 'drizzle-orm';
import { planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { plan } from '../../plan/tables';
import { property } from '../../property/tables';
import { reserveStudy } from '../../reserve-study/tables';
import { newId } from '../../platform/ids';

let t: PlanServer;
beforeEach(async () => {
  t = await planServer();
});
afterEach(() => t.close());

const list = async (query = '', headers?: Record<string, string>) => {
  const { status, data } = await t.get<AssociationPage>(
    `/api/portfolioanalytics/properties?${query}`,
    headers,
  );
  expect(status).toBe(200);
  return data;
};
const rename = (propertyId: string, change: Partial<typeof property.$inferInsert>) =>
  t.within((tx) => tx.update(property).set(change).where(eq(property.propertyId, propertyId)));
/** Adds an association that pays nothing, so that it ends below zero when its roof is due in 2031. */
const poor = () => t.seed({ years: [{ annualReserveContribution: 0, yearEndReserveBalance: 1_000_000 }] });

test('shows each association by the plan that leads its year, and by today’s contribution', async () => {
  const propertyId = await poor();
  const [byPlan] = (await list()).items;
  expect(byPlan).toMatchObject({
    propertyId,
    leadBy: 'calculated',
    firstYearBelowZero: null,
    fiscalYear: 2026,
  });
  const [current] = (await list('basis=current')).items;
  expect(current).toMatchObject({
    leadBy: 'current',
    planName: null,
    firstYearBelowZero: 2031,
    contribution: 0,
  });
  const outlook = await t.outlookOf(propertyId);
  expect(current!.percentFunded).toBe(outlook.percentFunded);
  expect(byPlan!.lowestBalance).toBe(Math.min(...outlook.endBalances));
  expect(current).toMatchObject({
    lowestBalance: outlook.today!.lowestBalance,
    firstYearBelowZero: outlook.today!.firstShortfallYear,
  });
  const [stored] = await t.plansOf(propertyId);
  expect(byPlan!.recommendedContribution).toBe(stored!.settings.firstYearContribution);
  expect(byPlan!.fiveYearCover).toBe(stored!.cashFacts!.fiveYearCover);
  expect(byPlan!.contributionShare).toBe(0);
});

test('follows a recommended plan, then the disclosure’s plan, then an adopted one', async () => {
  const propertyId = await t.seed();
  expect((await list()).items[0]!.leadBy).toBe('calculated');
  const made = await t.create(propertyId, 'Steady', { method: 'custom', firstYearContribution: 5_000 });
  expect((await list()).items[0]!.leadBy).toBe('calculated');
  await t.within((tx) => tx.update(plan).set({ isRecommended: true }).where(eq(plan.planId, made.planId)));
  expect((await list()).items[0]).toMatchObject({ leadBy: 'recommended', recommendedContribution: 5_000 });
  const other = await t.create(propertyId, 'Level', { method: 'custom', firstYearContribution: 6_000 });
  await t.within((tx) => tx.update(plan).set({ isDisclosure: true }).where(eq(plan.planId, other.planId)));
  expect((await list()).items[0]).toMatchObject({ leadBy: 'disclosure', recommendedContribution: 5_000 });
  const again = (await t.plansOf(propertyId)).find(({ planId }) => planId === made.planId)!;
  await t.adopt(again);
  expect((await list()).items[0]).toMatchObject({ leadBy: 'adopted', planName: 'Steady' });
});

test('computes only the associations again whose data changed', async () => {
  const [one] = [await t.seed(), await t.seed()];
  const counts = () =>
    t.within(async (tx) => {
      const { rows } = (await tx.execute(
        sql`select changes, computed_changes from association_state order by (property_id = ${one}) desc`,
      )) as unknown as { rows: { changes: number; computed_changes: number }[] };
      return rows.map((row) => row.changes - row.computed_changes);
    });
  expect((await list()).summary.waiting).toBe(0);
  expect(await counts()).toEqual([0, 0]);
  await t.within((tx) =>
    tx.insert(reserveStudy).values({
      workspaceId: t.workspaceId,
      propertyReserveStudyId: newId(),
      propertyId: one!,
      date: '2024-05-06',
      reserveStudyTypeId: 1,
      createdAt: new Date(0),
    }),
  );
  expect(await counts()).toEqual([1, 0]);
  expect((await list()).items.map(({ studyDate }) => studyDate).toSorted()).toEqual(['2024-05-06', null]);
  expect(await counts()).toEqual([0, 0]);
});

test('computes figures again a year later, when another year leads', async () => {
  await t.seed({ years: [{ fiscalYear: 2026 }, { fiscalYear: 2027 }] });
  expect((await list()).items[0]!.fiscalYear).toBe(2026);
  t.clock.set(new Date('2027-01-01T12:00:00Z'));
  expect((await list('', await t.signIn('Admin'))).items[0]!.fiscalYear).toBe(2027);
});

test('sorts by a figure with associations without it last, and filters by a year below zero', async () => {
  const [rich, dry, bare] = [await t.seed(), await poor(), await t.seed({ years: [] })];
  await rename(rich!, { name: 'B rich' });
  await rename(dry!, { name: 'C dry' });
  await rename(bare!, { name: 'A bare', searchText: 'a bare' });
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  expect(await names('sort=name')).toEqual(['A bare', 'B rich', 'C dry']);
  expect(await names('sort=name&descending=true')).toEqual(['C dry', 'B rich', 'A bare']);
  expect(await names('basis=current&sort=lowestBalance')).toEqual(['C dry', 'B rich', 'A bare']);
  expect(await names('basis=current&sort=lowestBalance&descending=true')).toEqual([
    'B rich',
    'C dry',
    'A bare',
  ]);
  expect(await names('basis=current&belowZeroBy=2031')).toContain('C dry');
  expect(await names('basis=current&belowZeroBy=2030')).toEqual([]);
  expect(await names('text=BARE')).toEqual(['A bare']);
  expect(await names('text=%25')).toEqual([]);
});

test('sums up the whole list on every page', async () => {
  for (let at = 0; at < 3; at += 1) await poor();
  const { items, totalCount, summary } = await list('basis=current&page=2&pageSize=2');
  expect(items).toHaveLength(1);
  expect(totalCount).toBe(3);
  expect(summary).toMatchObject({
    associations: 3,
    withFigures: 3,
    weak: 3,
    belowZero: 3,
    contributeLess: 3,
  });
  expect(summary.histogram.map(({ associations }) => associations)).toEqual([3, ...Array(10).fill(0)]);
  expect(summary.histogram.at(-1)).toMatchObject({ from: 100, to: null });
});

test('leaves out archived and test properties', async () => {
  const [archived, trial] = [await t.seed(), await t.seed()];
  const shown = await t.seed();
  await rename(archived!, { isActive: false });
  await rename(trial!, { isTest: true });
  expect((await list()).items.map(({ propertyId }) => propertyId)).toEqual([shown]);
});

test('computes the figures of many in the background, and reports how many wait', async () => {
  for (let at = 0; at < 23; at += 1) await t.seed();
  expect((await list()).summary).toMatchObject({ associations: 23, withFigures: 20, waiting: 3 });
  await t.runJobs();
  expect((await list()).summary).toMatchObject({ withFigures: 23, waiting: 0 });
});

test('answers 403 to a Manager, and 404 for the workspace of another firm', async () => {
  const at = '/api/portfolioanalytics/properties';
  for (const role of ['Manager', 'Member', 'Vendor'] as const)
    expect((await t.get(at, await t.signIn(role))).status).toBe(403);
  expect((await t.get(`${at}?workspaceId=${newId()}`)).status).toBe(404);
  expect((await t.get(at, await t.signIn('PortfolioAdmin'))).status).toBe(200);
});
