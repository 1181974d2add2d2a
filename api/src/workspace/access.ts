import type { RoleName } from '@roofline/schema/account/account';
import { ROLE_OF } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { hashToken } from '../platform/identity/session';
import { acceptPendingInvite, findPendingInvite } from './invites/repository';
import { insertWorkspace, type NewWorkspace } from './repository';
import { changeMembership, insertMembership } from './users/repository';

// Workspaces for users who join: they are in none yet, so this runs inside `database.system`.

/** Returns the role of a membership or an invitation; an unknown one counts as the lowest. */
export const roleOf = ({ roleId }: { roleId: number }): RoleName => ROLE_OF.get(roleId) ?? 'Vendor';

/** An invitation that can be accepted. */
export interface OpenInvitation {
  workspaceId: string;
  invitationId: string;
  email: string;
  roleId: number;
  roleName: RoleName;
  workspaceName: string;
  companyName: string;
  logoId: string | null;
  isPrivateLabel: boolean;
  accentColor: string | null;
}

/** Returns the invitation of a code; null if unknown, used, revoked or expired, or if its workspace is closed. */
export async function openInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const row = await findPendingInvite(tx, hashToken(code), now);
  return row && { ...row, roleName: roleOf(row) };
}

/** Accepts the invitation of a code: only one of several simultaneous callers gets it. */
export async function takeInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const found = await openInvitation(tx, code, now);
  return found && (await acceptPendingInvite(tx, hashToken(code), now)) ? found : null;
}

/** Adds a new workspace without any users. */
export async function addWorkspace(
  tx: Tx,
  { now, ...fields }: Omit<NewWorkspace, 'workspaceId' | 'createdAt'> & { now: Date },
): Promise<string> {
  const workspaceId = newId();
  await insertWorkspace(tx, { ...fields, workspaceId, createdAt: now });
  return workspaceId;
}

/** Makes the user a member in the invitation's role; false if they already have a membership, active or not. */
export function addMember(
  tx: Tx,
  { workspaceId, roleId }: Pick<OpenInvitation, 'workspaceId' | 'roleId'>,
  userId: string,
  now: Date,
): Promise<boolean> {
  return insertMembership(tx, { workspaceId, userId, workspaceUserId: newId(), roleId, createdAt: now });
}

/** Makes the user an active member in this role, even if they already have a membership. */
export async function makeMember(
  tx: Tx,
  at: Pick<OpenInvitation, 'workspaceId' | 'roleId'>,
  userId: string,
  now: Date,
): Promise<void> {
  if (await addMember(tx, at, userId, now)) return;
  await changeMembership(tx, { workspaceId: at.workspaceId, userId }, { roleId: at.roleId, isActive: true });
}
