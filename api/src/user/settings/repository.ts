import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { userSetting } from '../tables';

export type SettingRow = typeof userSetting.$inferSelect;
type NewSettings = Omit<typeof userSetting.$inferInsert, 'version'>;

export async function findSettings(tx: Tx, userId: string): Promise<SettingRow | null> {
  const [row] = await tx.select().from(userSetting).where(eq(userSetting.userId, userId));
  return row ?? null;
}

/** Keeps a user's first settings; false when there are some already. */
export async function insertSettings(tx: Tx, row: NewSettings): Promise<boolean> {
  const saved = await tx
    .insert(userSetting)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: userSetting.version });
  return saved.length > 0;
}

/** Changes settings of a version and moves it; false when the version is not that any more. */
export async function changeSettings(
  tx: Tx,
  { userId, ...change }: NewSettings,
  expected: number,
): Promise<boolean> {
  const { version } = userSetting;
  const saved = await tx
    .update(userSetting)
    .set({ ...change, version: sql`${version} + 1` })
    .where(and(eq(userSetting.userId, userId), eq(version, expected)))
    .returning({ version });
  return saved.length > 0;
}
