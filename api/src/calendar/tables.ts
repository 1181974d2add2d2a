import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DutyKind } from '@roofline/schema/calendar/duty-exemption';
import { appUser } from '../account/tables';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The secret addresses of calendar feeds: one for each user and property. */
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
    /** The last read, stored at most once an hour. */
    lastReadAt: moment('last_read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.userId] }),
    index('calendar_feed_user').on(t.userId),
    ofProperty('calendar_feed_property', t),
  ],
);

/** The duties that someone stated do not apply to a property, each once. */
export const dutyExemption = pgTable(
  'duty_exemption',
  {
    workspaceId: workspaceId(),
    dutyExemptionId: uuid('duty_exemption_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    kind: text('kind').$type<DutyKind>().notNull(),
    reason: text('reason').notNull(),
    statedAt: moment('stated_at').notNull(),
    /** The person's name at that time. */
    statedBy: text('stated_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.dutyExemptionId] }),
    uniqueIndex('duty_exemption_once').on(t.workspaceId, t.propertyId, t.kind),
    ofProperty('duty_exemption_property', t),
  ],
);
