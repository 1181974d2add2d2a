import type { Basis, BasisComponent, ComparedPlan } from '../plan/service';
import { projectFunding, fundingSchedule, currentAssumptions } from '../plan/service';
import { financialHealth } from '@roofline/schema/report';
import { financialHealthOf, type FinancialHealthSubject } from './financial-health';

const line = (
  name: string,
  cost: number,
  usefulLife: number,
  remainingUsefulLife: number,
  category = 'Roofing',
) =>
  ({
    propertyComponentId: `0199c0de-0000-7000-8000-${String(name.length).padStart(12, '0')}`,
    name,
    category,
    categoryPosition: category.length,
    currentCost: cost * 100,
    usefulLife,
    remainingUsefulLife,
    isOneTime: false,
  }) satisfies BasisComponent;

const basis: Basis = {
  fiscalYear: 2026,
  financials: {
    fiscalYearStartMonth: 1,
    reserveMonthStart: 1,
    yearEndReserveBalance: 10_000_000,
    averageHoaAnnualFee: 20_000_000,
    annualReserveContribution: 2_000_000,
    upcomingExpenses: 0,
    inflationRate: 300,
    interestRate: 200,
    reserveContributionIncreaseRate: 300,
  },
  components: [
    line('Roof', 300_000, 20, 5),
    line('Fence!', 12_000, 10, 0, 'Fencing'),
    line('Gutters', 8_000, 10, 0),
    line('Pool deck', 40_000, 15, 1, 'Pool'),
  ],
};

const yearOf = (year: number, current = 2026) => ({
  year,
  startDate: `${year}-01-01`,
  isPreviousFiscalYear: year < current,
  isCurrentFiscalYear: year === current,
});
const subject = (given: Partial<FinancialHealthSubject> = {}): FinancialHealthSubject => ({
  propertyId: '0199c0de-0000-7000-8000-00000000000a',
  numberOfUnits: 10,
  fiscalYear: yearOf(2026),
  basis,
  plans: [],
  lastUpdated: null,
  ...given,
});
const plan = (
  name: string,
  firstYearContribution: number,
  flags: Partial<ComparedPlan> = {},
): ComparedPlan => ({
  planId: '0199c0de-0000-7000-8000-00000000000b',
  name,
  isDefaultRecommendedPlan: false,
  isRecommended: false,
  isAdopted: false,
  isDisclosure: false,
  assumptions: { ...currentAssumptions(basis.financials), firstYearContribution },
  ...flags,
});
const rows = (contribution = 2_000_000, years = 60) =>
  projectFunding(fundingSchedule(basis, 3, years), {
    ...currentAssumptions(basis.financials),
    firstYearContribution: contribution,
  }).rows;

it('shows the current year with the contribution as it stands', () => {
  const report = financialHealth.parse(financialHealthOf(subject()));
  expect(report.view).toBe('current');
  expect(report.reserveAccountBalance).toBe(100_000);
  expect(report.contributionsToReserves).toBe(20_000);
  expect(report.totalAnticipatedExpenditures).toBe(20_000);
  // 300,000 × 15/20 + 12,000 + 8,000 + 40,000 × 14/15
  expect(report.fullyFundedBalance).toBe(282_333.33);
  expect(report.percentageFunded).toBeCloseTo(35.419, 3);
  expect(report.fundingBand).toBe('fair');
  expect(report.shortfallPerUnit).toBe(18_233.33);
  expect(report.monthlyContributionPerUnit).toBe(166.67);
  expect(report.componentsDue).toBe(2);
  expect(report.topExpenditures.map(({ name, cost, year }) => [name, cost, year])).toEqual([
    ['Fence!', 12_000, 2026],
    ['Gutters', 8_000, 2026],
  ]);
  expect(report.componentInventoryReport.categories.map(({ category, total }) => [category, total])).toEqual([
    ['Fencing', 12_000],
    ['Roofing', 8_000],
  ]);
  expect(report.fundingReport!.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 30 }, (_, t) => 2026 + t),
  );
  expect(report.fundingReport!.endBalance).toBe(rows()[29]!.endBalance / 100);
});

it('lists the expenditures of all thirty years, which add up to the funding report', () => {
  const { anticipatedExpendituresReport, fundingReport } = financialHealthOf(subject());
  const years = anticipatedExpendituresReport.anticipatedExpenditureYears;
  expect(years).toHaveLength(30);
  years.forEach((year, t) => {
    expect(year.total).toBe(fundingReport!.years[t]!.expenditures);
    const cents = (amounts: { total?: number; cost?: number }[]) =>
      amounts.reduce((sum, one) => sum + Math.round((one.total ?? one.cost ?? 0) * 100), 0);
    expect(cents(year.categories)).toBe(Math.round(year.total * 100));
    expect(cents(year.components)).toBe(Math.round(year.total * 100));
  });
});

