import { toCents, toDollars, type Cents } from '../value/money';

/** Terms of a loan for work to be paid; money in dollars, null for what is not said. */
export interface LoanForm {
  annualRate: number | null;
  months: number | null;
  fees: number | null;
  areFeesFinanced: boolean;
  interestOnlyMonths: number | null;
  balloonMonth: number | null;
  payoffMonth: number | null;
  downPayment: number | null;
  debtServiceFrom: 'owners' | 'reserves';
}

/** Terms that a comparison starts with. */
export const FIRST_TERMS: LoanForm = {
  annualRate: 6.5,
  months: 120,
  fees: 0,
  areFeesFinanced: false,
  interestOnlyMonths: 0,
  balloonMonth: null,
  payoffMonth: null,
  downPayment: null,
  debtServiceFrom: 'owners',
};

/** What owners could earn elsewhere, in points a year: the rate at which their payments are valued unless another is said. */
export const FIRST_DISCOUNT_RATE = 4;

/** Share of the cost that the mix pays down unless someone says otherwise. */
const FIRST_DOWN_SHARE = 0.25;

/** The down payment that a comparison starts with, in whole thousands of dollars. */
export const proposedDownPayment = (cost: Cents): number =>
  Math.round((toDollars(cost) * FIRST_DOWN_SHARE) / 1_000) * 1_000;

const LONGEST_TERM = 480;
const LONGEST_DRAW = 60;

export type LoanFormErrors = Partial<Record<keyof LoanForm, string>>;

const outside = (value: number | null, low: number, high: number) =>
  value === null || value < low || value > high;
const outsideWhole = (value: number | null, low: number, high: number) =>
  outside(value, low, high) || !Number.isInteger(value);

/** What is to be mended, by field. */
export function loanFormErrors(form: LoanForm, cost: Cents): LoanFormErrors {
  const errors: LoanFormErrors = {};
  const last = (form.months ?? 0) + (form.interestOnlyMonths ?? 0);
  const month = (value: number | null) => value !== null && outsideWhole(value, 1, last);
  if (outside(form.annualRate, 0, 99.99)) errors.annualRate = 'Loan Rate should be from 0% to 99.99%';
  if (outsideWhole(form.months, 1, LONGEST_TERM))
    errors.months = `Term in Months should be a whole number from 1 to ${LONGEST_TERM}`;
  if (outsideWhole(form.interestOnlyMonths ?? 0, 0, LONGEST_DRAW))
    errors.interestOnlyMonths = `Interest-Only Months should be a whole number from 0 to ${LONGEST_DRAW}`;
  if (month(form.balloonMonth)) errors.balloonMonth = `Balloon Month should be from 1 to ${last}`;
  if (month(form.payoffMonth)) errors.payoffMonth = `Payoff Month should be from 1 to ${last}`;
  const fees = toCents(form.fees ?? 0);
  if (fees >= cost) errors.fees = 'Loan Fees should be less than the cost';
  if (toCents(form.downPayment ?? 0) + (form.areFeesFinanced ? 0 : fees) >= cost)
    errors.downPayment = 'Down Payment should leave something to borrow';
  return errors;
}

/** The terms as the engine's, but for the principal. */
export function loanTerms(form: LoanForm) {
  return {
    annualRate: form.annualRate ?? 0,
    months: form.months ?? 1,
    fees: toCents(form.fees ?? 0),
    areFeesFinanced: form.areFeesFinanced,
    interestOnlyMonths: form.interestOnlyMonths ?? 0,
    balloonMonth: form.balloonMonth ?? undefined,
    payoffMonth: form.payoffMonth ?? undefined,
  };
}
