import { InvalidInputError, requireWhole } from '../errors';
import { roundCents, safeCents } from '../numeric/cents';
import { power } from '../numeric/growth';
import type { Cents, Points } from '../types';

/**
 * A loan with monthly payments in arrears. Months count from the first payment, which is month 1; an interest-only draw
 * period comes before the `months` in which the principal is repaid.
 */
export interface LoanTerms {
  /** Amount that the project receives when fees are financed; otherwise fees are paid out of it. */
  principal: Cents;
  /** Nominal yearly rate, one twelfth a month. */
  annualRate: Points;
  /** Number of level payments that would repay the loan. */
  months: number;
  fees?: Cents;
  /** Adds the fees to the amount borrowed. */
  areFeesFinanced?: boolean;
  interestOnlyMonths?: number;
  /** Month whose payment also clears the balance, by contract (balloon). */
  balloonMonth?: number;
  /** Month whose payment also clears the balance, by choice (early payoff). */
  payoffMonth?: number;
}

const LONGEST_TERM = 720;
const LARGEST_RATE = 100;

/** Throws InvalidInputError unless the terms fit this model. */
function requireTerms(terms: LoanTerms): void {
  const { principal, annualRate, months, fees = 0, interestOnlyMonths = 0 } = terms;
  requireWhole('principal', principal, 1, Number.MAX_SAFE_INTEGER);
  requireWhole('fees', fees, 0, Number.MAX_SAFE_INTEGER);
  requireWhole('months', months, 1, LONGEST_TERM);
  requireWhole('interestOnlyMonths', interestOnlyMonths, 0, LONGEST_TERM);
  requireWhole('balloonMonth', terms.balloonMonth ?? 1, 1, LONGEST_TERM * 2);
  requireWhole('payoffMonth', terms.payoffMonth ?? 1, 1, LONGEST_TERM * 2);
  if (!(annualRate >= 0 && annualRate <= LARGEST_RATE)) {
    throw new InvalidInputError('annualRate', `must be from 0 to ${LARGEST_RATE} points`);
  }
}

/** j, the rate of one month as a fraction. */
export function monthlyRate(terms: LoanTerms): number {
  return terms.annualRate / 100 / 12;
}

/** Amount on which interest runs, in cents: the principal, with the fees where they are financed. */
export function borrowed(terms: LoanTerms): Cents {
  return safeCents(terms.principal + (terms.areFeesFinanced ? (terms.fees ?? 0) : 0), 'amount borrowed');
}

/** Month of the last payment: of the term, the balloon or the payoff, whichever comes first. */
export function lastMonth(terms: LoanTerms): number {
  const term = terms.months + (terms.interestOnlyMonths ?? 0);
  return Math.min(term, terms.balloonMonth ?? term, terms.payoffMonth ?? term);
}

/** Level monthly payment in cents: B * j / (1 - (1+j)^-n), or B / n without interest. Source: annuity formula. */
export function monthlyPayment(terms: LoanTerms): Cents {
  requireTerms(terms);
  const amount = borrowed(terms);
  const j = monthlyRate(terms);
  const level = j === 0 ? amount / terms.months : (amount * j) / (1 - 1 / power(1 + j, terms.months));
  return roundCents(level, 'monthly payment');
}
