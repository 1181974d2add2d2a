import type { Cents } from '../types';
import { safeCents } from './cents';

/**
 * Splits `sum` cents in proportion to `weights`, in equal parts where every weight is 0: each share rounded down, the cents
 * that are left to the largest remainders, the earliest on ties. The shares add up to `sum`. In whole numbers, so exact.
 */
export function proportionOf(sum: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const parts = total === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = total === 0n ? BigInt(weights.length) : total;
  const shares = parts.map((part) => (BigInt(sum) * part) / whole);
  const left = parts.map((part) => (BigInt(sum) * part) % whole);
  const order = parts.map((_, index) => index);
  order.sort((one, other) => Number(left[other]! - left[one]!));
  const missing = Number(BigInt(sum) - shares.reduce((all, share) => all + share, 0n));
  for (const index of order.slice(0, missing)) shares[index]! += 1n;
  return shares.map((share) => safeCents(Number(share), 'share of a sum'));
}
