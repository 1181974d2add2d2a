import type { LedgerField } from '@roofline/schema/ledger-import/columns';
import { limits } from '@roofline/schema/value/limits';
import type { Cents } from '@roofline/schema/value/money';
import { cellText, cutText } from '../../../platform/sheets/cell-text';
import { isBlank, type Cell } from '../../../platform/sheets/grid';
import { readMoney } from './money';
import { fundOf } from './row-words';

export type Columns = readonly (LedgerField | null)[];
export type Places = Partial<Record<LedgerField, number>>;

/** Returns the first column of each field. */
export function placesOf(columns: Columns): Places {
  const places: Places = {};
  columns.forEach((field, index) => {
    if (field !== null) places[field] ??= index;
  });
  return places;
}

const MONEY = ['debit', 'credit', 'amount', 'increase', 'decrease'] as const;
type MoneyField = (typeof MONEY)[number];

/** The money of a line, by column. */
interface LineMoney {
  debit: Cents;
  credit: Cents;
  amount: Cents;
  inLessOut: Cents;
  balance: Cents | null;
}

export const hasAmount = (row: readonly Cell[], at: Places): boolean =>
  MONEY.some((field) => at[field] !== undefined && !isBlank(row[at[field]]));

export const hasMoney = (row: readonly Cell[], at: Places): boolean =>
  MONEY.some((field) => typeof readMoney(row[at[field] ?? -1]) === 'object');

/** Returns the money of a line in cents, or the problem where a cell is no amount or no cell has one. */
export function moneyOf(
  row: readonly Cell[],
  at: Places,
): LineMoney | { column: number | null; detail: string } {
  const cents: Record<MoneyField, Cents> = { debit: 0, credit: 0, amount: 0, increase: 0, decrease: 0 };
  let isAny = false;
  for (const field of MONEY) {
    const column = at[field];
    if (column === undefined) continue;
    const read = readMoney(row[column]);
    if (read === 'unreadable') return { column, detail: 'Write the amount as a number, like 1,234.56' };
    if (read === 'blank') continue;
    cents[field] = read.cents;
    isAny = true;
  }
  if (!isAny)
    return { column: null, detail: 'The row has a date and no amount: enter one, or delete the row' };
  const balance = readMoney(row[at.balance ?? -1]);
  const { increase, decrease, ...rest } = cents;
  const stated = typeof balance === 'object' ? balance.cents : null;
  return { ...rest, inLessOut: increase - Math.abs(decrease), balance: stated };
}

function cut(cell: Cell | undefined, most: number): string | null {
  const text = cellText(cell);
  return text === null ? null : cutText(text, most);
}

/** Returns the texts of a line, each cut to what a line can hold. */
export function textsOf(row: readonly Cell[], at: Places) {
  const payee = cut(row[at.payee ?? -1], limits.glNameMax);
  const externalId = cut(row[at.externalId ?? -1], limits.ledgerReferenceMax);
  const said = cut(row[at.description ?? -1], limits.ledgerDescriptionMax);
  return {
    description: said ?? payee ?? cut(row[at.type ?? -1], limits.glNameMax) ?? '',
    payee,
    reference: cut(row[at.reference ?? -1], limits.ledgerReferenceMax) ?? externalId,
    externalId,
    fund: at.fund === undefined ? null : fundOf(row[at.fund]),
  };
}
