import type { PropertyActions } from '@roofline/schema/property/property-actions';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { recordActivity } from '../activity/service';
import { roleIn, type Actor, type ActorRole } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Guard } from '../platform/idempotency';
import { forbidden, notFound } from '../platform/problem';
import { knownWorkspace } from '../workspace/service';
import { canReach, propertyActions } from './policy';
import { changeProperty, findProperties, type PropertyRow } from './repository';

/** The fields that a property takes from its workspace. */
interface OfWorkspace {
  workspaceCompanyName: string;
  hasLoanAnalysis: boolean;
  hasPreventativeMaintenance: boolean;
  ratingBands: BandLimits;
}

/** A property that the actor reaches, the actor's role there and what that allows. */
export interface PropertyAccess {
  property: Omit<PropertyRow, 'workspace'> & OfWorkspace;
  role: ActorRole;
  actions: PropertyActions;
}

/** Returns those of the properties that the actor reaches, by id. One statement, however many are asked for. */
export async function reachedProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<string, PropertyAccess>> {
  const rows = propertyIds.length > 0 ? await findProperties(tx, actor.userId, propertyIds, lock) : [];
  const reached = rows.flatMap(({ workspace: stored, ...row }): PropertyAccess[] => {
    const workspace = stored && knownWorkspace(stored);
    const role = roleIn(actor, row.workspaceId);
    const subject = { ...row, isIntegrated: row.isIntegratedProperty };
    if (!workspace || !role || !canReach(actor, subject)) return [];
    const { companyName: workspaceCompanyName, featureToggleLoanAnalysis: hasLoanAnalysis } = workspace;
    const { ratingBands, hasPreventativeMaintenance } = workspace;
    const ofWorkspace = { workspaceCompanyName, hasLoanAnalysis, hasPreventativeMaintenance, ratingBands };
    const property = { ...row, ...ofWorkspace };
    return [{ property, role, actions: propertyActions(actor, subject) }];
  });
  return new Map(reached.map((access) => [access.property.propertyId, access]));
}

/**
 * Returns the property; 404 where the actor may not even know of it, 403 where the role lacks `need`. With `lock` its
 * row is locked until the transaction ends: every change of a property or of anything below it takes this lock first.
 */
export async function requireProperty(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  { need, lock = false }: { need?: keyof PropertyActions; lock?: boolean } = {},
): Promise<PropertyAccess> {
  const access = (await reachedProperties(tx, actor, [propertyId], { lock })).get(propertyId.toLowerCase());
  if (!access) throw notFound();
  if (need && !access.actions[need]) throw forbidden();
  return access;
}

/** Returns the guard for `once`: the actor still reaches the property and still has the right `need`. */
export function propertyGuard(actor: Actor, propertyId: string, need: keyof PropertyActions): Guard {
  return async (tx) => (await requireProperty(tx, actor, propertyId, { need })).property;
}

/** Deactivates a property or reactivates it; does nothing where it is in that state already. */
export async function setActive(
  tx: Tx,
  clock: Clock,
  { actor, propertyId, isActive }: { actor: Actor; propertyId: string; isActive: boolean },
): Promise<void> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'archive', lock: true });
  if (property.isActive === isActive) return;
  const at = clock.now();
  await changeProperty(tx, property, { isActive, updatedAt: at });
  const description = isActive ? 'Reactivated the property' : 'Deactivated the property';
  const { workspaceId, name: entityName } = property;
  const place = { workspaceId, propertyId: property.propertyId, actor, at };
  await recordActivity(tx, place, { type: 'property', entityName, description });
}
