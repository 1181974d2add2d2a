import { formatLimit, toDollars, toPoints } from '@roofline/schema/value/money';
import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import { FEE_COLLECTION_FREQUENCIES } from '@roofline/schema/financials/financials';
import type { StoredValues } from './wire';

type Value = StoredValues[keyof StoredValues];

const amount = (value: Value) => (typeof value === 'number' ? formatLimit(toDollars(value)) : 'none');
const rate = (value: Value) => `${toPoints(Number(value))}%`;
const month = (value: Value) => monthNames[Number(value) - 1] ?? String(value);
const frequency = (value: Value) =>
  FEE_COLLECTION_FREQUENCIES.find((f) => f.id === value)?.name ?? String(value);

/** Fields that the history of a property tells about, with their labels and the way each is written. */
const TOLD: [keyof StoredValues, string, (value: Value) => string][] = [
  ['yearEndReserveBalance', 'starting reserve balance', amount],
  ['averageHoaAnnualFee', 'total annual fees', amount],
  ['previousHoaAnnualFee', 'previous annual fees', amount],
  ['annualReserveContribution', 'annual reserve contributions', amount],
  ['upcomingExpenses', 'upcoming expenses', amount],
  ['inflationRate', 'inflation rate', rate],
  ['interestRate', 'interest rate', rate],
  ['reserveContributionIncreaseRate', 'reserve contribution increase rate', rate],
  ['feeCollectionFrequencyId', 'fee collection', frequency],
  ['fiscalYearStartMonth', 'fiscal year start', month],
  ['reserveMonthStart', 'reserve month start', month],
  ['startingFiscalYear', 'starting fiscal year', String],
];

/** What differs, in words: "inflation rate from 3% to 3.5%; …"; null where nothing does. */
export function describeChange(before: StoredValues, after: StoredValues): string | null {
  const told = TOLD.filter(([field]) => before[field] !== after[field]).map(
    ([field, label, write]) => `${label} from ${write(before[field])} to ${write(after[field])}`,
  );
  return told.length > 0 ? told.join('; ') : null;
}
