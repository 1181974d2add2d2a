import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import { folder, propertyFile } from '../tables';
import { selectFiles, type FileRow } from './files';
import type { FilePlace, FolderRow } from './folders';

/** How much of the trash a list shows. */
const SHOWN = 1000;

/** What is put into the trash, each with the folder or file that was deleted. */
export interface Deletion {
  id: string;
  deletionId: string;
}
/** Who puts it there, and when. */
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

/** Folders in the trash that were deleted themselves, newest first. */
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

/** Files in the trash that were deleted themselves, newest first. */
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

/** How many files and folders were deleted with each of these folders, itself counted. */
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

/** All folders of a property that are in the trash. */
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

/** The files that were deleted together with these folders. */
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
 * What stays in the trash of folders that came back is in it by itself from now on: `rows` are the folders that stay, with
 * the outermost one that stays above each.
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
