import type { InflationTiming, Points } from '../types';

/**
 * base^exponent for a whole exponent >= 0 by squaring. Only multiplications, so that every machine and browser gets
 * the same bits, which Math.pow does not promise.
 */
export function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** (1 + rate)^years, the rate in points, `years` whole or whole plus one half. */
export function growthFactor(rate: Points, years: number): number {
  const yearly = (100 + rate) / 100;
  const whole = Math.floor(years);
  return years === whole ? power(yearly, whole) : power(yearly, whole) * Math.sqrt(yearly);
}

/** Exponent at which a cost of year t is inflated: t, t + 0.5 or t + 1 years. */
export function inflationExponent(t: number, timing: InflationTiming = 'startOfYear'): number {
  if (timing === 'midYear') return t + 0.5;
  return timing === 'endOfYear' ? t + 1 : t;
}
