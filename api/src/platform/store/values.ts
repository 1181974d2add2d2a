import { sql, type SQL } from 'drizzle-orm';

/** Returns a LIKE pattern for texts that contain this one; `%`, `_` and `\` are literal (RS-3). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns an array of ids as one parameter, however many there are. */
export const uuidArray = (ids: readonly (string | null)[]): SQL =>
  sql`${`{${ids.map((id) => id ?? 'null').join(',')}}`}::uuid[]`;

/** Returns an array of texts, whatever is in them, as one parameter, however many there are. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

/** Returns a time as it is in answers, `2026-11-20T09:30:00.000Z`. */
export const momentText = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
