import type { Cell } from '../file/grid';
import { valueText } from './cell-text';

/** What a cell says: a value, nothing, or something that cannot be read. */
export type Reading<T> = { value: T } | 'blank' | 'unreadable';

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** A number as written in the United States: `1,200.50`, `$1,200`, `(500)`, `500-`, `-$500`. */
export function readNumberText(text: string): number | null {
  let rest = text.replace(/[\s\u00a0]/g, '').replace(/^(?:US\$|USD)|USD$/i, '');
  let sign = 1;
  const bracketed = /^\((.*)\)$/.exec(rest);
  if (bracketed) [sign, rest] = [-1, bracketed[1]!];
  rest = rest.replace(/^\$?([-−+])\$?/, (_, mark: string) => {
    if (mark !== '+') sign = -sign;
    return '';
  });
  if (/[-−]$/.test(rest)) [sign, rest] = [-sign, rest.slice(0, -1)];
  rest = rest.replace(/^\$/, '');
  if (!/\d/.test(rest) || !PLAIN.test(rest)) return null;
  const value = Number(rest.replace(/,/g, ''));
  return Number.isFinite(value) ? sign * value || 0 : null;
}

/** A number in a cell, with `suffix` (a pattern of words that may follow it) taken off. */
function readNumber(cell: Cell | undefined, suffix?: RegExp): Reading<number> {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'boolean') return 'unreadable';
  const text = valueText(cell);
  if (text === null) return 'blank';
  const value = readNumberText(suffix ? text.replace(suffix, '') : text);
  return value === null ? 'unreadable' : { value };
}

/** Dollars to the cent. Sheets store sums as binary fractions, so that 0.1 + 0.2 arrives with a tail. */
export function readAmount(cell: Cell | undefined): Reading<number> {
  const read = readNumber(cell, /\s*(?:\/|\bper\b)\s*[A-Za-z. ]+$/i);
  if (read === 'blank' || read === 'unreadable') return read;
  return { value: Number(read.value.toFixed(6)) };
}

/** A quantity and the unit written behind it, `15,100 SF`. */
export function readQuantity(
  cell: Cell | undefined,
): (Reading<number> & { unit?: string }) | 'blank' | 'unreadable' {
  if (typeof cell !== 'string') return readNumber(cell);
  const text = valueText(cell);
  if (text === null) return 'blank';
  const match = /^(.*\d[.,]?)\s*([A-Za-z][A-Za-z. ]{0,19})$/.exec(text);
  const value = readNumberText(match ? match[1]! : text);
  if (value === null) return 'unreadable';
  return match ? { value, unit: match[2]!.trim() } : { value };
}

/** Years of life: a number, `25 yrs`, `25 years`. Whether it is whole and in range is the contract's question. */
export function readLife(cell: Cell | undefined): Reading<number> {
  const read = readNumber(cell, /\s*(?:years?|yrs?|y)\.?$/i);
  if (read === 'blank' || read === 'unreadable') return read;
  const whole = Math.round(read.value);
  return { value: Math.abs(read.value - whole) < 1e-9 ? whole : read.value };
}

/** A calendar year: a number, a day (`2015-06-01`, `6/1/2015`, `06/2015`); 0 counts as blank. */
export function readYear(cell: Cell | undefined): Reading<number> {
  if (typeof cell === 'number') return cell === 0 ? 'blank' : { value: cell };
  const text = valueText(cell);
  if (text === null || text === '0') return 'blank';
  const year =
    /^(\d{4})$/.exec(text) ??
    /^(\d{4})-\d{2}-\d{2}(?:T.*)?$/.exec(text) ??
    /^(?:\d{1,2}\/){1,2}(\d{4})$/.exec(text);
  return year ? { value: Number(year[1]) } : 'unreadable';
}

/**
 * Percentage points. A cell formatted as a percentage holds its fraction: where every number of the column is at most
 * 1 they are fractions (`asFractions`). Text with a % sign is always points.
 */
export function readPercent(cell: Cell | undefined, asFractions: boolean): Reading<number> {
  if (typeof cell === 'string' && /%\s*$/.test(cell)) return readNumber(cell.replace(/%\s*$/, ''));
  const read = readNumber(cell);
  if (read === 'blank' || read === 'unreadable') return read;
  return { value: Number((asFractions ? read.value * 100 : read.value).toFixed(6)) };
}

/** Are the numbers of a percentage column fractions of one? */
export function percentsAreFractions(cells: readonly (Cell | undefined)[]): boolean {
  const numbers = cells
    .map((cell) => (typeof cell === 'string' && cell.includes('%') ? 'blank' : readNumber(cell)))
    .flatMap((read) => (read === 'blank' || read === 'unreadable' ? [] : [read.value]));
  return numbers.length > 0 && numbers.every((n) => n > 0 && n <= 1);
}

const YES = /^(?:y|yes|x|true|t|1|✓|✔|one[- ]?time)$/i;
const NO = /^(?:n|no|false|f|0|recurring)$/i;

/** A yes-or-no mark; blank means no. */
export function readMark(cell: Cell | undefined): Reading<boolean> {
  if (typeof cell === 'boolean') return { value: cell };
  const text = valueText(cell);
  if (text === null) return 'blank';
  if (YES.test(text)) return { value: true };
  return NO.test(text) ? { value: false } : 'unreadable';
}
