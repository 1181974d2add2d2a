import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { disclosureFacts } from './tables';

export type FactsRow = typeof disclosureFacts.$inferSelect;
type Place = Pick<FactsRow, 'workspaceId' | 'planId'>;
type Stated = Pick<FactsRow, 'facts' | 'updatedAt' | 'updatedBy'>;

const at = (place: Place) =>
  and(eq(disclosureFacts.workspaceId, place.workspaceId), eq(disclosureFacts.planId, place.planId));

export async function selectFacts(tx: Tx, place: Place): Promise<FactsRow | null> {
  const [row] = await tx.select().from(disclosureFacts).where(at(place));
  return row ?? null;
}

export async function insertFacts(tx: Tx, place: Place, stated: Stated): Promise<FactsRow> {
  const [row] = await tx
    .insert(disclosureFacts)
    .values({ workspaceId: place.workspaceId, planId: place.planId, ...stated })
    .returning();
  return row!;
}

/** Changes what is stated and moves its version. The caller holds the property's lock. */
export async function changeFacts(tx: Tx, place: Place, stated: Stated): Promise<FactsRow> {
  const [row] = await tx
    .update(disclosureFacts)
    .set({ ...stated, version: sql`${disclosureFacts.version} + 1` })
    .where(at(place))
    .returning();
  return row!;
}
