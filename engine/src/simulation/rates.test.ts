import { describe, expect, it } from 'vitest';
import { earnedShares } from '../projection/interest';
import { DrawnShares, drawnSharesByYear } from './rates';

describe('interest off the rate of a plan', () => {
  const interest = { interestRate: 3, taxRate: 20 };
  const sharesAt = (shift: number) => new DrawnShares(interest).at(shift);

  it.each([
    [0, 3],
    [250, 3.25],
    [-1_500, 1.5],
    [-3_000, 0],
    [-3_001, 0],
    [-9_000, 0],
    [4_000, 7],
    [4_001, 7.001],
    [20_000, 23],
    [500_000, 99.99],
  ])('by %d thousandths of a point is that of %d points', (shift, interestRate) =>
    expect(sharesAt(shift)).toEqual(earnedShares({ ...interest, interestRate })),
  );

  it.each([0, 4_000, -4_000, 4_001, -4_001])('is worked out once at %d', (shift) => {
    const table = new DrawnShares(interest);
    expect(table.at(shift)).toBe(table.at(shift));
  });

  it('is that of the year, one table for the years of a rate', () => {
    const yearRates = [{ year: 1, rate: 5 }];
    const tables = drawnSharesByYear({ ...interest, yearRates }, 3);
    expect(tables.map((table) => table.at(0))).toEqual(
      [3, 5, 3].map((interestRate) => earnedShares({ ...interest, interestRate })),
    );
    expect(tables[2]).toBe(tables[0]);
    expect(() => drawnSharesByYear({ ...interest, yearRates: [{ year: 0.5, rate: 1 }] }, 1)).toThrow(
      'interestRate',
    );
  });
});
