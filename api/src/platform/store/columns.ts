import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

// Columns with the same meaning in every table. Names in SQL are the snake case of the property's name.

/** Makes the first column of every key of a tenant table. */
export const workspaceId = () => uuid('workspace_id').notNull();
/** Makes a column of integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
/** Makes a column of integer thousandths of a quantity. */
export const thousandths = (name: string) => bigint(name, { mode: 'number' });
/** Makes a column of integer hundredths of a percentage point. */
export const hundredths = (name: string) => integer(name);
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** Makes the column of a row's last change, which a trigger of its table writes (migration 0104). */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
/** Makes a column that counts the changes of a row; `If-Match` carries it. */
export const version = () => integer('version').notNull().default(1);
