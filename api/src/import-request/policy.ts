import type { Actor, ActorRole } from '../platform/actor';
import { reachesWholeWorkspace, roleIn } from '../platform/actor';
import { actionsOfRole } from '../property/policy';

/** The requests that a user sees: those of whole workspaces, and those of the properties that they look after. */
export interface RequestSight {
  isStaff: boolean;
  userId: string;
  whole: string[];
  assigned: string[];
}

const runs = (role: ActorRole) => actionsOfRole(role, { isIntegrated: false }).edit;

/** Returns the requests that the actor sees; null if they run no property anywhere. */
export function requestSight(actor: Actor): RequestSight | null {
  const { isStaff, userId } = actor;
  const roles = actor.workspaceIds.flatMap((workspaceId) => {
    const role = roleIn(actor, workspaceId);
    return role && runs(role) ? [{ workspaceId, role }] : [];
  });
  if (!isStaff && roles.length === 0) return null;
  const idsOf = (isWhole: boolean) =>
    roles.filter(({ role }) => reachesWholeWorkspace(role) === isWhole).map(({ workspaceId }) => workspaceId);
  return { isStaff, userId, whole: idsOf(true), assigned: idsOf(false) };
}
