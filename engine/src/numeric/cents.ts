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

/** Sums of floats side by side, each with the digits that an addition loses kept aside, so that the order of addends does not show. */
export class CompensatedSums {
  private readonly total: Float64Array;
  private readonly lost: Float64Array;

  constructor(count: number) {
    this.total = new Float64Array(count);
    this.lost = new Float64Array(count);
  }

  add(index: number, value: number): void {
    const total = this.total[index]!;
    const next = total + value;
    this.lost[index]! += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    this.total[index] = next;
  }

  at(index: number): number {
    return this.total[index]! + this.lost[index]!;
  }
}

/** Sum of floats by `CompensatedSums`. */
export function compensatedSum(values: Iterable<number>): number {
  const sum = new CompensatedSums(1);
  for (const value of values) sum.add(0, value);
  return sum.at(0);
}
