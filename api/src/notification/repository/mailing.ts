import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray, uuidArray } from '../../platform/store/values';
import type { DueByZone } from '../mail/due';
import { selectNotifications, type NotificationRow } from './notifications';
import { isVisible, type Sight } from './visible';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const moments = (all: readonly Date[]) =>
  sql`${`{${all.map((moment) => moment.toISOString()).join(',')}}`}::timestamptz[]`;

/** Returns the time zones that users chose. Inside `database.system`. */
export async function selectChosenZones(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    tx,
    sql`select distinct time_zone as zone from notification_preference where time_zone is not null`,
  );
  return rows.map(({ zone }) => zone);
}

/** Joins notifications with their recipients' preferences and the mornings of their zones. */
const waiting = ({ zones }: DueByZone): SQL => sql`from user_notification n
  left join notification_preference f on f.user_id = n.user_id
  left join unnest(${textArray(zones.map(({ timeZone }) => timeZone))}, ${moments(zones.map(({ weekly }) => weekly))},
    ${moments(zones.map(({ monthly }) => monthly))}) d(zone, weekly, monthly) on d.zone = f.time_zone`;

/** The condition that a mail is due for a waiting notification. A recipient without mail counts as individual. */
const isDue = ({ individual, weekly, monthly }: DueByZone): SQL => sql`n.mail_state = 'waiting'
  and n.created_at < case when not coalesce(f.email, true) then ${at(individual)}
    when f.email_frequency_id = ${EMAIL_FREQUENCIES.WeeklyDigest} then coalesce(d.weekly, ${at(weekly)})
    when f.email_frequency_id = ${EMAIL_FREQUENCIES.MonthlyDigest} then coalesce(d.monthly, ${at(monthly)})
    else ${at(individual)} end`;

/** Returns the workspaces with due mails; with `since`, only for what came after it. Inside `database.system`. */
export async function selectWorkspacesDue(tx: Tx, due: DueByZone, since: Date | null): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct n.workspace_id as id ${waiting(due)}
      where ${since === null ? sql`true` : sql`n.created_at >= ${at(since)}`} and ${isDue(due)}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the users of a workspace with due mails, by id, those after `after`. Inside `database.system`. */
export async function selectUsersDue(
  tx: Tx,
  of: { workspaceId: string; due: DueByZone; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct n.user_id as id ${waiting(of.due)}
      where n.workspace_id = ${of.workspaceId}::uuid and ${of.after === null ? sql`true` : sql`n.user_id > ${of.after}::uuid`} and ${isDue(of.due)}
      order by 1 limit ${of.limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Lets the transaction, which is of a workspace, also read and change the notifications of these users in it. */
export async function readForUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('roofline.reader_ids', ${`{${userIds.join(',')}}`}, true)`);
}

/** Users with the same sight. */
export interface Readers {
  sight: Sight;
  userIds: readonly string[];
}

/** A notification that waits for a mail, and whether its recipient may see it now. */
export type WaitingRow = NotificationRow & { isVisible: boolean };

/**
 * Returns the notifications that wait for users in a workspace and came before their moment, newest first; those of a
 * user who is no reader are not visible. Inside a transaction that reads for these users.
 */
export function selectWaiting(
  tx: Tx,
  {
    workspaceId,
    readers,
    before,
  }: { workspaceId: string; readers: readonly Readers[]; before: ReadonlyMap<string, Date> },
): Promise<WaitingRow[]> {
  const seen = readers.map(
    ({ sight, userIds }) => sql`(n.user_id = any(${uuidArray(userIds)}) and ${isVisible([sight])})`,
  );
  const users = [...before.keys()];
  return selectNotifications<WaitingRow>(
    tx,
    sql`n.workspace_id = ${workspaceId}::uuid and n.user_id = any(${uuidArray(users)}) and n.mail_state = 'waiting'
      and n.created_at < (${moments([...before.values()])})[array_position(${uuidArray(users)}, n.user_id)]`,
    { also: sql`${seen.length > 0 ? sql.join(seen, sql` or `) : sql`false`} as "isVisible"` },
  );
}

/**
 * Takes notifications that still wait, some for a mail, the others to leave out. Returns the ids of those taken, which
 * no one else takes again. Inside a transaction that reads for their recipients.
 */
export async function takeWaiting(
  tx: Tx,
  { mailed, left }: { mailed: readonly string[]; left: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`update user_notification n
      set mail_state = case when n.user_notification_id = any(${uuidArray(mailed)}) then 'mailed' else 'left' end
      where n.user_notification_id = any(${uuidArray([...mailed, ...left])}) and n.mail_state = 'waiting'
      returning n.user_notification_id as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Deletes at most `limit` notifications from before a moment and returns how many. Inside `database.system`. */
export async function deleteNotifications(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await rowsOf<{ one: number }>(
    tx,
    sql`delete from user_notification where user_notification_id in (
        select user_notification_id from user_notification where created_at < ${at(before)} limit ${limit}
      ) returning 1 as one`,
  );
  return rows.length;
}
