import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

// Columns that mean the same in every table. Names in SQL are the snake case of the property's name.

/** First column of every key of a tenant table. */
export const workspaceId = () => uuid('workspace_id').notNull();
/** Integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
/** Integer thousandths of a quantity. */
export const thousandths = (name: string) => bigint(name, { mode: 'number' });
/** Integer hundredths of a percentage point. */
export const hundredths = (name: string) => integer(name);
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** When the row was changed last: a trigger of its table writes it (migration 0104). */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
/** Counts the changes of a row; `If-Match` carries it. */
export const version = () => integer('version').notNull().default(1);
