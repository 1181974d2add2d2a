import { roundCents, sumCents } from '../numeric/cents';
import { daysFrom } from '../numeric/days';
import type { Cents, Points } from '../types';

/** How often interest is added to what bears interest. */
export type Compounding =
  | 'paidOut'
  | 'atMaturity'
  | 'annually'
  | 'semiannually'
  | 'quarterly'
  | 'monthly'
  | 'daily';

/** Reserve money at one institution. Days are ISO days. */
export interface PlacedMoney {
  institution: string;
  account: string;
  /** Covered by deposit insurance up to its limit. */
  isDeposit: boolean;
  principal: Cents;
  /** A year, nominal. */
  rate: Points;
  compounding: Compounding;
  startDate: string;
  /** Null where it can be taken out any day. */
  maturityDate: string | null;
}

const PERIODS: Record<Compounding, number | null> = {
  paidOut: null,
  atMaturity: null,
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
};

const DAYS_OF_YEAR = 365;

/**
 * What a year brings, in percentage points: (1 + r/n)^n − 1, the annual percentage yield of 12 CFR 1030, appendix A, for a
 * year of 365 days. Interest that is paid out or simple brings its rate.
 */
export function annualYield({ rate, compounding }: Pick<PlacedMoney, 'rate' | 'compounding'>): Points {
  const periods = PERIODS[compounding];
  return periods === null ? rate : 100 * Math.expm1(periods * Math.log1p(rate / 100 / periods));
}

/**
 * Principal with the interest that was added to it by a day, in cents. Time counts in days over 365, within a period of
 * compounding in proportion. Nothing is added before the start, after maturity, where interest is paid out, and to money
 * without a maturity: its principal is the balance as it was last stated.
 */
export function valueOn(placed: PlacedMoney, day: string): Cents {
  const { principal, maturityDate, compounding, rate } = placed;
  if (maturityDate === null || compounding === 'paidOut') return principal;
  const until = day < maturityDate ? day : maturityDate;
  const years = Math.max(0, daysFrom(placed.startDate, until)) / DAYS_OF_YEAR;
  const grown =
    compounding === 'atMaturity'
      ? 1 + (rate / 100) * years
      : Math.exp(years * Math.log1p(annualYield(placed) / 100));
  return roundCents(principal * grown, 'value of a placement');
}

/** Is it free on a day: without a maturity, or matured by then? */
export const isFree = ({ maturityDate }: Pick<PlacedMoney, 'maturityDate'>, day: string): boolean =>
  maturityDate === null || maturityDate <= day;

/** Yields weighted by values of a day, in percentage points; null where nothing is placed. */
export function blendedYield(placed: readonly PlacedMoney[], day: string): Points | null {
  const values = placed.map((one) => valueOn(one, day));
  const total = sumCents(values, 'value of all placements');
  if (total === 0) return null;
  return placed.reduce((sum, one, at) => sum + annualYield(one) * (values[at]! / total), 0);
}
