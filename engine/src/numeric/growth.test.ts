import { describe, expect, it } from 'vitest';
import { compoundGrowth, costGrowth, growthFactor, rateOfYear } from './growth';

const yearRates = [
  { year: 1, rate: 50 },
  { year: 3, rate: 100 },
];

describe('growth by the rates of years', () => {
  it('takes the rate of a year, or the general one', () => {
    expect([0, 1, 3].map((year) => rateOfYear(10, year, yearRates))).toEqual([10, 50, 100]);
    expect(rateOfYear(10, 1)).toBe(10);
  });

  it.each([
    [0, 0, 1],
    [0, 1, 1.1],
    [0, 2, 1.1 * 1.5],
    [1, 2, 1.5],
    [2, 3, 1.1],
    [0, 4, 1.1 ** 2 * 1.5 * 2],
    [1, 3, 1.5 * 1.1],
    [4, 6, 1.1 ** 2],
  ])('multiplies the years from %d to before %d', (from, to, growth) =>
    expect(compoundGrowth(10, from, to, yearRates)).toBeCloseTo(growth, 12),
  );

  it('is the growth of one rate where years have the same', () => {
    const same = [{ year: 1, rate: 10 }];
    expect(compoundGrowth(10, 0, 5, same)).toBe(growthFactor(10, 5));
    expect(compoundGrowth(10, 0, 5)).toBe(growthFactor(10, 5));
    // To the last bit: the growth of six years times that of one differs in it.
    expect(compoundGrowth(5, 0, 7, [{ year: 1, rate: 5 }])).toBe(growthFactor(5, 7));
  });

  it('of a cost reaches its day of the year', () => {
    expect(costGrowth(10, 1, 'startOfYear', yearRates)).toBeCloseTo(1.1, 12);
    expect(costGrowth(10, 1, 'midYear', yearRates)).toBeCloseTo(1.1 * Math.sqrt(1.5), 12);
    expect(costGrowth(10, 1, 'endOfYear', yearRates)).toBeCloseTo(1.1 * 1.5, 12);
    expect(costGrowth(10, 2)).toBeCloseTo(1.21, 12);
  });
});
