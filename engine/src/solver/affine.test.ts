import { describe, expect, it } from 'vitest';
import type { Schedule } from '../inventory/schedule';
import type { FundingInput } from '../projection/projection';
import { affineFund, fundBalances, settle, smallestAmount } from './affine';

/** What a year starts with earns 10%; nothing else does. */
const interest = { interestRate: 10, convention: 'beginningBalance' } as const;

function fundOf(
  startingBalance: number,
  expenditures: readonly number[],
  weight: readonly number[],
  more: Partial<FundingInput> = {},
) {
  const schedule = { years: expenditures.length, expenditures } as unknown as Schedule;
  const none = expenditures.map(() => 0);
  return affineFund({ schedule, startingBalance, interest, ...more }, none, weight);
}

describe('the fund of an amount', () => {
  it('adds up what flows in and out of each year', () => {
    const schedule = { years: 2, expenditures: [100, 200] } as unknown as Schedule;
    const input = {
      schedule,
      startingBalance: 0,
      interest,
      assessments: [{ year: 0, amount: 10 }],
      loanProceeds: [{ year: 1, amount: 20 }],
      debtService: [{ year: 1, amount: 5 }],
    };
    expect(affineFund(input, [1, 2], [1, 1])).toMatchObject({ inflow: [11, 22], outflow: [100, 205] });
  });

  it.each([
    ['special assessment', 'assessments'],
    ['loan proceeds', 'loanProceeds'],
    ['debt service', 'debtService'],
  ])('says what it refuses: year of %s', (name, field) =>
    expect(() => fundOf(0, [0], [1], { [field]: [{ year: 0.5, amount: 1 }] })).toThrow(
      `year of ${name} must`,
    ),
  );

  it('has the amount in the years of its weight', () =>
    expect(fundBalances(fundOf(1_000, [0, 1_500], [1, 0]), 100)).toEqual({
      balances: [1_000, 1_200, -180],
      floorFrom: Infinity,
    }));

  it('earns nothing below zero, and says from which boundary on', () => {
    expect(fundBalances(fundOf(1_000, [2_000, 0, 0], [1, 1, 1]), 0)).toEqual({
      balances: [1_000, -900, -900, -900],
      floorFrom: 2,
    });
    expect(fundBalances(fundOf(-1_000, [0, 0], [1, 1]), 100)).toEqual({
      balances: [-1_000, -900, -800],
      floorFrom: 1,
    });
  });

  it('pays interest below zero where that is charged', () =>
    expect(
      fundBalances(fundOf(-1_000, [0], [1], { interest: { ...interest, chargeOnNegative: true } }), 0),
    ).toEqual({ balances: [-1_000, -1_100], floorFrom: Infinity }));
});

describe('the smallest amount', () => {
  const free = { interest: { interestRate: 0 } };

  it('is decided by the boundary that asks most, the earliest of several', () => {
    expect(smallestAmount(fundOf(0, [0, 100], [1, 1], free), [null, 0, 0])).toEqual({
      amount: 50,
      boundary: 2,
    });
    expect(smallestAmount(fundOf(0, [100, 100], [1, 1], free), [null, 0, 0])).toEqual({
      amount: 100,
      boundary: 1,
    });
    expect(smallestAmount(fundOf(1_000, [100, 100], [1, 1], free), [null, 0, 0])).toEqual({
      amount: 0,
      boundary: 2,
    });
  });

  it('leaves out boundaries without a target', () =>
    expect(smallestAmount(fundOf(0, [1_000, 0], [1, 1], free), [null, null, 0])).toEqual({
      amount: 500,
      boundary: 2,
    }));

  it.each<[string, ReturnType<typeof fundOf>, (number | null)[], number, number]>([
    ['from the start', fundOf(-1_000, [0, 0], [1, 1]), [null, null, 0], 500, 2],
    ['at the first of two targets', fundOf(-1_000, [0, 0], [1, 1]), [null, 0, -9_000], 1_000, 1],
    [
      'at two targets alike, of which the first counts',
      fundOf(-1_000, [0, 0], [1, 0]),
      [null, 0, 0],
      1_000,
      1,
    ],
    ['while the amount cannot help', fundOf(-1_000, [0, 0], [0, 1]), [null, 0, 0], 1_000, 2],
    [
      'at the last target',
      fundOf(0, [0, 500], [1, 0], { interest: { interestRate: 10 } }),
      [null, null, -400],
      100 / 1.05,
      2,
    ],
    [
      'in a year before the one that decides',
      fundOf(-300, [0, 0, 700], [1, 1, 1]),
      [null, -1_000, -1_000, 0],
      1_063 / 3.31,
      3,
    ],
  ])(
    'is less than the closed form where a fund below zero earns nothing, %s',
    (_name, fund, targets, amount, boundary) => {
      const found = smallestAmount(fund, targets);
      expect(found.amount).toBeCloseTo(amount, 6);
      expect(found.boundary).toBe(boundary);
    },
  );
});

describe('settling on whole steps', () => {
  it.each([
    ['the guess', 10.2, 1, 11],
    ['far above the guess', 10.2, 1, 1_000],
    ['a little above the guess', 10.2, 1, 13],
    ['far below the guess', 1_000, 1, 3],
    ['a little below the guess', 10, 1, 8],
    ['nothing, though the guess is some', 50, 1, 0],
    ['nothing, though the guess is below it', -50, 1, 0],
    ['one', 9, 1, 1],
    ['whole steps', 31, 10, 70],
  ])('finds %s', (_name, guess, step, least) =>
    expect(settle(guess, step, (amount) => amount >= least)).toBe(least),
  );
});
