import type { AccountUse, LedgerFund, SignFollows } from '@roofline/schema/ledger/account';
import type { LedgerImportInput } from '@roofline/schema/ledger-import/ledger-import';
import { ruleFailed } from '../../platform/problem';
import { FUND_COLUMNS } from '@roofline/schema/ledger-import/columns';
import type { Mapping } from '../reading/read-ledger';

/** A person's choice for an account of the file. */
export interface AccountChoice {
  glCode: string;
  use: AccountUse;
  fund: LedgerFund;
}

/** How a file is read, and what is left out of it. */
export interface ImportReading extends Mapping {
  accounts: AccountChoice[];
  isDateOrderSure: boolean;
  isMappingSaved: boolean;
  skipProblems: boolean;
  skipDuplicates: boolean;
}

/** Returns what the sign of lines follows: debits and credits, or else the person's choice for the amount column. */
export function signFollows({ columns, sign }: Pick<Mapping, 'columns' | 'sign'>): SignFollows {
  if (columns.includes('debit') || columns.includes('credit')) return 'kind';
  if (!columns.includes('amount')) return 'stated';
  return sign === 'natural' ? 'growth' : sign === 'debit' ? 'kind' : 'stated';
}

/** The part of a reading that is saved for the next file of the same layout. */
type SavedMapping = Pick<ImportReading, 'columns' | 'dateOrder' | 'sign' | 'banks' | 'accounts'>;

export const savedOf = ({ columns, dateOrder, sign, banks, accounts }: ImportReading): SavedMapping => ({
  columns,
  dateOrder,
  sign,
  banks,
  accounts,
});

export const firstImportReading = (mapping: Mapping, isDateOrderSure: boolean): ImportReading => ({
  ...mapping,
  accounts: [],
  isDateOrderSure,
  isMappingSaved: false,
  skipProblems: false,
  skipDuplicates: true,
});

/** Returns the reading of a new file with the saved mapping of its layout; its own days settle their order, if clear. */
export function withSaved(reading: ImportReading, saved: unknown): ImportReading {
  if (saved === null || typeof saved !== 'object') return reading;
  const { columns, dateOrder, sign, banks, accounts } = saved as SavedMapping;
  if (columns.length !== reading.columns.length) return reading;
  const order = reading.isDateOrderSure ? reading.dateOrder : dateOrder;
  return { ...reading, columns, sign, banks, accounts, dateOrder: order, isMappingSaved: true };
}

/** Returns the reading that a person asks for; 422 for a column that the file does not have. */
export function readingAsked(
  stored: ImportReading,
  input: LedgerImportInput,
  { guessedBanks, statedKinds }: { guessedBanks: readonly string[]; statedKinds: ReadonlySet<string> },
): ImportReading {
  const columns: ImportReading['columns'] = stored.columns.map(() => null);
  const taken = new Set<string>();
  for (const [i, { index, field }] of input.columns.entries()) {
    if (index >= columns.length) throw ruleFailed('The file has no such column', `columns.${i}.index`);
    if (field !== null && taken.has(field) && !FUND_COLUMNS.includes(field))
      throw ruleFailed('Only one column can fill a field', `columns.${i}.field`);
    if (field !== null) taken.add(field);
    columns[index] = field;
  }
  const chosen = new Map(input.accounts.map((choice) => [choice.glCode, choice]));
  // A kind that someone corrected in the ledger does not change the reading: the ledger turns the sign of the lines.
  const isBank = (code: string) =>
    chosen.has(code) && !statedKinds.has(code) ? chosen.get(code)!.use === 'bank' : true;
  const banks = new Set([
    ...(stored.banks ?? guessedBanks).filter(isBank),
    ...input.accounts
      .filter(({ glCode, use }) => use === 'bank' && !statedKinds.has(glCode))
      .map(({ glCode }) => glCode),
  ]);
  const { dateOrder, sign, skipProblems, skipDuplicates } = input;
  const isChanged = input.accounts.length > 0 || stored.banks !== null;
  return {
    ...stored,
    columns,
    dateOrder,
    sign,
    skipProblems,
    skipDuplicates,
    accounts: [...chosen.values()],
    banks: isChanged ? [...banks] : null,
  };
}
