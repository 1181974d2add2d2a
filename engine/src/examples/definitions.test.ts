import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/examples.json';
import { cents, component } from '../../fixtures/inventory';
import { annualDeterioration, fullyFundedBalance, percentFunded } from '../inventory/fully-funded';
import { growthFactor } from '../numeric/growth';
import { monthsToFiscalYear, projectedStartingBalance } from '../projection/starting-balance';

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
  });
});
