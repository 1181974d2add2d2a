import { ROLES, type RoleName } from '@roofline/schema/account';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { hashToken } from '../platform/session';
import { invitation, membership, workspace } from './tables';

// What joining needs of workspaces: done before the person is in any, so inside `database.system`.

export const ROLE_OF = new Map<number, RoleName>(
  Object.entries(ROLES).map(([name, id]) => [id, name as RoleName]),
);

/** An invitation that can be accepted. */
export interface OpenInvitation {
  workspaceId: string;
  invitationId: string;
  email: string;
  roleId: number;
  roleName: RoleName;
  workspaceName: string;
  companyName: string;
  logoKey: string | null;
}

const isOpen = (code: string, now: Date) =>
  and(
    eq(invitation.codeHash, hashToken(code)),
    isNull(invitation.acceptedAt),
    isNull(invitation.revokedAt),
    gt(invitation.expiresAt, now),
  );

/** The invitation of a code; null for one that is unknown, used, revoked or expired, or leads to a closed workspace. */
export async function openInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const [row] = await tx
    .select({
      workspaceId: invitation.workspaceId,
      invitationId: invitation.invitationId,
      email: invitation.email,
      roleId: invitation.roleId,
      workspaceName: workspace.name,
      companyName: workspace.companyName,
      logoKey: workspace.logoKey,
    })
    .from(invitation)
    .innerJoin(workspace, eq(workspace.workspaceId, invitation.workspaceId))
    .where(and(isOpen(code, now), workspace.isActive));
  return row ? { ...row, roleName: ROLE_OF.get(row.roleId) ?? 'Vendor' } : null;
}

/** Uses up the invitation of a code: of any number at the same moment only one gets it. */
export async function takeInvitation(tx: Tx, code: string, now: Date): Promise<OpenInvitation | null> {
  const found = await openInvitation(tx, code, now);
  if (!found) return null;
  const taken = await tx
    .update(invitation)
    .set({ acceptedAt: now, version: sql`${invitation.version} + 1` })
    .where(isOpen(code, now))
    .returning({ id: invitation.invitationId });
  return taken.length > 0 ? found : null;
}

/** A new workspace without anybody in it. */
export async function addWorkspace(
  tx: Tx,
  { name, companyName, now }: { name: string; companyName: string; now: Date },
): Promise<string> {
  const workspaceId = newId();
  await tx.insert(workspace).values({ workspaceId, name, companyName, createdAt: now });
  return workspaceId;
}

/** Makes the user a member in the invitation's role; false when the user is one already, in whatever state. */
export async function addMember(
  tx: Tx,
  { workspaceId, roleId }: Pick<OpenInvitation, 'workspaceId' | 'roleId'>,
  userId: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(membership)
    .values({ workspaceId, userId, workspaceUserId: newId(), roleId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: membership.userId });
  return added.length > 0;
}
