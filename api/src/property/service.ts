import type { Property } from '@roofline/schema/property/property';
import { recordAtEach, type ActivityEvent, type ActivityPlace } from '../activity/service';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import type { PropertyAccess } from './access';
import {
  countActiveProperties,
  deleteAssignments,
  findHeldProperties,
  findPromisedIds,
  insertAssignments,
  insertPromises,
  propertyIdsOf,
  type HeldProperty,
} from './repository';

export { placesOfProperties } from './repository';
export { namesOfMembers, peopleOfProperties } from './people/people';
export { searchTextOf } from './search/repository/words';
export { findLegalFacts, keepProperties, markIntegrated, propertyIdsOf, type LegalFacts } from './repository';

/**
 * Returns the address of the profile image. It changes with the image, so that no cache shows an old one.
 */
export function imagePath(of: { propertyId: string; profileImageId: string | null }): string | null {
  const { propertyId, profileImageId } = of;
  return profileImageId && `/api/property/${propertyId}/profileimage?v=${profileImageId}`;
}

/** Returns the property as answers show it. */
export function presentProperty({ property: row, actions }: PropertyAccess): Property {
  const { latitude, longitude, profileImageId, searchText, createdAt, updatedAt, isAssigned, ...shown } = row;
  return {
    ...shown,
    updatedAt: updatedAt.toISOString(),
    // The description is for owners and their board. A contractor needs only the building's facts and address.
    propertyDescription: actions.viewDetails ? row.propertyDescription : null,
    profileImage: imagePath(row),
    latLng: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    viewerCan: actions,
  };
}

/** Groups properties by their holder, in the order of the rows. */
function byHolder(rows: readonly HeldProperty[]): Map<string, { propertyId: string; name: string }[]> {
  const found = new Map<string, { propertyId: string; name: string }[]>();
  for (const { holderId, ...shown } of rows) found.set(holderId, [...(found.get(holderId) ?? []), shown]);
  return found;
}

export async function propertiesOfUsers(tx: Tx, workspaceId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return byHolder([]);
  return byHolder(await findHeldProperties(tx, { workspaceId, by: 'users', holderIds: userIds }));
}

export async function propertiesOfInvitations(tx: Tx, workspaceId: string, invitationIds: readonly string[]) {
  if (invitationIds.length === 0) return byHolder([]);
  return byHolder(await findHeldProperties(tx, { workspaceId, by: 'invitations', holderIds: invitationIds }));
}

/**
 * Records an activity of a whole portfolio: once for the portfolio, where its administrators read it, and at each of its
 * properties, where everyone else with the right reads it.
 */
export async function recordInPortfolio(
  tx: Tx,
  portfolio: Omit<ActivityPlace, 'propertyId'>,
  event: ActivityEvent,
): Promise<void> {
  const ids = await propertyIdsOf(tx, portfolio.workspaceId);
  const places = [null, ...ids].map((propertyId) => ({ ...portfolio, propertyId }));
  await recordAtEach(tx, places, event);
}

/** Returns the ids, each once; 404 for the whole call when one is no active property of the workspace (AZ-4). */
async function assignable(tx: Tx, workspaceId: string, propertyIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(propertyIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return ids;
  if ((await countActiveProperties(tx, workspaceId, ids)) < ids.length) throw notFound();
  return ids;
}

/** Replaces the user's assignments with exactly these properties. */
export async function assignOnly(
  tx: Tx,
  { workspaceId, userId, propertyIds }: { workspaceId: string; userId: string; propertyIds: string[] },
): Promise<void> {
  const ids = await assignable(tx, workspaceId, propertyIds);
  await deleteAssignments(tx, { workspaceId, userId });
  await insertAssignments(
    tx,
    ids.map((propertyId) => ({ workspaceId, propertyId, userId })),
  );
}

/** Stores the properties that the invited person will be assigned to. */
export async function promiseProperties(
  tx: Tx,
  of: { workspaceId: string; invitationId: string; propertyIds: string[] },
): Promise<void> {
  const { workspaceId, invitationId, propertyIds } = of;
  const ids = await assignable(tx, workspaceId, propertyIds);
  await insertPromises(
    tx,
    ids.map((propertyId) => ({ workspaceId, invitationId, propertyId })),
  );
}

/** Assigns the promised properties to the invited person, who has joined. */
export async function assignPromised(
  tx: Tx,
  { workspaceId, invitationId, userId }: { workspaceId: string; invitationId: string; userId: string },
): Promise<void> {
  const ids = await findPromisedIds(tx, { workspaceId, invitationId });
  await insertAssignments(
    tx,
    ids.map((propertyId) => ({ workspaceId, propertyId, userId })),
  );
}
