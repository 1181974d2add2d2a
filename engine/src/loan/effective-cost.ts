import { power } from '../numeric/growth';
import type { Points } from '../types';
import type { Amortisation } from './amortisation';
import type { LoanTerms } from './terms';

/** Yearly cost of a loan including its fees, in points. */
export interface LoanCost {
  /** Twelve times the monthly rate, comparable with the rate of the contract. */
  nominalRate: Points;
  /** (1 + m)^12 - 1. */
  effectiveRate: Points;
}

const PASSES = 120;
const LARGEST_MONTHLY_RATE = 1_024;

function presentValue(loan: Amortisation, m: number): number {
  let discount = 1;
  let value = 0;
  for (const { payment } of loan.rows) {
    discount /= 1 + m;
    value += payment * discount;
  }
  return value;
}

/**
 * The monthly rate m at which the payments are worth what the borrower received, amount borrowed - fees, by bisection
 * (the present value falls as m rises), as a nominal and an effective yearly rate. Null where the fees leave nothing.
 */
export function loanCost(terms: LoanTerms, loan: Amortisation): LoanCost | null {
  const received = loan.borrowed - (terms.fees ?? 0);
  if (received <= 0) return null;
  let low = 0;
  let high = 1 / 128;
  while (high < LARGEST_MONTHLY_RATE && presentValue(loan, high) > received) high *= 2;
  for (let pass = 0; pass < PASSES; pass++) {
    const middle = (low + high) / 2;
    if (presentValue(loan, middle) > received) low = middle;
    else high = middle;
  }
  return { nominalRate: high * 12 * 100, effectiveRate: (power(1 + high, 12) - 1) * 100 };
}
