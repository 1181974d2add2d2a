import type { AccountKind, AccountUse, LedgerFund } from '@roofline/schema/ledger/account';

/** What an account's fund follows from. */
export interface AccountFund {
  glCode: string;
  use: AccountUse;
  /** Fund of the bank account that it is; null where it is none. */
  bankFund: LedgerFund | null;
}

/** The fund that the use of an account decides; null where the lines' source does. */
function decidedFund({ use, bankFund }: Pick<AccountFund, 'use' | 'bankFund'>): LedgerFund | null {
  if (use === 'reserveIncome' || use === 'reserveExpense') return 'reserve';
  if (use === 'operatingIncome' || use === 'operatingExpense') return 'operating';
  if (use === 'ignored') return 'unmapped';
  if (use === 'bank' && bankFund !== null && bankFund !== 'unmapped') return bankFund;
  return null;
}

/** The fund of a line: by its account, else as its source says, else not known. */
export const fundOfLine = (
  account: Pick<AccountFund, 'use' | 'bankFund'> | undefined,
  sourceFund: 'reserve' | 'operating' | '' | null,
): LedgerFund => (account && decidedFund(account)) ?? (sourceFund || 'unmapped');

/** Accounts whose lines may be of a fund. */
export interface FundCodes {
  /** Every line of them is. */
  all: string[];
  /** Those lines are whose source says so. */
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

/** What an account seems to be used for: its kind decides, then the words of its name. */
export function suggestedUse(kind: AccountKind, glName: string): AccountUse {
  if (kind === 'bank') return 'bank';
  if (kind === 'asset' || kind === 'liability' || kind === 'equity') return 'ignored';
  const isReserve = RESERVE.test(glName);
  if (kind === 'income') return isReserve ? 'reserveIncome' : 'operatingIncome';
  if (kind === 'expense') {
    // What the operating fund gives to the reserve fund is spent by the one and earned by the other.
    const isGiven = isReserve && (TRANSFER.test(glName) || /\bcontributions?\b/i.test(glName));
    return isReserve && !isGiven ? 'reserveExpense' : 'operatingExpense';
  }
  if (EXPENSE.test(glName)) return isReserve ? 'reserveExpense' : 'operatingExpense';
  if (INCOME.test(glName)) return isReserve ? 'reserveIncome' : 'operatingIncome';
  return 'unmapped';
}
