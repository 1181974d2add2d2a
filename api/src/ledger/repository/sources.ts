import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { ledgerSource } from '../tables';

export type SourceRow = typeof ledgerSource.$inferSelect;
export type NewSource = typeof ledgerSource.$inferInsert;

export async function findSource(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  { kind, layout }: Pick<SourceRow, 'kind' | 'layout'>,
): Promise<SourceRow | null> {
  const [row] = await tx
    .select()
    .from(ledgerSource)
    .where(
      and(
        eq(ledgerSource.workspaceId, workspaceId),
        eq(ledgerSource.propertyId, propertyId),
        eq(ledgerSource.kind, kind),
        eq(ledgerSource.layout, layout),
      ),
    );
  return row ?? null;
}

/** Adds a source unless another request has just added it. */
export async function insertSource(tx: Tx, row: NewSource): Promise<void> {
  await tx.insert(ledgerSource).values(row).onConflictDoNothing();
}

/** Changes a source of the property and returns it, or null where there is none. */
export async function changeSource(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  sourceId: string,
  change: Partial<Pick<NewSource, 'mapping' | 'lastEnteredAt' | 'name' | 'signFollows'>>,
): Promise<Pick<SourceRow, 'signFollows'> | null> {
  const [row] = await tx
    .update(ledgerSource)
    .set(change)
    .where(
      and(
        eq(ledgerSource.workspaceId, workspaceId),
        eq(ledgerSource.propertyId, propertyId),
        eq(ledgerSource.sourceId, sourceId),
      ),
    )
    .returning({ signFollows: ledgerSource.signFollows });
  return row ?? null;
}

/** Returns whether the property has another source, which may have lines. */
export async function hasOtherSource(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  sourceId: string | null,
): Promise<boolean> {
  const rows = await tx
    .select({ sourceId: ledgerSource.sourceId })
    .from(ledgerSource)
    .where(and(eq(ledgerSource.workspaceId, workspaceId), eq(ledgerSource.propertyId, propertyId)));
  return rows.some((row) => row.sourceId !== sourceId);
}

/** Returns the sources of properties. */
export async function findSources(tx: Tx, propertyIds: readonly string[]): Promise<SourceRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(ledgerSource)
    .where(inArray(ledgerSource.propertyId, [...propertyIds]));
}
