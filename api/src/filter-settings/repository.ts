import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { filterSetting } from './tables';

type FilterRow = typeof filterSetting.$inferSelect;

/** Returns the value that a user has saved under a name; null if there is none. */
export async function findFilterValue(
  tx: Tx,
  { userId, a, b }: Pick<FilterRow, 'userId' | 'a' | 'b'>,
): Promise<FilterRow['value'] | null> {
  const [row] = await tx
    .select({ value: filterSetting.value })
    .from(filterSetting)
    .where(and(eq(filterSetting.userId, userId), eq(filterSetting.a, a), eq(filterSetting.b, b)));
  return row?.value ?? null;
}

export async function upsertFilterValue(tx: Tx, row: FilterRow): Promise<void> {
  const { value, updatedAt } = row;
  await tx
    .insert(filterSetting)
    .values(row)
    .onConflictDoUpdate({
      target: [filterSetting.userId, filterSetting.a, filterSetting.b],
      set: { value, updatedAt },
    });
}
