import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import type { SheetLine } from './preview';
import { componentImport } from './tables';

export type ImportRow = typeof componentImport.$inferSelect;

export async function insertImports(
  tx: Tx,
  rows: readonly (typeof componentImport.$inferInsert)[],
): Promise<void> {
  await tx.insert(componentImport).values([...rows]);
}

/** Returns the sheets of a file in their order, without their rows. */
export async function selectSheets(
  tx: Tx,
  { workspaceId, fileId }: Pick<ImportRow, 'workspaceId' | 'fileId'>,
): Promise<SheetLine[]> {
  const rows = await tx
    .select({
      importId: componentImport.importId,
      sheetName: componentImport.sheetName,
      kind: componentImport.sheetKind,
      lineCount: componentImport.lineCount,
      listCents: componentImport.listCents,
      acceptedAt: componentImport.acceptedAt,
    })
    .from(componentImport)
    .where(and(eq(componentImport.workspaceId, workspaceId), eq(componentImport.fileId, fileId)))
    .orderBy(asc(componentImport.sheetPosition));
  return rows.map(({ acceptedAt, ...sheet }) => ({ ...sheet, isAccepted: acceptedAt !== null }));
}

export async function selectImport(
  tx: Tx,
  importId: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow | undefined> {
  const query = tx.select().from(componentImport).where(eq(componentImport.importId, importId));
  const [row] = await (options.lock ? query.for('update') : query);
  return row;
}

const { grid: _grid, ...withoutGrid } = getTableColumns(componentImport);

export type ImportHead = Omit<ImportRow, 'grid'> & { rowCount: number };

/** Returns the import without the rows of its file, which are large; `rowCount` counts them, headings included. */
export async function selectImportHead(
  tx: Tx,
  importId: string,
  options: { lock?: boolean } = {},
): Promise<ImportHead | undefined> {
  const query = tx
    .select({
      ...withoutGrid,
      rowCount: sql<number>`jsonb_array_length(${componentImport.grid} -> 'rows')`,
    })
    .from(componentImport)
    .where(eq(componentImport.importId, importId));
  const [row] = await (options.lock ? query.for('update') : query);
  return row;
}

export async function updateImport(
  tx: Tx,
  at: Pick<ImportRow, 'workspaceId' | 'importId'>,
  change: Partial<typeof componentImport.$inferInsert>,
): Promise<void> {
  await tx
    .update(componentImport)
    .set(change)
    .where(and(eq(componentImport.workspaceId, at.workspaceId), eq(componentImport.importId, at.importId)));
}

/** Deletes the files of a property that were read before a moment, accepted or not. */
export async function deleteImportsBefore(
  tx: Tx,
  of: { workspaceId: string; propertyId: string },
  moment: Date,
): Promise<void> {
  await tx
    .delete(componentImport)
    .where(
      and(
        eq(componentImport.workspaceId, of.workspaceId),
        eq(componentImport.propertyId, of.propertyId),
        lt(componentImport.createdAt, moment),
      ),
    );
}
