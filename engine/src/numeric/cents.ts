import { AssumptionsOutOfRangeError } from '../errors';
import type { Cents } from '../types';

/** Returns `value` unchanged when it is an exact whole number of cents; throws AssumptionsOutOfRangeError otherwise. */
export function safeCents(value: number, figure: string): Cents {
  if (!Number.isSafeInteger(value)) throw new AssumptionsOutOfRangeError(figure, value);
  return value;
}

/**
 * Rounds an amount in cents to whole cents, half away from zero. The 64-bit float is taken as it stands: a
 * decimal half that binary holds as slightly less goes down. The single rounding rule of the engine.
 */
export function roundCents(value: number, figure: string): Cents {
  const rounded = Math.round(Math.abs(value));
  return safeCents(value < 0 && rounded > 0 ? -rounded : rounded, figure);
}

/** Sum in cents, checked against the exact range. */
export function sumCents(values: Iterable<Cents>, figure: string): Cents {
  let total = 0;
  for (const value of values) total += value;
  return safeCents(total, figure);
}

/** Sum of floats with the digits that each addition loses kept aside, so that the order of addends does not show. */
export function compensatedSum(values: Iterable<number>): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}
