import { describe, expect, it } from 'vitest';
import type { Schedule } from '../inventory/schedule';
import { amountsByYear, project } from './projection';

const LIMIT = Number.MAX_SAFE_INTEGER;
/** A fund without interest, and with what each year spends. */
const fund = (startingBalance: number, expenditures: number[], more = {}) =>
  project({
    schedule: {
      years: expenditures.length,
      expenditures,
      fullyFunded: [...expenditures, 0],
    } as unknown as Schedule,
    startingBalance,
    contributions: { kind: 'simple', firstYear: 0, increaseRate: 0 },
    interest: { interestRate: 0 },
    ...more,
  });

describe('a projection', () => {
  it('is lowest in the first of the years with the lowest balance', () => {
    expect(fund(300, [100, 100, 0])).toMatchObject({ lowestBalance: 100, lowestYear: 1 });
  });

  it('falls short below 0, not at 0', () => {
    expect(fund(100, [100, 0]).firstShortfallYear).toBeNull();
    expect(fund(100, [100, 1]).firstShortfallYear).toBe(1);
  });

  it('adds the amounts of a year, each rounded, and leaves out what is outside its years', () => {
    const amounts = [-1, 0, 0, 1, 2].map((year) => ({ year, amount: 10.5 }));
    expect(Object.entries(amountsByYear(amounts, 2, 'loan proceeds'))).toEqual([
      ['0', 22],
      ['1', 11],
    ]);
  });

  const once = (amount: number) => [{ year: 0, amount }];
  const all = [LIMIT, LIMIT];
  it.each<[string, () => unknown]>([
    [
      'year of loan proceeds must be a whole number',
      () => amountsByYear([{ year: 0.5, amount: 1 }], 2, 'loan proceeds'),
    ],
    ['special assessment cannot be held', () => fund(0, [0], { assessments: once(2 * LIMIT) })],
    ['loan proceeds cannot be held', () => fund(0, [0], { loanProceeds: once(2 * LIMIT) })],
    ['debt service cannot be held', () => fund(0, [0], { debtService: once(2 * LIMIT) })],
    ['starting balance cannot be held', () => fund(0.5, [0])],
    ['balance at the end of year 0 cannot be held', () => fund(LIMIT, [0], { assessments: once(2) })],
    ['total of expenditures cannot be held', () => fund(LIMIT, all, { assessments: once(LIMIT) })],
  ])('says what it refuses: %s', (refusal, work) => expect(work).toThrow(refusal));
});
