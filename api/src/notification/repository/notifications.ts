import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { batchesOf, insertBatches } from '../../platform/store/rows';
import { userNotification } from '../tables';
import { isVisible, type Sight } from './visible';

export type NewNotification = typeof userNotification.$inferInsert;

/** A notification with the present facts that its words are made of. */
export interface NotificationRow {
  userNotificationId: string;
  workspaceId: string;
  /** The recipient. */
  userId: string;
  propertyId: string;
  propertyName: string;
  projectId: string | null;
  projectName: string | null;
  noteText: string | null;
  actorUserId: string | null;
  actorName: string | null;
  kind: string;
  category: number;
  detail: string | null;
  count: number | null;
  day: string | null;
  link: string | null;
  createdAt: string;
  isRead: boolean;
}

/** Writes notifications of any recipients by one statement; leaves out one that its recipient has already. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  await insertBatches(tx, userNotification, batchesOf(userNotification, rows), { onConflict: 'nothing' });
}

const FIELDS = sql`n.user_notification_id as "userNotificationId", n.workspace_id as "workspaceId",
  n.user_id as "userId", n.property_id as "propertyId", p.name as "propertyName", n.project_id as "projectId", g.name as "projectName",
  o.body as "noteText", n.actor_user_id as "actorUserId", n.actor_name as "actorName", n.kind, n.category, n.detail,
  n.count, n.day::text as day, n.link, (extract(epoch from n.created_at) * 1000)::float8 as "createdMs",
  n.read_at is not null as "isRead"`;

const BESIDE = sql`join property p on p.workspace_id = n.workspace_id and p.property_id = n.property_id
  left join project g on g.workspace_id = n.workspace_id and g.project_id = n.project_id
  left join project_note o on o.workspace_id = n.workspace_id and o.note_id = n.note_id`;

type Raw<Row> = Omit<Row, 'createdAt'> & { createdMs: number };

/** The part of a list to read, all without a limit. `also`: further columns. */
interface Window {
  limit?: number;
  offset?: number;
  also?: SQL;
}

/** Returns the notifications `n` that meet a condition, newest first. */
export async function selectNotifications<Row extends NotificationRow = NotificationRow>(
  tx: Tx,
  condition: SQL,
  { limit, offset = 0, also }: Window,
): Promise<Row[]> {
  const rows = await rowsOf<Raw<Row>>(
    tx,
    sql`select ${FIELDS}${also === undefined ? sql`` : sql`, ${also}`} from user_notification n ${BESIDE}
      where ${inWorkspaces(tx, sql`n.workspace_id`)} and ${condition}
      order by n.created_at desc, n.user_notification_id desc limit ${limit ?? null} offset ${offset}`,
  );
  return rows.map(
    ({ createdMs, ...row }) => ({ ...row, createdAt: new Date(createdMs).toISOString() }) as unknown as Row,
  );
}

/** The recipient of notifications, and what they may see. */
export interface Reading {
  userId: string;
  sights: readonly Sight[];
  propertyId?: string | undefined;
  /** Only unread ones. */
  isUnread?: boolean;
}

/** The condition on a recipient's notifications that they may see now. */
export const seenBy = ({ userId, sights, propertyId, isUnread = false }: Reading): SQL =>
  sql`n.user_id = ${userId}::uuid and ${
    propertyId === undefined ? sql`true` : sql`n.property_id = ${propertyId}::uuid`
  } and ${isUnread ? sql`n.read_at is null` : sql`true`} and ${isVisible(sights)}`;

/** Returns one of the recipient's notifications; null where they have no such one, or may not see it. */
export async function selectOne(tx: Tx, reading: Reading, id: string): Promise<NotificationRow | null> {
  const condition = sql`n.user_notification_id = ${id}::uuid and ${seenBy(reading)}`;
  const [row] = await selectNotifications(tx, condition, { limit: 1 });
  return row ?? null;
}

/** Counts the notifications, and the unread ones up to `most`. */
export async function countNotifications(
  tx: Tx,
  reading: Reading,
  most: number,
): Promise<{ all: number; unread: number }> {
  const [row] = await rowsOf<{ all: number; unread: number }>(
    tx,
    sql`select count(*)::int as all, least(count(*) filter (where n.read_at is null), ${most})::int as unread
      from user_notification n where ${inWorkspaces(tx, sql`n.workspace_id`)} and ${seenBy(reading)}`,
  );
  return row!;
}

/** Returns the number unread, at most `most`, and when the newest came or was read: one statement, by indexes. */
export async function countUnread(
  tx: Tx,
  reading: Reading,
  most: number,
): Promise<{ unreadCount: number; latestMs: number | null }> {
  const { userId } = reading;
  const here = inWorkspaces(tx, sql`n.workspace_id`);
  const [row] = await rowsOf<{ unreadCount: number; latestMs: number | null }>(
    tx,
    sql`select
        (select count(*)::int from (select 1 from user_notification n
          where ${here} and n.read_at is null and ${seenBy(reading)} limit ${most}) few) as "unreadCount",
        (extract(epoch from greatest(
          (select n.created_at from user_notification n where ${here} and ${seenBy(reading)}
            order by n.created_at desc, n.user_notification_id desc limit 1),
          (select max(n.read_at) from user_notification n where ${here} and n.user_id = ${userId}::uuid)
        )) * 1000)::float8 as "latestMs"`,
  );
  return row!;
}

const unreadOf = (userId: string) =>
  and(eq(userNotification.userId, userId), isNull(userNotification.readAt));

/** Marks a notification as read; one that was read keeps its time. */
export async function markRead(tx: Tx, at: { userId: string; userNotificationId: string }, now: Date) {
  await tx
    .update(userNotification)
    .set({ readAt: now })
    .where(and(unreadOf(at.userId), eq(userNotification.userNotificationId, at.userNotificationId)));
}

/** Marks all notifications as read, of one property or of all, and returns how many. */
export async function markAllRead(
  tx: Tx,
  { userId, propertyId }: { userId: string; propertyId?: string | undefined },
  now: Date,
): Promise<number> {
  const rows = await tx
    .update(userNotification)
    .set({ readAt: now })
    .where(
      and(
        unreadOf(userId),
        propertyId === undefined ? undefined : eq(userNotification.propertyId, propertyId),
      ),
    )
    .returning({ id: userNotification.userNotificationId });
  return rows.length;
}
