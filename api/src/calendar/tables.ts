import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The secret address of a user's calendar feed of a property: one for each. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret; the secret itself is never stored. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** To the hour. */
    lastReadAt: moment('last_read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.userId] }),
    index('calendar_feed_user').on(t.userId),
    ofProperty('calendar_feed_property', t),
  ],
);
