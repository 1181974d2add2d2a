import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { ledgerMonth } from '../tables';

export type MonthRow = Omit<typeof ledgerMonth.$inferSelect, 'workspaceId'>;

/** The change of a month's sums; below zero where they shrink. */
export type MonthChange = Omit<MonthRow, 'propertyId'>;

/** Changes month sums, and deletes those without lines. The caller has locked the book. */
export async function moveMonths(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  changes: readonly MonthChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const asked = JSON.stringify(
    changes.map((one) => ({
      month: one.month,
      gl_code: one.glCode,
      source_fund: one.sourceFund,
      money_in: one.moneyIn,
      money_out: one.moneyOut,
      line_count: one.lineCount,
    })),
  );
  await tx.execute(sql`insert into ledger_month as m
      (workspace_id, property_id, month, gl_code, source_fund, money_in, money_out, line_count)
    select ${workspaceId}::uuid, ${propertyId}::uuid, x.* from json_to_recordset(${asked}::json) as x(
      month date, gl_code text, source_fund text, money_in bigint, money_out bigint, line_count int)
    on conflict (workspace_id, property_id, month, gl_code, source_fund) do update set
      money_in = m.money_in + excluded.money_in, money_out = m.money_out + excluded.money_out,
      line_count = m.line_count + excluded.line_count`);
  if (changes.some(({ lineCount }) => lineCount < 0))
    await tx
      .delete(ledgerMonth)
      .where(
        and(
          eq(ledgerMonth.workspaceId, workspaceId),
          eq(ledgerMonth.propertyId, propertyId),
          eq(ledgerMonth.lineCount, 0),
        ),
      );
}
