import { and, asc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { weeklyView } from './tables';

export type WeeklyViewRow = typeof weeklyView.$inferSelect;
/** The user and the workspace of views. */
export type OwnerOfViews = Pick<WeeklyViewRow, 'workspaceId' | 'userId'>;

const ofOwner = ({ workspaceId, userId }: OwnerOfViews) =>
  and(eq(weeklyView.workspaceId, workspaceId), eq(weeklyView.userId, userId));
const is = ({ workspaceId, weeklyViewId }: Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId'>) =>
  and(eq(weeklyView.workspaceId, workspaceId), eq(weeklyView.weeklyViewId, weeklyViewId));

/** Returns the views that a user gets each week, by name. */
export const selectWeeklyViews = (tx: Tx, owner: OwnerOfViews): Promise<WeeklyViewRow[]> =>
  tx.select().from(weeklyView).where(ofOwner(owner)).orderBy(asc(weeklyView.name), asc(weeklyView.viewId));

/** Adds a view; leaves an existing one unchanged. */
export async function insertWeeklyView(tx: Tx, row: WeeklyViewRow): Promise<void> {
  await tx
    .insert(weeklyView)
    .values(row)
    .onConflictDoNothing({ target: [weeklyView.workspaceId, weeklyView.userId, weeklyView.viewId] });
}

export async function changeWeeklyView(
  tx: Tx,
  row: Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId' | 'name' | 'query'>,
): Promise<void> {
  await tx.update(weeklyView).set({ name: row.name, query: row.query }).where(is(row));
}

export async function deleteWeeklyView(
  tx: Tx,
  row: Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId'>,
): Promise<void> {
  await tx.delete(weeklyView).where(is(row));
}

/** Ends any user's view by its id. Inside `database.system`. */
export async function deleteByLink(tx: Tx, weeklyViewId: string): Promise<void> {
  await tx.delete(weeklyView).where(eq(weeklyView.weeklyViewId, weeklyViewId));
}

/** A view that is due in some time zone, with the zone of its reader; null: they have none of their own. */
export type DueRow = Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId' | 'userId' | 'nextOn'> & {
  timeZone: string | null;
};

/** Returns views of active workspaces, one or all, whose Monday is `today` or before. Inside `database.system`. */
export function selectWeeklyDue(tx: Tx, today: string, workspaceId: string | null = null): Promise<DueRow[]> {
  return rowsOf(
    tx,
    sql`select v.workspace_id as "workspaceId", v.weekly_view_id as "weeklyViewId", v.user_id as "userId",
        v.next_on::text as "nextOn", f.time_zone as "timeZone"
      from weekly_view v join workspace w on w.workspace_id = v.workspace_id and w.is_active
      left join notification_preference f on f.user_id = v.user_id
      where v.next_on <= ${today}::date and ${workspaceId === null ? sql`true` : sql`v.workspace_id = ${workspaceId}::uuid`}
      order by v.weekly_view_id`,
  );
}

/** Returns a weekly view as it is now; null if it ended. */
export async function findWeeklyView(
  tx: Tx,
  row: Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId'>,
): Promise<WeeklyViewRow | null> {
  const [found] = await tx.select().from(weeklyView).where(is(row));
  return found ?? null;
}

/** Takes the mail of a Monday: true for only one caller, and for none if the view ended. */
export async function takeMonday(
  tx: Tx,
  row: Pick<WeeklyViewRow, 'workspaceId' | 'weeklyViewId' | 'nextOn'>,
  next: string,
): Promise<boolean> {
  const taken = await tx
    .update(weeklyView)
    .set({ nextOn: next })
    .where(and(is(row), eq(weeklyView.nextOn, row.nextOn)))
    .returning({ weeklyViewId: weeklyView.weeklyViewId });
  return taken.length > 0;
}
