import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, version, workspaceId } from '../platform/store/columns';
import { ofProject } from '../project/tables';
import { ofProperty } from '../property/tables';

/**
 * A user's email preferences, at version 0 where only the zone of their browser was noted. Row security lets a user see
 * only their own row.
 */
export const notificationPreference = pgTable('notification_preference', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => appUser.userId, { onDelete: 'cascade' }),
  email: boolean('email').notNull(),
  emailFrequencyId: smallint('email_frequency_id').notNull(),
  taskSettings: jsonb('task_settings').notNull(),
  /** IANA name; null: the zone of the service. */
  timeZone: text('time_zone'),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
});

/**
 * A notification of one recipient. The row holds facts; its words are made when it is read, from what the recipient
 * may see then. Row security lets everyone in the workspace write one. Only its recipient sees it, and the job that
 * writes mails, for the recipients that it names.
 */
export const userNotification = pgTable(
  'user_notification',
  {
    workspaceId: workspaceId(),
    userNotificationId: uuid('user_notification_id').notNull().unique(),
    /** The recipient. */
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').notNull(),
    projectId: uuid('project_id'),
    /** The notification is deleted with the note. */
    noteId: uuid('note_id'),
    /** The actor, with their name at that time; null where it is only a day that is near. */
    actorUserId: uuid('actor_user_id'),
    actorName: text('actor_name'),
    kind: text('kind').notNull(),
    category: smallint('category').notNull(),
    /** The name of a phase or of the subject that ends; for a duty by law its title, then a line with its source. */
    detail: text('detail'),
    /** The number of photos or files. */
    count: integer('count'),
    /** The day that the notification is about. */
    day: date('day', { mode: 'string' }),
    link: text('link'),
    /** A recipient has at most one notification with this key. */
    onceKey: text('once_key'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** waiting: it may still be mailed; mailed; left: it was left out of the mails for good. */
    mailState: text('mail_state').$type<'waiting' | 'mailed' | 'left'>().notNull().default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userNotificationId] }),
    index('user_notification_by_time').on(t.userId, t.createdAt, t.userNotificationId),
    index('user_notification_unread')
      .on(t.userId, t.createdAt)
      .where(sql`read_at is null`),
    index('user_notification_read').on(t.userId, t.readAt),
    index('user_notification_of_property').on(t.workspaceId, t.propertyId),
    index('user_notification_waiting')
      .on(t.workspaceId, t.userId, t.createdAt)
      .where(sql`mail_state = 'waiting'`),
    index('user_notification_age').on(t.createdAt),
    uniqueIndex('user_notification_once').on(t.workspaceId, t.userId, t.onceKey),
    ofProperty('user_notification_property', t),
    ofProject('user_notification_project', t as never),
  ],
);

/** The followers of projects. A row with `isFollowing` false is a person who does not want to follow. */
export const projectFollower = pgTable(
  'project_follower',
  {
    workspaceId: workspaceId(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    isFollowing: boolean('is_following').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectId, t.userId] }),
    index('project_follower_user').on(t.userId),
    ofProject('project_follower_project', t as never),
  ],
);
