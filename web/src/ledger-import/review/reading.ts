import type { AccountUse, LedgerFund } from '@roofline/schema/ledger/account';
import type { AmountSign, DateOrder, LedgerField } from '@roofline/schema/ledger-import/columns';
import { FUND_COLUMNS } from '@roofline/schema/ledger-import/columns';
import type { LedgerImportPreviewFragment } from '../LedgerImport.generated';

/** The use of an account as the user chose it. */
export interface AccountChoice {
  use: AccountUse;
  fund: LedgerFund;
}

/** The user's choices for reading the file. */
export interface LedgerReading {
  columns: readonly (LedgerField | null)[];
  dateOrder: DateOrder;
  sign: AmountSign;
  accounts: ReadonlyMap<string, AccountChoice>;
  skipProblems: boolean;
  skipDuplicates: boolean;
}

/** Returns the choices that a preview was read with. Known accounts keep their use unless the user chooses another. */
export function readingOf(preview: LedgerImportPreviewFragment): LedgerReading {
  const chosen = preview.accounts.filter(({ isNew, use }) => isNew && use !== 'unmapped');
  return {
    columns: preview.columns.map(({ field }) => field ?? null),
    dateOrder: preview.dateOrder,
    sign: preview.sign,
    accounts: new Map(chosen.map(({ glCode, use, fund }) => [glCode, { use, fund }])),
    skipProblems: preview.skipProblems,
    skipDuplicates: preview.skipDuplicates,
  };
}

/** Gives a column a field. Only one column fills a field, except for funds: another one that had it is left out. */
export function withColumn(reading: LedgerReading, index: number, field: LedgerField | null): LedgerReading {
  const isShared = field !== null && FUND_COLUMNS.includes(field);
  const columns = reading.columns.map((held, at) => {
    if (at === index) return field;
    return field !== null && held === field && !isShared ? null : held;
  });
  return { ...reading, columns };
}

export const withAccounts = (
  reading: LedgerReading,
  choices: readonly (AccountChoice & { glCode: string })[],
): LedgerReading => {
  const accounts = new Map(reading.accounts);
  for (const { glCode, use, fund } of choices) accounts.set(glCode, { use, fund });
  return { ...reading, accounts };
};

export const valuesOf = ({ columns, accounts, ...rest }: LedgerReading) => ({
  ...rest,
  columns: columns.map((field, index) => ({ index, field })),
  accounts: [...accounts].map(([glCode, choice]) => ({ glCode, ...choice })),
});
