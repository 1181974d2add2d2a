import { z } from 'zod';
import type { LedgerAccountSeen, LedgerLine } from '../../../ledger/service';
import { SourceFault } from '../connector';
import { centsOf, cut, dayOf, lengths, looseList, looseText, moneyIn, numbered } from '../reading';
import type { DaysRead } from '../windows';

/** The requested columns of each posting. */
export const COLUMNS = ['tx_date', 'txn_type', 'doc_num', 'name', 'memo', 'debt_amt', 'credit_amt'] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['tx_date', 'txn_type', 'debt_amt', 'credit_amt'];

const column = z.object({ ColType: looseText, MetaData: looseList });
const meta = z.object({ Name: z.literal('ColKey'), Value: z.string() });
const cell = z.object({ value: looseText, id: looseText });
const row = z.object({
  Header: z.object({ ColData: looseList }).nullish(),
  Rows: z.object({ Row: looseList }).nullish(),
  ColData: looseList,
});
type Row = z.infer<typeof row>;

/** The shape of the GeneralLedger report: a section for each account, with nested sections for subaccounts. */
export const generalLedger = z.object({
  Columns: z.object({ Column: looseList }),
  Rows: z.object({ Row: looseList }).nullish(),
});
type Report = z.infer<typeof generalLedger>;

/** Returns the place of each column by its key, which older companies have as its type. */
function placesOf(report: Report): Map<string, number> {
  const keys = report.Columns.Column.map((each) => {
    const read = column.safeParse(each).data;
    const key = read?.MetaData.flatMap((part) => meta.safeParse(part).data?.Value ?? [])[0];
    return key ?? read?.ColType ?? '';
  });
  return new Map(keys.map((key, i) => [key, i]));
}

/** Returns the rows of postings in order, each with the id of its account, without recursion for any depth. */
function* postingsOf(report: Report): Generator<{ cells: unknown[]; accountId: string }> {
  const todo = (report.Rows?.Row ?? []).map((each) => ({ each, accountId: '' })).reverse();
  for (let next = todo.pop(); next; next = todo.pop()) {
    const read: Row | undefined = row.safeParse(next.each).data;
    if (!read) continue;
    const own = cell.safeParse(read.Header?.ColData[0]).data?.id;
    const accountId = own || next.accountId;
    if (read.ColData.length > 0) yield { cells: read.ColData, accountId };
    for (const each of (read.Rows?.Row ?? []).toReversed()) todo.push({ each, accountId });
  }
}

const CUT_OFF = /unable to display more data/i;
const tooMuch = () =>
  new SourceFault('tooMuch', 'QuickBooks Online has more transactions on one day than it reports at once.');

/** Returns the cents of a cell, 0 for an empty one; null where it is not an amount. */
const amountOf = (text: string) => (text === '' ? 0 : centsOf(text));

/** Returns the lines of a report. `accounts` has the ids of QuickBooks as keys. */
export function linesOf(report: Report, accounts: ReadonlyMap<string, LedgerAccountSeen>): DaysRead {
  const into: DaysRead = { lines: [], accounts: [], unreadable: [] };
  const places = placesOf(report);
  const idOf = numbered();
  for (const { cells, accountId } of postingsOf(report)) {
    const at = (name: Column) => cell.safeParse(cells[places.get(name) ?? -1]).data ?? { value: '', id: '' };
    if (CUT_OFF.test(cell.safeParse(cells[0]).data?.value ?? '')) throw tooMuch();
    if (NEEDED.some((name) => !places.has(name)))
      throw new SourceFault(
        'away',
        'QuickBooks Online sent a ledger without days or amounts. Try again later.',
      );
    const date = dayOf(at('tx_date').value);
    const { value: type, id } = at('txn_type');
    // Skips balances brought forward, which are rows, too.
    if (!date && id === '') continue;
    const debit = amountOf(at('debt_amt').value);
    const credit = amountOf(at('credit_amt').value);
    if (!date || id === '' || accountId === '' || debit === null || credit === null) {
      into.unreadable.push(
        `${cut(type, 40) || 'A transaction'} ${cut(id, 40) || `of ${date}`}: no day, number, account or amount`,
      );
      continue;
    }
    // Skips voided transactions, whose rows have no amounts.
    if (debit === 0 && credit === 0) continue;
    const account = accounts.get(accountId);
    const glCode = account?.glCode ?? cut(accountId, lengths.glCode);
    into.lines.push({
      externalId: idOf(`${id}:${accountId}`),
      date,
      amount: moneyIn(account?.kind ?? 'unknown', debit, credit),
      glCode,
      description: cut(at('memo').value || type, lengths.description),
      payee: cut(at('name').value, lengths.payee) || null,
      reference: cut(at('doc_num').value, lengths.reference) || null,
      sourceFund: null,
      runningBalance: null,
    } satisfies LedgerLine);
  }
  return into;
}
