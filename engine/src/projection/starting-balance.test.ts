import { describe, expect, it } from 'vitest';
import { monthsToFiscalYear, projectedStartingBalance } from './starting-balance';

const LIMIT = Number.MAX_SAFE_INTEGER;
const known = (change = {}) => ({
  yearEndReserveBalance: 10_000,
  annualReserveContribution: 1_000,
  reserveMonthStart: 11,
  fiscalYearStartMonth: 1,
  upcomingExpenses: 500,
  ...change,
});

describe('starting balance', () => {
  it('counts months across December', () => {
    expect([monthsToFiscalYear(7, 7), monthsToFiscalYear(11, 2), monthsToFiscalYear(2, 1)]).toEqual([
      0, 3, 11,
    ]);
    expect(monthsToFiscalYear(12, 12)).toBe(0);
  });

  it('adds the months to come, rounded once, and takes the expenses off', () => {
    expect(projectedStartingBalance(known())).toBe(9_667);
  });

  it.each<[string, () => unknown]>([
    ['reserveMonthStart must be a whole number from 1 to 12', () => monthsToFiscalYear(0, 1)],
    ['fiscalYearStartMonth must be a whole number from 1 to 12', () => monthsToFiscalYear(1, 13)],
    [
      'contributions to come cannot',
      () => projectedStartingBalance(known({ annualReserveContribution: 12 * LIMIT })),
    ],
    [
      'balance with contributions cannot',
      () => projectedStartingBalance(known({ yearEndReserveBalance: LIMIT })),
    ],
    [
      'projected starting balance cannot',
      () => projectedStartingBalance(known({ upcomingExpenses: -LIMIT })),
    ],
  ])('says what it refuses: %s', (refusal, work) => expect(work).toThrow(refusal));
});
