import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';

/** The key of a source's lines on an account. */
export interface SourceAccount {
  sourceId: string;
  glCode: string;
}

/** Returns how many lines of these sources the accounts have. */
export async function countTurned(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  turned: readonly { glCode: string; sourceIds: readonly string[] }[],
): Promise<{ glCode: string; lines: number }[]> {
  if (turned.length === 0) return [];
  const asked = JSON.stringify(
    turned.flatMap(({ glCode, sourceIds }) =>
      sourceIds.map((sourceId) => ({ source_id: sourceId, gl_code: glCode })),
    ),
  );
  return rowsOf(
    tx,
    sql`select l.gl_code as "glCode", count(*)::int as lines from ledger_line l
      join json_to_recordset(${asked}::json) as x(source_id uuid, gl_code text)
        on l.gl_code = x.gl_code and l.source_id = x.source_id
      where l.workspace_id = ${workspaceId}::uuid and l.property_id = ${propertyId}::uuid group by 1`,
  );
}

/** The days after one and up to another; null for no limit. */
interface Days {
  after: string | null;
  upTo: string | null;
}

/**
 * Reverses the sign of lines of sources on accounts, of all or of some days, and adds up the months of these accounts again; returns
 * how many lines changed. Three statements, however many. The caller has locked the book.
 */
export async function turnLines(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  turned: readonly SourceAccount[],
  { after, upTo }: Days = { after: null, upTo: null },
): Promise<number> {
  if (turned.length === 0) return 0;
  const place = sql`workspace_id = ${workspaceId}::uuid and property_id = ${propertyId}::uuid`;
  const asked = JSON.stringify(
    turned.map(({ sourceId, glCode }) => ({ source_id: sourceId, gl_code: glCode })),
  );
  const [first, last] = [after ?? '-infinity', upTo ?? 'infinity'];
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with turned as (
      update ledger_line l set amount = -l.amount, version = l.version + 1
      from json_to_recordset(${asked}::json) as x(source_id uuid, gl_code text)
      where l.workspace_id = ${workspaceId}::uuid and l.property_id = ${propertyId}::uuid
        and l.gl_code = x.gl_code and l.source_id = x.source_id
        and l.date > ${first}::date and l.date <= ${last}::date returning 1)
      select count(*)::int as n from turned`,
  );
  if (row!.n === 0) return 0;
  const codes = textArray([...new Set(turned.map(({ glCode }) => glCode))]);
  // The first and the last month may be only partly changed: both are added up whole.
  const [begun, over] = [
    after === null ? '0001-01-01' : `${after.slice(0, 7)}-01`,
    upTo === null ? '9999-12-31' : upTo,
  ];
  await tx.execute(sql`delete from ledger_month where ${place} and gl_code = any(${codes})
    and month between ${begun}::date and ${over}::date`);
  await tx.execute(sql`insert into ledger_month
      (workspace_id, property_id, month, gl_code, source_fund, money_in, money_out, line_count)
    select workspace_id, property_id, date_trunc('month', date::timestamp)::date, gl_code, coalesce(source_fund, ''),
      sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) from ledger_line
    where ${place} and gl_code = any(${codes}) and date >= ${begun}::date
      and date < date_trunc('month', ${over}::timestamp) + interval '1 month' group by 1, 2, 3, 4, 5`);
  return row!.n;
}
