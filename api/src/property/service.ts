import type { Property, PropertyActions } from '@roofline/schema/property';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound } from '../platform/problem';
import { workspacesByIds } from '../workspace/service';
import { canReach, propertyActions } from './policy';
import { findProperties, type PropertyRow } from './repository';

/** A property that the actor reaches, and what the actor may do with it. */
export interface PropertyAccess {
  property: PropertyRow & { workspaceCompanyName: string; hasLoanAnalysis: boolean };
  actions: PropertyActions;
}

/** Those of the properties that the actor reaches, by id. Two statements, however many are asked for. */
export async function reachProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
  lock = false,
): Promise<Map<string, PropertyAccess>> {
  const rows = propertyIds.length > 0 ? await findProperties(tx, actor.userId, propertyIds, lock) : [];
  const workspaces = await workspacesByIds(tx, [...new Set(rows.map((row) => row.workspaceId))]);
  const byId = new Map(workspaces.map((w) => [w.workspaceId, w]));
  const reached = rows.flatMap((row): PropertyAccess[] => {
    const workspace = byId.get(row.workspaceId);
    const subject = { ...row, isIntegrated: row.isIntegratedProperty };
    if (!workspace || !canReach(actor, subject)) return [];
    const { companyName: workspaceCompanyName, featureToggleLoanAnalysis: hasLoanAnalysis } = workspace;
    return [
      { property: { ...row, workspaceCompanyName, hasLoanAnalysis }, actions: propertyActions(actor, subject) },
    ];
  });
  return new Map(reached.map((access) => [access.property.propertyId, access]));
}

/**
 * The property, or 404 where the actor may not even know of it, or 403 where the role lacks `need`. With `lock` its
 * row is held until the transaction ends: whatever changes a property or anything below it takes this lock first.
 */
export async function reachProperty(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  { need, lock = false }: { need?: keyof PropertyActions; lock?: boolean } = {},
): Promise<PropertyAccess> {
  const access = (await reachProperties(tx, actor, [propertyId], lock)).get(propertyId.toLowerCase());
  if (!access) throw notFound();
  if (need && !access.actions[need]) throw forbidden();
  return access;
}

/** Address of the profile image on this service. The key in it changes with the image, so that caches never show an old one. */
export function imagePath(of: { propertyId: string; profileImageKey: string | null }): string | null {
  const { propertyId, profileImageKey } = of;
  return profileImageKey && `/api/property/${propertyId}/profileimage?v=${profileImageKey.slice(-8)}`;
}

/** The property as answers show it. */
export function presentProperty({ property: row, actions }: PropertyAccess): Property {
  const { latitude, longitude, profileImageKey, searchText, createdAt, updatedAt, isAssigned, ...shown } = row;
  return {
    ...shown,
    profileImage: imagePath(row),
    latLng: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    viewerCan: actions,
  };
}
