import type { Cents } from '../types';
import { safeCents } from './cents';

/**
 * Whole cents that sum to `sum`, from unrounded shares that sum to it within their own number of cents: each rounded
 * down, the missing cents to the largest fractions, the earliest on ties.
 */
export function wholeShares(shares: readonly number[], sum: Cents, figure: string): Cents[] {
  const whole = shares.map((share) => Math.floor(share));
  let missing = sum - whole.reduce((total, cents) => total + cents, 0);
  const order = shares.map((_, index) => index);
  order.sort((one, other) => shares[other]! - whole[other]! - (shares[one]! - whole[one]!));
  for (const index of order) {
    if (missing <= 0) break;
    whole[index]! += 1;
    missing -= 1;
  }
  return whole.map((cents) => safeCents(cents, figure));
}
