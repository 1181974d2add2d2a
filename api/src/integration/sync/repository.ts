import { SYNC_STATUS } from '@roofline/schema/integration/connected-app';
import { and, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { integrationSync } from '../tables';

export type SyncRow = typeof integrationSync.$inferSelect;
export type NewSync = typeof integrationSync.$inferInsert;
export type SyncAt = Pick<SyncRow, 'workspaceId' | 'syncId'>;

/** Returns the newest sync of each property. */
export async function lastSyncs(tx: Tx, propertyIds: readonly string[]): Promise<SyncRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .selectDistinctOn([integrationSync.workspaceId, integrationSync.propertyId])
    .from(integrationSync)
    .where(inArray(integrationSync.propertyId, [...propertyIds]))
    .orderBy(
      integrationSync.workspaceId,
      integrationSync.propertyId,
      desc(integrationSync.startedAt),
      desc(integrationSync.syncId),
    );
}

const EACH = 20;

/** Returns some of the newest syncs of each property, newest first. */
export async function newestSyncs(tx: Tx, propertyIds: readonly string[]): Promise<SyncRow[]> {
  if (propertyIds.length === 0) return [];
  const t = integrationSync;
  const ranked = tx
    .select({
      workspaceId: t.workspaceId,
      syncId: t.syncId,
      rank: sql<number>`row_number() over (partition by ${t.propertyId} order by ${t.startedAt} desc, ${t.syncId} desc)`.as(
        'rank',
      ),
    })
    .from(t)
    .where(inArray(t.propertyId, [...propertyIds]))
    .as('ranked');
  const rows = await tx
    .select({ sync: t })
    .from(t)
    .innerJoin(
      ranked,
      and(eq(ranked.workspaceId, t.workspaceId), eq(ranked.syncId, t.syncId), lte(ranked.rank, EACH)),
    )
    .orderBy(desc(t.startedAt), desc(t.syncId));
  return rows.map(({ sync }) => sync);
}

/** Returns a page of the syncs of a property, newest first, and how many there are. */
export async function pageOfSyncs(
  tx: Tx,
  of: { workspaceId: string; propertyId: string },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: SyncRow[]; totalCount: number }> {
  const where = and(
    eq(integrationSync.workspaceId, of.workspaceId),
    eq(integrationSync.propertyId, of.propertyId),
  );
  const [total] = await tx.select({ n: count() }).from(integrationSync).where(where);
  const rows = await tx
    .select()
    .from(integrationSync)
    .where(where)
    .orderBy(desc(integrationSync.startedAt), desc(integrationSync.syncId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, totalCount: total?.n ?? 0 };
}

/** Adds a sync, or returns the one that this job began before. */
export async function beginSync(tx: Tx, row: NewSync): Promise<SyncRow> {
  await tx.insert(integrationSync).values(row).onConflictDoNothing();
  return findSync(tx, row);
}

/** Returns a sync that has begun. */
export async function findSync(tx: Tx, { workspaceId, syncId }: SyncAt): Promise<SyncRow> {
  const [found] = await tx
    .select()
    .from(integrationSync)
    .where(and(eq(integrationSync.workspaceId, workspaceId), eq(integrationSync.syncId, syncId)));
  return found!;
}

/** Ends other syncs of the property: only one runs at a time, so their jobs are gone. */
export async function endOthers(
  tx: Tx,
  { workspaceId, propertyId, syncId }: SyncAt & { propertyId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(integrationSync)
    .set({
      status: SYNC_STATUS.failed,
      endedAt: now,
      problem: sql`coalesce(${integrationSync.problem}, 'The sync ended before it was done. The next one continues.')`,
    })
    .where(
      and(
        eq(integrationSync.workspaceId, workspaceId),
        eq(integrationSync.propertyId, propertyId),
        eq(integrationSync.status, SYNC_STATUS.inProgress),
        ne(integrationSync.syncId, syncId),
      ),
    );
}

/** The counts of a page. */
export interface SyncStep {
  added: number;
  changed: number;
  removed: number;
  unreadable: readonly string[];
}
const MOST_EXAMPLES = 20;

/** Adds the counts of a page to those of its sync. */
export async function countStep(tx: Tx, at: SyncAt, step: SyncStep): Promise<void> {
  const { added, changed, removed, unreadable } = step;
  const t = integrationSync;
  const examples = JSON.stringify(unreadable.slice(0, MOST_EXAMPLES));
  await tx
    .update(t)
    .set({
      added: sql`${t.added} + ${added}`,
      changed: sql`${t.changed} + ${changed}`,
      removed: sql`${t.removed} + ${removed}`,
      unreadable: sql`${t.unreadable} + ${unreadable.length}`,
      ...(unreadable.length === 0
        ? {}
        : {
            unreadableExamples: sql`case when jsonb_array_length(${t.unreadableExamples}) < ${MOST_EXAMPLES}
              then ${t.unreadableExamples} || ${examples}::jsonb else ${t.unreadableExamples} end`,
          }),
    })
    .where(and(eq(t.workspaceId, at.workspaceId), eq(t.syncId, at.syncId)));
}

export async function changeSync(
  tx: Tx,
  at: SyncAt,
  change: Partial<Pick<NewSync, 'status' | 'endedAt' | 'problem'>>,
): Promise<void> {
  await tx
    .update(integrationSync)
    .set(change)
    .where(and(eq(integrationSync.workspaceId, at.workspaceId), eq(integrationSync.syncId, at.syncId)));
}
