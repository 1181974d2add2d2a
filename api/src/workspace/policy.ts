import { ROLES, type RoleName } from '@roofline/schema/account/account';
import type { WorkspaceInvite, WorkspaceUser } from '@roofline/schema/workspace/workspace';
import { managesWorkspace } from '../account/policy';
import type { ActorRole } from '../platform/actor';

/** Internal staff act as an Admin would. */
const rankOf = (role: ActorRole): number => (role === 'Staff' ? ROLES.Admin : ROLES[role]);

/** May see and change users, invitations and settings of the workspace. */
export function manages(role: ActorRole): boolean {
  return role === 'Staff' || managesWorkspace(role);
}

/** You can't grant a role higher than your own (AZ-10). */
export function canGrant(role: ActorRole, granted: RoleName): boolean {
  return manages(role) && ROLES[granted] >= rankOf(role);
}

/** What may be done with another user: nothing with somebody above, and nobody moves themselves. */
export function userActions(
  viewer: { userId: string; role: ActorRole },
  subject: { userId: string; roleName: RoleName },
): WorkspaceUser['viewerCan'] {
  const edit = canGrant(viewer.role, subject.roleName);
  const isOther = viewer.userId !== subject.userId;
  return { edit, changeRole: edit && isOther, deactivate: edit && isOther };
}

/**
 * An invitation is sent again, and its link handed over, only by somebody who could give its role; the link only while
 * it opens something and no mail server takes it to the invited person.
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
