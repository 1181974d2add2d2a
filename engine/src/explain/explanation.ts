import type { Cents, YearRate } from '../types';

/** Figures of a projection year that can be opened. */
export type ExplainedFigure =
  | 'startBalance'
  | 'contribution'
  | 'assessments'
  | 'loanProceeds'
  | 'interest'
  | 'expenditures'
  | 'debtService'
  | 'endBalance'
  | 'fullyFundedStart'
  | 'fullyFundedEnd'
  | 'percentFundedStart'
  | 'percentFundedEnd';

/** Names of formulas; `FORMULAS` writes them out. */
export type FormulaName = keyof typeof FORMULAS;

export const FORMULAS = {
  given: 'starting balance of the plan',
  carried: 'start(t) = end(t-1)',
  simpleContribution: 'C(t) = c0 * (1+p)^t',
  ladderContribution: 'C(t) = step amount * (1+p)^(t - step year)',
  yearlyContribution: 'C(t) = C(t-1) * (1+p(t)) from the unrounded C(t-1), p(t) the rise of the year',
  listed: 'sum of the amounts due in the year',
  interestOfYear: 'I = (a-1) * start + (b-1) * inflows - (e-1) * outflows, not below 0 unless charged',
  expenditures: 'sum of K * (1+g)^x over the components due in the year',
  expendituresByYear:
    'sum of K * product of (1+g(j)) over the years j before the work, by the timing, over the components due',
  endBalance:
    'end = start + contribution + assessments + loan proceeds + interest - expenditures - debt service',
  fullyFunded: 'FFB(k) = sum of K * (1+g)^k * age(k) / life',
  fullyFundedByYear: 'FFB(k) = sum of K * product of (1+g(j)) over the years j before k * age(k) / life',
  percentFunded: '100 * balance / FFB',
} as const;

export interface ExplainedInput {
  name: string;
  value: number;
  unit: 'cents' | 'points' | 'years' | 'factor';
}

/**
 * Inputs of a year that has a rate of its own, from year `from` to before `to`: `p(3)` is the one of year 3. The general
 * rate, which the other years have, goes by the plain symbol.
 */
export function ownRateInputs(
  symbol: string,
  yearRates: readonly YearRate[] | undefined,
  from: number,
  to: number,
): ExplainedInput[] {
  return (yearRates ?? [])
    .filter(({ year }) => year >= from && year < to)
    .map(({ year, rate }) => ({ name: `${symbol}(${year})`, value: rate, unit: 'points' }));
}

/** An addend. `name` is a component's id or describes the part. */
export interface ExplainedRow {
  name: string;
  category?: string;
  amount: Cents;
}

/** The working of a figure. In cents, the rows sum to the value exactly; of a percent, they sum to its FFB. */
export interface Explanation {
  figure: ExplainedFigure;
  t: number;
  formula: FormulaName;
  value: number | null;
  unit: 'cents' | 'points';
  inputs: ExplainedInput[];
  rows: ExplainedRow[];
}
