import { safeCents } from '../numeric/cents';
import type { Cents } from '../types';
import { addMonths, monthOf, monthsFrom, type Month } from './months';

/** What a statement says of a bank account at the end of a day. */
export interface Statement {
  asOf: string;
  balance: Cents;
  /** Movements of the account after that day in the rest of its month, in cents; 0 where the ledger has no such account. */
  restOfMonth: Cents;
}

/** A bank account: its statements, oldest first, and its movements by month. */
export interface LiveBankAccount {
  statements: readonly Statement[];
  /** Money in less money out of its account in the ledger, in cents; null where the ledger has no such account. */
  movements: ReadonlyMap<Month, Cents> | null;
}

const sumOver = (movements: ReadonlyMap<Month, Cents>, months: readonly Month[]) =>
  months.reduce((sum, month) => sum + (movements.get(month) ?? 0), 0);

/**
 * Returns the balance of a bank account at the end of a month, in cents: that of the last statement by then, and the
 * movements of its account in the ledger after it. Before the first statement: that statement less the movements up to
 * it, or null where the ledger does not know the account.
 */
export function balanceAtEnd({ statements, movements }: LiveBankAccount, month: Month): Cents | null {
  const next = addMonths(month, 1);
  const last = statements.findLast(({ asOf }) => asOf < next);
  const basis = last ?? statements[0];
  if (!basis) return null;
  if (!movements) return last ? last.balance : null;
  const own = monthOf(basis.asOf);
  const atEndOfItsMonth = basis.balance + basis.restOfMonth;
  const moved = last
    ? sumOver(movements, monthsFrom(addMonths(own, 1), month))
    : -sumOver(movements, monthsFrom(next, own));
  return safeCents(atEndOfItsMonth + moved, 'bank balance');
}

/** The sum of accounts at the end of a month; null where there are none or one of them is not known. */
function balanceOfAll(accounts: readonly LiveBankAccount[], month: Month): Cents | null {
  let total = 0;
  for (const account of accounts) {
    const balance = balanceAtEnd(account, month);
    if (balance === null) return null;
    total += balance;
  }
  return accounts.length === 0 ? null : safeCents(total, 'balance of a fund');
}

/**
 * Returns what accounts hold today, in cents: their balances at the end of the current month, as far as it has come.
 * Accounts without a statement do not count; null where none has one.
 */
export function currentBalance(accounts: readonly LiveBankAccount[], current: Month): Cents | null {
  const known = accounts.filter(({ statements }) => statements.length > 0);
  return balanceOfAll(known, current);
}

/** A month of the reserve fund, in cents. */
export interface CashFlowMonth {
  month: Month;
  income: Cents;
  expenses: Cents;
  /** null where no statement says anything. */
  endingBalance: Cents | null;
  /** The balance is worked back from that of the next month, as no statement reaches so far. */
  isWorkedBack: boolean;
  /** What else moved the balance: money in less money out; null where no balance is known. */
  other: Cents | null;
}

type Flow = Pick<CashFlowMonth, 'month' | 'income' | 'expenses'>;

/**
 * Returns income, expenses and ending balance of months in a row, oldest first. Where the bank accounts of the fund do
 * not say the balance of a month, it is worked back: the balance of the next month, less its income, plus its expenses.
 * What else moved the balance is the ending balance, less that of the month before, less income, plus expenses: 0 where
 * either is worked back from the other, or nothing says what was there before.
 */
export function cashFlow(flows: readonly Flow[], accounts: readonly LiveBankAccount[]): CashFlowMonth[] {
  const known = accounts.filter(({ statements }) => statements.length > 0);
  const months: Omit<CashFlowMonth, 'other'>[] = [];
  for (const flow of flows.toReversed()) {
    const stated = balanceOfAll(known, flow.month);
    const later = months[0];
    const canWork = stated === null && later !== undefined && later.endingBalance !== null;
    const worked = canWork ? later.endingBalance! - later.income + later.expenses : null;
    months.unshift({ ...flow, endingBalance: stated ?? worked, isWorkedBack: canWork });
  }
  const [first] = flows;
  let before = first ? balanceOfAll(known, addMonths(first.month, -1)) : null;
  return months.map((month) => {
    const { endingBalance: end, income, expenses } = month;
    const moved = end === null ? null : before === null ? 0 : end - before - income + expenses;
    before = end;
    return { ...month, other: moved };
  });
}
