import type { FilterSettings } from '@roofline/schema/filter-settings/filter-settings';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment } from '../platform/store/columns';

/** A user's own settings of a grid. Row security lets a user see only their own rows. */
export const filterSetting = pgTable(
  'filter_setting',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    a: text('a').notNull(),
    /** '' for the whole screen. */
    b: text('b').notNull().default(''),
    value: jsonb('value').$type<FilterSettings['value']>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.a, t.b] })],
);
