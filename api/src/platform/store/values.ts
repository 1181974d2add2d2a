import { sql, type SQL } from 'drizzle-orm';

/** Any text with this in it, for LIKE: `%`, `_` and `\` stand for themselves (RS-3). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** An array of ids as the database reads it: one parameter, however many there are. */
export const uuidArray = (ids: readonly (string | null)[]): SQL =>
  sql`${`{${ids.map((id) => id ?? 'null').join(',')}}`}::uuid[]`;
