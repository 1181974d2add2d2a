import type { AccountKind, AccountUse, LedgerFund } from '@roofline/schema/ledger/account';
import type { TotalsBasis } from '@roofline/schema/ledger/totals';
import type { SelectOption } from '../../ui/field/SelectField';
import type { TransactionItem } from './use-transactions';

export const FUND_WORDS: Record<LedgerFund, string> = {
  reserve: 'Reserve',
  operating: 'Operating',
  unmapped: 'Not known',
};

export const USE_WORDS: Record<AccountUse, string> = {
  reserveIncome: 'Reserve income',
  reserveExpense: 'Reserve expense',
  operatingIncome: 'Operating income',
  operatingExpense: 'Operating expense',
  bank: 'Bank account',
  ignored: 'Ignored',
  unmapped: 'Not chosen yet',
};

export const KIND_WORDS: Record<AccountKind, string> = {
  bank: 'Bank',
  asset: 'Asset',
  income: 'Income',
  expense: 'Expense',
  liability: 'Liability',
  equity: 'Equity',
  unknown: 'Not known',
};

/** The accounts that the totals of transactions include. */
export const BASIS_WORDS: Record<TotalsBasis, string> = {
  incomeAndExpenses: 'income and expense accounts',
  bankAccounts: 'bank accounts',
  ignoredAccounts: 'ignored accounts',
};

export const optionsOf = <Value extends string>(words: Record<Value, string>): SelectOption[] =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

/** The hint of the specification, letter for letter. */
export const UNEXPECTED_HINT = 'Expense was not budgeted in the reserve study.';

/** Returns `7010 Roof reserve expense`; only the name if it starts with the code, as in a ledger without codes. */
export const accountName = ({ glCode, glName }: { glCode: string; glName: string }): string =>
  glName.toLowerCase().startsWith(glCode.toLowerCase()) ? glName : `${glCode} ${glName}`;

/** Returns a short name of a transaction: its payee, else its description, else its account. */
export const nameOf = ({ payee, description, glName }: TransactionItem): string =>
  payee?.trim() || description.trim() || glName;

/** Returns the names of the component and the project that a transaction is mapped to. */
export const mappedTo = ({ componentName, projectName }: TransactionItem): string =>
  [componentName, projectName].filter(Boolean).join(', ');

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns `October 2026` for `2026-10`. */
export const monthName = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
