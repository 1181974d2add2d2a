import { describe, expect, it } from 'vitest';
import examples from '../fixtures/examples.json';
import { cents, component, inventory } from '../fixtures/inventory';
import { componentMethod } from './component-method';
import { contributionAmounts } from './contributions';
import { annualDeterioration, fullyFundedBalance, percentFunded } from './fully-funded';
import { ROUNDING_STEPS, solveContribution } from './goals';
import { growthFactor } from './numeric/growth';
import { deficitPerUnit, monthlyContributionPerUnit } from './per-unit';
import { project, type ProjectionInput } from './projection';
import { buildSchedule } from './schedule';
import { monthsToFiscalYear, projectedStartingBalance, upcomingExpensesMaximum } from './starting-balance';
import type { Goal } from './types';

const { inputs, expectedRows, endBalanceByConvention } = examples.projection;
const components = inventory(inputs.components);
const options = { years: inputs.years, inflationRate: inputs.inflationRatePct };
const plan: ProjectionInput = {
  schedule: buildSchedule(components, options),
  startingBalance: cents(inputs.startingReserveBalance),
  contributions: {
    kind: 'simple',
    firstYear: cents(inputs.firstYearContribution),
    increaseRate: inputs.contributionIncreasePct,
  },
  assessments: inputs.specialAssessments.map(({ offset, amount }) => ({
    year: offset,
    amount: cents(amount),
  })),
  interest: { interestRate: inputs.interestRatePct },
};
const points = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);
const now = { inflationRate: 0 };

describe('definitions', () => {
  const { d1, d2, d3, d4, d5, d6, d7, d8, d9, d10 } = examples.definitions;

  it('d1 values a component by its effective age', () => {
    expect(fullyFundedBalance([component(10_000, 10, 6)], 0, now)).toBe(cents(d1.fullyFundedBalance));
  });

  it('d2 sums balances before taking the percentage', () => {
    const fullyFunded = fullyFundedBalance([component(50_000, 20, 10), component(20_000, 10, 5)], 0, now);
    expect(fullyFunded).toBe(cents(d2.fullyFundedBalance));
    expect(points(percentFunded(cents(15_000), fullyFunded))).toBe(d2.percentFunded);
  });

  it('d3 accrues cost over useful life', () => {
    const one = [component(1_000, 10, 2)];
    expect(fullyFundedBalance(one, 0, now)).toBe(cents(d3.fullyFundedBalance));
    expect(annualDeterioration(one)).toBe(cents(d3.annualAccrual));
    expect(percentFunded(cents(400), cents(800))).toBe(d3.percentFunded);
  });

  it('d4 values year 5 of 20', () => {
    expect(fullyFundedBalance([component(100_000, 20, 15)], 0, now)).toBe(cents(d4.fullyFundedBalance));
    expect(percentFunded(cents(15_000), cents(25_000))).toBe(d4.percentFunded);
  });

  it('d5 inflates from the base year', () => {
    expect([0, 1, 9].map((years) => Math.round(1_000 * growthFactor(2.5, years)))).toEqual(Object.values(d5));
  });

  it('d6 divides balance by need', () => {
    expect(percentFunded(cents(90_000), cents(100_000))).toBe(d6.percentFunded);
  });

  it('d7 counts work due this year in full', () => {
    expect(fullyFundedBalance([component(6_400, 8, 0)], 0, now)).toBe(cents(d7.fullyFundedBalance));
  });

  it('d8 counts nothing while remaining life is above useful life', () => {
    const one = [component(5_000, 10, 14)];
    expect(fullyFundedBalance(one, 0, now)).toBe(d8.fullyFundedNow);
    expect(fullyFundedBalance(one, 5, now)).toBe(cents(d8.fullyFundedAfter5Years_noInflation));
  });

  it('d9 has no percent funded without components', () => {
    expect(percentFunded(100, fullyFundedBalance([], 0, now))).toBe(d9.percentFunded);
  });

  it('d10 rolls a known balance forward to the fiscal year', () => {
    const known = {
      yearEndReserveBalance: cents(41_000),
      annualReserveContribution: cents(24_000),
      reserveMonthStart: 10,
      fiscalYearStartMonth: 1,
    };
    expect(monthsToFiscalYear(10, 1)).toBe(d10.months);
    expect(projectedStartingBalance({ ...known, upcomingExpenses: cents(3_500) })).toBe(
      cents(d10.projectedStartingBalance),
    );
    expect(upcomingExpensesMaximum(known)).toBe(cents(d10.upcomingExpensesMaximum));
  });
});

