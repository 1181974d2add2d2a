import { ROLES } from '@roofline/schema/account/account';
import type { WorkspaceUserInput } from '@roofline/schema/workspace/workspace';
import { endAccess, endTokens } from '../../account/access';
import { reachesWholeWorkspace, type Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { forbidden, ruleFailed } from '../../platform/problem';
import { isShutOut } from '../../platform/identity/session';
import { becomeSystem } from '../../platform/store/transactions';
import { assertVersion } from '../../platform/versions';
import { assignOnly } from '../../property/service';
import { roleOf } from '../access';
import { workspaceRow } from '../managed';
import { canGrant, userActions } from '../policy';
import { requireMembership } from './read';
import { changeMembership, countOthersInRole, type MembershipRow } from './repository';

/**
 * Returns the membership to change, under the lock of its workspace: when two Admins remove each other at the same
 * moment, the second one finds that no one else is left.
 */
async function lockedMembership(tx: Tx, actor: Actor, workspaceUserId: string, version: number) {
  const { managed } = await requireMembership(tx, actor, workspaceUserId);
  await workspaceRow(tx, managed.workspaceId, { lock: true });
  const { row } = await requireMembership(tx, actor, workspaceUserId);
  const can = userActions(
    { userId: actor.userId, role: managed.role },
    { userId: row.userId, roleName: roleOf(row) },
  );
  if (!can.edit) throw forbidden();
  assertVersion(row.version, version);
  return { row, managed, can };
}

/** Refuses a change that would leave a workspace without an Admin. */
async function keepAnAdmin(tx: Tx, row: MembershipRow): Promise<void> {
  if (row.roleId !== ROLES.Admin || !row.isActive) return;
  if ((await countOthersInRole(tx, row)) === 0)
    throw ruleFailed('A portfolio needs at least one Admin', undefined, 'lastAdmin');
}

/** A new role. Without `propertyIds` the assigned properties stay, unless the role reaches the whole workspace. */
type MemberChange = Omit<WorkspaceUserInput, 'propertyIds'> &
  Partial<Pick<WorkspaceUserInput, 'propertyIds'>>;

/** Changes role and properties; both apply from the user's next request. */
export async function changeMember(
  tx: Tx,
  actor: Actor,
  { workspaceUserId, roleName, propertyIds }: MemberChange,
  version: number,
): Promise<void> {
  const { row, managed, can } = await lockedMembership(tx, actor, workspaceUserId, version);
  if (roleName !== roleOf(row)) {
    if (!can.changeRole) throw forbidden("You can't change your own role");
    if (!canGrant(managed.role, roleName)) throw forbidden("You can't grant a role higher than your own");
    await keepAnAdmin(tx, row);
  }
  await changeMembership(tx, row, { roleId: ROLES[roleName] });
  const { workspaceId, userId } = row;
  const assigned = reachesWholeWorkspace(roleName) ? [] : propertyIds;
  if (assigned) await assignOnly(tx, { workspaceId, userId, propertyIds: assigned });
}

/**
 * Ends the user's tokens of that workspace for good, and all their access when no workspace is left. Requests with them
 * are refused already; ending them prevents that a reactivation revives them.
 */
async function endWhatIsLeft(tx: Tx, { userId, workspaceId }: MembershipRow, now: Date): Promise<void> {
  await becomeSystem(tx);
  await endTokens(tx, { userId, workspaceId, now });
  if (await isShutOut(tx, userId)) await endAccess(tx, { userId, now });
}

/** Activates or deactivates a user, from the next request on. */
export async function setMemberActive(
  tx: Tx,
  clock: Clock,
  of: { actor: Actor; workspaceUserId: string; isActive: boolean; version: number },
): Promise<void> {
  const { row, can } = await lockedMembership(tx, of.actor, of.workspaceUserId, of.version);
  if (!can.deactivate) throw forbidden("You can't deactivate yourself");
  if (!of.isActive) await keepAnAdmin(tx, row);
  await changeMembership(tx, row, { isActive: of.isActive });
  if (!of.isActive) await endWhatIsLeft(tx, row, clock.now());
}
