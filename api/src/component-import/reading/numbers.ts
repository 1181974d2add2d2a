import type { Cell } from '../../platform/sheets/grid';
import { readNumberText, shortText } from '../../platform/sheets/cell-text';

/** The reading of a cell: a value, blank, or unreadable. */
export type Reading<T> = { value: T } | 'blank' | 'unreadable';

/** Reads the number in a cell, after `plain` has reduced its text. */
function readNumber(cell: Cell | undefined, plain = (text: string) => text): Reading<number> {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'boolean') return 'unreadable';
  const short = shortText(cell);
  if (short === 'blank') return 'blank';
  const value = short === 'too long' ? null : readNumberText(plain(short.text));
  return value === null ? 'unreadable' : { value };
}

const UNIT_CHAR = /[a-z.\s]/i;

/** Returns the text before the unit, which ends the text and has no digits: `1.25/SF`, `1,200 per linear foot`. */
function withoutUnit(text: string): string {
  let start = text.length;
  while (start > 0 && UNIT_CHAR.test(text[start - 1]!)) start -= 1;
  if (text[start - 1] === '/' && start < text.length) return text.slice(0, start - 1);
  // The character before the letters decides whether "per" begins a word.
  const before = Math.max(0, start - 1);
  const per = before + text.slice(before).search(/\bper\b/i);
  return per >= before && per + 3 < text.length ? text.slice(0, per) : text;
}

/** Reads dollars, to six decimals: sheets store sums as binary fractions, so that 0.1 + 0.2 has a tail. */
export function readAmount(cell: Cell | undefined): Reading<number> {
  const read = readNumber(cell, withoutUnit);
  if (read === 'blank' || read === 'unreadable') return read;
  return { value: Number(read.value.toFixed(6)) };
}

const UNIT = /^[.,]?\s*([a-z][a-z. ]{0,19})$/i;

/** Reads a quantity and the unit after it, `15,100 SF`. */
export function readQuantity(
  cell: Cell | undefined,
): (Reading<number> & { unit?: string }) | 'blank' | 'unreadable' {
  if (typeof cell !== 'string') return readNumber(cell);
  const short = shortText(cell);
  if (short === 'blank') return 'blank';
  if (short === 'too long') return 'unreadable';
  const { text } = short;
  const behind = text.search(/\d\D*$/) + 1;
  const unit = UNIT.exec(text.slice(behind))?.[1];
  const value = readNumberText(unit === undefined ? text : text.slice(0, behind));
  if (value === null) return 'unreadable';
  return unit === undefined ? { value } : { value, unit: unit.trim() };
}

/** Reads years of life: a number, `25 yrs`, `25 years`. The contract checks that it is whole and in range. */
export function readLife(cell: Cell | undefined): Reading<number> {
  const read = readNumber(cell, (text) => text.replace(/(?:years?|yrs?|y)\.?$/i, ''));
  if (read === 'blank' || read === 'unreadable') return read;
  const whole = Math.round(read.value);
  return { value: Math.abs(read.value - whole) < 1e-9 ? whole : read.value };
}

/** Reads a calendar year from a number or a day (`2015-06-01`, `6/1/2015`, `06/2015`); 0 counts as blank. */
export function readYear(cell: Cell | undefined): Reading<number> {
  if (typeof cell === 'number') return cell === 0 ? 'blank' : { value: cell };
  const short = shortText(cell);
  if (short === 'blank') return 'blank';
  if (short === 'too long') return 'unreadable';
  const { text } = short;
  if (text === '0') return 'blank';
  const year =
    /^(\d{4})$/.exec(text) ??
    /^(\d{4})-\d{2}-\d{2}(?:T.*)?$/.exec(text) ??
    /^(?:\d{1,2}\/){1,2}(\d{4})$/.exec(text);
  return year ? { value: Number(year[1]) } : 'unreadable';
}

/** Reads the year in which work is due, from 1900 to 2200: another whole number may be an amount. */
export function readDueYear(cell: Cell | undefined): Reading<number> {
  const read = readYear(cell);
  if (read === 'blank' || read === 'unreadable') return read;
  const isYear = Number.isInteger(read.value) && read.value >= 1900 && read.value <= 2200;
  return isYear ? read : 'unreadable';
}

/**
 * Reads percentage points. A cell formatted as a percentage holds a fraction: where every number of the column is at
 * most 1, they are fractions (`asFractions`). Text with a % sign is always points.
 */
export function readPercent(cell: Cell | undefined, asFractions: boolean): Reading<number> {
  const signed = typeof cell === 'string' ? cell.trimEnd() : '';
  if (signed.endsWith('%')) return readNumber(signed.slice(0, -1));
  const read = readNumber(cell);
  if (read === 'blank' || read === 'unreadable') return read;
  return { value: Number((asFractions ? read.value * 100 : read.value).toFixed(6)) };
}

/** Returns whether the numbers of a percentage column are fractions of 1. */
export function percentsAreFractions(cells: readonly (Cell | undefined)[]): boolean {
  const numbers = cells
    .map((cell) => (typeof cell === 'string' && cell.includes('%') ? 'blank' : readNumber(cell)))
    .flatMap((read) => (read === 'blank' || read === 'unreadable' ? [] : [read.value]));
  return numbers.length > 0 && numbers.every((n) => n > 0 && n <= 1);
}

const YES = /^(?:y|yes|x|true|t|1|✓|✔|one[- ]?time)$/i;
const NO = /^(?:n|no|false|f|0|recurring)$/i;

/** Reads a yes-or-no mark; blank means no. */
export function readMark(cell: Cell | undefined): Reading<boolean> {
  if (typeof cell === 'boolean') return { value: cell };
  const short = shortText(cell);
  if (short === 'blank') return 'blank';
  if (short === 'too long') return 'unreadable';
  if (YES.test(short.text)) return { value: true };
  return NO.test(short.text) ? { value: false } : 'unreadable';
}
