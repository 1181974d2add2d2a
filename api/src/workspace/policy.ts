import { ROLES, type RoleName } from '@roofline/schema/account/account';
import type { WorkspaceInvite, WorkspaceUser } from '@roofline/schema/workspace/workspace';
import { managesWorkspace } from '../account/policy';
import type { ActorRole } from '../platform/actor';

/** Returns the rank of a role; internal staff count as an Admin. */
const rankOf = (role: ActorRole): number => (role === 'Staff' ? ROLES.Admin : ROLES[role]);

/** Decides whether a role may see and change users, invitations and settings of the workspace. */
export function manages(role: ActorRole): boolean {
  return role === 'Staff' || managesWorkspace(role);
}

/** Decides whether a role may grant another: none above itself (AZ-10). */
export function canGrant(role: ActorRole, granted: RoleName): boolean {
  return manages(role) && ROLES[granted] >= rankOf(role);
}

/** Returns the actions on a user: none on one with a higher role, and users cannot change their own role. */
export function userActions(
  viewer: { userId: string; role: ActorRole },
  subject: { userId: string; roleName: RoleName },
): WorkspaceUser['viewerCan'] {
  const edit = canGrant(viewer.role, subject.roleName);
  const isOther = viewer.userId !== subject.userId;
  return { edit, changeRole: edit && isOther, deactivate: edit && isOther };
}

/**
 * Returns the actions on an invitation. Only users who could grant its role may resend it or copy its link; the
 * link only while it works and no mail server sends it to the invited person.
 */
export function inviteActions(
  role: ActorRole,
  {
    roleName,
    status,
    isMailed,
  }: { roleName: RoleName; status: WorkspaceInvite['status']; isMailed: boolean },
): WorkspaceInvite['viewerCan'] {
  const isOpen = canGrant(role, roleName) && (status === 'pending' || status === 'expired');
  return { resend: isOpen, revoke: isOpen, copyLink: isOpen && status === 'pending' && !isMailed };
}
