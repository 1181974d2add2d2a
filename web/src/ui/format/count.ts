import { regrouped } from './formats';

const whole = new Intl.NumberFormat('en-US');
const upToThree = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Returns a whole number with its digits in groups: `1,842`. */
export function formatCount(count: number): string {
  return regrouped(whole.format(count));
}

/** Returns a number with up to three decimals: `1,842.125`. */
export function formatNumber(size: number): string {
  return regrouped(upToThree.format(size));
}

/** Returns a count with its noun: `1 field`, `2 fields`, `1,200 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
