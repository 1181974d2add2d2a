import { FEE_COLLECTION_FREQUENCIES } from '@roofline/schema/financials';
import { monthNames } from '@roofline/schema/fiscal-year';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import { formatMoneyExact } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { FINANCIAL_LABELS, type FinancialValues } from '../form/use-financial-form';

const MONTHS = new Set<keyof FinancialValues>(['fiscalYearStartMonth', 'reserveMonthStart']);
const RATES = new Set<keyof FinancialValues>([
  'inflationRate',
  'interestRate',
  'reserveContributionIncreaseRate',
]);

function words(name: keyof FinancialValues, value: FinancialValues[keyof FinancialValues]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (MONTHS.has(name)) return monthNames[value - 1] ?? '';
  if (RATES.has(name)) return formatPercent(value, 2);
  if (name === 'feeCollectionFrequencyId')
    return FEE_COLLECTION_FREQUENCIES.find((f) => f.id === value)?.name ?? '';
  return name === 'startingFiscalYear' ? String(value) : formatMoneyExact(value);
}

/** What differs from the saved year. A year that awaits setup is a change in itself: its proposal can be saved as it stands. */
export function financialChanges(
  values: FinancialValues,
  saved: FinancialValues,
  requireSetup: boolean,
): UnsavedChange[] {
  const names = Object.keys(FINANCIAL_LABELS) as (keyof FinancialValues)[];
  const changes = names
    .filter((name) => values[name] !== saved[name])
    .map((name) => ({
      label: FINANCIAL_LABELS[name].replace(/\?$/, ''),
      from: words(name, saved[name]),
      to: words(name, values[name]),
    }));
  return requireSetup && changes.length === 0
    ? [{ label: 'This year', from: 'not set up', to: 'set up as proposed' }]
    : changes;
}
