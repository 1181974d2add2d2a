import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../platform/database';
import { foreignKeys, inOrderOfReferences, tableColumns } from '../../../platform/repository/catalogue';
import { checkAtEnd } from '../../../platform/repository/row-texts';
import { COPIED, type CopiedName } from '../tables-of-copy';
import { copyRows, type CopiedTable } from './copy-rows';
import { copiedId, type Copying } from './place';

const isCopied = (table: string): table is CopiedName => Object.hasOwn(COPIED, table);

/** Returns the tables of a copy, each after those that it refers to. */
async function tablesInOrder(tx: Tx): Promise<CopiedTable[]> {
  const columns = await tableColumns(tx);
  const references = (await foreignKeys(tx)).filter(({ from, to }) => isCopied(from) && isCopied(to));
  return inOrderOfReferences(Object.keys(COPIED), references).map((name) => ({
    name: name as CopiedName,
    columns: columns.filter(({ table }) => table === name),
    references: references.filter(({ from }) => from === name),
  }));
}

/** Copies all rows of the property that belong in the copy. */
export async function copyAllRows(tx: Tx, copying: Copying): Promise<void> {
  await checkAtEnd(tx);
  const tables = await tablesInOrder(tx);
  const parents = new Set(
    tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'property_id'))
      .map(({ name }) => name as string),
  );
  for (const table of tables) await copyRows(tx, table, { parents, copying });
}

/** Decides whether the copy exists. */
export async function isThere(tx: Tx, { workspaceId, copyId }: Pick<Copying, 'workspaceId' | 'copyId'>) {
  const rows = await rowsOf(
    tx,
    sql`select 1 from property where workspace_id = ${workspaceId}::uuid and property_id = ${copyId}::uuid`,
  );
  return rows.length > 0;
}

/** Returns copied versions of files whose text is not read yet because that of the original is not. */
export async function versionsToRead(
  tx: Tx,
  copying: Copying,
): Promise<{ workspaceId: string; propertyFileId: string; versionNumber: number }[]> {
  const { workspaceId, propertyId } = copying;
  return rowsOf(
    tx,
    sql`select n.workspace_id as "workspaceId", n.property_file_id as "propertyFileId", n.version_number as "versionNumber"
      from job j join property_file f on f.workspace_id = j.workspace_id and f.property_file_id::text = j.input ->> 'propertyFileId'
      join property_file n on n.workspace_id = f.workspace_id and n.property_file_id = ${copiedId(sql`f.property_file_id`, copying)}
      where j.workspace_id = ${workspaceId}::uuid and j.kind = 'fileText' and j.status in ('queued', 'running')
        and f.property_id = ${propertyId}::uuid`,
  );
}
