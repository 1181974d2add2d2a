import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatLimit, hasTwoDecimals, toCents, toDollars, toHundredths, toPoints } from './money';
import { limits } from './limits';
import {
  currentFiscalYear,
  defaultFiscalYear,
  fiscalYearLabel,
  startingFiscalYears,
} from '../fiscal-year/fiscal-year';

describe('money', () => {
  it('goes to cents and back without loss over the whole range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_900_000_000, max: 9_900_000_000 }), (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });
  it.each([
    [1.005, 101],
    [1.004, 100],
    [0.125, 13],
    [2.675, 268],
    [0.005, 1],
    [0.0049, 0],
    [-1.005, -101],
    [-1.004, -100],
    [-0.005, -1],
    [98_999_999.985, 9_899_999_999],
    [98_999_999.995, 9_900_000_000],
    [-49_999_999.995, -5_000_000_000],
  ])('rounds %d dollars to %d cents, half a cent away from zero', (dollars, cents) =>
    expect(toCents(dollars)).toBe(cents),
  );
  it('rounds half a cent away from zero at every magnitude up to the greatest amount', () => {
    const most = limits.feeMax * 100 - 1;
    const amounts = fc
      .integer({ min: 0, max: 33 })
      .chain((power) => fc.integer({ min: 2 ** power - 1, max: Math.min(2 ** (power + 1), most) }));
    fc.assert(
      fc.property(amounts, (cents) => {
        // Built as text, since a sum of doubles is not exactly the half.
        const half = Number(`${cents}.5e-2`);
        const below = Number(`${cents}.49999e-2`);
        expect([toCents(half), toCents(-half)]).toEqual([cents + 1, -cents - 1]);
        expect([toCents(below), toCents(-below)]).toEqual([cents, -cents || 0]);
      }),
      { seed: 20261122, numRuns: 5000 },
    );
  });
  it('never returns minus zero', () => expect(Object.is(toCents(-0.001), 0)).toBe(true));
  it('tells two decimals from three', () => {
    expect([1.23, 98_999_999.99, 0.1 + 0.2].map(hasTwoDecimals)).toEqual([true, true, true]);
    expect([33_000_000.1 + 33_000_000.2, -0.1 - 0.2].map(hasTwoDecimals)).toEqual([true, true]);
    expect([1.234, 0.001].map(hasTwoDecimals)).toEqual([false, false]);
    expect([-1.234, 1_000_000.005, 98_999_999.991, -98_999_999.991].filter(hasTwoDecimals)).toEqual([]);
  });
  it('keeps every rate of two decimals', () => {
    for (let h = 0; h <= 9999; h++) expect(toHundredths(toPoints(h))).toBe(h);
  });
  it('formats limits as the messages show them', () => {
    expect([0, 386_400, 47_000.5, -50_000_000].map(formatLimit)).toEqual([
      '$0',
      '$386,400',
      '$47,000.50',
      '-$50,000,000',
    ]);
  });
});

describe('fiscal years', () => {
  it('begin on the first day of the start month', () => {
    expect(currentFiscalYear('2026-06-30', 7)).toBe(2025);
    expect(currentFiscalYear('2026-07-01', 7)).toBe(2026);
    expect(currentFiscalYear('2028-02-29', 3)).toBe(2027);
    expect(fiscalYearLabel(2026, 1)).toBe('2026 (Start Date 1/1/2026)');
    expect(startingFiscalYears('2026-11-20')).toHaveLength(16);
  });
  const years = (setUp: number[], current = 2026) =>
    [2024, 2025, 2026, 2027].map((year) => ({
      year,
      requireSetup: !setUp.includes(year),
      isCurrentFiscalYear: year === current,
    }));
  it.each([
    [[2025, 2026], 2025, 2025],
    [[2026], 2025, 2026],
    [[2026], null, 2026],
    [[2025], null, 2025],
    [[2024], null, 2024],
    [[], 2025, 2026],
  ] as const)('with %j set up and %s stored default to %s', (setUp, stored, expected) => {
    expect(defaultFiscalYear(years([...setUp]), stored)).toBe(expected);
  });
});
