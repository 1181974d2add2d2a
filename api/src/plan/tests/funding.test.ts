import associations from '../../../demo/property/associations.json' with { type: 'json' };
import { projectedStartingBalance } from '@roofline/engine/projection/starting-balance';
import { fullyFundedBalance } from '@roofline/engine/inventory/fully-funded';
import type { InventoryComponent } from '../../component/service';
import { engineComponents, type Basis } from '../funding/basis';
import { ASSUMPTIONS_PROBLEM, computeDefaultPlan, projectCurrentFunding } from '../funding/compute';
import { fundingFigures, fundingRecord, fundingReportOf } from '../funding/record';

const cents = (dollars: number) => Math.round(dollars * 100);
const hundredths = (points: number) => Math.round(points * 100);

type Association = (typeof associations)[number];

function basisOf(association: Association): Basis {
  return {
    fiscalYear: association.startingFiscalYear,
    financials: {
      fiscalYearStartMonth: association.fiscalYearStartMonth,
      reserveMonthStart: association.fiscalYearStartMonth,
      yearEndReserveBalance: cents(association.startingReserveBalance),
      averageHoaAnnualFee: cents(association.averageHoaAnnualFee),
      annualReserveContribution: cents(association.annualReserveContribution),
      upcomingExpenses: 0,
      inflationRate: hundredths(association.inflationRatePct),
      interestRate: hundredths(association.interestRatePct),
      reserveContributionIncreaseRate: hundredths(association.reserveContributionIncreaseRatePct),
    },
    components: association.components.map((line): InventoryComponent => ({
      propertyComponentId: line.code,
      lineageId: line.code,
      name: line.name,
      category: line.category,
      categoryPosition: 0,
      currentCost: cents(line.currentCost),
      usefulLife: line.usefulLife,
      remainingUsefulLife: line.remainingUsefulLife,
      isOneTime: line.oneTime,
    })),
  };
}

const withFinancials = (basis: Basis, change: Partial<Basis['financials']>): Basis => ({
  ...basis,
  financials: { ...basis.financials, ...change },
});

describe.each(associations)('$name', (association) => {
  const expected = association.expectedSummary;
  const basis = basisOf(association);

  it('projects the current contribution to the cent', () => {
    const projected = projectCurrentFunding(basis);
    const report = fundingReportOf(fundingRecord(projected.value!.projection), basis.fiscalYear);
    const figures = fundingFigures(fundingRecord(projected.value!.projection));
    expect(Math.round(figures.percentFundedStart! * 100) / 100).toBe(expected.percentFunded);
    expect(report.years[0]!.fullyFundedStart).toBe(expected.fullyFundedBalance);
    expect(report.years[0]!.expenditures).toBe(expected.firstYearExpenditures);
    expect(report.lowestBalance).toBe(expected.lowestYearEndBalance);
    expect(report.lowestBalanceYear).toBe(expected.lowestYear);
    expect(report.endBalance).toBe(expected.endBalance30);
    expect(Math.round(figures.percentFundedEnd! * 100) / 100).toBe(expected.percentFundedEnd30);
    expect(report.years).toHaveLength(30);
  });

  it('recommends full funding by the end of year 30', () => {
    const plan = computeDefaultPlan(basis);
    const figures = fundingFigures(plan.result!.rows);
    expect(plan.infeasibleReason).toBeNull();
    // The fixture's amount is rounded to the nearest cent, a plan's up to the cent that meets the goal.
    const above =
      cents(plan.settings.firstYearContribution) - cents(expected.fullFundingFirstYearContribution);
    expect([0, 1]).toContain(above);
    expect(figures.lowestBalance).toBeGreaterThanOrEqual(0);
    expect(figures.percentFundedEnd).toBeGreaterThanOrEqual(100);
    expect(figures.percentFundedEnd).toBeLessThan(100.001);
  });

  it('caps the contribution at the annual fee where full funding needs more, with the reason', () => {
    const plan = computeDefaultPlan(withFinancials(basis, { averageHoaAnnualFee: cents(10_000) }));
    expect(plan.settings.firstYearContribution).toBe(10_000);
    expect(plan.infeasibleReason).toMatch(
      /^Full funding by the end of 2055 needs \$[\d,.]+ a year, more than the annual fees of \$10,000\.$/,
    );
    expect(plan.result!.rows[0]![1]).toBe(cents(10_000));
  });
});

describe('edges', () => {
  const basis = basisOf(associations[0]!);

  it('starts from the balance plus contributions until then, less upcoming expenses', () => {
    const known = { reserveMonthStart: 10, upcomingExpenses: cents(12_000) };
    const projected = projectCurrentFunding(withFinancials(basis, known));
    const expected = projectedStartingBalance({ ...basis.financials, ...known });
    expect(expected).toBe(cents(1_312_500 + (385_000 / 12) * 3 - 12_000));
    expect(projected.value!.projection.rows[0]!.startBalance).toBe(expected);
  });

  it('has a plan but no percent funded without components', () => {
    const empty = { ...basis, components: [] };
    const figures = fundingFigures(fundingRecord(projectCurrentFunding(empty).value!.projection));
    expect(figures.percentFundedStart).toBeNull();
    expect(figures.band).toBeNull();
    const plan = computeDefaultPlan(empty);
    expect(plan.infeasibleReason).toBeNull();
    expect(plan.settings.firstYearContribution).toBe(0);
    expect(plan.result!.rows.every((row) => row[9] === 0)).toBe(true);
  });

  it('returns a problem instead of figures where assumptions are out of range', () => {
    const wild = withFinancials(basis, {
      inflationRate: 9_999,
      reserveContributionIncreaseRate: 9_999,
      averageHoaAnnualFee: 9_900_000_000,
      annualReserveContribution: 9_900_000_000,
    });
    expect(projectCurrentFunding(wild)).toEqual({ value: null, problem: ASSUMPTIONS_PROBLEM });
    const plan = computeDefaultPlan(wild);
    expect(plan).toMatchObject({
      infeasibleReason: ASSUMPTIONS_PROBLEM,
      isOutOfRange: true,
      result: null,
    });
  });

  it('counts the fully funded balance as the engine does', () => {
    const components = engineComponents(basis.components);
    const record = fundingRecord(projectCurrentFunding(basis).value!.projection);
    expect(record[29]![9]).toBe(fullyFundedBalance(components, 30, { inflationRate: 3 }));
  });
});
