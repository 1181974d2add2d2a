import type { LoanTerms } from '@roofline/engine/loan/terms';
import { toCents } from '@roofline/schema/value/money';

/** Terms of a loan as the form has them; money in dollars, an empty field is null. */
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

const LONGEST_TERM = 480;
const LONGEST_DRAW = 60;

export type LoanFormErrors = Partial<Record<keyof LoanForm, string>>;

const outside = (value: number | null, low: number, high: number) =>
  value === null || value < low || value > high;

/** What is to be mended, by field. */
export function loanFormErrors(form: LoanForm, cost: number): LoanFormErrors {
  const errors: LoanFormErrors = {};
  const last = (form.months ?? 0) + (form.interestOnlyMonths ?? 0);
  const month = (value: number | null) => value !== null && outside(value, 1, last);
  if (outside(form.annualRate, 0, 99.99)) errors.annualRate = 'Loan Rate should be from 0% to 99.99%';
  if (outside(form.months, 1, LONGEST_TERM))
    errors.months = `Term in Months should be a whole number from 1 to ${LONGEST_TERM}`;
  if (outside(form.interestOnlyMonths ?? 0, 0, LONGEST_DRAW))
    errors.interestOnlyMonths = `Interest-Only Months should be a whole number from 0 to ${LONGEST_DRAW}`;
  if (month(form.balloonMonth)) errors.balloonMonth = `Balloon Month should be from 1 to ${last}`;
  if (month(form.payoffMonth)) errors.payoffMonth = `Payoff Month should be from 1 to ${last}`;
  const fees = toCents(form.fees ?? 0);
  if (fees >= cost) errors.fees = 'Loan Fees should be less than the cost';
  if (toCents(form.downPayment ?? 0) + (form.areFeesFinanced ? 0 : fees) >= cost)
    errors.downPayment = 'Down Payment should leave something to borrow';
  return errors;
}

/** The form as the engine's terms, but for the principal. */
export function loanTerms(form: LoanForm): Omit<LoanTerms, 'principal'> {
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
