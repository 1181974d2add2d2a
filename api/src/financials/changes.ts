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

/** The schema that names the fields of a change; labels do not depend on the day or the workspace. */
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
  // Without upcoming expenses their amount is $0.
  hasUpcomingExpenses: null,
  // A choice of each save, which is recorded by its effects.
  updateAllPlans: null,
});

/** Returns the differences between a year's financials before and after a change, or between those of two years. */
export function financialChanges(before: FinancialRow, after: FinancialRow): Change[] {
  const shown = { before: presentFinancial(before, false), after: presentFinancial(after, false) };
  return changesOf(FIELDS, shown);
}
