import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { exportMap } from './tables';

export type ExportMapRow = typeof exportMap.$inferSelect;
type Place = Pick<ExportMapRow, 'workspaceId' | 'propertyId'>;

const at = ({ workspaceId, propertyId }: Place) =>
  and(eq(exportMap.workspaceId, workspaceId), eq(exportMap.propertyId, propertyId));

export async function findMap(tx: Tx, place: Place): Promise<ExportMapRow | undefined> {
  const [row] = await tx.select().from(exportMap).where(at(place));
  return row;
}

/** Saves a map in place of the one before. */
export async function saveMap(tx: Tx, row: Omit<ExportMapRow, 'version'>): Promise<ExportMapRow> {
  const { fileName, columns, importedAt, importedBy } = row;
  const [saved] = await tx
    .insert(exportMap)
    .values(row)
    .onConflictDoUpdate({
      target: [exportMap.workspaceId, exportMap.propertyId],
      set: { fileName, columns, importedAt, importedBy, version: sql`${exportMap.version} + 1` },
    })
    .returning();
  return saved!;
}

export async function deleteMap(tx: Tx, place: Place): Promise<void> {
  await tx.delete(exportMap).where(at(place));
}
