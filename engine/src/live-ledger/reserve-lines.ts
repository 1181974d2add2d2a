import type { Cents } from '../types';
import type { Month } from './months';

/** What people say an account is used for. */
export type LiveUse =
  | 'reserveIncome'
  | 'reserveExpense'
  | 'operatingIncome'
  | 'operatingExpense'
  | 'bank'
  | 'ignored'
  | 'unmapped';

/** An account of the ledger. */
export interface LiveAccount {
  glCode: string;
  use: LiveUse;
  /** As the source says. */
  kind: 'bank' | 'asset' | 'income' | 'expense' | 'liability' | 'equity' | 'unknown';
}

/** Lines of one account in one month, added up: both sums are cents, and never below zero. */
export interface MonthSum {
  month: Month;
  glCode: string;
  /** What the source says of the fund; empty where it says nothing. */
  sourceFund: 'reserve' | 'operating' | '';
  moneyIn: Cents;
  moneyOut: Cents;
}

/**
 * What counts as reserve income and expenses. False: accounts that are configured as such. True: lines that the source
 * itself puts in the reserve fund.
 */
export interface ReserveRules {
  useReserveFundsForExpenses: boolean;
  useReserveFundsForIncome: boolean;
}

export interface IncomeAndExpenses {
  income: Cents;
  expenses: Cents;
}

type Direction = 'income' | 'expense' | 'bySign' | null;

/** Which side an account is on. Bank accounts and the balance sheet are on none: their lines are the other leg of an entry. */
function directionOf({ use, kind }: LiveAccount): Direction {
  if (use === 'bank' || use === 'ignored' || kind === 'bank') return null;
  if (use === 'reserveIncome' || use === 'operatingIncome') return 'income';
  if (use === 'reserveExpense' || use === 'operatingExpense') return 'expense';
  if (kind === 'income' || kind === 'expense') return kind;
  return kind === 'unknown' ? 'bySign' : null;
}

/**
 * Returns what a sum adds to reserve income and to reserve expenses, in cents. Income is money in less money out;
 * expenses are money out less money in, so that a refund lowers what it belongs to. An account whose side nobody knows
 * earns what comes in and spends what goes out. A line is never both: no cent is counted twice.
 */
export function reservePart(
  sum: MonthSum,
  account: LiveAccount | undefined,
  rules: ReserveRules,
): IncomeAndExpenses {
  const direction = account ? directionOf(account) : null;
  const isOfReserve = sum.sourceFund === 'reserve';
  const earns = rules.useReserveFundsForIncome ? isOfReserve : account?.use === 'reserveIncome';
  const spends = rules.useReserveFundsForExpenses ? isOfReserve : account?.use === 'reserveExpense';
  if (direction === 'income') return { income: earns ? sum.moneyIn - sum.moneyOut : 0, expenses: 0 };
  if (direction === 'expense') return { income: 0, expenses: spends ? sum.moneyOut - sum.moneyIn : 0 };
  if (direction === null) return { income: 0, expenses: 0 };
  return { income: earns ? sum.moneyIn : 0, expenses: spends ? sum.moneyOut : 0 };
}
