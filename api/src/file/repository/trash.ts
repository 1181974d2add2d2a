import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import { folder, propertyFile } from '../tables';
import { selectFiles, type FileRow } from './files';
import type { FilePlace, FolderRow } from './folders';

/** The most rows of the trash that a list shows. */
const SHOWN = 1000;

/** A row that is put into the trash, and the deleted file or folder that it goes with. */
export interface Deletion {
  id: string;
  deletionId: string;
}
/** The person who deletes, and the time. */
export interface Deleter {
  deletedAt: Date;
  deletedBy: string;
}

const pairs = (rows: readonly Deletion[]) =>
  sql`unnest(${uuidArray(rows.map(({ id }) => id))}, ${uuidArray(rows.map(({ deletionId }) => deletionId))}) as d(id, deletion_id)`;
const into = ({ deletedAt, deletedBy }: Deleter) => sql`deleted_at = ${deletedAt.toISOString()}::timestamptz,
  deleted_by = ${deletedBy}, deletion_id = d.deletion_id, version = t.version + 1`;

/** Puts folders into the trash, with the files that are in them. */
export async function trashFolders(
  tx: Tx,
  { workspaceId }: FilePlace,
  rows: readonly Deletion[],
  by: Deleter,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update property_file t set ${into(by)} from ${pairs(rows)}
    where t.workspace_id = ${workspaceId} and t.folder_id = d.id and t.deleted_at is null`);
  await tx.execute(sql`update folder t set ${into(by)} from ${pairs(rows)}
    where t.workspace_id = ${workspaceId} and t.folder_id = d.id and t.deleted_at is null`);
}

/** Puts files into the trash. */
export async function trashFiles(
  tx: Tx,
  { workspaceId }: FilePlace,
  ids: readonly string[],
  by: Deleter,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ id, deletionId: id }));
  await tx.execute(sql`update property_file t set ${into(by)} from ${pairs(rows)}
    where t.workspace_id = ${workspaceId} and t.property_file_id = d.id and t.deleted_at is null`);
}

/** Returns the folders in the trash that were not deleted as part of another, newest first. */
export async function selectTrashedFolders(
  tx: Tx,
  { workspaceId, propertyId }: FilePlace,
): Promise<FolderRow[]> {
  return tx
    .select()
    .from(folder)
    .where(
      and(
        eq(folder.workspaceId, workspaceId),
        eq(folder.propertyId, propertyId),
        sql`${folder.deletedAt} is not null and ${folder.deletionId} = ${folder.folderId}`,
      ),
    )
    .orderBy(desc(folder.deletedAt), desc(folder.folderId))
    .limit(SHOWN);
}

/** Returns the files in the trash that were not deleted as part of a folder, newest first. */
export function selectTrashedFiles(tx: Tx, { workspaceId, propertyId }: FilePlace): Promise<FileRow[]> {
  return selectFiles(
    tx,
    and(
      eq(propertyFile.workspaceId, workspaceId),
      eq(propertyFile.propertyId, propertyId),
      sql`${propertyFile.deletedAt} is not null and ${propertyFile.deletionId} = ${propertyFile.propertyFileId}`,
    ),
    [desc(propertyFile.deletedAt), desc(propertyFile.propertyFileId)],
    SHOWN,
  );
}

/** Counts the files and folders that were deleted with each of these folders, itself included. */
export async function countDeletions(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { files: number; folders: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; files: string; folders: string }>(
    tx,
    sql`select d.id, (select count(*) from property_file f where f.deletion_id = d.id) as files,
        (select count(*) from folder f where f.deletion_id = d.id) as folders
      from unnest(${uuidArray(ids)}) as d(id)`,
  );
  return new Map(rows.map((row) => [row.id, { files: Number(row.files), folders: Number(row.folders) }]));
}

/** Returns all folders of a property that are in the trash. */
export async function selectDeletedFolders(
  tx: Tx,
  { workspaceId, propertyId }: FilePlace,
): Promise<FolderRow[]> {
  return tx
    .select()
    .from(folder)
    .where(
      and(
        eq(folder.workspaceId, workspaceId),
        eq(folder.propertyId, propertyId),
        sql`${folder.deletedAt} is not null`,
      ),
    );
}

/** Returns the files in these folders that were deleted in the same deletion. */
export async function selectFilesDeletedWith(
  tx: Tx,
  { workspaceId }: FilePlace,
  rows: readonly Deletion[],
): Promise<FileRow[]> {
  if (rows.length === 0) return [];
  return selectFiles(
    tx,
    sql`${propertyFile.workspaceId} = ${workspaceId} and exists (select 1 from ${pairs(rows)}
      where d.id = ${propertyFile.folderId} and d.deletion_id = ${propertyFile.deletionId})`,
    [desc(propertyFile.propertyFileId)],
  );
}

/**
 * Makes the rest of a deletion, whose folders were restored, separate deletions. `rows` are the folders that stay in the
 * trash, each with the outermost staying folder above it, which it goes with from now on.
 */
export async function reroot(
  tx: Tx,
  { workspaceId }: FilePlace,
  backIds: readonly string[],
  rows: readonly Deletion[],
): Promise<void> {
  const back = uuidArray(backIds);
  await tx.execute(sql`update property_file t set deletion_id = d.deletion_id from ${pairs(rows)}
    where t.workspace_id = ${workspaceId} and t.deletion_id = any(${back}) and t.folder_id = d.id`);
  await tx.execute(sql`update property_file t set deletion_id = t.property_file_id
    where t.workspace_id = ${workspaceId} and t.deletion_id = any(${back})`);
  await tx.execute(sql`update folder t set deletion_id = d.deletion_id from ${pairs(rows)}
    where t.workspace_id = ${workspaceId} and t.folder_id = d.id`);
}
