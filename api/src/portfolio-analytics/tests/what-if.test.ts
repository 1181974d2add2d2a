import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import type { PortfolioWhatIf } from '@roofline/schema/portfolio-analytics/what-if';
import { planServer, type PlanServer } from '../../plan/fixtures/plan-server';

let t: PlanServer;
beforeEach(async () => {
  t = await planServer();
});
afterEach(() => t.close());

const first = async () => {
  const at = '/api/portfolioanalytics/properties?basis=current';
  const { data } = await t.get<AssociationPage>(at);
  return new Map(data.items.map((row) => [row.propertyId, row.firstYearBelowZero]));
};
const whatIf = async (query: string) => {
  const { status, data } = await t.get<PortfolioWhatIf>(`/api/portfolioanalytics/whatif?${query}`);
  expect(status).toBe(200);
  return data;
};
/** Returns financials of an association with two roofs in 30 years, whose contribution pays for part of them. */
const year = (over: object) => ({ years: [{ annualReserveContribution: 1_200_000, ...over }] });

test.each([
  ['inflation=1.5', { inflationRate: 450 }],
  ['interest=-2', { interestRate: 0 }],
  ['contribution=25', { annualReserveContribution: 1_500_000 }],
])('%s gives an association the result of one that has this value', async (query, over) => {
  const usual = await t.seed(year({}));
  const other = await t.seed(year(over));
  const years = await first();
  const { moved, associations, years: counts } = await whatIf(query);
  expect(associations).toBe(2);
  const after = moved.find(({ propertyId }) => propertyId === usual)?.after ?? years.get(usual);
  expect(after).toBe(years.get(other));
  expect(counts[0]!.year).toBe(2026);
  expect(counts).toHaveLength(30);
});

test('a higher cost moves the first year below zero, and the count by year', async () => {
  const propertyId = await t.seed(year({ annualReserveContribution: 3_500_000 }));
  const before = (await first()).get(propertyId)!;
  const { moved, years } = await whatIf('cost=60');
  const [row] = moved;
  expect(row).toMatchObject({ propertyId, before });
  expect(row!.after).not.toBe(before);
  expect(years.find(({ year: at }) => at === row!.after)).toMatchObject({ after: 1 });
  expect(years.find(({ year: at }) => at === row!.after! - 1)).toMatchObject({ after: 0 });
});

test('computes old figures first, even if no one opened the list before', async () => {
  await t.seed();
  expect((await whatIf('inflation=1')).associations).toBe(1);
});

test('changes nothing without a change, refuses invalid numbers, and refuses a Manager', async () => {
  await t.seed();
  await first();
  expect((await whatIf('')).moved).toEqual([]);
  const at = '/api/portfolioanalytics/whatif';
  expect((await t.get(`${at}?inflation=x`)).status).toBe(422);
  expect((await t.get(`${at}?inflation=21`)).status).toBe(422);
  expect((await t.get(at, await t.signIn('Manager'))).status).toBe(403);
});
