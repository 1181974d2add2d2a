import { z } from 'zod';
import type { LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import { centsOf, cut, dayOf, lengths, looseList, looseText, moneyInOfGrowth, numbered } from './reading';
import type { DaysRead } from './windows';

const line = z.object({
  GLAccount: z.object({ Id: z.number() }),
  Amount: z.unknown().optional(),
  Memo: looseText,
  ReferenceNumber: looseText,
  AccountingEntity: z
    .object({ Id: z.number().nullish(), AccountingEntityType: looseText })
    .nullish()
    .catch(null),
});
/** The shape of a transaction of the general ledger, with a journal line for each posting. */
export const transaction = z.object({
  Id: z.number(),
  Date: z.unknown().optional(),
  TransactionType: looseText,
  CheckNumber: looseText,
  UnitNumber: looseText,
  Journal: z.object({ Memo: looseText, Lines: looseList }),
});
export type Transaction = z.infer<typeof transaction>;

/** Returns whether a line is of this association. Where Buildium names none, the filter of the request was enough. */
const isOf = (code: string, { AccountingEntity: entity }: z.infer<typeof line>) =>
  entity?.Id == null || (String(entity.Id) === code && /^association$/i.test(entity.AccountingEntityType));

/** Adds the lines of a transaction, and descriptions of unreadable ones. */
export function linesOf(
  each: Transaction,
  code: string,
  accounts: ReadonlyMap<number, LedgerAccountSeen>,
  into: DaysRead,
): void {
  const idOf = numbered();
  const date = dayOf(each.Date);
  const told = `Transaction ${each.Id}`;
  if (!date) return void into.unreadable.push(`${told}: its date is not a day`);
  for (const raw of each.Journal.Lines) {
    const read = line.safeParse(raw);
    const growth = read.success ? centsOf(read.data.Amount) : null;
    if (!read.success || growth === null) into.unreadable.push(`${told}: a line without account or amount`);
    else if (isOf(code, read.data)) {
      const { Id } = read.data.GLAccount;
      const account = accounts.get(Id) ?? {
        glCode: String(Id),
        glName: String(Id),
        kind: 'unknown' as const,
      };
      const said =
        [read.data.Memo, each.Journal.Memo, each.TransactionType].find((text) => text !== '') ?? '';
      into.lines.push({
        externalId: idOf(`${each.Id}:${Id}`),
        date,
        amount: moneyInOfGrowth(account.kind, growth),
        glCode: account.glCode,
        description: cut(said, lengths.description),
        payee: each.UnitNumber === '' ? null : cut(`Unit ${each.UnitNumber}`, lengths.payee),
        reference: cut(each.CheckNumber || read.data.ReferenceNumber, lengths.reference) || null,
        sourceFund: null,
        runningBalance: null,
      } satisfies LedgerLine);
    }
  }
}
