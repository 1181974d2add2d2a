import type { DisclosureFact } from '@roofline/schema/disclosure-facts';
import type { UnsavedChange } from '../../../ui/form/SaveBar';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyExact } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import {
  choicesOf,
  fieldsOf,
  isRows,
  kindOf,
  type FactSheet,
  type FactValues,
  type RowsFact,
} from './fact-values';

/** Each row of a statement that is a list, in words. */
export function rowTexts(values: FactValues, key: RowsFact): string[] {
  if (key === 'excluded')
    return values.excluded.map(
      ({ name, remainingLife, reason }) =>
        `${name}${remainingLife === null ? '' : ` (remaining life ${remainingLife})`}: ${reason}`,
    );
  if (key === 'unitShares') return values.unitShares.map(({ unit, share }) => `${unit}: ${share ?? ''}%`);
  return values.loans.map(
    ({ payee, annualRate, balance, annualPayment, retirementDate }) =>
      `${payee}: ${formatMoneyExact(balance ?? 0)} at ${formatPercent(annualRate ?? 0, 2)}, ` +
      `${formatMoneyExact(annualPayment ?? 0)} a year, retired on ${formatDay(retirementDate ?? '')}`,
  );
}

/** A statement that is no list, in words; empty where it is not stated. */
export function factText(key: Exclude<DisclosureFact, RowsFact>, values: FactValues): string {
  const value = values[key];
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatMoneyExact(value);
  if (kindOf(key) === 'day') return formatDay(value);
  return choicesOf(key).find((choice) => choice.value === value)?.label ?? value;
}

function shortText(key: DisclosureFact, values: FactValues): string {
  if (isRows(key)) return String(values[key].length);
  const text = factText(key, values);
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}

/** What differs from the saved facts. */
export function factChanges(
  state: FactSheet['state'],
  values: FactValues,
  saved: FactValues,
): UnsavedChange[] {
  const text = (value: unknown) => JSON.stringify(value ?? null).replace(/^""$/, 'null');
  return fieldsOf(state)
    .filter(({ key }) => text(values[key]) !== text(saved[key]))
    .map(({ key, label }) => ({
      label: label.replace(/\?$/, ''),
      from: shortText(key, saved),
      to: shortText(key, values),
    }));
}
