import { regrouped } from './formats';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const upTo = (digits: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
const oneDecimal = upTo(1);

/** U+2212, which lines up with digits; a hyphen does not. */
export const minusSign = '\u2212';

function signed(amount: number, text: string): string {
  return `${amount < 0 ? minusSign : ''}$${regrouped(text)}`;
}

/** Returns whole US dollars: `$1,842,360`, `−$1,008,528`, `$0`. */
export function formatMoney(amount: number): string {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount));
  return signed(rounded, whole.format(Math.abs(rounded)));
}

/** Returns dollars with cents where there are any: `$1,200.50`, `$12`. */
export function formatMoneyExact(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return signed(amount, text);
}

/** Returns dollars and always cents: `$12.00` under `$1,200.50` in a column that adds up. */
export function formatMoneyCents(amount: number): string {
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return signed(amount, text);
}

/** Returns short dollars for axes and totals: `$418K`, `$1.4M`, `$2M`. */
export function formatMoneyShort(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 999_950_000) return signed(amount, `${oneDecimal.format(size / 1e9)}B`);
  // 999,500 rounds to 1,000K, which is better read as 1M.
  if (size >= 999_500) return signed(amount, `${oneDecimal.format(size / 1e6)}M`);
  if (size >= 1000) return signed(amount, `${(size < 10_000 ? oneDecimal : whole).format(size / 1e3)}K`);
  return formatMoney(amount);
}

/**
 * Returns the number in a typed or pasted amount, or null when it has none: `$1,200.50` is 1200.5, `(300)` and
 * `−300` are -300.
 */
export function parseMoney(text: string): number | null {
  const plain = text.trim().replace(/[\u2212\u2013]/g, '-');
  const negative = /^\(.*\)$/.test(plain) || plain.replace('$', '').startsWith('-');
  const digits = plain.replace(/[^0-9.]/g, '');
  if (!/^\d*(?:\.\d*)?$/.test(digits) || !/\d/.test(digits)) return null;
  const size = Number(digits);
  return negative && size !== 0 ? -size : size;
}
