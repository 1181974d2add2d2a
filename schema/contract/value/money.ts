/** US dollars on the wire: a number with at most two decimals. */
export type Dollars = number;
/** Integer cents, as stored and as the engine counts them. */
export type Cents = number;

/**
 * Dollars to integer cents; half a cent rounds away from zero. A product of doubles may lie a little under the half
 * (1.005 * 100 is 100.49999999999999): the millionth of a cent makes up for it to 268,000,000 dollars, three times the
 * greatest amount allowed.
 */
export function toCents(dollars: Dollars): Cents {
  const cents = Math.round(Math.abs(dollars) * 100 + 1e-6);
  return dollars < 0 ? -cents || 0 : cents;
}

/** Integer cents to dollars. */
export function toDollars(cents: Cents): Dollars {
  return cents / 100;
}

/** Percentage points with two decimals (2.5) to integer hundredths of a point (250), as stored. */
export function toHundredths(points: number): number {
  return Math.round(points * 100);
}

/** Integer hundredths of a point (250) to percentage points (2.5). */
export function toPoints(hundredths: number): number {
  return hundredths / 100;
}

/**
 * True when the number has at most two decimals, but for what a sum of doubles adds (0.1 + 0.2): up to a few units in its
 * 16th digit, far less than a third decimal of any amount allowed.
 */
export function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < Math.max(1e-6, Math.abs(value) * 1e-12);
}

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** `$386,400` or `$386,400.5` → `$386,400.50`; used inside messages. */
export function formatLimit(dollars: Dollars): string {
  const text = Number.isInteger(dollars)
    ? usd.format(Math.abs(dollars))
    : `$${Math.abs(dollars).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  return dollars < 0 ? `-${text}` : text;
}
