import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';
import type { FilePlace } from './folders';

/** A project that a file was added to. */
export interface FileOfProject {
  propertyFileId: string;
  projectId: string;
}

/** Returns the projects that these files were added to. */
export async function selectProjectsOf(tx: Tx, fileIds: readonly string[]): Promise<FileOfProject[]> {
  if (fileIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select property_file_id as "propertyFileId", project_id as "projectId" from file_project
      where ${inWorkspaces(tx, sql`workspace_id`)} and property_file_id = any(${uuidArray(fileIds)})`,
  );
}

/** Returns the files of these projects that are not in the trash. */
export async function selectFilesOf(tx: Tx, projectIds: readonly string[]): Promise<FileOfProject[]> {
  if (projectIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select a.property_file_id as "propertyFileId", a.project_id as "projectId" from file_project a
      join property_file f on f.workspace_id = a.workspace_id and f.property_file_id = a.property_file_id
      where ${inWorkspaces(tx, sql`a.workspace_id`)} and a.project_id = any(${uuidArray(projectIds)})
        and f.deleted_at is null`,
  );
}

/** Counts the files that were added to a project, those in the trash included. */
export async function countFilesOf(tx: Tx, { workspaceId }: FilePlace, projectId: string): Promise<number> {
  const rows = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from file_project
      where workspace_id = ${workspaceId} and project_id = ${projectId}`,
  );
  return rows[0]!.count;
}

/** Adds a file to a project; returns false where it was in there already. */
export async function insertIntoProject(
  tx: Tx,
  { workspaceId, propertyId }: FilePlace,
  { propertyFileId, projectId }: FileOfProject,
): Promise<boolean> {
  const added = await rowsOf(
    tx,
    sql`insert into file_project (workspace_id, property_file_id, project_id, property_id)
      values (${workspaceId}, ${propertyFileId}, ${projectId}, ${propertyId})
      on conflict do nothing returning project_id`,
  );
  return added.length > 0;
}

/** Removes a file from a project; returns false where it was not in there. */
export async function deleteFromProject(
  tx: Tx,
  { workspaceId }: FilePlace,
  { propertyFileId, projectId }: FileOfProject,
): Promise<boolean> {
  const gone = await rowsOf(
    tx,
    sql`delete from file_project
      where workspace_id = ${workspaceId} and property_file_id = ${propertyFileId} and project_id = ${projectId}
      returning project_id`,
  );
  return gone.length > 0;
}
