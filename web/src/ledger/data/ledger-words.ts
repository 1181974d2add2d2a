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

/** What sums of transactions are made of. */
export const BASIS_WORDS: Record<TotalsBasis, string> = {
  incomeAndExpenses: 'income and expense accounts',
  bankAccounts: 'bank accounts',
  ignoredAccounts: 'ignored accounts',
};

export const optionsOf = <Value extends string>(words: Record<Value, string>): SelectOption[] =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

/** Letter for letter the hint of the specification. */
export const UNEXPECTED_HINT = 'Expense was not budgeted in the reserve study.';

/** `7010 Roof reserve expense`; of a ledger without codes, only the name. */
export const accountName = ({ glCode, glName }: { glCode: string; glName: string }): string =>
  glName.toLowerCase().startsWith(glCode.toLowerCase()) ? glName : `${glCode} ${glName}`;

/** What a transaction is called where there is little room: its payee, else what the source says of it. */
export const nameOf = ({ payee, description, glName }: TransactionItem): string =>
  payee?.trim() || description.trim() || glName;

/** What it is mapped to: a component, a project, or both. */
export const mappedTo = ({ componentName, projectName }: TransactionItem): string =>
  [componentName, projectName].filter(Boolean).join(', ');

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-10` as `October 2026`. */
export const monthName = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
