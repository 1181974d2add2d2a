import type { AccountKind } from '@roofline/schema/ledger/account';
import { z } from 'zod';

// What comes from outside is taken as far as it can be read: a text is cut, a word nobody knows is `unknown`.

const CONTROL = /[\u0000-\u001F\u007F]+/gu;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** More than any ledger has on a line: 99 billion dollars. */
const MOST_CENTS = 99_000_000_000_00;

/** A text as it can be stored: on one line, and as long as its column. */
export function cut(text: string, max: number): string {
  const whole = text
    .slice(0, max * 2)
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, '');
  // A letter of two halves is not cut in the middle.
  return whole.normalize('NFC').trim().slice(0, max).replace(LONE_SURROGATE, '');
}

export const lengths = {
  externalId: 200,
  glCode: 60,
  glName: 250,
  description: 1000,
  payee: 250,
  reference: 100,
  name: 250,
} as const;

/** A text or a number of the source as text; empty for nothing. */
export const looseText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));

/** Anything; what it means is found out later. */
const anything = z.unknown();

/** A list of anything, of which single entries may be unreadable. */
export const looseList = z
  .array(anything)
  .nullish()
  .transform((list) => list ?? []);

/** Tells which numbers of accounts only one has: a number that two of them have names neither. */
export function soleNumbers(numbers: readonly string[]): (number: string) => boolean {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return (number) => number !== '' && counts.get(number) === 1;
}

/** Cents of `1234.5`, `-0.01` or 1234.5; null where that is no amount. */
export function centsOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return null;
  const cents = Math.round(Math.abs(Number(text)) * 100 + 1e-6);
  if (cents > MOST_CENTS) return null;
  return text.startsWith('-') ? -cents || 0 : cents;
}

/** Thousandths of a percentage point of a rate from 0 to 99.999 percent; null for anything else. */
export function thousandthsOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : null;
}

const day = z.iso.date();
/** An ISO day from 1990 to 2100; null for anything else. */
export function dayOf(value: unknown): string | null {
  const read = day.safeParse(typeof value === 'string' ? value.slice(0, 10) : value);
  return read.success && read.data >= '1990-01-01' && read.data <= '2100-12-31' ? read.data : null;
}

const DEBIT_KINDS: readonly AccountKind[] = ['bank', 'asset'];

/** Money in (above zero) or out of debit and credit: an asset grows by what is debited, all others by what is credited. */
export const moneyIn = (kind: AccountKind, debit: number, credit: number): number =>
  (DEBIT_KINDS.includes(kind) ? debit - credit : credit - debit) || 0;

/** The same of an amount that grows the account: what grows an expense is money out. */
export const moneyInOfGrowth = (kind: AccountKind, growth: number): number =>
  (kind === 'expense' ? -growth : growth) || 0;

/** Counts equal ids, so that each line of a transaction has its own. */
export function numbered(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return cut(count === 1 ? id : `${id}:${count}`, lengths.externalId);
  };
}
