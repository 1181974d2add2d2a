import { requireWhole } from '../errors';
import type { Cents, YearAmount } from '../types';
import { loanBalance, type Amortisation } from './amortisation';

const MONTHS = 12;

/**
 * Payments by fiscal year in cents. A loan drawn at the start of year `drawYear` pays for the first time at the end of
 * its first month, `firstMonth` months later than that (0 when absent); year t holds the payments of its twelve months.
 * Of a loan drawn before year 0 the payments that are still to come.
 */
export function debtServiceByYear(loan: Amortisation, drawYear: number, firstMonth = 0): YearAmount[] {
  requireWhole('drawYear', drawYear, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  requireWhole('firstMonth', firstMonth, 0, Number.MAX_SAFE_INTEGER);
  const byYear: YearAmount[] = [];
  for (const { month, payment } of loan.rows) {
    const year = drawYear + Math.floor((firstMonth + month - 1) / MONTHS);
    if (year < 0) continue;
    const last = byYear.at(-1);
    if (last?.year === year) last.amount += payment;
    else byYear.push({ year, amount: payment });
  }
  return byYear;
}

/** Balance still owed in cents at boundary k, the start of year k; 0 before the loan is drawn. */
export function debtAtBoundary(
  loan: Amortisation,
  drawYear: number,
  boundary: number,
  firstMonth = 0,
): Cents {
  if (boundary < drawYear) return 0;
  return loanBalance(loan, (boundary - drawYear) * MONTHS - firstMonth);
}
