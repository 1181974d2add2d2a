import type { DateOrder } from '@roofline/schema/ledger-import/columns';
import type { Cell } from '../../../platform/sheets/grid';

/** A cell read as a date: the ISO day, blank, or unreadable. */
export type DateReading = { iso: string } | 'blank' | 'unreadable';

/** The longest text that can still be a date with a time behind it. */
const DATE_CHARS = 40;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEARS = { first: 1950, last: 2100 };
/** Excel's numbers for the days from 1950 to 2100, counted from the end of 1899. */
const SERIALS = { first: 18_264, last: 73_415, epoch: Date.UTC(1899, 11, 30) };
const DAY_MS = 86_400_000;

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:[ T]\d.*)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]\d.*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})[- ]([a-z]{3,9})\.?[-, ]\s?(\d{2}|\d{4})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.?[- ](\d{1,2})(?:, ?|[- ])(\d{2}|\d{4})$/i;

const yearOf = (text: string) => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
};

function isoOf(year: number, month: number, day: number): DateReading {
  if (year < YEARS.first || year > YEARS.last || month < 1 || month > 12) return 'unreadable';
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > last) return 'unreadable';
  return { iso: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` };
}

function ofSerial(serial: number): DateReading {
  if (serial < SERIALS.first || serial > SERIALS.last) return 'unreadable';
  return { iso: new Date(SERIALS.epoch + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10) };
}

const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function ofWords(text: string): DateReading {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return isoOf(yearOf(dayFirst[3]!), monthOf(dayFirst[2]!), Number(dayFirst[1]));
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return isoOf(yearOf(monthFirst[3]!), monthOf(monthFirst[1]!), Number(monthFirst[2]));
  return 'unreadable';
}

/** Reads a ledger's date: `01/31/2025`, `01-31-2025`, `2025-01-31`, `31-Jan-25`, `Jan 31, 2025`, Excel's number. */
export function readDate(cell: Cell | undefined, order: DateOrder): DateReading {
  if (typeof cell === 'number') return ofSerial(cell);
  if (typeof cell !== 'string') return cell === null || cell === undefined ? 'blank' : 'unreadable';
  if (cell.length > DATE_CHARS) return 'unreadable';
  const text = cell.trim();
  if (text === '') return 'blank';
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const [month, day] = order === 'monthFirst' ? [first, second] : [second, first];
    return isoOf(yearOf(numbers[3]!), month, day);
  }
  if (/^\d{5}$/.test(text)) return ofSerial(Number(text));
  return ofWords(text);
}

/** The order of month and day in a column, and whether its dates allow no other. */
export interface OrderFound {
  order: DateOrder;
  isSure: boolean;
}

/** Finds in a whole column which number is the month: 13 and more can only be a day. */
export function dateOrderOf(cells: Iterable<Cell | undefined>): OrderFound {
  let monthFirst = 0;
  let dayFirst = 0;
  let open = 0;
  for (const cell of cells) {
    const numbers = typeof cell === 'string' && cell.length <= DATE_CHARS ? NUMBERS.exec(cell.trim()) : null;
    if (!numbers) continue;
    if (Number(numbers[1]) > 12) dayFirst += 1;
    else if (Number(numbers[2]) > 12) monthFirst += 1;
    else if (numbers[1] !== numbers[2]) open += 1;
  }
  const isSure = monthFirst > 0 !== dayFirst > 0 || (open === 0 && monthFirst + dayFirst === 0);
  return { order: dayFirst > monthFirst ? 'dayFirst' : 'monthFirst', isSure };
}

const IN_TEXT = /\b(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4})\b/g;
/** Only so much of a title is searched for dates. */
const TITLE_CHARS = 200;

/** Returns the days in a title: `As of December 31, 2025`, `01/01/2025 - 12/31/2025`. */
export function datesInText(text: string, order: DateOrder): string[] {
  return (text.slice(0, TITLE_CHARS).match(IN_TEXT) ?? []).flatMap((found) => {
    const read = readDate(found, order);
    return typeof read === 'object' ? [read.iso] : [];
  });
}
