import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { property, propertyAssignment, propertyType } from './tables';

type Stored = typeof property.$inferSelect;

/** A property as stored, with what an answer about it needs of its neighbours. */
export interface PropertyRow extends Stored {
  propertyTypeName: string;
  /** The asking user is assigned to it. */
  isAssigned: boolean;
}

/** Properties by id, archived ones too, in no order. `lock` holds their rows until the transaction ends. */
export async function findProperties(
  tx: Tx,
  userId: string,
  propertyIds: readonly string[],
  lock: boolean = false,
): Promise<PropertyRow[]> {
  const isAssigned = sql<boolean>`exists (select 1 from ${propertyAssignment}
    where ${propertyAssignment.workspaceId} = ${property.workspaceId}
      and ${propertyAssignment.propertyId} = ${property.propertyId}
      and ${propertyAssignment.userId} = ${userId}::uuid)`;
  const query = tx
    .select({
      stored: property,
      propertyTypeName: propertyType.name,
      isAssigned,
    })
    .from(property)
    .innerJoin(propertyType, eq(propertyType.id, property.propertyTypeId))
    .where(inArray(property.propertyId, [...propertyIds]))
    .$dynamic();
  const rows = await (lock ? query.for('update', { of: property }) : query);
  return rows.map(({ stored, ...beside }) => ({ ...stored, ...beside }));
}

export type NewProperty = typeof property.$inferInsert;

export async function insertProperty(tx: Tx, row: NewProperty): Promise<void> {
  await tx.insert(property).values(row);
}

/** Changes a property and moves its version; the caller holds the row's lock. */
export async function changeProperty(
  tx: Tx,
  at: { workspaceId: string; propertyId: string },
  change: Partial<NewProperty>,
): Promise<void> {
  await tx
    .update(property)
    .set({ ...change, version: sql`${property.version} + 1` })
    .where(and(eq(property.workspaceId, at.workspaceId), eq(property.propertyId, at.propertyId)));
}

export async function assignProperty(
  tx: Tx,
  assignment: { workspaceId: string; propertyId: string; userId: string },
): Promise<void> {
  await tx.insert(propertyAssignment).values(assignment).onConflictDoNothing();
}

/** Which of these image keys a property still points at. */
export async function usedImageKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: property.profileImageKey })
    .from(property)
    .where(inArray(property.profileImageKey, [...keys]));
  return new Set(rows.map((row) => row.key!));
}
