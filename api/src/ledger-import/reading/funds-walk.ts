import type { LedgerField } from '@roofline/schema/ledger-import/columns';
import { cellText } from '../../platform/sheets/cell-text';
import type { Cell } from '../../platform/sheets/grid';
import { accountOf } from './accounts';
import type { LedgerBook } from './book';
import { readMoney } from './cells/money';
import { labelOf, rowWord } from './cells/row-words';

const FUND_OF: Partial<Record<LedgerField, 'operating' | 'reserve'>> = {
  operatingBalance: 'operating',
  reserveBalance: 'reserve',
};

/** Walks through a balance sheet whose columns are the funds; an account can have money in several. */
export function walkFunds(
  book: LedgerBook,
  rows: readonly (readonly Cell[])[],
  from: number,
  columns: readonly (LedgerField | null)[],
): void {
  for (let i = from; i < rows.length; i += 1) {
    const row = rows[i]!;
    const label = labelOf(row);
    const code = columns.indexOf('account') === -1 ? null : cellText(row[columns.indexOf('account')]);
    if ((label === null && code === null) || (label && rowWord(label.text))) continue;
    const money = columns.map((field, index) => {
      const read =
        field === null || !(field in FUND_OF || field === 'endBalance') ? 'blank' : readMoney(row[index]);
      return typeof read === 'object' ? { field: field!, cents: read.cents } : null;
    });
    if (money.every((each) => each === null)) continue;
    const named = accountOf(code ?? label!.text);
    const account = book.account({ ...named, glName: code !== null && label ? label.text : named.glName });
    for (const each of money) {
      const fund = each && FUND_OF[each.field];
      if (fund) account.funds[fund] = (account.funds[fund] ?? 0) + each.cents;
      else if (each) account.end = each.cents;
    }
  }
}