it('names the largest expenditures of the year with the lowest balance', () => {
  const report = financialHealthOf(subject());
  const year = report.anticipatedExpendituresReport.anticipatedExpenditureYears.find(
    (one) => one.year === report.fundingReport!.lowestBalanceYear,
  )!;
  expect(report.lowestYearComponents).toEqual(year.components.slice(0, 2).map(({ name }) => name));
  expect(report.lowestYearComponents.length).toBeGreaterThan(0);
});

it('continues the projection for a future year without setup', () => {
  const report = financialHealthOf(subject({ fiscalYear: yearOf(2028) }));
  const [, , third] = rows();
  expect(report).toMatchObject({ view: 'future', fiscalYear: 2028, basisFiscalYear: 2026 });
  expect(report.reserveAccountBalance).toBe(third!.startBalance / 100);
  expect(report.contributionsToReserves).toBe(third!.contribution / 100);
  expect(report.percentageFunded).toBe(third!.percentFundedStart);
  expect(report.fundingReport!.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 30 }, (_, t) => 2028 + t),
  );
  expect(report.fundingReport!.endBalance).toBe(rows()[31]!.endBalance / 100);
  expect(report.topExpenditures).toEqual([]);
});

describe('the plan that a future year follows', () => {
  const adopted = plan('Adopted', 3_000_000, { isAdopted: true });
  const disclosure = plan('Disclosure', 4_000_000, { isDisclosure: true });
  const recommended = plan('Recommended', 5_000_000, { isRecommended: true });
  const byDefault = plan('Default', 6_000_000, { isDefaultRecommendedPlan: true, isRecommended: true });
  const contribution = (plans: ComparedPlan[], year = 2027) =>
    financialHealthOf(subject({ fiscalYear: yearOf(year), plans })).contributionsToReserves;

  it.each([
    ['the adopted one', [byDefault, recommended, disclosure, adopted], 30_900],
    ['else the disclosure one', [byDefault, recommended, disclosure], 41_200],
    ['else the recommended one that is not the default', [byDefault, recommended], 51_500],
    ['else the contribution as it stands', [byDefault], 20_600],
  ])('%s', (_, plans, expected) => expect(contribution(plans)).toBe(expected));

  it('does not change the current year', () => expect(contribution([adopted], 2026)).toBe(20_000));

  it('stands beside the others with its outcome', () => {
    const { plans } = financialHealthOf(subject({ fiscalYear: yearOf(2027), plans: [byDefault, adopted] }));
    expect(plans.map(({ name, tags, firstYearContribution }) => [name, tags, firstYearContribution])).toEqual(
      [
        ['Current contribution', ['current'], 20_600],
        ['Default', ['default', 'recommended'], 61_800],
        ['Adopted', ['adopted'], 30_900],
      ],
    );
    expect(plans.every(({ endBalances }) => endBalances.length === 30)).toBe(true);
    expect(plans[1]!.endBalances[29]).toBe(rows(6_000_000)[30]!.endBalance / 100);
  });
});

it('has only a placeholder for a past year', () => {
  const report = financialHealthOf(
    subject({ fiscalYear: yearOf(2025), basis: { ...basis, fiscalYear: 2025 } }),
  );
  expect(report).toMatchObject({
    view: 'past',
    hasComponents: true,
    fundingReport: null,
    plans: [],
    percentageFunded: null,
  });
});

it('says why there are no numbers when the assumptions are out of range', () => {
  const wild = { ...basis, financials: { ...basis.financials, inflationRate: 9_999 } };
  wild.components = [line('Roof', 99_000_000, 1, 0)];
  const report = financialHealthOf(subject({ basis: wild }));
  expect(report.assumptionsProblem).toMatch(/out of range/);
  expect(report).toMatchObject({
    fundingReport: null,
    percentageFunded: null,
    plans: [],
    hasComponents: true,
  });
});

it('has no percent funded without components', () => {
  const report = financialHealthOf(subject({ basis: { ...basis, components: [] } }));
  expect(report).toMatchObject({
    hasComponents: false,
    percentageFunded: null,
    fundingBand: null,
    componentsDue: 0,
  });
  expect(report.fundingReport!.years).toHaveLength(30);
});

it('cuts the lists of a huge inventory, the smallest first, and keeps the totals', () => {
  const components = Array.from({ length: 70 }, (_, i) => ({ ...line('x'.repeat(i + 1), 100 + i, 1, 0) }));
  const report = financialHealthOf(subject({ basis: { ...basis, components } }));
  const years = report.anticipatedExpendituresReport.anticipatedExpenditureYears;
  expect(report.isDataTruncated).toBe(true);
  expect(years.reduce((sum, year) => sum + year.components.length, 0)).toBe(2000);
  expect(report.topExpenditures).toHaveLength(10);
  expect(years[0]!.total).toBe(report.totalAnticipatedExpenditures);
});
