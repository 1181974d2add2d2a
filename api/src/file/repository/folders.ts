import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';
import { folder } from '../tables';

export type FolderRow = typeof folder.$inferSelect;
export type NewFolder = typeof folder.$inferInsert;
/** A property with its workspace. */
export interface FilePlace {
  workspaceId: string;
  propertyId: string;
}

/** Returns all folders of the properties that are not in the trash, by name. */
export async function selectFolders(tx: Tx, propertyIds: readonly string[]): Promise<FolderRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(folder)
    .where(and(inArray(folder.propertyId, [...propertyIds]), isNull(folder.deletedAt)))
    .orderBy(asc(folder.nameKey), asc(folder.folderId));
}

/** Returns folders by id, in the trash or not, of any property. */
export async function selectFoldersById(tx: Tx, ids: readonly string[]): Promise<FolderRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(folder)
    .where(sql`${folder.folderId} = any(${uuidArray(ids)})`);
}

/** Counts the files directly in each folder, without the trash. */
export async function countFilesByFolder(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<Map<string | null, number>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await rowsOf<{ folder_id: string | null; count: string }>(
    tx,
    sql`select folder_id, count(*) as count from property_file
      where ${inWorkspaces(tx, sql`workspace_id`)} and property_id = any(${uuidArray(propertyIds)})
        and deleted_at is null group by folder_id`,
  );
  return new Map(rows.map((row) => [row.folder_id, Number(row.count)]));
}

export async function insertFolders(tx: Tx, rows: NewFolder[]): Promise<FolderRow[]> {
  if (rows.length === 0) return [];
  return tx.insert(folder).values(rows).returning();
}

/** Changes a folder and raises its version; returns null where the version is not the expected one. */
export async function changeFolder(
  tx: Tx,
  { workspaceId, folderId }: Pick<FolderRow, 'workspaceId' | 'folderId'>,
  version: number,
  change: Partial<NewFolder>,
): Promise<FolderRow | null> {
  const [row] = await tx
    .update(folder)
    .set({ ...change, version: sql`${folder.version} + 1` })
    .where(
      and(
        eq(folder.workspaceId, workspaceId),
        eq(folder.folderId, folderId),
        eq(folder.version, version),
        isNull(folder.deletedAt),
      ),
    )
    .returning();
  return row ?? null;
}

/** Moves folders into another one; null is the top. */
export async function moveFolders(
  tx: Tx,
  { workspaceId }: FilePlace,
  ids: readonly string[],
  parentId: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(folder)
    .set({ parentId, version: sql`${folder.version} + 1` })
    .where(and(eq(folder.workspaceId, workspaceId), sql`${folder.folderId} = any(${uuidArray(ids)})`));
}
