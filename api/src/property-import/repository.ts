import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { propertyImport, propertyImportLine } from './tables';

export type ImportRow = typeof propertyImport.$inferSelect;
type Line = typeof propertyImportLine.$inferSelect;
export type NewLine = typeof propertyImportLine.$inferInsert;
/** A property as the API shows it. */
export type LineRow = Omit<Line, 'body' | 'components'>;
/** A property with everything that adding it needs. */
export type WholeLine = Line;

type Key = Pick<ImportRow, 'workspaceId' | 'propertyImportId'>;

/** The number of lines in one statement, since each may have thousands of components. */
const LINES_A_STATEMENT = 20;

export async function insertImport(
  tx: Tx,
  row: typeof propertyImport.$inferInsert,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.insert(propertyImport).values(row);
  for (let from = 0; from < lines.length; from += LINES_A_STATEMENT)
    await tx.insert(propertyImportLine).values(lines.slice(from, from + LINES_A_STATEMENT));
}

export async function selectImport(
  tx: Tx,
  propertyImportId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRow | undefined> {
  const query = tx.select().from(propertyImport).where(eq(propertyImport.propertyImportId, propertyImportId));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

const { body: _body, components: _components, ...shown } = getTableColumns(propertyImportLine);

const ofImport = ({ workspaceId, propertyImportId }: Key) =>
  and(
    eq(propertyImportLine.workspaceId, workspaceId),
    eq(propertyImportLine.propertyImportId, propertyImportId),
  );

export const selectLines = (tx: Tx, key: Key): Promise<LineRow[]> =>
  tx.select(shown).from(propertyImportLine).where(ofImport(key)).orderBy(asc(propertyImportLine.position));

/** Returns the positions of the properties that can be added. */
export async function readyPlaces(tx: Tx, key: Key): Promise<number[]> {
  const rows = await tx
    .select({ position: propertyImportLine.position })
    .from(propertyImportLine)
    .where(and(ofImport(key), eq(propertyImportLine.status, 'ready')))
    .orderBy(asc(propertyImportLine.position));
  return rows.map(({ position }) => position);
}

const lineAt = (key: Key, position: number) => and(ofImport(key), eq(propertyImportLine.position, position));

/** Returns a property with everything that adding it needs. */
export async function selectLine(
  tx: Tx,
  key: Key,
  position: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<WholeLine | undefined> {
  const query = tx.select().from(propertyImportLine).where(lineAt(key, position));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateLine(
  tx: Tx,
  key: Key,
  position: number,
  change: Partial<NewLine>,
): Promise<void> {
  await tx.update(propertyImportLine).set(change).where(lineAt(key, position));
}

export async function markAccepted(tx: Tx, { workspaceId, propertyImportId }: Key): Promise<void> {
  await tx
    .update(propertyImport)
    .set({ isAccepted: true })
    .where(
      and(eq(propertyImport.workspaceId, workspaceId), eq(propertyImport.propertyImportId, propertyImportId)),
    );
}

/** Deletes workbooks that were read before a moment, accepted or not. */
export async function deleteImportsBefore(tx: Tx, workspaceId: string, moment: Date): Promise<void> {
  await tx
    .delete(propertyImport)
    .where(and(eq(propertyImport.workspaceId, workspaceId), lt(propertyImport.createdAt, moment)));
}

/** Deletes a user's workbooks that were not accepted, except the newest few. */
export async function deleteWaitingBut(
  tx: Tx,
  { workspaceId, userId }: Pick<ImportRow, 'workspaceId' | 'userId'>,
  kept: number,
): Promise<void> {
  await tx.execute(sql`delete from property_import where workspace_id = ${workspaceId}::uuid
    and property_import_id in (select property_import_id from property_import
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid and not is_accepted
      order by created_at desc, property_import_id desc offset ${kept})`);
}
