import { cellText, LABEL_CHARS } from '../../../platform/sheets/cell-text';
import type { Cell } from '../../../platform/sheets/grid';
import { readMoney } from './money';

/** Returns the first text of a row that is no number, which labels the row; null where there is none. */
export function labelOf(row: readonly Cell[]): { text: string; index: number } | null {
  for (let index = 0; index < row.length; index += 1) {
    const cell = row[index];
    if (typeof cell !== 'string') continue;
    const text = cellText(cell);
    if (text === null || typeof readMoney(cell) === 'object') continue;
    return { text: text.slice(0, LABEL_CHARS), index };
  }
  return null;
}

const TOTAL = /^(?:(?:grand|sub|report|net|property|ledger)[ -]?)?totals?\b(?: for\b)?:?\s*/i;
const ALL = /^(?:grand|report|property|ledger)[ -]?totals?\b/i;
const BEGIN =
  /^(?:beginning|begin|opening|starting|prior|previous) ?(?:balance|bal)\b|^(?:balance|bal)\.? (?:brought )?forward\b|^brought forward\b/i;
const END = /^(?:ending|end|closing) ?(?:balance|bal)\b|^balance carried forward\b/i;

export type RowWord = { kind: 'total'; name: string; isAll: boolean } | { kind: 'begin' | 'end' } | null;

/** Reads what kind of row a label marks: a total and of what, a balance, or neither. */
export function rowWord(text: string): RowWord {
  if (BEGIN.test(text)) return { kind: 'begin' };
  if (END.test(text)) return { kind: 'end' };
  const total = TOTAL.exec(text);
  if (!total) return null;
  const name = text.slice(total[0].length).trim();
  return { kind: 'total', name, isAll: name === '' || ALL.test(text) };
}

/** Returns the money in the last cell of a row that has any. */
export function lastMoney(row: readonly Cell[]): number | null {
  for (let index = row.length - 1; index >= 0; index -= 1) {
    const read = readMoney(row[index]);
    if (typeof read === 'object') return read.cents;
  }
  return null;
}

const FUNDS: [RegExp, 'reserve' | 'operating'][] = [
  [/\b(?:reserves?|replacement|savings|capital)\b/i, 'reserve'],
  [/\b(?:operating|operations|general)\b/i, 'operating'],
];

/** Returns the fund that a cell of a fund column names. */
export function fundOf(cell: Cell | undefined): 'reserve' | 'operating' | null {
  const text = cellText(cell)?.slice(0, LABEL_CHARS) ?? '';
  return FUNDS.find(([words]) => words.test(text))?.[1] ?? null;
}
