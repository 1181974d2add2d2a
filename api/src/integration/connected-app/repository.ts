import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { integrationProperty } from '../tables';

export type AppRow = typeof integrationProperty.$inferSelect;
export type NewApp = typeof integrationProperty.$inferInsert;
export type AppAt = Pick<AppRow, 'workspaceId' | 'propertyId'>;

/** Returns the connected apps of properties. */
export async function findApps(tx: Tx, propertyIds: readonly string[]): Promise<AppRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(integrationProperty)
    .where(inArray(integrationProperty.propertyId, [...propertyIds]));
}

const at = ({ workspaceId, propertyId }: AppAt) =>
  and(eq(integrationProperty.workspaceId, workspaceId), eq(integrationProperty.propertyId, propertyId));

export async function insertApp(tx: Tx, row: NewApp): Promise<AppRow> {
  const [saved] = await tx.insert(integrationProperty).values(row).returning();
  return saved!;
}

/** Saves a person's change; returns null where the version is not the expected one. */
export async function changeApp(
  tx: Tx,
  place: AppAt,
  version: number,
  change: Partial<NewApp>,
): Promise<AppRow | null> {
  const [saved] = await tx
    .update(integrationProperty)
    .set({ ...change, version: sql`${integrationProperty.version} + 1` })
    .where(and(at(place), eq(integrationProperty.version, version)))
    .returning();
  return saved ?? null;
}

/** Saves the progress of a sync; returns false where someone changed the connected app in the meantime. */
export async function moveApp(
  tx: Tx,
  place: AppAt & { version: number },
  change: Partial<Pick<NewApp, 'cursor' | 'missing' | 'lastSyncedAt' | 'nextSyncAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(integrationProperty)
    .set(change)
    .where(and(at(place), eq(integrationProperty.version, place.version)))
    .returning({ id: integrationProperty.integrationPropertyId });
  return rows.length > 0;
}

/** Returns connected apps that are due, of active properties with a working credential. */
export const selectDue = (tx: Tx, now: Date, limit: number): Promise<(AppAt & { nextSyncAt: string })[]> =>
  rowsOf(
    tx,
    sql`select a.workspace_id as "workspaceId", a.property_id as "propertyId", a.next_sync_at as "nextSyncAt"
      from integration_property a
      join property p on p.workspace_id = a.workspace_id and p.property_id = a.property_id and p.is_active
      join integration_credential c on c.workspace_id = a.workspace_id
        and c.integration_credential_id = a.integration_credential_id and c.problem is null
      where a.next_sync_at <= ${now.toISOString()}::timestamptz order by a.next_sync_at limit ${limit}`,
  );
