import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { membership } from '../tables';

export type MembershipRow = typeof membership.$inferSelect;
export type NewMembership = typeof membership.$inferInsert;

/** A membership by its own id. */
export async function findMembership(tx: Tx, workspaceUserId: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(membership).where(eq(membership.workspaceUserId, workspaceUserId));
  return row ?? null;
}

/** The membership of a user in a workspace, deactivated ones too. */
export async function findMember(
  tx: Tx,
  at: { workspaceId: string; userId: string },
): Promise<MembershipRow | null> {
  const [row] = await tx
    .select()
    .from(membership)
    .where(and(eq(membership.workspaceId, at.workspaceId), eq(membership.userId, at.userId)));
  return row ?? null;
}

/** Every membership of a workspace, in no order. */
export function findMembers(tx: Tx, workspaceId: string): Promise<MembershipRow[]> {
  return tx.select().from(membership).where(eq(membership.workspaceId, workspaceId));
}

/** Active users of a workspace whose role is one of these. */
export async function findUserIdsInRoles(
  tx: Tx,
  workspaceId: string,
  roleIds: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .select({ userId: membership.userId })
    .from(membership)
    .where(
      and(
        eq(membership.workspaceId, workspaceId),
        eq(membership.isActive, true),
        inArray(membership.roleId, [...roleIds]),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** How many active users beside this one have the same role in the workspace. */
export async function countOthersInRole(
  tx: Tx,
  { workspaceId, userId, roleId }: Pick<MembershipRow, 'workspaceId' | 'userId' | 'roleId'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(membership)
    .where(
      and(
        eq(membership.workspaceId, workspaceId),
        eq(membership.roleId, roleId),
        membership.isActive,
        ne(membership.userId, userId),
      ),
    );
  return row?.count ?? 0;
}

/** Adds a membership; false when the user has one in the workspace already, in whatever state. */
export async function insertMembership(tx: Tx, row: NewMembership): Promise<boolean> {
  const added = await tx
    .insert(membership)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: membership.userId });
  return added.length > 0;
}

/** Changes a membership and moves its version; the caller holds the lock of its workspace. */
export async function changeMembership(
  tx: Tx,
  at: Pick<MembershipRow, 'workspaceId' | 'userId'>,
  change: Partial<NewMembership>,
): Promise<void> {
  await tx
    .update(membership)
    .set({ ...change, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.workspaceId, at.workspaceId), eq(membership.userId, at.userId)));
}
