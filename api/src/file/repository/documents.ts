import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import { fileVersion, propertyFile } from '../tables';

/** A version of a file that another record refers to as its document. */
export interface DocumentAt {
  propertyFileId: string;
  versionNumber: number;
}

/** A file with the content of one version, but its name and folder of today. */
export interface DocumentRow extends DocumentAt {
  workspaceId: string;
  folderId: string | null;
  fileName: string;
  contentType: string;
  fileSize: number;
  blobId: string;
}

const COLUMNS = {
  workspaceId: propertyFile.workspaceId,
  propertyFileId: propertyFile.propertyFileId,
  versionNumber: fileVersion.versionNumber,
  folderId: propertyFile.folderId,
  fileName: propertyFile.fileName,
  contentType: fileVersion.contentType,
  fileSize: fileVersion.fileSize,
  blobId: fileVersion.blobId,
};

/** Returns these versions of files, in one statement. */
export async function selectDocuments(tx: Tx, at: readonly DocumentAt[]): Promise<DocumentRow[]> {
  if (at.length === 0) return [];
  const ids = uuidArray(at.map(({ propertyFileId }) => propertyFileId));
  const numbers = sql`${`{${at.map(({ versionNumber }) => versionNumber).join(',')}}`}::int[]`;
  return tx
    .select(COLUMNS)
    .from(fileVersion)
    .innerJoin(
      propertyFile,
      and(
        eq(propertyFile.workspaceId, fileVersion.workspaceId),
        eq(propertyFile.propertyFileId, fileVersion.propertyFileId),
      ),
    )
    .where(
      sql`(${fileVersion.propertyFileId}, ${fileVersion.versionNumber}) in (select * from unnest(${ids}, ${numbers}))`,
    );
}

/** Returns these files and those in any of these folders, without those in the trash. */
export async function selectLiveIds(
  tx: Tx,
  { workspaceId }: { workspaceId: string },
  { propertyFileIds, folderIds }: { propertyFileIds: readonly string[]; folderIds: readonly string[] },
): Promise<{ propertyFileId: string; fileName: string }[]> {
  return rowsOf(
    tx,
    sql`select property_file_id as "propertyFileId", file_name as "fileName" from property_file
      where workspace_id = ${workspaceId} and deleted_at is null
        and (property_file_id = any(${uuidArray(propertyFileIds)}) or folder_id = any(${uuidArray(folderIds)}))
      order by name_key, property_file_id`,
  );
}
