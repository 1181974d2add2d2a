import type { AccountKind, AccountUse, LedgerFund } from '@roofline/schema/ledger/account';

/** The facts that decide an account's fund. */
export interface AccountFund {
  glCode: string;
  use: AccountUse;
  /** The fund of the account as a bank account; null where it is not one. */
  bankFund: LedgerFund | null;
}

/** Returns the fund by the use of an account; null where the source of each line decides. */
function decidedFund({ use, bankFund }: Pick<AccountFund, 'use' | 'bankFund'>): LedgerFund | null {
  if (use === 'reserveIncome' || use === 'reserveExpense') return 'reserve';
  if (use === 'operatingIncome' || use === 'operatingExpense') return 'operating';
  if (use === 'ignored') return 'unmapped';
  if (use === 'bank' && bankFund !== null && bankFund !== 'unmapped') return bankFund;
  return null;
}

/** Returns the fund of a line: by its account, else by its source, else `unmapped`. */
export const fundOfLine = (
  account: Pick<AccountFund, 'use' | 'bankFund'> | undefined,
  sourceFund: 'reserve' | 'operating' | '' | null,
): LedgerFund => (account && decidedFund(account)) ?? (sourceFund || 'unmapped');

/** The accounts whose lines may be of a fund. */
export interface FundCodes {
  /** Accounts with all lines of this fund. */
  all: string[];
  /** Accounts whose lines are of this fund where their source says so. */
  bySource: string[];
}

export function codesOfFund(accounts: readonly AccountFund[], fund: LedgerFund): FundCodes {
  const codes = (decided: LedgerFund | null) =>
    accounts.filter((account) => decidedFund(account) === decided).map(({ glCode }) => glCode);
  return { all: codes(fund), bySource: codes(null) };
}

const RESERVE = /\b(?:reserves?|replacement|rsv|capital)\b/i;
const INCOME = /\b(?:income|interest|contributions?|assessments?|dues|revenue|fees?|dividends?)\b/i;
const EXPENSE = /\b(?:expenses?|expenditures?|repairs?|maintenance|supplies|costs?|insurance|utilities)\b/i;
const TRANSFER = /\b(?:transfers?|xfer)\b/i;

/** Suggests the use of an account by its kind, then by the words of its name. */
export function suggestedUse(kind: AccountKind, glName: string): AccountUse {
  if (kind === 'bank') return 'bank';
  if (kind === 'asset' || kind === 'liability' || kind === 'equity') return 'ignored';
  const isReserve = RESERVE.test(glName);
  if (kind === 'income') return isReserve ? 'reserveIncome' : 'operatingIncome';
  if (kind === 'expense') {
    // A contribution to reserves is an expense of the operating fund and income of the reserve fund.
    const isGiven = isReserve && (TRANSFER.test(glName) || /\bcontributions?\b/i.test(glName));
    return isReserve && !isGiven ? 'reserveExpense' : 'operatingExpense';
  }
  if (EXPENSE.test(glName)) return isReserve ? 'reserveExpense' : 'operatingExpense';
  if (INCOME.test(glName)) return isReserve ? 'reserveIncome' : 'operatingIncome';
  return 'unmapped';
}
