import { and, eq, sql } from 'drizzle-orm';
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

/** Keeps a user's first preferences; false when there are some already. */
export async function insertPreferences(tx: Tx, row: NewPreferences): Promise<boolean> {
  const saved = await tx
    .insert(notificationPreference)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: notificationPreference.version });
  return saved.length > 0;
}

/** Changes preferences of a version and moves it; false when the version is not that any more. */
export async function changePreferences(
  tx: Tx,
  { userId, ...change }: NewPreferences,
  expected: number,
): Promise<boolean> {
  const { version } = notificationPreference;
  const saved = await tx
    .update(notificationPreference)
    .set({ ...change, version: sql`${version} + 1` })
    .where(and(eq(notificationPreference.userId, userId), eq(version, expected)))
    .returning({ version });
  return saved.length > 0;
}
