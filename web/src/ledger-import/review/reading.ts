import type { AccountUse, LedgerFund } from '@roofline/schema/ledger/account';
import type { AmountSign, DateOrder, LedgerField } from '@roofline/schema/ledger-import/columns';
import { FUND_COLUMNS } from '@roofline/schema/ledger-import/columns';
import type { LedgerImportPreviewFragment } from '../LedgerImport.generated';

/** What an account is used for, as a person chose it. */
export interface AccountChoice {
  use: AccountUse;
  fund: LedgerFund;
}

/** How a person wants the file to be read. */
export interface LedgerReading {
  columns: readonly (LedgerField | null)[];
  dateOrder: DateOrder;
  sign: AmountSign;
  accounts: ReadonlyMap<string, AccountChoice>;
  skipProblems: boolean;
  skipDuplicates: boolean;
}

/** The reading that a preview shows. Accounts that the ledger has keep their use unless someone chooses another. */
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

/** Gives a column a field. A field is fed by one column: where another had it, that one is left out from now on. */
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
