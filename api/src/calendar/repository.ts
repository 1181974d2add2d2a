import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { calendarFeed, dutyExemption } from './tables';

export type FeedRow = typeof calendarFeed.$inferSelect;
export type ExemptionRow = typeof dutyExemption.$inferSelect;
type Place = Pick<FeedRow, 'workspaceId' | 'propertyId' | 'userId'>;

const at = ({ workspaceId, propertyId, userId }: Place) =>
  and(
    eq(calendarFeed.workspaceId, workspaceId),
    eq(calendarFeed.propertyId, propertyId),
    eq(calendarFeed.userId, userId),
  );

/** Returns a user's feeds of these properties. */
export async function selectFeeds(
  tx: Tx,
  userId: string,
  propertyIds: readonly string[],
): Promise<FeedRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(calendarFeed)
    .where(and(eq(calendarFeed.userId, userId), inArray(calendarFeed.propertyId, [...propertyIds])));
}

/** Adds a feed, or replaces its address. */
export async function replaceFeed(tx: Tx, row: Omit<FeedRow, 'lastReadAt'>): Promise<void> {
  const { secretHash, createdAt } = row;
  await tx
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarFeed.workspaceId, calendarFeed.propertyId, calendarFeed.userId],
      set: { secretHash, createdAt, lastReadAt: null },
    });
}

export async function deleteFeed(tx: Tx, place: Place): Promise<void> {
  await tx.delete(calendarFeed).where(at(place));
}

/**
 * Returns the feed of a secret's hash, for any caller; inside `database.system`. An index over hashes finds it, so the
 * time it takes reveals nothing about a secret that is nearly right.
 */
export async function selectFeedByHash(tx: Tx, secretHash: string): Promise<FeedRow | null> {
  const [row] = await tx.select().from(calendarFeed).where(eq(calendarFeed.secretHash, secretHash));
  return row ?? null;
}

export async function noteFeedRead(tx: Tx, place: Place, lastReadAt: Date): Promise<void> {
  await tx.update(calendarFeed).set({ lastReadAt }).where(at(place));
}

/** Returns the exemptions of these properties, the latest first. */
export async function selectExemptions(tx: Tx, propertyIds: readonly string[]): Promise<ExemptionRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(dutyExemption)
    .where(inArray(dutyExemption.propertyId, [...propertyIds]))
    .orderBy(desc(dutyExemption.statedAt), desc(dutyExemption.dutyExemptionId));
}

export async function findExemption(tx: Tx, dutyExemptionId: string): Promise<ExemptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(dutyExemption)
    .where(eq(dutyExemption.dutyExemptionId, dutyExemptionId));
  return row;
}

export async function insertExemption(tx: Tx, row: ExemptionRow): Promise<void> {
  await tx.insert(dutyExemption).values(row);
}

export async function deleteExemption(
  tx: Tx,
  { workspaceId, dutyExemptionId }: Pick<ExemptionRow, 'workspaceId' | 'dutyExemptionId'>,
): Promise<void> {
  await tx
    .delete(dutyExemption)
    .where(
      and(eq(dutyExemption.workspaceId, workspaceId), eq(dutyExemption.dutyExemptionId, dutyExemptionId)),
    );
}
