import { describe, expect, it } from 'vitest';
import { cents, component } from '../../fixtures/inventory';
import { buildSchedule } from '../inventory/schedule';
import { solveIncreaseRate } from './goals';
import { shortfallAssessments } from './shortfall';

/** A fund of $100 without interest that spends these cents. */
const spends = (expenditures: number[]) => ({
  schedule: { years: expenditures.length, expenditures, fullyFunded: new Array<number>(9).fill(0) } as never,
  startingBalance: cents(100),
  interest: { interestRate: 0 },
});

describe('assessments of years that fall short', () => {
  const of = (expenditures: number[], floor?: number) =>
    shortfallAssessments(
      { ...spends(expenditures), contributions: { kind: 'simple', firstYear: 1_000, increaseRate: 0 } },
      floor,
    );

  it('are what is missing, in each year that misses it', () => {
    expect(of([12_000, 0, 3_000])).toEqual([
      { year: 0, amount: 1_000 },
      { year: 2, amount: 1_000 },
    ]);
    expect(of([12_000, 0, 3_000], 500)).toEqual([
      { year: 0, amount: 1_500 },
      { year: 2, amount: 1_000 },
    ]);
  });

  it('are none where the fund ends each year at the floor', () => {
    expect(of([11_000, 1_000, 1_000])).toEqual([]);
    expect(of([11_000, 1_000, 1_001])).toEqual([{ year: 2, amount: 1 }]);
  });
});

describe('an increase', () => {
  it('that need not be is decided by the earliest boundary with nothing to spare', () => {
    // Boundaries 1 and 6 end at 0; a hundredth of a point less would miss only the later one.
    const fund = spends([12_500, 0, 0, 0, 0, 12_500]);
    expect(solveIncreaseRate({ ...fund, firstYear: 2_500 }, { kind: 'baseline' })).toMatchObject({
      increaseRate: 0,
      bindingBoundary: 1,
    });
  });

  it('is not enough where the first year misses, also beyond the range of cents', () => {
    const schedule = buildSchedule([component(50_000, 7, 3)], { years: 60, inflationRate: 3 });
    const fund = { schedule, startingBalance: cents(20_000), interest: { interestRate: 2 } };
    const goal = { kind: 'thresholdDollars', floor: cents(90_000) } as const;
    expect(solveIncreaseRate({ ...fund, firstYear: cents(9_000) }, goal)).toMatchObject({
      feasible: false,
      reason: 'aboveMaximum',
      boundary: 1,
    });
  });
});
