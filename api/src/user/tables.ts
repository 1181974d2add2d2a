import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, version } from '../platform/store/columns';

/** A user's display settings. Row security lets a user see only their own row. */
export const userSetting = pgTable('user_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => appUser.userId, { onDelete: 'cascade' }),
  colorMode: text('color_mode').notNull(),
  density: text('density').notNull(),
  numberFormat: text('number_format').notNull(),
  dateFormat: text('date_format').notNull(),
  /** The property may be archived, reassigned or out of reach by now: check the current rights when reading it. */
  defaultPropertyId: uuid('default_property_id'),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
});
