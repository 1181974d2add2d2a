import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { onceAView } from '../platform/store/view';
import { fiscalYearState } from './tables';

/** The stored state of a year beyond its financials: its setup and its reconciliation. */
export type FiscalYearStateRow = typeof fiscalYearState.$inferSelect;
type Place = Pick<FiscalYearStateRow, 'workspaceId' | 'propertyId' | 'fiscalYear'>;

/** Returns the years that were reconciled with actual figures, of many properties in one statement. */
export const findReconciledYears = onceAView(
  async (tx: Tx, propertyIds: readonly string[]): Promise<Map<string, number[]>> => {
    if (propertyIds.length === 0) return new Map();
    const rows = await tx
      .select({ propertyId: fiscalYearState.propertyId, fiscalYear: fiscalYearState.fiscalYear })
      .from(fiscalYearState)
      .where(
        and(inArray(fiscalYearState.propertyId, [...propertyIds]), isNotNull(fiscalYearState.reconciledAt)),
      );
    const years = new Map<string, number[]>();
    for (const { propertyId, fiscalYear } of rows)
      years.set(propertyId, [...(years.get(propertyId) ?? []), fiscalYear]);
    return years;
  },
);

/** Returns the state of a year; null if nothing is stored. */
export const fiscalYearStateOf = onceAView(
  async (tx: Tx, propertyId: string, fiscalYear: number): Promise<FiscalYearStateRow | null> => {
    const [row] = await tx
      .select()
      .from(fiscalYearState)
      .where(and(eq(fiscalYearState.propertyId, propertyId), eq(fiscalYearState.fiscalYear, fiscalYear)));
    return row ?? null;
  },
);

/** Stores part of a year's state and leaves the rest. The caller holds the property's lock. */
export async function keepFiscalYearState(
  tx: Tx,
  { workspaceId, propertyId, fiscalYear }: Place,
  change: Partial<Omit<FiscalYearStateRow, keyof Place>>,
): Promise<FiscalYearStateRow> {
  const [row] = await tx
    .insert(fiscalYearState)
    .values({ workspaceId, propertyId, fiscalYear, ...change })
    .onConflictDoUpdate({
      target: [fiscalYearState.workspaceId, fiscalYearState.propertyId, fiscalYearState.fiscalYear],
      set: change,
    })
    .returning();
  return row!;
}
