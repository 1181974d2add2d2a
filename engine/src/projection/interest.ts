import { InvalidInputError, requireWhole } from '../errors';
import { roundCents } from '../numeric/cents';
import { requireYearRates } from '../inventory/inventory';
import { growthFactor, power } from '../numeric/growth';
import type { Cents, InterestOptions } from '../types';

/** end = a * start + b * inflow - e * outflow, before rounding. */
export interface InterestFactors {
  a: number;
  b: number;
  e: number;
}

/** Earnings of a dollar within the year: a - 1, b - 1 and e - 1, stored separately so that no digits cancel. */
export interface EarnedShares {
  start: number;
  inflow: number;
  outflow: number;
}

const MONTHS = 12;

function keptAfterTax(options: InterestOptions): number {
  return (100 - (options.taxRate ?? 0)) / 100;
}

function requireInterest(options: InterestOptions): void {
  const { interestRate, taxRate = 0 } = options;
  if (!(interestRate >= 0 && interestRate < 100)) {
    throw new InvalidInputError('interestRate', 'must be at least 0 and below 100 points');
  }
  if (!(taxRate >= 0 && taxRate <= 100))
    throw new InvalidInputError('taxRate', 'must be from 0 to 100 points');
}

/**
 * Annual effective rate i after tax, as a fraction: r, or (1 + r/12)^12 - 1 when r is nominal and compounded monthly,
 * times (1 - tax).
 */
export function effectiveRate(options: InterestOptions): number {
  requireInterest(options);
  const { interestRate, rateBasis = 'annualEffective' } = options;
  const beforeTax =
    rateBasis === 'nominalMonthly' ? growthFactor(interestRate / MONTHS, MONTHS) - 1 : interestRate / 100;
  return beforeTax * keptAfterTax(options);
}

/** Monthly convention: j = r/12 after tax, twelve equal deposits, spending at the end of one month. */
function monthlyShares(options: InterestOptions): EarnedShares {
  requireInterest(options);
  const { deposits = 'monthEnd', spendingMonth = MONTHS / 2 } = options;
  requireWhole('spendingMonth', spendingMonth, 0, MONTHS);
  const j = (options.interestRate / 100 / MONTHS) * keptAfterTax(options);
  const year = power(1 + j, MONTHS) - 1;
  const grown = j === 0 ? 1 : year / (MONTHS * j);
  return {
    start: year,
    inflow: (deposits === 'monthStart' ? grown * (1 + j) : grown) - 1,
    outflow: power(1 + j, MONTHS - spendingMonth) - 1,
  };
}

/**
 * The share of start balance, inflows and outflows that one year's interest is made of, as fractions. Mid-year i, i/2,
 * i/2; beginning balance i, 0, 0; average of start and end i, i/2, i/2, each over 1 - i/2; monthly by j = r/12, with
 * A = ((1 + j)^12 - 1) / 12j: (1 + j)^12 - 1, A - 1 (deposits at month starts: A (1 + j) - 1) and (1 + j)^(12 - m) - 1
 * with m the spending month.
 */
export function earnedShares(options: InterestOptions): EarnedShares {
  const convention = options.convention ?? 'midYear';
  if (convention === 'monthly') return monthlyShares(options);
  const i = effectiveRate(options);
  if (convention === 'beginningBalance') return { start: i, inflow: 0, outflow: 0 };
  if (convention === 'midYear') return { start: i, inflow: i / 2, outflow: i / 2 };
  // Above 0: the highest rate, 100 points compounded monthly, makes i 1.62.
  const whole = 1 - i / 2;
  return { start: i / whole, inflow: i / 2 / whole, outflow: i / 2 / whole };
}

/** The factors a, b and e of the earned shares. */
export function factorsOf({ start, inflow, outflow }: EarnedShares): InterestFactors {
  return { a: 1 + start, b: 1 + inflow, e: 1 + outflow };
}

/**
 * The three factors of end = a * start + b * inflow - e * outflow for a convention, rate basis and tax. Every
 * projection and solver is built on them.
 */
export function interestFactors(options: InterestOptions): InterestFactors {
  return factorsOf(earnedShares(options));
}

/** `earnedShares` of years 0 to years - 1, each at its own rate where it has one. */
export function earnedSharesByYear(options: InterestOptions, years: number): EarnedShares[] {
  const { yearRates = [] } = options;
  requireYearRates('interestRate', yearRates);
  const byYear = new Array<EarnedShares>(years).fill(earnedShares(options));
  for (const { year, rate } of yearRates) {
    if (year >= 0 && year < years) byYear[year] = earnedShares({ ...options, interestRate: rate });
  }
  return byYear;
}

/**
 * Interest of one year in unrounded cents: (a - 1) * start + (b - 1) * inflow - (e - 1) * outflow, and at least 0
 * unless a negative balance is charged.
 */
export function unroundedInterest(
  earned: EarnedShares,
  flows: { start: number; inflow: number; outflow: number },
  chargeOnNegative: boolean,
): number {
  const { start, inflow, outflow } = flows;
  const interest = earned.start * start + earned.inflow * inflow - earned.outflow * outflow;
  return chargeOnNegative ? interest : Math.max(0, interest);
}

/** `unroundedInterest` rounded once to cents. */
export function yearInterest(
  earned: EarnedShares,
  flows: { start: Cents; inflow: Cents; outflow: Cents },
  chargeOnNegative: boolean,
): Cents {
  return roundCents(unroundedInterest(earned, flows, chargeOnNegative), 'interest of a year');
}
