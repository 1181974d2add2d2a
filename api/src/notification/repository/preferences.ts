import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { notificationPreference } from '../tables';

export type PreferenceRow = typeof notificationPreference.$inferSelect;
type NewPreferences = Omit<typeof notificationPreference.$inferInsert, 'version'>;

export async function findPreferences(tx: Tx, userId: string): Promise<PreferenceRow | null> {
  const [row] = await tx
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId));
  return row ?? null;
}

/**
 * Saves a user's preferences and raises their version; returns false when that is no longer `expected`. Without
 * `timeZone` the zone stays. One statement, also for the first preferences, so that of two at once only one wins.
 */
export async function writePreferences(tx: Tx, row: NewPreferences, expected: number): Promise<boolean> {
  const { version } = notificationPreference;
  const { userId: _userId, ...change } = row;
  const changed = { ...change, version: expected + 1 };
  // Only the first preferences are inserted; a later save of a row that is gone changes nothing.
  const saved =
    expected === 0
      ? await tx
          .insert(notificationPreference)
          .values({ ...row, version: 1 })
          .onConflictDoUpdate({
            target: notificationPreference.userId,
            set: changed,
            setWhere: eq(version, 0),
          })
          .returning({ version })
      : await tx
          .update(notificationPreference)
          .set(changed)
          .where(sql`${notificationPreference.userId} = ${row.userId}::uuid and ${version} = ${expected}`)
          .returning({ version });
  return saved.length > 0;
}

/** Stores a user's zone where none is known yet; a chosen zone and the version stay. */
export async function noteTimeZone(tx: Tx, row: NewPreferences & { timeZone: string }): Promise<void> {
  await tx
    .insert(notificationPreference)
    .values({ ...row, version: 0 })
    .onConflictDoUpdate({
      target: notificationPreference.userId,
      set: { timeZone: row.timeZone },
      setWhere: sql`${notificationPreference.timeZone} is null`,
    });
}
