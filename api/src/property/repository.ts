import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { onceAView } from '../platform/store/view';
import type { KnownColumns } from '../workspace/service';
import { invitationProperty, property, propertyAssignment, propertyType } from './tables';

type Stored = typeof property.$inferSelect;

/** A property as stored, with the names and facts from other tables that answers about it need. */
export interface PropertyRow extends Stored {
  propertyTypeName: string;
  /** Null where the workspace is closed. */
  workspace: KnownColumns | null;
  /** Whether the user who asks is assigned to it. */
  isAssigned: boolean;
}

/** The columns of a property's workspace that all its members may know. */
const WORKSPACE = sql<KnownColumns | null>`(select json_build_object('workspaceId', w.workspace_id, 'name', w.name,
    'companyName', w.company_name, 'featureToggleLoanAnalysis', w.feature_toggle_loan_analysis,
    'hasPreventativeMaintenance', w.feature_toggle_preventative_maintenance, 'ratingWeakBelow', w.rating_weak_below,
    'ratingStrongFrom', w.rating_strong_from, 'ratingOverfundedAbove', w.rating_overfunded_above)
  from workspace w where w.workspace_id = ${property.workspaceId} and w.is_active)`;

/**
 * Returns properties by id, archived ones too, in no order. `lock` locks their rows until the transaction ends against
 * changes and other such locks, but not against inserts of rows that refer to them, such as computed figures.
 */
export const findProperties = onceAView(
  async (
    tx: Tx,
    userId: string,
    propertyIds: readonly string[],
    lock: boolean = false,
  ): Promise<PropertyRow[]> => {
    const isAssigned = sql<boolean>`exists (select 1 from ${propertyAssignment}
    where ${propertyAssignment.workspaceId} = ${property.workspaceId}
      and ${propertyAssignment.propertyId} = ${property.propertyId}
      and ${propertyAssignment.userId} = ${userId}::uuid)`;
    const query = tx
      .select({
        stored: property,
        propertyTypeName: propertyType.name,
        workspace: WORKSPACE,
        isAssigned,
      })
      .from(property)
      .innerJoin(propertyType, eq(propertyType.id, property.propertyTypeId))
      .where(inArray(property.propertyId, [...propertyIds]))
      .$dynamic();
    const rows = await (lock ? query.for('no key update', { of: property }) : query);
    return rows.map(({ stored, ...beside }) => ({ ...stored, ...beside }));
  },
);

/**
 * Locks properties against moves and deletion until the transaction ends, and returns their ids. Others may change them
 * in the meantime; those that someone is moving or deleting are left out.
 */
export async function keepProperties(
  tx: Tx,
  workspaceId: string,
  propertyIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ propertyId: property.propertyId })
    .from(property)
    .where(and(eq(property.workspaceId, workspaceId), inArray(property.propertyId, [...propertyIds])))
    .orderBy(property.propertyId)
    .for('key share', { skipLocked: true });
  return rows.map(({ propertyId }) => propertyId);
}

/** Returns the ids of all properties of a workspace that the transaction sees, archived ones too. */
export async function propertyIdsOf(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: property.propertyId })
    .from(property)
    .where(eq(property.workspaceId, workspaceId))
    .orderBy(asc(property.propertyId));
  return rows.map(({ id }) => id);
}

/** Returns the names and addresses of a workspace's active properties. */
export const placesOfProperties = (tx: Tx, workspaceId: string) =>
  tx
    .select({ name: property.name, addressLine1: property.addressLine1, zipCode: property.zipCode })
    .from(property)
    .where(and(eq(property.workspaceId, workspaceId), property.isActive));

const LEGAL_FACTS = {
  workspaceId: property.workspaceId,
  propertyId: property.propertyId,
  name: property.name,
  state: property.state,
  propertyTypeId: property.propertyTypeId,
  numberOfUnits: property.numberOfUnits,
  yearBuilt: property.yearBuilt,
  createdAt: property.createdAt,
};
/** The facts of a property that decide which state laws apply to it, and how. */
export type LegalFacts = Pick<Stored, keyof typeof LEGAL_FACTS>;

