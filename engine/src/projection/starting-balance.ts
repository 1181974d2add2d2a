import { requireWhole } from '../errors';
import { roundCents } from '../numeric/cents';
import type { Cents } from '../types';

/** A balance known before the fiscal year begins. Months are 1 (January) to 12. */
export interface KnownBalance {
  yearEndReserveBalance: Cents;
  annualReserveContribution: Cents;
  reserveMonthStart: number;
  fiscalYearStartMonth: number;
}

/** Whole months from the start of the reserve month to the start of the fiscal year, over December; 0 when equal. */
export function monthsToFiscalYear(reserveMonthStart: number, fiscalYearStartMonth: number): number {
  requireWhole('reserveMonthStart', reserveMonthStart, 1, 12);
  requireWhole('fiscalYearStartMonth', fiscalYearStartMonth, 1, 12);
  return (fiscalYearStartMonth - reserveMonthStart + 12) % 12;
}

function balanceWithContributions(known: KnownBalance): Cents {
  const months = monthsToFiscalYear(known.reserveMonthStart, known.fiscalYearStartMonth);
  const contributions = roundCents((known.annualReserveContribution * months) / 12, 'contributions to come');
  return roundCents(known.yearEndReserveBalance + contributions, 'balance with contributions');
}

/**
 * Balance in cents at the start of the fiscal year: known balance + annual contribution / 12 * months - upcoming
 * expenses. The limit on expenses is a rule for input, not part of this.
 */
export function projectedStartingBalance(known: KnownBalance & { upcomingExpenses: Cents }): Cents {
  return roundCents(balanceWithContributions(known) - known.upcomingExpenses, 'projected starting balance');
}
