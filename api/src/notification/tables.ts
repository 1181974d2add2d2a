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
 * Somebody hears of something. The row holds facts; its words are made when it is read, of what the recipient may see
 * then. Row security lets everyone in the workspace write one, and only its recipient see it,
 * and whoever writes the mails of the recipients that they name.
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
    /** It goes when the note goes. */
    noteId: uuid('note_id'),
    /** Who did it, with the name of then; null where a day came. */
    actorUserId: uuid('actor_user_id'),
    actorName: text('actor_name'),
    kind: text('kind').notNull(),
    category: smallint('category').notNull(),
    /** The name of a phase, or of what ends; of a duty by law, what is due, then a line with where the law says so. */
    detail: text('detail'),
    /** How many photos or files. */
    count: integer('count'),
    /** The day that it is about. */
    day: date('day', { mode: 'string' }),
    link: text('link'),
    /** The same person hears of the same only once. */
    onceKey: text('once_key'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** waiting: no mail has been decided on; mailed; left: it is in no mail, and will be in none. */
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

/** Who hears of what happens in a project. A row that says no is somebody who does not want to. */
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
