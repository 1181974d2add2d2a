import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';

export interface UsageRow {
  propertyId: string;
  fileCount: number;
  folderCount: number;
  byteCount: number;
}

/** Returns how much each property stores: files and folders without the trash, bytes with it and with all versions. */
export async function selectUsage(tx: Tx, propertyIds: readonly string[]): Promise<Map<string, UsageRow>> {
  if (propertyIds.length === 0) return new Map();
  const here = inWorkspaces(tx, sql`f.workspace_id`);
  const rows = await rowsOf<Record<keyof UsageRow, string>>(
    tx,
    sql`select p.id as "propertyId",
        (select count(*) from property_file f
          where ${here} and f.property_id = p.id and f.deleted_at is null) as "fileCount",
        (select count(*) from folder f
          where ${here} and f.property_id = p.id and f.deleted_at is null) as "folderCount",
        (select coalesce(sum(v.file_size), 0) from property_file f
          join file_version v on v.workspace_id = f.workspace_id and v.property_file_id = f.property_file_id
          where ${here} and f.property_id = p.id) as "byteCount"
      from unnest(${uuidArray(propertyIds)}) as p(id)`,
  );
  return new Map(
    rows.map(({ propertyId, fileCount, folderCount, byteCount }) => [
      propertyId,
      {
        propertyId,
        fileCount: Number(fileCount),
        folderCount: Number(folderCount),
        byteCount: Number(byteCount),
      },
    ]),
  );
}
