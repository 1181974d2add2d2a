import type { TransactionFilter, TransactionSort } from '@roofline/schema/ledger/transaction';
import { and, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rowsOf, type Tx } from '../../platform/database';
import { containing, textArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';
import type { FundCodes } from '../fund';
import { ledgerLine, ledgerMonth } from '../tables';
import type { LineRow } from './lines';

/** The accounts whose lines are of a fund, always or where their source says so. */
export interface Codes extends FundCodes {
  fund: 'reserve' | 'operating' | 'unmapped';
}

/** The filter of a property's lines, with its accounts and component looked up. */
export interface LineFilter extends Pick<
  TransactionFilter,
  'from' | 'to' | 'isUnexpected' | 'isMapped' | 'projectId'
> {
  /** Only lines of these accounts. */
  codes?: readonly string[] | undefined;
  fund?: Codes | undefined;
  lineageId?: string | undefined;
  /** A text to find in the line, and the accounts whose name or code contains it. */
  search?: { text: string; codes: readonly string[] } | undefined;
}

type Table = typeof ledgerLine | typeof ledgerMonth;

const among = (column: PgColumn, codes: readonly string[]): SQL => sql`${column} = any(${textArray(codes)})`;

/** Returns the conditions that lines and month sums have in common. */
function ofAccounts(table: Table, place: LedgerPlace, { codes, fund }: LineFilter): (SQL | undefined)[] {
  const source = fund && (fund.fund === 'unmapped' ? '' : fund.fund);
  return [
    eq(table.workspaceId, place.workspaceId),
    eq(table.propertyId, place.propertyId),
    codes && among(table.glCode, codes),
    fund &&
      or(
        among(table.glCode, fund.all),
        and(sql`coalesce(${table.sourceFund}, '') = ${source}`, among(table.glCode, fund.bySource)),
      ),
  ];
}

/** Returns a yes-or-no condition; none where the filter has no value. */
const whether = (asked: boolean | undefined, yes: SQL): SQL | undefined =>
  asked === undefined ? undefined : asked ? yes : sql`not (${yes})`;

const IS_MAPPED = sql`(${ledgerLine.lineageId} is not null or ${ledgerLine.projectId} is not null)`;

function condition(place: LedgerPlace, filter: LineFilter): SQL {
  const { from, to, isUnexpected, isMapped, projectId, lineageId, search } = filter;
  return and(
    ...ofAccounts(ledgerLine, place, filter),
    from === undefined ? undefined : gte(ledgerLine.date, from),
    to === undefined ? undefined : lte(ledgerLine.date, to),
    // In the form of the partial index, so that the query can use it.
    whether(isUnexpected, sql`${ledgerLine.isUnexpected}`),
    isMapped === false
      ? and(isNull(ledgerLine.lineageId), isNull(ledgerLine.projectId))
      : whether(isMapped, IS_MAPPED),
    projectId === undefined ? undefined : eq(ledgerLine.projectId, projectId),
    lineageId === undefined ? undefined : eq(ledgerLine.lineageId, lineageId),
    search &&
      or(
        sql`${ledgerLine.searchText} like ${containing(search.text.toLowerCase())}`,
        among(ledgerLine.glCode, search.codes),
      ),
  )!;
}

/** The sums of an account's lines in a filtered list; cents. */
export interface AccountTotals {
  glCode: string;
  lineCount: number;
  moneyIn: number;
  moneyOut: number;
}

const isMonthStart = (day: string | undefined) => day === undefined || day.endsWith('-01');
const isMonthEnd = (day: string | undefined) =>
  day === undefined || new Date(Date.parse(day) + 86_400_000).getUTCDate() === 1;

/** Returns whether month sums are enough to add up a filtered list. */
const isOfMonths = (filter: LineFilter): boolean =>
  isMonthStart(filter.from) &&
  isMonthEnd(filter.to) &&
  [filter.isUnexpected, filter.isMapped, filter.projectId, filter.lineageId, filter.search].every(
    (asked) => asked === undefined,
  );

/** Returns the totals of the filtered list by account: from month sums where these are enough, else from lines. */
export async function totalsByAccount(
  tx: Tx,
  place: LedgerPlace,
  filter: LineFilter,
): Promise<AccountTotals[]> {
  const { from, to } = filter;
  const m = ledgerMonth;
  const statement = isOfMonths(filter)
    ? sql`select ${m.glCode} as "glCode", sum(${m.lineCount})::int as "lineCount",
          sum(${m.moneyIn})::float8 as "moneyIn", sum(${m.moneyOut})::float8 as "moneyOut"
        from ${m} where ${and(
          ...ofAccounts(m, place, filter),
          from === undefined ? undefined : gte(m.month, from),
          to === undefined ? undefined : lte(m.month, to),
        )} group by ${m.glCode} having sum(${m.lineCount}) > 0`
    : sql`select ${ledgerLine.glCode} as "glCode", count(*)::int as "lineCount",
          sum(greatest(${ledgerLine.amount}, 0))::float8 as "moneyIn",
          sum(greatest(-${ledgerLine.amount}, 0))::float8 as "moneyOut"
        from ${ledgerLine} where ${condition(place, filter)} group by ${ledgerLine.glCode}`;
  return rowsOf(tx, statement);
}

const SORTED = {
  date: { column: ledgerLine.date, type: 'date' },
  amount: { column: ledgerLine.amount, type: 'bigint' },
  payee: { column: ledgerLine.payeeKey, type: 'text' },
} as const;

/** The order of a list, and the part of it. */
export interface LineWindow {
  sort: TransactionSort;
  desc: boolean;
  limit: number;
  /** The last line before the part. */
  after: { value: string; transactionId: string } | null;
}

/** Returns a part of the filtered list. */
export function listLines(
  tx: Tx,
  place: LedgerPlace,
  filter: LineFilter,
  window: LineWindow,
): Promise<LineRow[]> {
  const { column, type } = SORTED[window.sort];
  const { after } = window;
  const [sign, order] = window.desc ? [sql.raw('<'), sql.raw('desc')] : [sql.raw('>'), sql.raw('asc')];
  const behind =
    after &&
    sql`(${column}, ${ledgerLine.transactionId}) ${sign}
      (${after.value}::${sql.raw(type)}, ${after.transactionId}::uuid)`;
  return tx
    .select()
    .from(ledgerLine)
    .where(and(condition(place, filter), behind ?? undefined))
    .orderBy(sql`${column} ${order}`, sql`${ledgerLine.transactionId} ${order}`)
    .limit(window.limit);
}
