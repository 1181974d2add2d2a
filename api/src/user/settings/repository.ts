import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { userSetting } from '../tables';

export type SettingRow = typeof userSetting.$inferSelect;
type NewSettings = Omit<typeof userSetting.$inferInsert, 'version'>;

export async function findSettings(tx: Tx, userId: string): Promise<SettingRow | null> {
  const [row] = await tx.select().from(userSetting).where(eq(userSetting.userId, userId));
  return row ?? null;
}

/** Saves a user's first settings; false if there are some already. */
export async function insertSettings(tx: Tx, row: NewSettings): Promise<boolean> {
  const saved = await tx
    .insert(userSetting)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: userSetting.version });
  return saved.length > 0;
}

/** Changes settings and raises their version; false if the version is not the expected one. */
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
