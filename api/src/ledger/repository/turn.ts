import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';

/** Lines of a source on an account. */
export interface SourceAccount {
  sourceId: string;
  glCode: string;
}

/**
 * Turns the sign of all lines of sources on accounts, and adds up the months of these accounts again; answers how many lines
 * turned. Three statements, however many. The caller holds the book.
 */
export async function turnLines(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  turned: readonly SourceAccount[],
): Promise<number> {
  if (turned.length === 0) return 0;
  const place = sql`workspace_id = ${workspaceId}::uuid and property_id = ${propertyId}::uuid`;
  const asked = JSON.stringify(
    turned.map(({ sourceId, glCode }) => ({ source_id: sourceId, gl_code: glCode })),
  );
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with turned as (
      update ledger_line l set amount = -l.amount, version = l.version + 1
      from json_to_recordset(${asked}::json) as x(source_id uuid, gl_code text)
      where l.workspace_id = ${workspaceId}::uuid and l.property_id = ${propertyId}::uuid
        and l.gl_code = x.gl_code and l.source_id = x.source_id returning 1)
      select count(*)::int as n from turned`,
  );
  if (row!.n === 0) return 0;
  const codes = textArray([...new Set(turned.map(({ glCode }) => glCode))]);
  await tx.execute(sql`delete from ledger_month where ${place} and gl_code = any(${codes})`);
  await tx.execute(sql`insert into ledger_month
      (workspace_id, property_id, month, gl_code, source_fund, money_in, money_out, line_count)
    select workspace_id, property_id, date_trunc('month', date::timestamp)::date, gl_code, coalesce(source_fund, ''),
      sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) from ledger_line
    where ${place} and gl_code = any(${codes}) group by 1, 2, 3, 4, 5`);
  return row!.n;
}
