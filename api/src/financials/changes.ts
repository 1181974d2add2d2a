import { changesOf, nameIn, wordedFields, type Change } from '@roofline/schema/activity/changes';
import {
  FEE_COLLECTION_FREQUENCIES,
  propertyFinancialInput,
  type PropertyFinancial,
} from '@roofline/schema/financials/financials';
import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import { limits } from '@roofline/schema/value/limits';
import type { FinancialRow } from './repository';
import { presentFinancial } from './wire';

/** What a change is described from; neither the day nor the workspace matters to labels. */
const documented = propertyFinancialInput({
  balanceMin: limits.balanceMinEdit,
  hasLoanAnalysis: true,
  today: '2026-01-01',
});

const month = (number: number) => monthNames[number - 1] ?? String(number);

const FIELDS = wordedFields<typeof documented, PropertyFinancial>(documented, {
  fiscalYearStartMonth: { words: (row) => month(row.fiscalYearStartMonth) },
  startingFiscalYear: { words: ({ startingFiscalYear }) => String(startingFiscalYear) },
  feeCollectionFrequencyId: {
    words: (row) => nameIn(FEE_COLLECTION_FREQUENCIES, row.feeCollectionFrequencyId),
  },
  reserveMonthStart: { words: (row) => month(row.reserveMonthStart) },
  // Without them their amount is $0.
  hasUpcomingExpenses: null,
  // Asked of each save, and recorded as what it does.
  updateAllPlans: null,
});

/** What differs between the financials of a year before and after a change, or between those of two years. */
export function financialChanges(before: FinancialRow, after: FinancialRow): Change[] {
  const shown = { before: presentFinancial(before, false), after: presentFinancial(after, false) };
  return changesOf(FIELDS, shown);
}
