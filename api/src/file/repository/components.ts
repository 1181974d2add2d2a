import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';
import type { FilePlace } from './folders';

/** A component, by its lineage through the years, that a file is about. */
export interface AttachedLineage {
  propertyFileId: string;
  lineageId: string;
}

/** Returns the components that these files are about. */
export async function selectLineages(tx: Tx, fileIds: readonly string[]): Promise<AttachedLineage[]> {
  if (fileIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select property_file_id as "propertyFileId", lineage_id as "lineageId" from file_component
      where ${inWorkspaces(tx, sql`workspace_id`)} and property_file_id = any(${uuidArray(fileIds)})`,
  );
}

/** Returns the files outside the trash that are about any of these components. */
export async function selectFilesAbout(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
): Promise<AttachedLineage[]> {
  if (lineageIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select c.property_file_id as "propertyFileId", c.lineage_id as "lineageId" from file_component c
      join property_file f on f.workspace_id = c.workspace_id and f.property_file_id = c.property_file_id
      where ${inWorkspaces(tx, sql`c.workspace_id`)} and c.property_id = any(${uuidArray(propertyIds)}) and c.lineage_id = any(${uuidArray(lineageIds)})
        and f.deleted_at is null`,
  );
}

/** Attaches each of the files to each of the components. */
export async function attach(
  tx: Tx,
  { workspaceId, propertyId }: FilePlace,
  fileIds: readonly string[],
  lineageIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0 || lineageIds.length === 0) return;
  await tx.execute(sql`insert into file_component (workspace_id, property_file_id, lineage_id, property_id)
    select ${workspaceId}, f.id, l.id, ${propertyId}
    from unnest(${uuidArray(fileIds)}) as f(id), unnest(${uuidArray(lineageIds)}) as l(id)
    on conflict do nothing`);
}

/** Detaches the files from the components, or from all components where none is named. */
export async function detach(
  tx: Tx,
  { workspaceId }: FilePlace,
  fileIds: readonly string[],
  lineageIds: readonly string[],
): Promise<void> {
  const named = lineageIds.length === 0 ? sql`true` : sql`lineage_id = any(${uuidArray(lineageIds)})`;
  await tx.execute(sql`delete from file_component
    where workspace_id = ${workspaceId} and property_file_id = any(${uuidArray(fileIds)}) and ${named}`);
}
