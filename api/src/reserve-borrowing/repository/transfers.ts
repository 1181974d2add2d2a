import type { TransferDirection, TransferKey } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { sql, type SQL } from 'drizzle-orm';
import { fundOfLine, type FundedAccount } from '../../ledger/service';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray, uuidArray } from '../../platform/store/values';

/** A transfer in the ledger. */
export interface TransferRow extends TransferKey {
  workspaceId: string;
  propertyId: string;
  text: string;
}

interface Bank {
  workspaceId: string;
  propertyId: string;
  glCode: string;
  /** Empty if the source states the fund of each line. */
  fund: 'reserve' | 'operating' | '';
}

/** Returns the bank accounts of the two funds, and those whose source states the fund of each line. */
const banksOf = (accounts: readonly FundedAccount[]): Bank[] =>
  accounts
    .filter(({ use }) => use === 'bank')
    .map((account) => {
      const fund = fundOfLine(account, null);
      const { workspaceId, propertyId, glCode } = account;
      return { workspaceId, propertyId, glCode, fund: fund === 'unmapped' ? '' : fund };
    });

/** Selects the fund of a line `l` of a bank account `b`. */
const FUND = sql`coalesce(nullif(b.fund, ''), l.source_fund)`;

/**
 * Finds transfers: two lines of a day and an amount with opposite signs, on bank accounts of the two funds. Equal lines are
 * numbered within fund, day and amount in the order in which they came, so that none is in two pairs: a day and an amount have as many pairs
 * in a direction as the fund with fewer such lines has lines. So they are counted in one pass, and only the shown ones are numbered, which
 * sorts them; a join of the two sides took minutes at 100,000 lines.
 */
function pairsOf(accounts: readonly FundedAccount[], days?: readonly string[]): SQL {
  const banks = banksOf(accounts);
  const of = (read: (bank: Bank) => string) => banks.map(read);
  return sql`bank as materialized (
      select * from unnest(${uuidArray(of((one) => one.workspaceId))}, ${uuidArray(of((one) => one.propertyId))},
        ${textArray(of((one) => one.glCode))}, ${textArray(of((one) => one.fund))})
        as b(workspace_id, property_id, gl_code, fund)
    ), sided as (
      select l.workspace_id, l.property_id, l.date, abs(l.amount) as amount,
        ${FUND} = 'reserve' as is_reserve, l.amount < 0 as is_out
      from bank b join ledger_line l on l.workspace_id = b.workspace_id and l.property_id = b.property_id
        and l.gl_code = b.gl_code
      where l.amount <> 0 and ${FUND} in ('reserve', 'operating')
        ${days ? sql`and l.date = any(${textArray(days)}::date[])` : sql``}
    ), pair as (
      select workspace_id, property_id, date, amount, is_reserve = is_out as is_from_reserve,
        least(count(*) filter (where is_reserve), count(*) filter (where not is_reserve))::int as pairs
      from sided group by 1, 2, 3, 4, 5 having bool_or(is_reserve) and not bool_and(is_reserve)
    ), transfer as (
      select workspace_id, property_id, date, amount, case when is_from_reserve then 'out' else 'in' end as direction, ordinal
      from pair cross join lateral generate_series(1, pairs) as ordinal
    )`;
}

/**
 * Selects the text of the transfers `t` of a table: from the line in the reserve fund, else from the other. The lines of their days are
 * numbered once for all of them, because many equal lines on one day would otherwise be numbered again for each.
 */
const textsFor = (table: SQL): SQL => sql`numbered as (
      select l.workspace_id, l.property_id, l.date, abs(l.amount) as amount, l.description, ${FUND} = 'reserve' as is_reserve,
        case when (${FUND} = 'reserve') = (l.amount < 0) then 'out' else 'in' end as direction,
        row_number() over (partition by l.workspace_id, l.property_id, l.date, l.amount, ${FUND}
          order by l.transaction_id) as ordinal
      from (select distinct workspace_id, property_id, date from ${table}) d
      join bank b on b.workspace_id = d.workspace_id and b.property_id = d.property_id
      join ledger_line l on l.workspace_id = b.workspace_id and l.property_id = b.property_id and l.gl_code = b.gl_code
        and l.date = d.date
      where l.amount <> 0 and ${FUND} in ('reserve', 'operating')
    ), said as (
      select workspace_id, property_id, date, direction, amount, ordinal,
        coalesce(max(nullif(description, '')) filter (where is_reserve), max(description)) as text
      from numbered group by 1, 2, 3, 4, 5, 6
    )`;

const columns = sql`t.workspace_id as "workspaceId", t.property_id as "propertyId", t.date::text as date, t.direction,
  t.amount::float8 as amount, t.ordinal, s.text`;
const SAID = sql`left join said s using (workspace_id, property_id, date, direction, amount, ordinal)`;

/** The direction and page of open transfers. */
export interface OpenAsked {
  direction: TransferDirection | undefined;
  offset: number;
  limit: number;
}

/** Returns transfers without an entry: newest day first, those out of the reserve fund before those into it. */
export async function findOpenTransfers(
  tx: Tx,
  accounts: readonly FundedAccount[],
  { direction, offset, limit }: OpenAsked,
): Promise<{ rows: TransferRow[]; total: number }> {
  const found = await rowsOf<TransferRow & { total: number; date: string | null }>(
    tx,
    sql`with ${pairsOf(accounts)}, open as materialized (
        select t.* from transfer t where ${direction ? sql`t.direction = ${direction}` : sql`true`}
          and not exists (select 1 from reserve_entry e where e.workspace_id = t.workspace_id
            and e.property_id = t.property_id and e.date = t.date and e.direction = t.direction
            and e.amount = t.amount and e.ordinal = t.ordinal)
      ), shown as (
        select * from open order by date desc, direction desc, amount desc, ordinal limit ${limit} offset ${offset}
      ), ${textsFor(sql`shown`)}
      select c.total, ${columns} from (select count(*)::int as total from open) c left join (shown t ${SAID}) on true
      order by t.date desc, t.direction desc, t.amount desc, t.ordinal`,
  );
  const rows = found.flatMap(({ total, ...row }) => (row.date === null ? [] : [row]));
  return { rows, total: found[0]!.total };
}

/** Returns the transfers of some days. */
export async function findTransfersOn(
  tx: Tx,
  accounts: readonly FundedAccount[],
  days: readonly string[],
): Promise<TransferRow[]> {
  if (days.length === 0) return [];
  return rowsOf(
    tx,
    sql`with ${pairsOf(accounts, days)}, ${textsFor(sql`transfer`)} select ${columns} from transfer t ${SAID}`,
  );
}
