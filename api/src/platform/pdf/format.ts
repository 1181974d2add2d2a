import type { Dollars } from '@roofline/schema/value/money';

// Formats as on screen: whole dollars, a true minus before the dollar sign, an en dash for a missing value.

const NONE = '–';
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const signed = (value: number, text: string) => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

/** Formats whole dollars: `$1,842,360`, `−$1,008,528`. */
export function dollars(amount: Dollars | null): string {
  return amount === null ? NONE : signed(amount, whole.format(Math.abs(amount)));
}

/** Formats dollars and cents: `$1,842,360.25`. */
export function dollarsAndCents(amount: Dollars | null): string {
  return amount === null ? NONE : signed(amount, exact.format(Math.abs(amount)));
}

/** Formats dollars for axes of charts: `$418K`, `$1.4M`. */
export function shortDollars(amount: Dollars): string {
  const size = Math.abs(amount);
  const [value, unit] = size >= 1e9 ? [size / 1e9, 'B'] : size >= 1e6 ? [size / 1e6, 'M'] : [size / 1e3, 'K'];
  if (size < 1000) return dollars(amount);
  return signed(amount, `$${Number(value.toFixed(value < 10 ? 1 : 0))}${unit}`);
}

/** Formats percentage points: `53%` with 0 decimals, `53.2%` with one, `3.25%` with two. */
export function percentText(points: number | null, decimals = 0): string {
  if (points === null) return NONE;
  return signed(points, `${Math.abs(points).toFixed(decimals)}%`);
}

/** Formats a number with up to three decimals: `1,842`. */
export function countText(value: number): string {
  return signed(value, count.format(Math.abs(value)));
}
