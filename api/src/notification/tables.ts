import { boolean, jsonb, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, version } from '../platform/store/columns';

/** A user's email preferences. Row security lets a user see only their own row. */
export const notificationPreference = pgTable('notification_preference', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => appUser.userId, { onDelete: 'cascade' }),
  email: boolean('email').notNull(),
  emailFrequencyId: smallint('email_frequency_id').notNull(),
  taskSettings: jsonb('task_settings').notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
});
