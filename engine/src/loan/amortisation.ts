import { roundCents, sumCents } from '../numeric/cents';
import type { Cents } from '../types';
import { borrowed, lastMonth, monthlyPayment, monthlyRate, type LoanTerms } from './terms';

/** One payment. `last` clears the balance; its payment differs from the level one. */
export interface LoanRow {
  /** 1 is the first payment. */
  month: number;
  kind: 'interestOnly' | 'level' | 'last';
  interest: Cents;
  principal: Cents;
  balance: Cents;
  payment: Cents;
}

export interface Amortisation {
  borrowed: Cents;
  monthlyPayment: Cents;
  rows: LoanRow[];
  totalPaid: Cents;
  totalInterest: Cents;
  /** Balance that the last row clears beyond a level payment, by balloon or payoff; 0 for a loan that runs its term. */
  clearedAtEnd: Cents;
}

function nextRow(terms: LoanTerms, level: Cents, month: number, balance: Cents): LoanRow {
  const interest = roundCents(balance * monthlyRate(terms), 'loan interest');
  const interestOnly = month <= (terms.interestOnlyMonths ?? 0);
  const regular = interestOnly ? 0 : level - interest;
  const isLast = month === lastMonth(terms) || regular >= balance;
  const principal = isLast ? balance : regular;
  const kind = isLast ? 'last' : interestOnly ? 'interestOnly' : 'level';
  return { month, kind, interest, principal, balance: balance - principal, payment: interest + principal };
}

/**
 * Every payment of a loan in cents: interest = round(balance * j), principal = payment - interest; the last payment
 * clears the balance to exactly 0, so that principal parts sum to what was borrowed. Total interest = sum of payments -
 * amount borrowed. Where a payment rounded up repays the loan sooner, the rows end there.
 */
export function amortise(terms: LoanTerms): Amortisation {
  const level = monthlyPayment(terms);
  const amount = borrowed(terms);
  const rows: LoanRow[] = [];
  let balance = amount;
  for (let month = 1; balance > 0; month++) {
    const row = nextRow(terms, level, month, balance);
    rows.push(row);
    balance = row.balance;
  }
  const totalPaid = sumCents(
    rows.map((row) => row.payment),
    'loan payments',
  );
  const last = rows.at(-1)!;
  const runsItsTerm = last.month >= terms.months + (terms.interestOnlyMonths ?? 0);
  return {
    borrowed: amount,
    monthlyPayment: level,
    rows,
    totalPaid,
    totalInterest: totalPaid - amount,
    clearedAtEnd: runsItsTerm ? 0 : Math.max(0, last.payment - level),
  };
}

/** Balance in cents after the payment of a month; the amount borrowed at month 0, and 0 after the last. */
export function loanBalance(loan: Amortisation, month: number): Cents {
  if (month <= 0) return loan.borrowed;
  return loan.rows[month - 1]?.balance ?? 0;
}
