import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { isBlank, type Cell } from '../../platform/sheets/grid';
import { cellText, LABEL_CHARS, textKey, valueText, words } from '../../platform/sheets/cell-text';
import { readAmount } from './numbers';

/** The kind of a row below the headings, before its values are read. */
export type RowKind =
  | { kind: 'blank' }
  | { kind: 'total'; level: 'grand' | 'total' | 'subtotal'; amount: number | null }
  | { kind: 'text'; text: string }
  | { kind: 'heading' }
  | { kind: 'data' };

export type ColumnOf = Partial<Record<ImportField, number>>;

export function columnOf(columns: readonly (ImportField | null)[]): ColumnOf {
  return Object.fromEntries(columns.flatMap((field, index) => (field ? [[field, index]] : [])));
}

/** The fields that each say when work is due. */
export const LIVES: readonly ImportField[] = ['usefulLife', 'remainingUsefulLife', 'nextReplacementYear'];

function totalLevel(label: string): 'grand' | 'total' | 'subtotal' | null {
  if (label.length > LABEL_CHARS) return null;
  const text = words(label).join(' ');
  if (/^(?:grand|overall|report|combined) totals?\b|\bgrand totals?$/.test(text)) return 'grand';
  if (/^sub ?totals?\b| sub ?totals?$/.test(text)) return 'subtotal';
  if (
    /^totals?(?: (?:all|reserves?|components?|assets?|inventory|current|replacement|costs?|association))*$/.test(
      text,
    )
  )
    return 'total';
  return /^totals? | totals?$/.test(text) ? 'subtotal' : null;
}

/** Returns the amount of a total row: in the cost column, else the only number of the row. */
function totalAmount(row: readonly Cell[], at: ColumnOf): number | null {
  const own = at.currentCost === undefined ? 'blank' : readAmount(row[at.currentCost]);
  if (typeof own === 'object') return own.value;
  const numbers = row
    .map((cell) => readAmount(cell))
    .flatMap((read) => (typeof read === 'object' ? [read.value] : []));
  return at.currentCost === undefined && numbers.length === 1 ? numbers[0]! : null;
}

/** Returns whether a row repeats the headings. Most rows differ in their first cell, which ends the comparison. */
function repeatsHeadings(row: readonly Cell[], headings: readonly string[]): boolean {
  const filled = row.flatMap((cell, i) => (isBlank(cell) ? [] : [{ text: cellText(cell)!, i }]));
  return (
    filled.length >= 3 &&
    filled.every(
      ({ text, i }) => text.length <= LABEL_CHARS && textKey(headings[i] ?? '').endsWith(textKey(text)),
    )
  );
}

/** Returns the kind of a row: data, blank, total, headings that a page break repeats, or a single text. */
export function rowKind(row: readonly Cell[], at: ColumnOf, headings: readonly string[]): RowKind {
  const filled = row.filter((cell) => !isBlank(cell));
  if (filled.length === 0) return { kind: 'blank' };
  if (repeatsHeadings(row, headings)) return { kind: 'heading' };
  const first = filled.find((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)) as string | undefined;
  const hasLife = LIVES.some((field) => at[field] !== undefined && valueText(row[at[field]]) !== null);
  const level = first !== undefined && !hasLife ? totalLevel(first) : null;
  if (level) return { kind: 'total', level, amount: totalAmount(row, at) };
  if (filled.length === 1 && first !== undefined) return { kind: 'text', text: first.trim() };
  return { kind: 'data' };
}

/**
 * Returns whether the row says that it has no life, by `N/A` or the like in at least one column of a life and nothing in
 * the others. Lists mark work like this that the association pays for outside of its reserves.
 */
export function hasNoLife(row: readonly Cell[], at: ColumnOf): boolean {
  const cells = LIVES.flatMap((field) => (at[field] === undefined ? [] : [row[at[field]]]));
  return cells.some((cell) => !isBlank(cell)) && cells.every((cell) => valueText(cell) === null);
}
