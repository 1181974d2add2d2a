import type { AccountKind } from '@roofline/schema/ledger/account';
import { z } from 'zod';

// Reads data from outside as far as possible: it cuts long texts, and an unknown word becomes `unknown`.

const CONTROL = /[\u0000-\u001F\u007F]+/gu;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** The largest amount of a line, $99 billion, which no ledger reaches. */
const MOST_CENTS = 99_000_000_000_00;

/** Returns a text as it can be stored: on one line, at most as long as its column. */
export function cut(text: string, max: number): string {
  const whole = text
    .slice(0, max * 2)
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, '');
  // Removes half of a surrogate pair that was cut in the middle.
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

/** The shape of a text or a number, read as text; empty where it is missing. */
export const looseText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));

/** The shape of any value, which is read later. */
const anything = z.unknown();

/** The shape of a list of any values, so that single entries may be unreadable. */
export const looseList = z
  .array(anything)
  .nullish()
  .transform((list) => list ?? []);

/** Returns a function that says whether an account number is unique: a number of two accounts identifies neither. */
export function soleNumbers(numbers: readonly string[]): (number: string) => boolean {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return (number) => number !== '' && counts.get(number) === 1;
}

/** Returns the cents of `1234.5`, `-0.01` or 1234.5; null where it is not an amount. */
export function centsOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return null;
  const cents = Math.round(Math.abs(Number(text)) * 100 + 1e-6);
  if (cents > MOST_CENTS) return null;
  return text.startsWith('-') ? -cents || 0 : cents;
}

/** Returns the thousandths of a percentage point of a rate from 0 to 99.999 percent; null for anything else. */
export function thousandthsOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : null;
}

const day = z.iso.date();
/** Returns an ISO day from 1990 to 2100; null for anything else. */
export function dayOf(value: unknown): string | null {
  const read = day.safeParse(typeof value === 'string' ? value.slice(0, 10) : value);
  return read.success && read.data >= '1990-01-01' && read.data <= '2100-12-31' ? read.data : null;
}

const DEBIT_KINDS: readonly AccountKind[] = ['bank', 'asset'];

/** Returns money in (above zero) or out from debit and credit: debits increase assets, credits increase all others. */
export const moneyIn = (kind: AccountKind, debit: number, credit: number): number =>
  (DEBIT_KINDS.includes(kind) ? debit - credit : credit - debit) || 0;

/** Returns money in or out from the increase of an account: an increase of an expense is money out. */
export const moneyInOfGrowth = (kind: AccountKind, growth: number): number =>
  (kind === 'expense' ? -growth : growth) || 0;

/** Returns a function that numbers equal ids, so that each line of a transaction has a unique one. */
export function numbered(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return cut(count === 1 ? id : `${id}:${count}`, lengths.externalId);
  };
}
