import { and, eq, sql } from 'drizzle-orm';
import { ledgerLine } from '../../src/ledger/tables';
import type { Tx } from '../../src/platform/database';
import type { DemoPlace } from '../property/rows';

/** Lines of reserve expenses and of repairs, and by what they are found again. */
export function expenseLines(tx: Tx, { workspaceId, propertyId }: DemoPlace) {
  const { transactionId: id, date, glCode: code, amount, reference } = ledgerLine;
  return tx
    .select({ id, date, code, amount, reference })
    .from(ledgerLine)
    .where(
      and(
        eq(ledgerLine.workspaceId, workspaceId),
        eq(ledgerLine.propertyId, propertyId),
        sql`(${ledgerLine.glCode} like '7%' or ${ledgerLine.glCode} = '6410')`,
      ),
    );
}
