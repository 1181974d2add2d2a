import { date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, workspaceId } from '../platform/store/columns';
import { workspace } from '../workspace/tables';

/**
 * A saved view of portfolio analytics that its user gets by email each week. Name and query are copies that follow the
 * view; when the view is deleted, so is the row.
 */
export const weeklyView = pgTable(
  'weekly_view',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    /** The id in the link that ends the mails. */
    weeklyViewId: uuid('weekly_view_id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    viewId: uuid('view_id').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    /** The Monday of the next email: a day and not a moment, so that a change of zone never sends it twice. */
    nextOn: date('next_on', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.weeklyViewId] }),
    unique('weekly_view_of_person').on(t.workspaceId, t.userId, t.viewId),
    index('weekly_view_due').on(t.nextOn),
  ],
);
