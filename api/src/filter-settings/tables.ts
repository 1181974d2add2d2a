import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment } from '../platform/columns';

/** A user's own settings of a grid. Row security lets a user see only the own rows. */
export const filterSetting = pgTable(
  'filter_setting',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    a: text('a').notNull(),
    /** '' when there is none. */
    b: text('b').notNull().default(''),
    value: jsonb('value').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.a, t.b] })],
);
