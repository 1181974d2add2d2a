import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import type { FilePlace } from './folders';

/** The folder and the name under which a file or folder is restored. */
export interface Revived {
  id: string;
  /** The folder that it is restored to; null is the top. */
  parentId: string | null;
  name: string;
  key: string;
}

const revived = (rows: readonly Revived[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d("id" uuid, "parentId" uuid, "name" text, "key" text)`;
const OUT = sql`name_key = d.key, deleted_at = null, deleted_by = null, deletion_id = null, lost_folder = null,
  version = t.version + 1`;

/** Takes folders out of the trash. */
export async function reviveFolders(
  tx: Tx,
  { workspaceId }: FilePlace,
  rows: readonly Revived[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update folder t set parent_id = d."parentId", folder_name = d.name, ${OUT}
    from ${revived(rows)} where t.workspace_id = ${workspaceId} and t.folder_id = d.id`);
}

/** Takes files out of the trash. */
export async function reviveFiles(
  tx: Tx,
  { workspaceId }: FilePlace,
  rows: readonly Revived[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update property_file t set folder_id = d."parentId", file_name = d.name, ${OUT}
    from ${revived(rows)} where t.workspace_id = ${workspaceId} and t.property_file_id = d.id`);
}

/** Erases files for good and returns the ids of their blobs; the sweep deletes those that no other file refers to. */
export async function eraseFileRows(
  tx: Tx,
  { workspaceId }: Pick<FilePlace, 'workspaceId'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const chosen = sql`workspace_id = ${workspaceId} and property_file_id = any(${uuidArray(ids)})`;
  const bytes = await rowsOf<{ id: string }>(
    tx,
    sql`with gone as (delete from property_file where ${chosen})
      select distinct blob_id as id from file_version where ${chosen}`,
  );
  return bytes.map(({ id }) => id);
}

/** Erases folders for good. What was deleted from them before stays in the trash, with the name of the folder. */
export async function eraseFolderRows(
  tx: Tx,
  { workspaceId }: Pick<FilePlace, 'workspaceId'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = uuidArray(ids);
  await tx.execute(sql`update property_file t set folder_id = null, lost_folder = f.folder_name from folder f
    where t.workspace_id = ${workspaceId} and f.workspace_id = t.workspace_id and f.folder_id = t.folder_id
      and t.folder_id = any(${gone})`);
  await tx.execute(sql`update folder t set parent_id = null, lost_folder = f.folder_name from folder f
    where t.workspace_id = ${workspaceId} and f.workspace_id = t.workspace_id and f.folder_id = t.parent_id
      and t.parent_id = any(${gone}) and not t.folder_id = any(${gone})`);
  await tx.execute(sql`delete from folder where workspace_id = ${workspaceId} and folder_id = any(${gone})`);
}

/** Returns some rows past their time in the trash: files that need not be retained, and once there are none, folders. */
export async function selectExpired(
  tx: Tx,
  of: { before: Date; today: string; limit: number },
): Promise<{ files: ExpiredRow[]; folders: ExpiredRow[] }> {
  const before = sql`${of.before.toISOString()}::timestamptz`;
  const files = await rowsOf<ExpiredRow>(
    tx,
    sql`select workspace_id as "workspaceId", property_file_id as id from property_file
      where deleted_at < ${before} and (retain_until is null or retain_until < ${of.today}) limit ${of.limit}`,
  );
  if (files.length > 0) return { files, folders: [] };
  const folders = await rowsOf<ExpiredRow>(
    tx,
    sql`select workspace_id as "workspaceId", folder_id as id from folder where deleted_at < ${before} limit ${of.limit}`,
  );
  return { files, folders };
}
export interface ExpiredRow {
  workspaceId: string;
  id: string;
}
