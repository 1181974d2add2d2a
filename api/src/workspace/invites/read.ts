import type { InviteStatus, WorkspaceInvite, WorkspaceInvites } from '@roofline/schema/workspace/workspace';
import { reachesWholeWorkspace, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { propertiesOfInvitations } from '../../property/service';
import { roleOf } from '../access';
import { requireManaged, workspaceRow, type Managed } from '../managed';
import { inviteActions } from '../policy';
import { findInvitation, findInvites, type InvitationRow } from './repository';

/** Returns an invitation's status. Only this function decides it, and the repository has the same rule in SQL. */
export function statusOf(row: InvitationRow, now: Date): InviteStatus {
  if (row.acceptedAt) return 'accepted';
  if (row.revokedAt) return 'revoked';
  return row.expiresAt <= now ? 'expired' : 'pending';
}

/** Returns an invitation of the actor's workspaces; 404 for any other, 403 if the actor does not manage there. */
export async function requireInvitation(
  tx: Tx,
  actor: Actor,
  invitationId: string,
): Promise<{ row: InvitationRow; managed: Managed }> {
  const row = await findInvitation(tx, invitationId);
  if (!row) throw notFound();
  return { row, managed: requireManaged(actor, row.workspaceId) };
}

/** The facts beside its row that an invitation's status and actions depend on. */
export interface Moment {
  now: Date;
  isMailed: boolean;
}

async function present(
  tx: Tx,
  managed: Managed,
  rows: InvitationRow[],
  { now, isMailed }: Moment,
): Promise<WorkspaceInvite[]> {
  const ids = rows.map((row) => row.invitationId);
  const promised = await propertiesOfInvitations(tx, managed.workspaceId, ids);
  return rows.map((row) => {
    const roleName = roleOf(row);
    const status = statusOf(row, now);
    return {
      invitationId: row.invitationId,
      workspaceId: row.workspaceId,
      email: row.email,
      roleId: row.roleId,
      roleName,
      reachesAllProperties: reachesWholeWorkspace(roleName),
      assignedProperties: promised.get(row.invitationId) ?? [],
      status,
      invitedByFullName: row.invitedByFullName,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
      version: row.version,
      viewerCan: inviteActions(managed.role, { roleName, status, isMailed }),
    };
  });
}

/** Returns a page of the invitations of a workspace, newest first. */
export async function listInvites(
  tx: Tx,
  managed: Managed,
  query: { status?: InviteStatus | undefined; page: number; pageSize: number } & Moment,
): Promise<WorkspaceInvites> {
  const { page, pageSize, isMailed } = query;
  const { workspaceId } = managed;
  await workspaceRow(tx, workspaceId);
  const { rows, totalCount } = await findInvites(tx, { ...query, workspaceId });
  const items = await present(tx, managed, rows, query);
  return { items, totalCount, page, pageSize, isMailed };
}

/** Returns one invitation as the API shows it. */
export async function showInvite(
  tx: Tx,
  actor: Actor,
  invitationId: string,
  moment: Moment,
): Promise<WorkspaceInvite> {
  const { row, managed } = await requireInvitation(tx, actor, invitationId);
  const [shown] = await present(tx, managed, [row], moment);
  return shown!;
}
