import { sql, type SQL } from 'drizzle-orm';

/** Any text with this in it, for LIKE: `%`, `_` and `\` stand for themselves (RS-3). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** An array of ids as the database reads it: one parameter, however many there are. */
export const uuidArray = (ids: readonly (string | null)[]): SQL =>
  sql`${`{${ids.map((id) => id ?? 'null').join(',')}}`}::uuid[]`;

/** An array of texts, whatever is in them: one parameter, however many there are. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

/** A moment as it goes on the wire, `2026-11-20T09:30:00.000Z`. */
export const momentText = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
