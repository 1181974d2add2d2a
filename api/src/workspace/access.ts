import type { RoleName } from '@roofline/schema/account/account';
import { ROLE_OF } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { hashToken } from '../platform/identity/session';
import { acceptPendingInvite, findPendingInvite } from './invites/repository';
import { insertWorkspace, type NewWorkspace } from './repository';
import { changeMembership, insertMembership } from './users/repository';

// What joining needs of workspaces: done before the person is in any, so inside `database.system`.

/** The role of a membership or an invitation; one that is not known may the least. */
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

/** The invitation of a code; null for one that is unknown, used, revoked or expired, or leads to a closed workspace. */
export async function openInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const row = await findPendingInvite(tx, hashToken(code), now);
  return row && { ...row, roleName: roleOf(row) };
}

/** Uses up the invitation of a code: of any number at the same moment only one gets it. */
export async function takeInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const found = await openInvitation(tx, code, now);
  return found && (await acceptPendingInvite(tx, hashToken(code), now)) ? found : null;
}

/** A new workspace without anybody in it. */
export async function addWorkspace(
  tx: Tx,
  { now, ...fields }: Omit<NewWorkspace, 'workspaceId' | 'createdAt'> & { now: Date },
): Promise<string> {
  const workspaceId = newId();
  await insertWorkspace(tx, { ...fields, workspaceId, createdAt: now });
  return workspaceId;
}

/** Makes the user a member in the invitation's role; false when the user is one already, in whatever state. */
export function addMember(
  tx: Tx,
  { workspaceId, roleId }: Pick<OpenInvitation, 'workspaceId' | 'roleId'>,
  userId: string,
  now: Date,
): Promise<boolean> {
  return insertMembership(tx, { workspaceId, userId, workspaceUserId: newId(), roleId, createdAt: now });
}

/** The same where they may be there already, in whatever state: they are active in this role afterwards. */
export async function makeMember(
  tx: Tx,
  at: Pick<OpenInvitation, 'workspaceId' | 'roleId'>,
  userId: string,
  now: Date,
): Promise<void> {
  if (await addMember(tx, at, userId, now)) return;
  await changeMembership(tx, { workspaceId: at.workspaceId, userId }, { roleId: at.roleId, isActive: true });
}
