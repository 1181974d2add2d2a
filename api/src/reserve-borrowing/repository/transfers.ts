import type { TransferDirection, TransferKey } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { sql, type SQL } from 'drizzle-orm';
import { fundOfLine, type FundedAccount } from '../../ledger/service';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray, uuidArray } from '../../platform/store/values';

/** A transfer as the ledger has it. */
export interface TransferRow extends TransferKey {
  workspaceId: string;
  propertyId: string;
  text: string;
}

interface Bank {
  workspaceId: string;
  propertyId: string;
  glCode: string;
  /** Empty where the lines' source says it. */
  fund: 'reserve' | 'operating' | '';
}

/** Bank accounts of the two funds, and those of whose lines the source says the fund. */
const banksOf = (accounts: readonly FundedAccount[]): Bank[] =>
  accounts
    .filter(({ use }) => use === 'bank')
    .map((account) => {
      const fund = fundOfLine(account, null);
      const { workspaceId, propertyId, glCode } = account;
      return { workspaceId, propertyId, glCode, fund: fund === 'unmapped' ? '' : fund };
    });

const columns = sql`workspace_id as "workspaceId", property_id as "propertyId", date::text as date, direction,
  amount::float8 as amount, ordinal, text`;

/**
 * Transfers: two lines of a day and an amount with opposite signs, one on a bank account of either fund. Lines that are alike are
 * numbered within fund, day and amount, so that none is in two pairs: with its day, amount, direction and number a pair has one line of either
 * fund. Grouping finds them in one pass; a join of the two sides took minutes at 100,000 lines.
 */
function transfersOf(accounts: readonly FundedAccount[], days?: readonly string[]): SQL {
  const banks = banksOf(accounts);
  const of = (read: (bank: Bank) => string) => banks.map(read);
  return sql`bank as materialized (
      select * from unnest(${uuidArray(of((one) => one.workspaceId))}, ${uuidArray(of((one) => one.propertyId))},
        ${textArray(of((one) => one.glCode))}, ${textArray(of((one) => one.fund))})
        as b(workspace_id, property_id, gl_code, fund)
    ), sided as (
      select l.workspace_id, l.property_id, l.date, l.amount, l.description, l.transaction_id,
        coalesce(nullif(b.fund, ''), l.source_fund) as fund
      from bank b join ledger_line l on l.workspace_id = b.workspace_id and l.property_id = b.property_id
        and l.gl_code = b.gl_code
      where l.amount <> 0 ${days ? sql`and l.date = any(${textArray(days)}::date[])` : sql``}
    ), numbered as (
      select *, (row_number() over (partition by property_id, fund, date, amount order by transaction_id))::int as ordinal,
        case when (fund = 'reserve') = (amount < 0) then 'out' else 'in' end as direction
      from sided where fund in ('reserve', 'operating')
    ), transfer as (
      select workspace_id, property_id, date, direction, abs(amount) as amount, ordinal,
        coalesce(max(nullif(description, '')) filter (where fund = 'reserve'), max(description)) as text
      from numbered group by workspace_id, property_id, date, direction, abs(amount), ordinal having count(*) = 2
    )`;
}

/** Which open transfers, and which part of them. */
export interface OpenAsked {
  direction: TransferDirection | undefined;
  offset: number;
  limit: number;
}

/** Transfers of which nothing is said yet: the newest day first, out of the reserve fund before into it. */
export async function findOpenTransfers(
  tx: Tx,
  accounts: readonly FundedAccount[],
  { direction, offset, limit }: OpenAsked,
): Promise<{ rows: TransferRow[]; total: number }> {
  const found = await rowsOf<TransferRow & { total: number; date: string | null }>(
    tx,
    sql`with ${transfersOf(accounts)}, open as materialized (
        select t.* from transfer t where ${direction ? sql`t.direction = ${direction}` : sql`true`}
          and not exists (select 1 from reserve_entry e where e.workspace_id = t.workspace_id
            and e.property_id = t.property_id and e.date = t.date and e.direction = t.direction
            and e.amount = t.amount and e.ordinal = t.ordinal)
      )
      select c.total, p.* from (select count(*)::int as total from open) c
      left join (select ${columns} from open
        order by open.date desc, direction desc, open.amount desc, ordinal limit ${limit} offset ${offset}) p on true`,
  );
  const rows = found.flatMap(({ total, ...row }) => (row.date === null ? [] : [row]));
  return { rows, total: found[0]!.total };
}

/** The transfers of some days. */
export async function findTransfersOn(
  tx: Tx,
  accounts: readonly FundedAccount[],
  days: readonly string[],
): Promise<TransferRow[]> {
  if (days.length === 0) return [];
  return rowsOf(tx, sql`with ${transfersOf(accounts, days)} select ${columns} from transfer`);
}
