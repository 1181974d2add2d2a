import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { fiscalYearState } from './tables';

/** Years that were reconciled with actual figures, of many properties in one statement. */
export async function findReconciledYears(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<Map<string, number[]>> {
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
}
