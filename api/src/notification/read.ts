import type { NotificationCategory } from './policy';
import type {
  UnreadNotifications,
  UserNotification,
  UserNotificationPage,
  UserNotificationsInput,
} from '@roofline/schema/notification/user-notification';
import { limits } from '@roofline/schema/value/limits';
import { reachesWholeWorkspace, roleIn, type Actor, type ActorRole } from '../platform/actor';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { actionsOfRole } from '../property/policy';
import { visibleKinds } from './policy';
import {
  countNotifications,
  countUnread,
  markAllRead,
  markRead,
  selectNotifications,
  seenBy,
  selectOne,
  type NotificationRow,
  type Reading,
} from './repository/notifications';
import type { Sight } from './repository/visible';
import { wordsOf } from './words';

/** Returns what someone of a role sees in one workspace, or in every one for null. */
export function sightOf(workspaceId: string | null, role: ActorRole): Sight {
  const actions = actionsOfRole(role, { isIntegrated: false });
  return {
    workspaceId,
    isWide: reachesWholeWorkspace(role),
    seesArchived: role === 'Staff',
    seesAllProjects: actions.viewProjects,
    kinds: visibleKinds(role),
  };
}

/** Returns what the actor sees in each workspace, by their roles at this moment. */
function sightsOf(actor: Actor): Sight[] {
  if (actor.isStaff) return [sightOf(null, 'Staff')];
  return actor.workspaceIds.flatMap((workspaceId) => {
    const role = roleIn(actor, workspaceId);
    return role ? [sightOf(workspaceId, role)] : [];
  });
}

const readingOf = (actor: Actor, propertyId?: string): Reading => ({
  userId: actor.userId,
  sights: sightsOf(actor),
  propertyId,
});

/** Returns the page of the application that a notification is about. */
function linkOf({ link, projectId }: NotificationRow): string | null {
  return link ?? (projectId === null ? null : `/useraccount/projects/${projectId}`);
}

export function presentNotification(row: NotificationRow): UserNotification {
  const { title, body } = wordsOf(row);
  return {
    userNotificationId: row.userNotificationId,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    associatedUserId: row.actorUserId,
    associatedUserFullName: row.actorName,
    titleTemplate: title,
    bodyTemplate: body,
    notifyDate: row.createdAt,
    isRead: row.isRead,
    category: row.category as NotificationCategory,
    link: linkOf(row),
  };
}

/** Returns a page of the actor's notifications, newest first, in two statements. */
export async function listNotifications(
  tx: Tx,
  actor: Actor,
  { propertyId, unread: isUnread, page, pageSize }: UserNotificationsInput,
): Promise<UserNotificationPage> {
  const reading = { ...readingOf(actor, propertyId), isUnread };
  const { all: totalCount, unread: unreadCount } = await countNotifications(tx, reading, limits.unreadMax);
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await selectNotifications(tx, seenBy(reading), window);
  return { items: rows.map(presentNotification), totalCount, page, pageSize, unreadCount };
}

/** Returns what an open page asks for every few seconds, in one statement. */
export async function readUnread(tx: Tx, actor: Actor): Promise<UnreadNotifications> {
  const { unreadCount, latestMs } = await countUnread(tx, readingOf(actor), limits.unreadMax);
  return { unreadCount, latest: latestMs === null ? null : new Date(latestMs).toISOString() };
}

/** Marks a notification as read; 404 where the actor has no such one, or may no longer see it. */
export async function readOne(
  tx: Tx,
  actor: Actor,
  userNotificationId: string,
  now: Date,
): Promise<UserNotification> {
  await markRead(tx, { userId: actor.userId, userNotificationId }, now);
  const row = await selectOne(tx, readingOf(actor), userNotificationId);
  if (!row) throw notFound();
  return presentNotification(row);
}

/** Marks all notifications as read, of one property or of all. */
export async function readAll(
  tx: Tx,
  actor: Actor,
  { propertyId }: { propertyId?: string | undefined },
  now: Date,
): Promise<{ marked: number }> {
  return { marked: await markAllRead(tx, { userId: actor.userId, propertyId }, now) };
}
