import { limits } from '@roofline/schema/value/limits';
import { toCents, type Cents } from '@roofline/schema/value/money';
import { readNumberText } from '../../../platform/sheets/cell-text';
import type { Cell } from '../../../platform/sheets/grid';

/** A cell read as money: cents, blank, or unreadable. */
export type MoneyReading = { cents: Cents } | 'blank' | 'unreadable';

/** The longest text that can still be an amount. */
const MONEY_CHARS = 40;
const MOST = toCents(limits.ledgerAmountMax);

function centsOf(value: number | null): MoneyReading {
  if (value === null) return 'unreadable';
  const cents = toCents(value);
  return Math.abs(cents) <= MOST ? { cents } : 'unreadable';
}

/** Reads an amount: `(1,234.56)`, `1,234.56-` and `CR` are negative, a single `-` is zero. */
export function readMoney(cell: Cell | undefined): MoneyReading {
  if (typeof cell === 'number') return centsOf(cell);
  if (typeof cell !== 'string') return cell === null || cell === undefined ? 'blank' : 'unreadable';
  if (cell.length > MONEY_CHARS) return 'unreadable';
  const text = cell.trim();
  if (text === '') return 'blank';
  if (/^\$?\s?[-–—]$/.test(text)) return { cents: 0 };
  const mark = /[cd]r\.?$/i.exec(text)?.[0].toLowerCase();
  const value = readNumberText(mark === undefined ? text : text.slice(0, -mark.length));
  return centsOf(value !== null && mark?.startsWith('c') ? -value : value);
}
