import { toDollars, type Cents } from '@roofline/schema/value/money';

/** Returns a safe contribution in whole dollars, rounded up, so that the amount that goes into the plan is safe too. */
export const wholeDollars = (safe: Cents): number => Math.ceil(toDollars(safe));

/**
 * Returns the whole dollars between the planned contribution and a safe one: above zero only where the plan lacks
 * something. The exact amounts decide that, as a safe contribution that is rounded up may exceed a plan that suffices.
 */
export function dollarsAbovePlan(safe: Cents, planned: Cents): number {
  const difference = Math.round(wholeDollars(safe) - toDollars(planned));
  return safe > planned ? Math.max(1, difference) : Math.min(0, difference);
}
