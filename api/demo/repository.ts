import { and, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { accessToken, appUser, session } from '../src/account/tables';
import { propertyFinancial } from '../src/financials/tables';
import { fiscalYearState } from '../src/fiscal-year/tables';
import { job } from '../src/job/tables';
import { userNotification } from '../src/notification/tables';
import type { Tx } from '../src/platform/database';
import { property, propertyAssignment } from '../src/property/tables';
import { reserveStudy } from '../src/reserve-study/tables';
import { membership, workspace } from '../src/workspace/tables';

/**
 * Identity rows and tenant rows belong to two database roles. Demo data is loaded and removed in one transaction, so
 * that there is all of it or none; within it these switch the role, and row security holds as everywhere else.
 */
export async function asTenant(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('roofline.workspace_ids', ${`{${workspaceIds.join(',')}}`}, true),
    set_config('role', 'roofline_app', true)`);
}

/**
 * What demo users heard of before `readBefore` was read on its day; no mail goes out for anything that the demo did. Only its
 * recipient sees a notification, so each is asked for by itself.
 */
export async function settleNotifications(
  tx: Tx,
  userIds: readonly string[],
  readBefore: Date,
): Promise<void> {
  for (const userId of userIds) {
    await tx.execute(sql`select set_config('roofline.user_id', ${userId}, true)`);
    await tx.update(userNotification).set({ mailState: 'left' });
    await tx
      .update(userNotification)
      .set({ readAt: sql`${userNotification.createdAt} + interval '3 hours'` })
      .where(lt(userNotification.createdAt, readBefore));
  }
  await tx.execute(sql`select set_config('roofline.user_id', '', true)`);
}

/** Back to identity rows: users, workspaces, memberships. */
export async function asSystem(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('role', 'roofline_system', true)`);
}

type NewUser = typeof appUser.$inferInsert;

/** Adds users, those that are not there; returns how many. A second loader waits here for the first. */
export async function insertUsers(tx: Tx, rows: NewUser[]): Promise<number> {
  const added = await tx.insert(appUser).values(rows).onConflictDoNothing().returning({ id: appUser.userId });
  return added.length;
}

export async function insertWorkspace(tx: Tx, row: typeof workspace.$inferInsert): Promise<void> {
  await tx.insert(workspace).values(row);
}

export async function insertMembership(tx: Tx, row: typeof membership.$inferInsert): Promise<void> {
  await tx.insert(membership).values(row);
}

/** What a property has beside its inventory and its plans. */
export interface PropertyRows {
  property: typeof property.$inferInsert;
  financials: (typeof propertyFinancial.$inferInsert)[];
  studies: (typeof reserveStudy.$inferInsert)[];
}

export async function insertProperty(tx: Tx, rows: PropertyRows): Promise<void> {
  await tx.insert(property).values(rows.property);
  await tx.insert(propertyFinancial).values(rows.financials);
  await tx.insert(reserveStudy).values(rows.studies);
}

export async function insertClosedYears(
  tx: Tx,
  rows: (typeof fiscalYearState.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(fiscalYearState).values(rows);
}

export async function assignProperty(tx: Tx, row: typeof propertyAssignment.$inferInsert): Promise<void> {
  await tx.insert(propertyAssignment).values(row);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export async function findDemoWorkspaces(tx: Tx): Promise<string[]> {
  return idsOf(
    await tx.select({ id: workspace.workspaceId }).from(workspace).where(eq(workspace.isDemo, true)),
  );
}

/** Those of the workspaces that somebody real is in. */
export async function findWorkspacesInUse(tx: Tx, workspaceIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: membership.workspaceId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.userId, membership.userId))
    .where(and(inArray(membership.workspaceId, [...workspaceIds]), eq(appUser.isDemo, false)));
  return idsOf(rows);
}

/** Deletes the properties of workspaces, or only those of the demo. */
export async function deleteProperties(
  tx: Tx,
  workspaceIds: readonly string[],
  { onlyDemo }: { onlyDemo: boolean },
): Promise<void> {
  if (workspaceIds.length === 0) return;
  await tx
    .delete(property)
    .where(
      and(inArray(property.workspaceId, [...workspaceIds]), onlyDemo ? eq(property.isDemo, true) : undefined),
    );
}

/** Deletes workspaces, and the jobs of the service in them, which no foreign key takes along. */
export async function deleteWorkspaces(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  if (workspaceIds.length === 0) return;
  await tx.delete(job).where(inArray(job.workspaceId, [...workspaceIds]));
  await tx.delete(workspace).where(inArray(workspace.workspaceId, [...workspaceIds]));
}

/** The workspaces are no longer of the demo. */
export async function keepWorkspaces(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  if (workspaceIds.length > 0)
    await tx
      .update(workspace)
      .set({ isDemo: false })
      .where(inArray(workspace.workspaceId, [...workspaceIds]));
}

/** Deletes every demo user, with sessions and tokens of theirs; returns how many users. */
export async function deleteDemoUsers(tx: Tx): Promise<number> {
  const gone = await tx.delete(appUser).where(eq(appUser.isDemo, true)).returning({ id: appUser.userId });
  return gone.length;
}

/** How many sessions and tokens of demo users still open something. */
export async function countWaysIn(tx: Tx, now: Date): Promise<{ sessions: number; tokens: number }> {
  const [sessions] = await tx
    .select({ count: count() })
    .from(session)
    .innerJoin(appUser, eq(appUser.userId, session.userId))
    .where(and(eq(appUser.isDemo, true), isNull(session.endedAt), gt(session.expiresAt, now)));
  const [tokens] = await tx
    .select({ count: count() })
    .from(accessToken)
    .innerJoin(appUser, eq(appUser.userId, accessToken.userId))
    .where(and(eq(appUser.isDemo, true), isNull(accessToken.endedAt), gt(accessToken.expiresAt, now)));
  return { sessions: sessions?.count ?? 0, tokens: tokens?.count ?? 0 };
}
