import { and, asc, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { versionedRows } from '../platform/repository/versioned-rows';
import { placement } from './tables';

export type PlacementRow = typeof placement.$inferSelect;
export type NewPlacement = typeof placement.$inferInsert;

/** Returns placements of the properties: money that is available any day first, then by maturity. */
export async function selectPlacements(tx: Tx, propertyIds: readonly string[]): Promise<PlacementRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(placement)
    .where(inArray(placement.propertyId, [...propertyIds]))
    .orderBy(
      sql`${placement.maturityDate} nulls first`,
      asc(placement.institution),
      asc(placement.placementId),
    );
}

export async function countPlacements(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(placement)
    .where(eq(placement.propertyId, propertyId));
  return row!.total;
}

/** Reads and changes single placements of exactly this property. */
export const placementRows = versionedRows(placement, ['workspaceId', 'propertyId', 'placementId']);

type Property = Pick<PlacementRow, 'workspaceId' | 'propertyId'>;
const ofProperty = ({ workspaceId, propertyId }: Property) =>
  and(eq(placement.workspaceId, workspaceId), eq(placement.propertyId, propertyId));

/** Stores what a source states now. The caller holds a lock on the property. */
export async function followPlacement(tx: Tx, row: PlacementRow, said: Partial<NewPlacement>): Promise<void> {
  await tx
    .update(placement)
    .set({ ...said, version: sql`${placement.version} + 1` })
    .where(placementRows.at(row));
}

export async function deletePlacementsById(tx: Tx, place: Property, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(placement).where(and(ofProperty(place), inArray(placement.placementId, [...ids])));
}

/** Makes placements of all sources but this one people's own. */
export async function releasePlacements(tx: Tx, place: Property, sourceId: string): Promise<void> {
  await tx
    .update(placement)
    .set({ sourceId: null, sourceName: null, externalId: null, version: sql`${placement.version} + 1` })
    .where(and(ofProperty(place), isNotNull(placement.sourceId), ne(placement.sourceId, sourceId)));
}
