import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { membership } from '../tables';

export type MembershipRow = typeof membership.$inferSelect;
export type NewMembership = typeof membership.$inferInsert;

/** Returns a membership by its id. */
export async function findMembership(tx: Tx, workspaceUserId: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(membership).where(eq(membership.workspaceUserId, workspaceUserId));
  return row ?? null;
}

/** Returns the membership of a user in a workspace, active or not. */
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

/** Returns all memberships of a workspace, in no order. */
export function findMembers(tx: Tx, workspaceId: string): Promise<MembershipRow[]> {
  return tx.select().from(membership).where(eq(membership.workspaceId, workspaceId));
}

/** Returns the ids of active users of a workspace in one of these roles. */
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

/** Counts other active users with the same role in the workspace. */
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

/** Adds a membership; false if the user already has one in the workspace, active or not. */
export async function insertMembership(tx: Tx, row: NewMembership): Promise<boolean> {
  const added = await tx
    .insert(membership)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: membership.userId });
  return added.length > 0;
}

/** Changes a membership and raises its version; the caller holds a lock on its workspace. */
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
