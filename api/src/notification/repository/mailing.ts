import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import type { DueBefore } from '../mail/due';
import { userNotification } from '../tables';
import { selectNotifications, type NotificationRow } from './notifications';
import { isVisible, type Sight } from './visible';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** What waits so long that its recipient should have a mail by now. Whoever wants none has it put away at once. */
const isDue = ({ individual, weekly, monthly }: DueBefore): SQL => sql`n.mail_state = 'waiting'
  and n.created_at < case when not coalesce(f.email, true) then ${at(individual)}
    when f.email_frequency_id = ${EMAIL_FREQUENCIES.WeeklyDigest} then ${at(weekly)}
    when f.email_frequency_id = ${EMAIL_FREQUENCIES.MonthlyDigest} then ${at(monthly)} else ${at(individual)} end`;

const WAITING = sql`from user_notification n left join notification_preference f on f.user_id = n.user_id`;

/** Workspaces in which somebody should have a mail; `since`: only for what came after that. Inside `database.system`. */
export async function selectWorkspacesDue(tx: Tx, due: DueBefore, since: Date | null): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct n.workspace_id as id ${WAITING}
      where ${since === null ? sql`true` : sql`n.created_at >= ${at(since)}`} and ${isDue(due)}`,
  );
  return rows.map(({ id }) => id);
}

/** Users of a workspace who should have a mail, in the order of their ids, after one of them. Inside `database.system`. */
export async function selectUsersDue(
  tx: Tx,
  of: { workspaceId: string; due: DueBefore; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct n.user_id as id ${WAITING}
      where n.workspace_id = ${of.workspaceId}::uuid and ${of.after === null ? sql`true` : sql`n.user_id > ${of.after}::uuid`} and ${isDue(of.due)}
      order by 1 limit ${of.limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes everything that waits for a user in a workspace and came before then: nobody else takes it again. Inside a
 * transaction of the user's.
 */
export async function takeWaiting(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  before: Date,
): Promise<string[]> {
  const rows = await tx
    .update(userNotification)
    .set({ mailState: 'left' })
    .where(
      and(
        eq(userNotification.workspaceId, workspaceId),
        eq(userNotification.userId, userId),
        eq(userNotification.mailState, 'waiting'),
        lt(userNotification.createdAt, before),
      ),
    )
    .returning({ id: userNotification.userNotificationId });
  return rows.map(({ id }) => id);
}

/** Those of the notifications that their recipient may see now, of these categories, newest first. */
export function selectForMail(
  tx: Tx,
  ids: readonly string[],
  {
    sights,
    categories,
    isUnread,
  }: { sights: readonly Sight[]; categories: readonly number[]; isUnread: boolean },
): Promise<NotificationRow[]> {
  const condition = sql`n.user_notification_id = any(${uuidArray(ids)})
    and ${categories.length > 0 ? inArray(sql`n.category`, [...categories]) : sql`false`}
    and ${isUnread ? sql`n.read_at is null` : sql`true`} and ${isVisible(sights)}`;
  return selectNotifications(tx, condition, { limit: ids.length });
}

/** These stand in a mail. */
export async function noteMailed(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(userNotification)
    .set({ mailState: 'mailed' })
    .where(inArray(userNotification.userNotificationId, [...ids]));
}

/** Forgets at most `limit` notifications that came before then; answers how many. Inside `database.system`. */
export async function deleteNotifications(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await rowsOf<{ one: number }>(
    tx,
    sql`delete from user_notification where user_notification_id in (
        select user_notification_id from user_notification where created_at < ${at(before)} limit ${limit}
      ) returning 1 as one`,
  );
  return rows.length;
}
