import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { containing, uuidArray } from '../../platform/store/values';
import { fileText } from '../tables';
import type { FilePlace } from './folders';

/** Which version of which file. */
export interface VersionAt {
  workspaceId: string;
  propertyFileId: string;
  versionNumber: number;
}

/** Stores the text inside a file, unless a later version has come in the meantime. */
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

/** The text of an earlier version is not found any more. */
export async function forgetText(tx: Tx, at: Omit<VersionAt, 'versionNumber'>): Promise<void> {
  await tx
    .delete(fileText)
    .where(
      sql`${fileText.workspaceId} = ${at.workspaceId} and ${fileText.propertyFileId} = ${at.propertyFileId}`,
    );
}

const query = (words: string): SQL => sql`websearch_to_tsquery('english'::regconfig, ${words})`;

/**
 * Files of a property that have the words in their name, in the name of whoever uploaded them or in their text; those whose
 * names have them first.
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

// What stands between these is the hit; the text itself has them nowhere, since they are cut from it before it is stored.
const HEADLINE = 'StartSel=«, StopSel=», MaxFragments=1, MaxWords=24, MinWords=8';

/** Where the text of these files has the words, with the hits between « and »; none for a file whose text has them not. */
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
