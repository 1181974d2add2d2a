import { financialHealth } from '@roofline/schema/dashboard/dashboard';
import { financialHealthOf } from './financial-health';
import { basis, line, plan, rows, subject, yearOf } from '../report/fixtures/subject';

it('shows the current year with today’s contribution', () => {
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

it('looks at most thirty years past the last year that was set up', () => {
  const at = (year: number) => financialHealthOf(subject({ fiscalYear: yearOf(year, year) }));
  expect(at(2056).fundingReport!.years).toHaveLength(30);
  expect(at(2057)).toMatchObject({ fundingReport: null, percentageFunded: null });
  expect(at(2057).assumptionsProblem).toMatch(/^Fiscal year 2026 was the last one set up/);
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

it('cuts the lists of a huge inventory, the smallest items first, and shows full totals', () => {
  const components = Array.from({ length: 70 }, (_, i) => ({ ...line('x'.repeat(i + 1), 100 + i, 1, 0) }));
  const report = financialHealthOf(subject({ basis: { ...basis, components } }));
  const years = report.anticipatedExpendituresReport.anticipatedExpenditureYears;
  expect(report.isDataTruncated).toBe(true);
  expect(years.reduce((sum, year) => sum + year.components.length, 0)).toBe(2000);
  expect(report.topExpenditures).toHaveLength(10);
  expect(years[0]!.total).toBe(report.totalAnticipatedExpenditures);
});

describe('the leading plan', () => {
  const byDefault = plan('Full funding', 5_000_000, { isDefaultRecommendedPlan: true, isRecommended: true });
  const recommended = plan('Steady', 4_000_000, { isRecommended: true });
  const disclosed = plan('Level', 3_000_000, { isDisclosure: true });
  const adopted = plan('Ladder', 2_500_000, { isAdopted: true });

  it.each([
    ['calculated', [byDefault], byDefault, 5_000_000],
    ['recommended', [byDefault, recommended], recommended, 4_000_000],
    ['disclosure', [byDefault, recommended, disclosed], disclosed, 3_000_000],
    ['adopted', [byDefault, recommended, disclosed, adopted], adopted, 2_500_000],
  ] as const)(
    'is the %s plan when it ranks highest, in each year alike',
    (standing, plans, leads, contribution) => {
      for (const year of [2026, 2027]) {
        const report = financialHealth.parse(financialHealthOf(subject({ plans, fiscalYear: yearOf(year) })));
        expect(report.plan).toMatchObject({ planId: leads.planId, standing });
        const found = rows(contribution, 30 + year - 2026)[year - 2026]!;
        expect(report.fundingReport!.years[0]!.contribution).toBe(found.contribution / 100);
        expect(report.plans.filter((one) => one.standing !== null).map(({ planId }) => planId)).toEqual([
          leads.planId,
        ]);
      }
    },
  );

  it('compares a leading plan with today’s contribution, and shows in the current year what owners pay now', () => {
    const report = financialHealthOf(subject({ plans: [byDefault] }));
    const today = financialHealthOf(subject());
    expect(report.contributionsToReserves).toBe(20_000);
    expect(report.monthlyContributionPerUnit).toBe(166.67);
    expect(report.today).toEqual({
      contribution: 20_000,
      difference: 30_000,
      totalDifference: expect.any(Number),
      lowestBalance: today.fundingReport!.lowestBalance,
      lowestBalanceYear: today.fundingReport!.lowestBalanceYear,
      firstShortfallYear: 2031,
    });
    const total = (contribution: number) =>
      rows(contribution, 30).reduce((sum, row) => sum + row.contribution, 0) / 100;
    expect(report.today!.totalDifference).toBeCloseTo(total(5_000_000) - total(2_000_000), 2);
    const later = financialHealthOf(subject({ plans: [byDefault], fiscalYear: yearOf(2027) }));
    expect(later.contributionsToReserves).toBe(51_500);
    expect(later.today!.contribution).toBe(20_600);
  });

  it('makes no comparison when the plan asks for today’s contribution in every year', () => {
    const same = plan('Keep', 2_000_000, { isRecommended: true });
    expect(financialHealthOf(subject({ plans: [same] })).today).toBeNull();
    const cent = plan('Keep', 2_000_001, { isRecommended: true });
    expect(financialHealthOf(subject({ plans: [cent] })).today).toMatchObject({ difference: 0.01 });
  });
});