describe('projection p1', () => {
  const { rows } = project(plan);

  it.each(expectedRows)('year $offset is met to the cent', (expected) => {
    const row = rows[expected.offset]!;
    expect({
      ...row,
      percentFundedStart: points(row.percentFundedStart),
      percentFundedEnd: points(row.percentFundedEnd),
    }).toEqual({
      t: expected.offset,
      startBalance: cents(expected.start),
      fullyFundedStart: cents(expected.ffbStart),
      percentFundedStart: expected.percentFundedStart,
      contribution: cents(expected.contribution),
      assessments: cents(expected.special),
      loanProceeds: 0,
      interest: cents(expected.interest),
      expenditures: cents(expected.expenditures),
      debtService: 0,
      endBalance: cents(expected.end),
      fullyFundedEnd: cents(expected.ffbEnd),
      percentFundedEnd: expected.percentFundedEnd,
    });
  });

  it('meets the end balance under every other convention', () => {
    const { interestRate } = plan.interest;
    const endOf = (change: Partial<ProjectionInput>) => project({ ...plan, ...change }).endBalance;
    expect(endOf({})).toBe(cents(endBalanceByConvention.midYear));
    expect(endOf({ interest: { interestRate, rateBasis: 'nominalMonthly' } })).toBe(
      cents(endBalanceByConvention.midYearNominalMonthly),
    );
    expect(endOf({ interest: { interestRate, convention: 'beginningBalance' } })).toBe(
      cents(endBalanceByConvention.beginningBalance),
    );
    expect(endOf({ schedule: buildSchedule(components, { ...options, inflationTiming: 'midYear' }) })).toBe(
      cents(endBalanceByConvention.midYearInflation),
    );
  });

  it('carries the disclosure figures', () => {
    const { currentYearEnd, nextFive } = examples.disclosure;
    for (const expected of [{ offset: 0, ...currentYearEnd }, ...nextFive]) {
      const boundary = expected.offset + 1;
      expect(fullyFundedBalance(components, boundary, options)).toBe(cents(expected.required));
      expect(rows[expected.offset]!.endBalance).toBe(cents(expected.projectedBalance));
      expect(points(rows[expected.offset]!.percentFundedEnd)).toBe(expected.percentFunded);
    }
    const { fullyFundedEnd, endBalance } = rows[0]!;
    expect(deficitPerUnit(fullyFundedEnd, endBalance, examples.perUnit.units)).toBe(
      cents(currentYearEnd.deficiencyPerUnit),
    );
  });

  it('divides the monthly contribution by units', () => {
    expect(monthlyContributionPerUnit(cents(inputs.firstYearContribution), examples.perUnit.units)).toBe(
      cents(examples.perUnit.monthlyContributionPerUnit),
    );
  });
});

describe('plans on p1', () => {
  const goals: Record<keyof typeof examples.goals, Goal> = {
    baseline: { kind: 'baseline' },
    thresholdDollars: { kind: 'thresholdDollars', floor: cents(20_000) },
    thresholdPercent: { kind: 'thresholdPercent', percent: 50, fromBoundary: 3 },
    fullFunding: { kind: 'fullFunding' },
  };
  const shape = plan.contributions;

  it.each(Object.keys(goals) as (keyof typeof goals)[])('solves %s', (name) => {
    const expected = examples.goals[name];
    const solved = solveContribution({ ...plan, shape }, goals[name]);
    if (!solved.feasible) throw new Error(solved.reason);
    expect(Math.round(solved.unrounded)).toBe(cents(expected.solvedFirstYear));
    expect(solved.bindingBoundary).toBe(expected.bindingYearEnd);
    const rounded = solveContribution({ ...plan, shape, step: ROUNDING_STEPS.monthlyDollar }, goals[name]);
    if (!rounded.feasible) throw new Error(rounded.reason);
    expect(rounded.firstYear).toBe(cents(expected.firstYearRounded));
    expect(rounded.firstYear).toBe(12 * cents(expected.roundedUpToWholeMonthlyDollars));
    expect(rounded.projection.lowestBalance).toBe(cents(expected.lowestEndBalanceWithRounded));
    expect(points(rounded.projection.rows.at(-1)!.percentFundedEnd)).toBe(
      expected.finalPercentFundedWithRounded,
    );
  });

  it('follows a ladder', () => {
    const { steps, contributions: expected, endBalance } = examples.ladder;
    const contributions: ProjectionInput['contributions'] = {
      kind: 'ladder',
      steps: steps.map(({ fromYear, setAmount, addAmount, increasePct }) => ({
        fromYear,
        setAmount: setAmount === undefined ? undefined : cents(setAmount),
        addAmount: addAmount === undefined ? undefined : cents(addAmount),
        increaseRate: increasePct,
      })),
    };
    expect(contributionAmounts(contributions, inputs.years)).toEqual(expected.map(cents));
    expect(project({ ...plan, contributions }).endBalance).toBe(cents(endBalance));
  });

  it('divides by component', () => {
    const startingBalance = plan.startingBalance;
    const result = componentMethod(components, { startingBalance, inflationRate: options.inflationRate });
    expect(
      result.rows.map((row) => [row.componentId, row.fullyFunded, row.allocated, row.annualContribution]),
    ).toEqual(
      examples.componentMethod.rows.map((row) => [
        row.id,
        cents(row.fullyFundedNow),
        cents(row.allocatedBalance),
        cents(row.annualContribution),
      ]),
    );
    expect(result.total).toBe(cents(examples.componentMethod.total));
    expect(result.unallocated).toBe(0);
  });
});
