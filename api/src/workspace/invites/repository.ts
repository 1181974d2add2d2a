import type { InviteStatus } from '@roofline/schema/workspace/workspace';
import { and, count, desc, eq, gt, isNotNull, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { containing } from '../../platform/store/values';
import { invitation, workspace } from '../tables';

export type InvitationRow = typeof invitation.$inferSelect;
export type NewInvitation = typeof invitation.$inferInsert;

const unfinished = and(isNull(invitation.acceptedAt), isNull(invitation.revokedAt));

/** Returns the rule of `statusOf` as a condition. */
function hasStatus(status: InviteStatus, now: Date): SQL | undefined {
  if (status === 'accepted') return isNotNull(invitation.acceptedAt);
  if (status === 'revoked') return and(isNull(invitation.acceptedAt), isNotNull(invitation.revokedAt));
  if (status === 'expired') return and(unfinished, lte(invitation.expiresAt, now));
  return and(unfinished, gt(invitation.expiresAt, now));
}

const isPending = (codeHash: string, now: Date) =>
  and(eq(invitation.codeHash, codeHash), hasStatus('pending', now));

export async function findInvitation(tx: Tx, invitationId: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitation).where(eq(invitation.invitationId, invitationId));
  return row ?? null;
}

/** Returns the pending invitation of a code's hash, with its workspace, which is active. */
export async function findPendingInvite(tx: Tx, codeHash: string, now: Date) {
  const [row] = await tx
    .select({
      workspaceId: invitation.workspaceId,
      invitationId: invitation.invitationId,
      email: invitation.email,
      roleId: invitation.roleId,
      workspaceName: workspace.name,
      companyName: workspace.companyName,
      logoId: workspace.logoId,
      isPrivateLabel: workspace.isPrivateLabel,
      accentColor: workspace.accentColor,
    })
    .from(invitation)
    .innerJoin(workspace, eq(workspace.workspaceId, invitation.workspaceId))
    .where(and(isPending(codeHash, now), workspace.isActive));
  return row ?? null;
}

/** Accepts the pending invitation of a code's hash: returns true to only one of several simultaneous callers. */
export async function acceptPendingInvite(tx: Tx, codeHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(invitation)
    .set({ acceptedAt: now, version: sql`${invitation.version} + 1` })
    .where(isPending(codeHash, now))
    .returning({ id: invitation.invitationId });
  return taken.length > 0;
}

/** Decides whether an address has a pending invitation to a workspace. */
export async function hasPendingInvite(
  tx: Tx,
  { workspaceId, emailKey, now }: { workspaceId: string; emailKey: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: invitation.invitationId })
    .from(invitation)
    .where(
      and(
        eq(invitation.workspaceId, workspaceId),
        eq(invitation.emailKey, emailKey),
        hasStatus('pending', now),
      ),
    );
  return rows.length > 0;
}

/** Returns a page of a workspace's invitations, newest first, with their total number. Without `status`: all. */
export async function findInvites(
  tx: Tx,
  of: { workspaceId: string; status?: InviteStatus | undefined; now: Date; page: number; pageSize: number },
): Promise<{ rows: InvitationRow[]; totalCount: number }> {
  const { workspaceId, status, now, page, pageSize } = of;
  const wanted = and(eq(invitation.workspaceId, workspaceId), status ? hasStatus(status, now) : undefined);
  const [all] = await tx.select({ count: count() }).from(invitation).where(wanted);
  const rows = await tx
    .select()
    .from(invitation)
    .where(wanted)
    .orderBy(desc(invitation.createdAt), desc(invitation.invitationId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, totalCount: all?.count ?? 0 };
}

/** The columns of an invitation to any workspace, with that workspace, closed or not. */
const overAll = {
  row: invitation,
  workspaceName: workspace.name,
  workspaceCompanyName: workspace.companyName,
  isWorkspaceActive: workspace.isActive,
};
export interface InviteOfAll {
  row: InvitationRow;
  workspaceName: string;
  workspaceCompanyName: string;
  isWorkspaceActive: boolean;
}

/** The filter of internal staff; `search` is lower case, '' for all. */
interface InviteSearch {
  search: string;
  status?: InviteStatus | undefined;
  workspaceId?: string | undefined;
  now: Date;
}

function isWanted({ search, status, workspaceId, now }: InviteSearch): SQL | undefined {
  const text = containing(search);
  return and(
    search === ''
      ? undefined
      : or(like(invitation.emailKey, text), like(sql`lower(${workspace.name})`, text)),
    status ? hasStatus(status, now) : undefined,
    workspaceId ? eq(invitation.workspaceId, workspaceId) : undefined,
  );
}

/** Returns a page of the invitations of all workspaces, newest first; inside `database.system`. */
export const findInvitesOfAll = (
  tx: Tx,
  search: InviteSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<InviteOfAll[]> =>
  tx
    .select(overAll)
    .from(invitation)
    .innerJoin(workspace, eq(workspace.workspaceId, invitation.workspaceId))
    .where(isWanted(search))
    .orderBy(desc(invitation.createdAt), desc(invitation.invitationId))
    .limit(limit)
    .offset(offset);

export async function countInvitesOfAll(tx: Tx, search: InviteSearch): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(invitation)
    .innerJoin(workspace, eq(workspace.workspaceId, invitation.workspaceId))
    .where(isWanted(search));
  return row?.count ?? 0;
}

/** Returns one invitation to any workspace; inside `database.system`. */
export async function findInviteOfAll(tx: Tx, invitationId: string): Promise<InviteOfAll | null> {
  const [row] = await tx
    .select(overAll)
    .from(invitation)
    .innerJoin(workspace, eq(workspace.workspaceId, invitation.workspaceId))
    .where(eq(invitation.invitationId, invitationId));
  return row ?? null;
}

export async function insertInvitation(tx: Tx, row: NewInvitation): Promise<InvitationRow> {
  const [made] = await tx.insert(invitation).values(row).returning();
  return made!;
}

/** Changes an invitation that is neither accepted nor revoked, and raises its version; null if it is. */
export async function changeUnfinishedInvite(
  tx: Tx,
  at: Pick<InvitationRow, 'workspaceId' | 'invitationId'>,
  change: Partial<NewInvitation>,
): Promise<InvitationRow | null> {
  const [saved] = await tx
    .update(invitation)
    .set({ ...change, version: sql`${invitation.version} + 1` })
    .where(
      and(
        eq(invitation.workspaceId, at.workspaceId),
        eq(invitation.invitationId, at.invitationId),
        unfinished,
      ),
    )
    .returning();
  return saved ?? null;
}
