import { get, type FieldValues } from 'react-hook-form';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import { formatDay } from '../../ui/format/day';
import { formatMoneyExact } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { BoundField } from './bound-field';

/** The longest text of an answer: the foot of a page has one line. */
const LONGEST = 40;

/** Returns an answer in words; empty where there is none. */
export function answerInWords(
  { kind, options }: Pick<BoundField<FieldValues>, 'kind' | 'options'>,
  answer: unknown,
): string {
  if (answer === null || answer === undefined || answer === '') return '';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (kind === 'choice') return options.find(({ value }) => value === answer)?.label ?? String(answer);
  if (kind === 'money') return formatMoneyExact(Number(answer));
  if (kind === 'percent') return formatPercent(Number(answer), 2);
  if (Array.isArray(answer)) return String(answer.length);
  return kind === 'day' ? formatDay(String(answer)) : String(answer);
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** Returns an answer as it is compared: as it is sent, where an empty text is no answer. */
const told = (answer: unknown) => JSON.stringify(answer === '' ? null : (answer ?? null));

/** Returns the unsaved changes, in the words of the screen. */
export function changesIn<Values extends FieldValues>(
  fields: readonly BoundField<Values>[],
  values: Values,
  saved: Values,
): UnsavedChange[] {
  return fields
    .filter(({ name, isUncounted }) => !isUncounted && told(get(values, name)) !== told(get(saved, name)))
    .map((field) => ({
      label: field.calledInLists.replace(/\?$/, ''),
      from: short(answerInWords(field, get(saved, field.name))),
      to: short(answerInWords(field, get(values, field.name))),
    }));
}
