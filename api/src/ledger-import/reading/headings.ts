import { LEDGER_COLUMNS, type LedgerField } from '@roofline/schema/ledger-import/columns';
import { LABEL_CHARS, words } from '../../platform/sheets/cell-text';
import type { Cell } from '../../platform/sheets/grid';

const FIELDS = new Map<string, { field: LedgerField; rank: number }>(
  LEDGER_COLUMNS.flatMap(({ field, aliases }) =>
    aliases.map((alias, rank): [string, { field: LedgerField; rank: number }] => [alias, { field, rank }]),
  ),
);

/** Returns a heading in the words of the table above: `Payee / Payer` is `payee payer`, `Debit ($)` is `debit`. */
export const headingKey = (cell: Cell | undefined): string =>
  typeof cell === 'string' && cell.length <= LABEL_CHARS ? words(cell).join(' ') : '';

export interface HeadingRow {
  headings: string[];
  columns: (LedgerField | null)[];
  /** The number of fields that it names. */
  count: number;
}

const IS_CODE = /\b(?:code|number|no)\b/;

/**
 * Returns the field of each heading. Of two that name the account, the one that says code or number is its code; the
 * other one is its name, unless another heading is.
 */
function namedFields(keys: readonly string[]) {
  const found = keys.map((key) => FIELDS.get(key));
  const accounts = keys.flatMap((_key, index) => (found[index]?.field === 'account' ? [index] : []));
  const code = accounts.find((index) => IS_CODE.test(keys[index]!));
  const name = accounts.find((index) => !IS_CODE.test(keys[index]!));
  if (code === undefined || name === undefined) return found;
  const rank = found.some((each) => each?.field === 'accountName') ? Infinity : 0;
  return found.map((each, index) => {
    if (index === name) return rank === 0 ? { field: 'accountName' as const, rank } : undefined;
    return index === code ? { field: 'account' as const, rank: -1 } : each;
  });
}

/** Reads a row as headings. Each field counts once, by its most usual word, but a repeatable one in every column. */
export function headingRow(row: readonly Cell[], isRepeatable: (field: LedgerField) => boolean): HeadingRow {
  const keys = row.map(headingKey);
  const found = namedFields(keys);
  const best = new Map<LedgerField, number>();
  found.forEach((each, index) => {
    if (!each || isRepeatable(each.field)) return;
    const held = best.get(each.field);
    if (held === undefined || found[held]!.rank > each.rank) best.set(each.field, index);
  });
  const columns = found.map((each, index) =>
    each && (isRepeatable(each.field) || best.get(each.field) === index) ? each.field : null,
  );
  const headings = row.map((cell) => (typeof cell === 'string' ? cell.slice(0, LABEL_CHARS) : ''));
  return { headings, columns, count: new Set(columns.filter((field) => field !== null)).size };
}
