import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Property } from '@roofline/schema/property';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import type { PropertyAccess } from './access';
import { invitationProperty, property, propertyAssignment } from './tables';

/**
 * Address of the profile image on this service. It changes with the image, so that no cache shows an old one.
 */
export function imagePath(of: { propertyId: string; profileImageKey: string | null }): string | null {
  const { propertyId, profileImageKey } = of;
  return profileImageKey && `/api/property/${propertyId}/profileimage?v=${profileImageKey.slice(-8)}`;
}

/** The property as answers show it. */
export function presentProperty({ property: row, actions }: PropertyAccess): Property {
  const { latitude, longitude, profileImageKey, searchText, createdAt, updatedAt, isAssigned, ...shown } =
    row;
  return {
    ...shown,
    profileImage: imagePath(row),
    latLng: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    viewerCan: actions,
  };
}

/** A property by name, and whom it is assigned to: a user, or an invitation. */
interface Assigned {
  holderId: string;
  propertyId: string;
  name: string;
}

/** Active properties by their holder, each holder's by name. */
function byHolder(rows: Assigned[]): Map<string, { propertyId: string; name: string }[]> {
  const found = new Map<string, { propertyId: string; name: string }[]>();
  for (const { holderId, ...shown } of rows) found.set(holderId, [...(found.get(holderId) ?? []), shown]);
  return found;
}

export async function propertiesOfUsers(tx: Tx, workspaceId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return byHolder([]);
  const rows = await tx
    .select({
      holderId: propertyAssignment.userId,
      propertyId: property.propertyId,
      name: property.name,
    })
    .from(propertyAssignment)
    .innerJoin(
      property,
      and(
        eq(property.workspaceId, propertyAssignment.workspaceId),
        eq(property.propertyId, propertyAssignment.propertyId),
      ),
    )
    .where(
      and(
        eq(propertyAssignment.workspaceId, workspaceId),
        inArray(propertyAssignment.userId, [...userIds]),
        property.isActive,
      ),
    )
    .orderBy(asc(sql`lower(${property.name})`), asc(property.propertyId));
  return byHolder(rows);
}

export async function propertiesOfInvitations(tx: Tx, workspaceId: string, invitationIds: readonly string[]) {
  if (invitationIds.length === 0) return byHolder([]);
  const rows = await tx
    .select({
      holderId: invitationProperty.invitationId,
      propertyId: property.propertyId,
      name: property.name,
    })
    .from(invitationProperty)
    .innerJoin(
      property,
      and(
        eq(property.workspaceId, invitationProperty.workspaceId),
        eq(property.propertyId, invitationProperty.propertyId),
      ),
    )
    .where(
      and(
        eq(invitationProperty.workspaceId, workspaceId),
        inArray(invitationProperty.invitationId, [...invitationIds]),
        property.isActive,
      ),
    )
    .orderBy(asc(sql`lower(${property.name})`), asc(property.propertyId));
  return byHolder(rows);
}

/** The ids, each once; 404 for the whole call when one is no active property of the workspace (AZ-4). */
async function assignable(tx: Tx, workspaceId: string, propertyIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(propertyIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return ids;
  const found = await tx
    .select({ id: property.propertyId })
    .from(property)
    .where(and(eq(property.workspaceId, workspaceId), inArray(property.propertyId, ids), property.isActive));
  if (found.length < ids.length) throw notFound();
  return ids;
}

/** From now on exactly these properties are the user's. */
export async function assignOnly(
  tx: Tx,
  { workspaceId, userId, propertyIds }: { workspaceId: string; userId: string; propertyIds: string[] },
): Promise<void> {
  const ids = await assignable(tx, workspaceId, propertyIds);
  await tx
    .delete(propertyAssignment)
    .where(and(eq(propertyAssignment.workspaceId, workspaceId), eq(propertyAssignment.userId, userId)));
  if (ids.length > 0)
    await tx
      .insert(propertyAssignment)
      .values(ids.map((propertyId) => ({ workspaceId, propertyId, userId })));
}

/** Keeps the properties that the invited person will have. */
export async function promiseProperties(
  tx: Tx,
  of: { workspaceId: string; invitationId: string; propertyIds: string[] },
): Promise<void> {
  const { workspaceId, invitationId, propertyIds } = of;
  const ids = await assignable(tx, workspaceId, propertyIds);
  if (ids.length > 0)
    await tx
      .insert(invitationProperty)
      .values(ids.map((propertyId) => ({ workspaceId, invitationId, propertyId })));
}

/** The invited person has joined: what was promised is assigned. */
export async function assignPromised(
  tx: Tx,
  { workspaceId, invitationId, userId }: { workspaceId: string; invitationId: string; userId: string },
): Promise<void> {
  const rows = await tx
    .select({ propertyId: invitationProperty.propertyId })
    .from(invitationProperty)
    .where(
      and(eq(invitationProperty.workspaceId, workspaceId), eq(invitationProperty.invitationId, invitationId)),
    );
  if (rows.length > 0)
    await tx
      .insert(propertyAssignment)
      .values(rows.map(({ propertyId }) => ({ workspaceId, propertyId, userId })))
      .onConflictDoNothing();
}
