import type { MonthSum } from '@roofline/engine/live-ledger/reserve-lines';
import type { LedgerFund } from '@roofline/schema/ledger/account';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { inWorkspaces } from '../platform/repository/carried';
import { NONE } from '../platform/tables';

/** The months to read, the last one up to today; for accounts of banks also those before, which their balances depend on. */
interface Months {
  from: string;
  to: string;
  today: string;
}

/** Returns the sums of lines in the last month that are dated after today, to subtract from that month's sums `m`. */
const dated = ({ to, today }: Months, isMapped: SQL): SQL =>
  sql`left join lateral (
        select sum(greatest(amount, 0))::bigint as money_in, sum(greatest(-amount, 0))::bigint as money_out from ledger_line l
        where m.month = ${to}::date and l.workspace_id = m.workspace_id and l.property_id = m.property_id
          and l.gl_code = m.gl_code and coalesce(l.source_fund, '') = m.source_fund
          and l.date > ${today}::date and l.date < (m.month + interval '1 month')::date and ${isMapped}) later on true`;

const MONEY = sql`(m.money_in - coalesce(later.money_in, 0))::float8 as "moneyIn",
  (m.money_out - coalesce(later.money_out, 0))::float8 as "moneyOut"`;

/** Returns sums of months, oldest first. */
export const findSums = (tx: Tx, propertyId: string, months: Months): Promise<MonthSum[]> =>
  rowsOf(
    tx,
    sql`select m.month::text, m.gl_code as "glCode", m.source_fund as "sourceFund", ${MONEY}
      from ledger_month m ${dated(months, sql`true`)}
      where ${inWorkspaces(tx, sql`m.workspace_id`)} and m.property_id = ${propertyId} and m.month <= ${months.to}::date
        and (m.month >= ${months.from}::date or exists (select 1 from ledger_bank_account b
          where b.workspace_id = m.workspace_id and b.property_id = m.property_id and b.gl_code = m.gl_code))
      order by m.month, m.gl_code, m.source_fund`,
  );

const SAME_MAPPING = sql`l.is_unexpected = m.is_unexpected
  and coalesce(l.lineage_id, ${NONE}::uuid) = m.lineage_id`;

export interface MappedRow extends MonthSum {
  /** null if the lines name no component. */
  lineageId: string | null;
  isUnexpected: boolean;
}

/** Returns sums of lines that are mapped to a component or marked as unexpected. */
export const findMappedSums = (tx: Tx, propertyId: string, months: Months): Promise<MappedRow[]> =>
  rowsOf(
    tx,
    sql`select m.month::text, m.gl_code as "glCode", m.source_fund as "sourceFund", nullif(m.lineage_id, ${NONE}::uuid) as "lineageId",
        m.is_unexpected as "isUnexpected", ${MONEY}
      from ledger_mapped_month m ${dated(months, SAME_MAPPING)}
      where ${inWorkspaces(tx, sql`m.workspace_id`)} and m.property_id = ${propertyId} and m.month between ${months.from}::date and ${months.to}::date and m.line_count > 0
      order by m.month, m.gl_code, m.lineage_id`,
  );

/** A bank account with one of its statements; `asOf` is null if it has none. */
export interface StatementRow {
  bankAccountId: string;
  fund: LedgerFund;
  glCode: string | null;
  asOf: string | null;
  balance: number;
  restOfMonth: number;
}

/**
 * Returns bank accounts with the last statement of each month from `from` to today, and the last one before, oldest first. The
 * account's movements in the rest of a statement's month, up to today, come from its lines: sums of months have no days.
 */
export const findStatements = (
  tx: Tx,
  propertyId: string,
  from: string,
  today: string,
): Promise<StatementRow[]> =>
  rowsOf(
    tx,
    sql`select b.bank_account_id as "bankAccountId", b.fund, b.gl_code as "glCode", s.as_of::text as "asOf",
        coalesce(s.balance, 0)::float8 as balance, coalesce(r.moved, 0)::float8 as "restOfMonth"
      from ledger_bank_account b
      left join lateral (
        select distinct on (date_trunc('month', as_of::timestamp)) as_of, balance from ledger_bank_balance s
        where s.workspace_id = b.workspace_id and s.bank_account_id = b.bank_account_id and as_of <= ${today}::date
          and as_of >= coalesce((select max(as_of) from ledger_bank_balance o where o.workspace_id = b.workspace_id
            and o.bank_account_id = b.bank_account_id and as_of < ${from}::date), ${from}::date)
        order by date_trunc('month', as_of::timestamp), as_of desc) s on true
      left join lateral (
        select sum(amount) as moved from ledger_line l
        where l.workspace_id = b.workspace_id and l.property_id = b.property_id and l.gl_code = b.gl_code
          and l.date > s.as_of and l.date <= ${today}::date
          and l.date < (date_trunc('month', s.as_of::timestamp) + interval '1 month')::date) r on true
      where ${inWorkspaces(tx, sql`b.workspace_id`)} and b.property_id = ${propertyId}
      order by b.bank_account_id, s.as_of`,
  );
