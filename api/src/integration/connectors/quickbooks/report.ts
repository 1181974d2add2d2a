import { z } from 'zod';
import type { LedgerAccountSeen, LedgerLine } from '../../../ledger/service';
import { SourceFault } from '../connector';
import { centsOf, cut, dayOf, lengths, looseList, looseText, moneyIn, numbered } from '../reading';
import type { DaysRead } from '../windows';

/** What is asked of each posting. */
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

/** The GeneralLedger report: a section for each account, sections in sections for those below it. */
export const generalLedger = z.object({
  Columns: z.object({ Column: looseList }),
  Rows: z.object({ Row: looseList }).nullish(),
});
type Report = z.infer<typeof generalLedger>;

/** Where each column stands: by its key, which older companies write as its type. */
function placesOf(report: Report): Map<string, number> {
  const keys = report.Columns.Column.map((each) => {
    const read = column.safeParse(each).data;
    const key = read?.MetaData.flatMap((part) => meta.safeParse(part).data?.Value ?? [])[0];
    return key ?? read?.ColType ?? '';
  });
  return new Map(keys.map((key, i) => [key, i]));
}

/** Rows of postings in order, each with the id of its account. A report of any depth is walked without recursion. */
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

/** Cents of a cell, where an empty one is nothing; null where it is no amount. */
const amountOf = (text: string) => (text === '' ? 0 : centsOf(text));

/** The lines of a report. `accounts` are known by the id that QuickBooks has for them. */
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
    // Balances brought forward are rows as well.
    if (!date && id === '') continue;
    const debit = amountOf(at('debt_amt').value);
    const credit = amountOf(at('credit_amt').value);
    if (!date || id === '' || accountId === '' || debit === null || credit === null) {
      into.unreadable.push(
        `${cut(type, 40) || 'A transaction'} ${cut(id, 40) || `of ${date}`}: no day, number, account or amount`,
      );
      continue;
    }
    // A transaction that was voided keeps its rows, without amounts.
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
