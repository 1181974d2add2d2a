import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { containing, uuidArray } from '../../platform/store/values';
import { fileText } from '../tables';
import type { FilePlace } from './folders';

/** The key of a file version. */
export interface VersionAt {
  workspaceId: string;
  propertyFileId: string;
  versionNumber: number;
}

/** Stores the text of a file version, unless a later version was added in the meantime. */
export async function storeText(
  tx: Tx,
  { workspaceId, propertyFileId, versionNumber }: VersionAt,
  body: string,
): Promise<void> {
  await tx.execute(sql`insert into file_text (workspace_id, property_file_id, version_number, body)
    select workspace_id, property_file_id, version_number, ${body} from property_file
    where workspace_id = ${workspaceId} and property_file_id = ${propertyFileId} and version_number = ${versionNumber}
    on conflict (workspace_id, property_file_id)
    do update set body = excluded.body, version_number = excluded.version_number`);
}

/** Deletes the text of a file, so that the search no longer finds an earlier version. */
export async function forgetText(tx: Tx, at: Omit<VersionAt, 'versionNumber'>): Promise<void> {
  await tx
    .delete(fileText)
    .where(
      sql`${fileText.workspaceId} = ${at.workspaceId} and ${fileText.propertyFileId} = ${at.propertyFileId}`,
    );
}

const query = (words: string): SQL => sql`websearch_to_tsquery('english'::regconfig, ${words})`;

/**
 * Returns the files of a property that have the words in their name, in their uploader's name or in their text; matching
 * file names come first.
 */
export async function searchFiles(
  tx: Tx,
  { workspaceId, propertyId }: FilePlace,
  words: string,
  limit: number,
): Promise<string[]> {
  const like = containing(words);
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select f.property_file_id as id from property_file f
      join file_version v on v.workspace_id = f.workspace_id and v.property_file_id = f.property_file_id
        and v.version_number = f.version_number
      where f.workspace_id = ${workspaceId} and f.property_id = ${propertyId} and f.deleted_at is null
        and (f.file_name ilike ${like} or v.upload_by_full_name ilike ${like} or f.property_file_id in (
          select t.property_file_id from file_text t
          where t.workspace_id = ${workspaceId} and t.search @@ ${query(words)}))
      order by (f.file_name ilike ${like}) desc, f.name_key, f.property_file_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

// These characters mark a hit; the text itself never has them, since they are removed before it is stored.
const HEADLINE = 'StartSel=«, StopSel=», MaxFragments=1, MaxWords=24, MinWords=8';

/** Returns the part of each file's text with the words, hits between « and »; none for a file whose text lacks them. */
export async function selectSnippets(
  tx: Tx,
  { workspaceId }: FilePlace,
  words: string,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; snippet: string }>(
    tx,
    sql`select property_file_id as id, ts_headline('english'::regconfig, body, ${query(words)}, ${HEADLINE}) as snippet
      from file_text where workspace_id = ${workspaceId} and property_file_id = any(${uuidArray(fileIds)})
        and search @@ ${query(words)}`,
  );
  return new Map(rows.map(({ id, snippet }) => [id, snippet]));
}
