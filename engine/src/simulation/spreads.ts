import { InvalidInputError } from '../errors';
import { exponential, logarithm } from '../numeric/elementary';
import type { Points } from '../types';
import type { PathRandom } from './random';

/** Spreads of the inputs around the plan's assumptions; 0 everywhere gives the plain projection. */
export interface Spreads {
  /** Standard deviation of each year's inflation, in points. */
  inflation: Points;
  /** Standard deviation of a component's cost over its estimate, in percent of it. */
  cost: Points;
  /** Standard deviation of the time to each occurrence, in percent of it. */
  life: Points;
  /** Standard deviation of each year's interest rate, in points. */
  interest: Points;
}

/** 1.5 points of inflation, 15% of cost, 15% of life, 0.5 points of interest. */
export const DEFAULT_SPREADS: Spreads = { inflation: 1.5, cost: 15, life: 15, interest: 0.5 };

/** Yearly inflation in points is cut to this range, widened to the assumed rate when that lies outside. */
const INFLATION_RANGE = { lowest: -5, highest: 20 };

/** Interest rates are drawn in thousandths of a point off the plan's rate. */
export const SHIFTS_A_POINT = 1_000;

/** The highest interest rate in points; the model takes rates below 100. */
const HIGHEST_INTEREST = 99.99;

/** Throws InvalidInputError unless every spread is a number from 0 to 100. */
export function requireSpreads(spreads: Spreads): void {
  for (const [name, spread] of Object.entries(spreads)) {
    if (!(spread >= 0 && spread <= 100))
      throw new InvalidInputError(`spread of ${name}`, 'must be from 0 to 100');
  }
}

/** A year's inflation in points: normal(rate, spread), cut to the range. */
export function drawnInflation(rate: Points, spread: Points, normal: number): Points {
  const drawn = rate + spread * normal;
  const lowest = Math.min(INFLATION_RANGE.lowest, rate);
  return Math.max(lowest, Math.min(Math.max(INFLATION_RANGE.highest, rate), drawn));
}

/** A year's interest rate in points for a plan whose rate is `rate`: not below 0. */
export function drawnInterest(rate: Points, shift: Points): Points {
  return Math.max(0, Math.min(Math.max(HIGHEST_INTEREST, rate), rate + shift));
}

/** Standard deviation of the logarithm of a lognormal factor with mean 1: sqrt(ln(1 + spread^2)). */
export function logSpread(spread: Points): number {
  return Math.sqrt(logarithm(1 + (spread / 100) * (spread / 100)));
}

/** Lognormal cost factor with mean 1: exp(s z - s^2 / 2), s the spread of the logarithm. */
export function drawnCostFactor(s: number, random: PathRandom): number {
  const z = random.normal();
  return exponential(s * z - (s * s) / 2);
}

/** Years to an occurrence: round(life * normal(1, spread)), at least `shortest`. */
export function drawnLife(life: number, spread: number, shortest: number, normal: number): number {
  return Math.max(shortest, Math.round(life * (1 + spread * normal)));
}