/** Returns the legal facts of properties without checking rights; archived ones too, in no order. */
export function findLegalFacts(tx: Tx, propertyIds: readonly string[]): Promise<LegalFacts[]> {
  return tx
    .select(LEGAL_FACTS)
    .from(property)
    .where(inArray(property.propertyId, [...propertyIds]));
}

export type NewProperty = typeof property.$inferInsert;

export async function insertProperty(tx: Tx, row: NewProperty): Promise<void> {
  await tx.insert(property).values(row);
}

/** Changes a property and raises its version; the caller has locked the row. */
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

/** Marks the property as having a ledger; nothing ever clears the mark. */
export async function markIntegrated(tx: Tx, of: { workspaceId: string; propertyId: string }): Promise<void> {
  await tx
    .update(property)
    .set({ isIntegratedProperty: true })
    .where(
      and(
        eq(property.workspaceId, of.workspaceId),
        eq(property.propertyId, of.propertyId),
        eq(property.isIntegratedProperty, false),
      ),
    );
}

/** Counts how many of the ids are active properties of the workspace. */
export async function countActiveProperties(
  tx: Tx,
  workspaceId: string,
  propertyIds: readonly string[],
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(property)
    .where(
      and(
        eq(property.workspaceId, workspaceId),
        inArray(property.propertyId, [...propertyIds]),
        property.isActive,
      ),
    );
  return row?.count ?? 0;
}

/** A property and its holder: the user or the invitation that it is assigned to. */
export interface HeldProperty {
  holderId: string;
  propertyId: string;
  name: string;
}

const HELD_BY = {
  users: { table: propertyAssignment, holder: propertyAssignment.userId },
  invitations: { table: invitationProperty, holder: invitationProperty.invitationId },
} as const;

/** Returns the active properties that are assigned to users, or promised to invitations, of a workspace; by name. */
export function findHeldProperties(
  tx: Tx,
  of: { workspaceId: string; by: keyof typeof HELD_BY; holderIds: readonly string[] },
): Promise<HeldProperty[]> {
  const { table, holder } = HELD_BY[of.by];
  return tx
    .select({ holderId: holder, propertyId: property.propertyId, name: property.name })
    .from(table)
    .innerJoin(
      property,
      and(eq(property.workspaceId, table.workspaceId), eq(property.propertyId, table.propertyId)),
    )
    .where(and(eq(table.workspaceId, of.workspaceId), inArray(holder, [...of.holderIds]), property.isActive))
    .orderBy(asc(sql`lower(${property.name})`), asc(property.propertyId));
}

/** Assigns properties to users; an assignment that exists already stays. */
export async function insertAssignments(
  tx: Tx,
  rows: (typeof propertyAssignment.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(propertyAssignment).values(rows).onConflictDoNothing();
}

export async function deleteAssignments(tx: Tx, of: { workspaceId: string; userId: string }): Promise<void> {
  await tx
    .delete(propertyAssignment)
    .where(and(eq(propertyAssignment.workspaceId, of.workspaceId), eq(propertyAssignment.userId, of.userId)));
}

/** Promises properties to an invitation. */
export async function insertPromises(
  tx: Tx,
  rows: (typeof invitationProperty.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(invitationProperty).values(rows);
}

/** Returns the ids of every property that is promised to an invitation, archived ones too. */
export async function findPromisedIds(
  tx: Tx,
  of: { workspaceId: string; invitationId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ propertyId: invitationProperty.propertyId })
    .from(invitationProperty)
    .where(
      and(
        eq(invitationProperty.workspaceId, of.workspaceId),
        eq(invitationProperty.invitationId, of.invitationId),
      ),
    );
  return rows.map(({ propertyId }) => propertyId);
}
