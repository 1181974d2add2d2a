import { roundCents } from '../numeric/cents';
import { requireWhole } from '../errors';
import type { Cents } from '../types';

export type VarianceStatus = 'ok' | 'watch' | 'alert';

/** How far a figure may be off its plan, in percent of the plan: more is watched, or raises an alert. */
export interface VarianceLimits {
  watchAbove: number;
  alertAbove: number;
}

export interface Variance {
  status: VarianceStatus;
  /** How far it is off on the bad side, in percent of the plan with one decimal; below zero on the good side; null without a plan. */
  percent: number | null;
}

/**
 * Returns how far an actual figure is off its plan: `(actual - planned) / planned` for spending, where more is worse, and
 * `(planned - actual) / planned` for income, where less is worse. A figure exactly at a limit is still within it. Without a
 * plan any spending is an alert.
 */
export function varianceOf(
  { actual, planned }: { actual: Cents; planned: Cents },
  worse: 'more' | 'less',
  { watchAbove, alertAbove }: VarianceLimits,
): Variance {
  const off = worse === 'more' ? actual - planned : planned - actual;
  if (planned <= 0) return { status: off > 0 ? 'alert' : 'ok', percent: null };
  // Whole numbers are compared, so that a figure at a limit is within it whatever binary fractions say.
  const beyond = (limit: number) => off * 100 > limit * planned;
  const status = beyond(alertAbove) ? 'alert' : beyond(watchAbove) ? 'watch' : 'ok';
  return { status, percent: Math.round((off / planned) * 1000) / 10 || 0 };
}

/** Contributions budgeted so far, in cents: the annual contribution / 12 x months that have begun, rounded once. */
export function budgetedToDate(annual: Cents, months: number): Cents {
  requireWhole('months', months, 0, 12);
  return roundCents((annual * months) / 12, 'budgeted contributions');
}
