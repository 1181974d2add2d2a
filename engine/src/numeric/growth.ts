import type { InflationTiming, Points, YearRate } from '../types';

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

/** Rate of a year in points: its own, or the general one. */
export function rateOfYear(rate: Points, year: number, yearRates: readonly YearRate[] = []): Points {
  return yearRates.find((own) => own.year === year)?.rate ?? rate;
}

/**
 * Growth over the years `from` to before `to`, each by its own rate: the product of (1 + rate) of those years. Years at the
 * general rate are taken together by `growthFactor`, so that plans without rates of single years lose no bit.
 */
export function compoundGrowth(
  rate: Points,
  from: number,
  to: number,
  yearRates: readonly YearRate[] = [],
): number {
  let general = to - from;
  let own = 1;
  for (const { year, rate: yearRate } of yearRates) {
    if (year < from || year >= to || yearRate === rate) continue;
    general -= 1;
    own *= (100 + yearRate) / 100;
  }
  return growthFactor(rate, general) * own;
}

/**
 * Growth of a cost of year t: up to boundary t, with half of the running year's rise or all of it by the timing. At one
 * rate g it is (1 + g)^x with x = t, t + 0.5 or t + 1.
 */
export function costGrowth(
  rate: Points,
  t: number,
  timing: InflationTiming = 'startOfYear',
  yearRates: readonly YearRate[] = [],
): number {
  if (timing === 'endOfYear') return compoundGrowth(rate, 0, t + 1, yearRates);
  const begun = compoundGrowth(rate, 0, t, yearRates);
  return timing === 'midYear' ? begun * Math.sqrt((100 + rateOfYear(rate, t, yearRates)) / 100) : begun;
}
