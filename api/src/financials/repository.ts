import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { onceAView } from '../platform/store/view';
import { propertyFinancial } from './tables';

/** Financials of a set-up year as stored: money in cents, rates in hundredths of a point. */
export type FinancialRow = typeof propertyFinancial.$inferSelect;
export type NewFinancial = typeof propertyFinancial.$inferInsert;

/** Returns all saved financials of the properties, oldest year first. */
export const findFinancials = onceAView(
  async (tx: Tx, propertyIds: readonly string[]): Promise<FinancialRow[]> => {
    if (propertyIds.length === 0) return [];
    return tx
      .select()
      .from(propertyFinancial)
      .where(inArray(propertyFinancial.propertyId, [...propertyIds]))
      .orderBy(asc(propertyFinancial.fiscalYear));
  },
);

export async function insertFinancial(tx: Tx, row: NewFinancial): Promise<FinancialRow> {
  const [saved] = await tx.insert(propertyFinancial).values(row).returning();
  return saved!;
}

/** Changes saved financials and raises their version; null if the version is not the expected one. */
export async function changeFinancial(
  tx: Tx,
  at: Pick<FinancialRow, 'workspaceId' | 'propertyFinancialId' | 'version'>,
  change: Partial<NewFinancial>,
): Promise<FinancialRow | null> {
  const [saved] = await tx
    .update(propertyFinancial)
    .set({ ...change, version: sql`${propertyFinancial.version} + 1` })
    .where(
      and(
        eq(propertyFinancial.workspaceId, at.workspaceId),
        eq(propertyFinancial.propertyFinancialId, at.propertyFinancialId),
        eq(propertyFinancial.version, at.version),
      ),
    )
    .returning();
  return saved ?? null;
}
