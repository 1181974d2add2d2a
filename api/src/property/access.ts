import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { reachesWholeWorkspace, roleIn, type Actor, type ActorRole } from '../platform/actor';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { property, propertyAssignment } from './tables';

export type PropertyRow = typeof property.$inferSelect;
/** A property that the actor reaches, and as what. */
export interface ReachedProperty {
  property: PropertyRow;
  role: ActorRole;
}

/**
 * Condition on `property` for the ones that the actor reaches: all of a workspace for the wide roles, the assigned
 * ones for the others; archived ones only for internal staff.
 */
export function reachable(tx: Tx, actor: Actor): SQL {
  const wide: string[] = [];
  const narrow: string[] = [];
  for (const id of actor.workspaceIds) {
    const role = roleIn(actor, id);
    if (role) (reachesWholeWorkspace(role) ? wide : narrow).push(id);
  }
  const assigned = tx
    .select({ one: sql`1` })
    .from(propertyAssignment)
    .where(
      and(
        eq(propertyAssignment.workspaceId, property.workspaceId),
        eq(propertyAssignment.propertyId, property.propertyId),
        eq(propertyAssignment.userId, actor.userId),
      ),
    );
  const reached = or(
    wide.length > 0 ? inArray(property.workspaceId, wide) : undefined,
    narrow.length > 0 ? and(inArray(property.workspaceId, narrow), exists(assigned)) : undefined,
  );
  return and(reached ?? sql`false`, actor.isStaff ? undefined : eq(property.isActive, true)) as SQL;
}

const withRole = (actor: Actor, row: PropertyRow): ReachedProperty => {
  const role = roleIn(actor, row.workspaceId);
  if (!role) throw notFound();
  return { property: row, role };
};

/**
 * The property by id, or 404 for one that is unknown, of another workspace, not assigned or archived. With `lock`
 * no other transaction changes anything of this property until this one ends: take it in every write whose outcome
 * depends on other rows of the property (components, financials, plans).
 */
export async function requireProperty(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  options: { lock?: boolean } = {},
): Promise<ReachedProperty> {
  const query = tx
    .select()
    .from(property)
    .where(and(eq(property.propertyId, propertyId), reachable(tx, actor)));
  const [row] = await (options.lock ? query.for('update', { of: property }) : query);
  if (!row) throw notFound();
  return withRole(actor, row);
}

/** Those of the ids that the actor reaches, by id: for batch reads, which answer null for the others. */
export async function reachedProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<Map<string, ReachedProperty>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(property)
    .where(and(inArray(property.propertyId, [...propertyIds]), reachable(tx, actor)));
  return new Map(rows.map((row) => [row.propertyId, withRole(actor, row)]));
}
