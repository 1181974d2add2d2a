import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { ledgerImport } from './tables';

export type ImportRow = typeof ledgerImport.$inferSelect;
export type NewImport = typeof ledgerImport.$inferInsert;

const { content: _content, ...withoutContent } = getTableColumns(ledgerImport);

/** An import without the sheets of its file, which are large, for most reads. */
export type ImportHead = Omit<ImportRow, 'content'>;

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await tx.insert(ledgerImport).values(row);
}

export async function selectImport(tx: Tx, importId: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(ledgerImport).where(eq(ledgerImport.importId, importId));
  return row;
}

export async function selectImportHead(
  tx: Tx,
  importId: string,
  options: { lock?: boolean } = {},
): Promise<ImportHead | undefined> {
  const query = tx.select(withoutContent).from(ledgerImport).where(eq(ledgerImport.importId, importId));
  const [row] = await (options.lock ? query.for('update') : query);
  return row;
}

const isImport = (at: Pick<ImportRow, 'workspaceId' | 'importId'>) =>
  and(eq(ledgerImport.workspaceId, at.workspaceId), eq(ledgerImport.importId, at.importId));

export async function updateImport(
  tx: Tx,
  at: Pick<ImportRow, 'workspaceId' | 'importId'>,
  change: Partial<NewImport>,
): Promise<void> {
  await tx.update(ledgerImport).set(change).where(isImport(at));
}

export async function deleteImport(tx: Tx, at: Pick<ImportRow, 'workspaceId' | 'importId'>): Promise<void> {
  await tx.delete(ledgerImport).where(isImport(at));
}

/** Deletes the imports of a property from before a moment, accepted or not. */
export async function deleteImportsBefore(
  tx: Tx,
  of: { workspaceId: string; propertyId: string },
  moment: Date,
): Promise<void> {
  await tx
    .delete(ledgerImport)
    .where(
      and(
        eq(ledgerImport.workspaceId, of.workspaceId),
        eq(ledgerImport.propertyId, of.propertyId),
        lt(ledgerImport.createdAt, moment),
      ),
    );
}
