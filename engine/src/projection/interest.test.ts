import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors';
import { earnedShares, earnedSharesByYear, effectiveRate, interestFactors, yearInterest } from './interest';

describe('interest factors', () => {
  it('follow the table of conventions', () => {
    const of = (convention: 'midYear' | 'beginningBalance' | 'average' | 'monthly') =>
      interestFactors({ interestRate: 6, convention });
    expect(of('midYear')).toEqual({ a: 1.06, b: 1.03, e: 1.03 });
    expect(of('beginningBalance')).toEqual({ a: 1.06, b: 1, e: 1 });
    const average = of('average');
    expect(average.a).toBeCloseTo(1.03 / 0.97, 14);
    expect(average.b).toBeCloseTo(1 / 0.97, 14);
    expect(average.e).toBe(average.b);
    const monthly = of('monthly');
    expect(monthly.a).toBeCloseTo(1.005 ** 12, 14);
    expect(monthly.b).toBeCloseTo((1.005 ** 12 - 1) / 0.06, 13);
    expect(monthly.e).toBeCloseTo(1.005 ** 6, 14);
  });

  it('are all 1 at a rate of 0', () => {
    for (const convention of ['midYear', 'beginningBalance', 'average', 'monthly'] as const) {
      expect(interestFactors({ interestRate: 0, convention })).toEqual({ a: 1, b: 1, e: 1 });
    }
  });

  it('the average convention earns its rate on the mean of start and end', () => {
    const earned = earnedShares({ interestRate: 4, convention: 'average' });
    const flows = { start: 1_000_000, inflow: 300_000, outflow: 500_000 };
    const interest = yearInterest(earned, flows, false);
    const end = flows.start + flows.inflow - flows.outflow + interest;
    expect(Math.abs(interest - 0.04 * ((flows.start + end) / 2))).toBeLessThan(1);
  });

  it('monthly deposits at month ends agree with twelve single steps', () => {
    const { a, b, e } = interestFactors({ interestRate: 9, convention: 'monthly' });
    let balance = 5_000;
    for (let month = 1; month <= 12; month++) {
      balance = balance * 1.0075 + 100;
      if (month === 6) balance -= 700;
    }
    expect(a * 5_000 + b * 1_200 - e * 700).toBeCloseTo(balance, 8);
  });

  it('use the rate as quoted, after tax', () => {
    expect(effectiveRate({ interestRate: 3 })).toBe(0.03);
    expect(effectiveRate({ interestRate: 3, rateBasis: 'nominalMonthly' })).toBeCloseTo(1.0025 ** 12 - 1, 14);
    expect(effectiveRate({ interestRate: 3, taxRate: 30 })).toBeCloseTo(0.021, 15);
    expect(interestFactors({ interestRate: 6, convention: 'monthly', taxRate: 50 }).a).toBeCloseTo(
      1.0025 ** 12,
      14,
    );
  });

  it('charge a negative balance only on request', () => {
    const earned = earnedShares({ interestRate: 5 });
    const flows = { start: -100_000, inflow: 0, outflow: 0 };
    expect(yearInterest(earned, flows, false)).toBe(0);
    expect(yearInterest(earned, flows, true)).toBe(-5_000);
  });

  it('keep nothing of the interest at a tax of 100 points', () => {
    expect(effectiveRate({ interestRate: 5, taxRate: 100 })).toBe(0);
  });

  it('belong to the years of the horizon, each at its own rate', () => {
    const yearRates = [-1, 0, 1, 3].map((year) => ({ year, rate: 7 }));
    const byYear = earnedSharesByYear({ interestRate: 5, yearRates }, 3);
    expect(Object.keys(byYear)).toEqual(['0', '1', '2']);
    expect(byYear.map(({ start }) => start)).toEqual([0.07, 0.07, 0.05]);
  });

  const RATE = 'interestRate must be at least 0 and below 100 points';
  const TAX = 'taxRate must be from 0 to 100 points';
  const MONTH = 'spendingMonth must be a whole number from 0 to 12';
  it.each([
    [RATE, { interestRate: -1 }],
    [RATE, { interestRate: 100 }],
    [RATE, { interestRate: NaN }],
    [TAX, { interestRate: 1, taxRate: 101 }],
    [TAX, { interestRate: 1, taxRate: -1 }],
    [MONTH, { interestRate: 1, convention: 'monthly', spendingMonth: 13 }],
    [MONTH, { interestRate: 1, convention: 'monthly', spendingMonth: 6.5 }],
  ] as const)('are refused: %s (%o)', (refusal, options) => {
    const refused = () => interestFactors(options);
    expect(refused).toThrow(InvalidInputError);
    expect(refused).toThrow(refusal);
  });

  it('name what is out of range', () => {
    const yearRates = [{ year: 2, rate: -101 }];
    expect(() => earnedSharesByYear({ interestRate: 5, yearRates }, 3)).toThrow(
      'interestRate of year 2 must be -100 points or more',
    );
    const most = { start: Number.MAX_SAFE_INTEGER, inflow: 0, outflow: 0 };
    expect(() => yearInterest({ start: 1.5, inflow: 0, outflow: 0 }, most, false)).toThrow(
      'interest of a year',
    );
  });
});
