import type { FilterSettings, FilterSettingsInput } from '@roofline/schema/filter-settings';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { filterSetting } from './tables';

/** Which settings are meant: of a screen `a`, and of a part `b` of it. */
export interface SettingsName {
  a: string;
  b: string | null;
}

/** The actor's own settings; an empty object while none were saved. */
export async function readFilterSettings(tx: Tx, actor: Actor, name: SettingsName): Promise<FilterSettings> {
  const [row] = await tx
    .select({ value: filterSetting.value })
    .from(filterSetting)
    .where(
      and(
        eq(filterSetting.userId, actor.userId),
        eq(filterSetting.a, name.a),
        eq(filterSetting.b, name.b ?? ''),
      ),
    );
  return { ...name, value: (row?.value ?? {}) as FilterSettings['value'] };
}

/** Keeps the actor's settings; the last write wins, as a filter is not worth a conflict. */
export async function saveFilterSettings(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  input: FilterSettingsInput,
): Promise<FilterSettings> {
  const { a, b, value } = input;
  const updatedAt = clock.now();
  await tx
    .insert(filterSetting)
    .values({ userId: actor.userId, a, b: b ?? '', value, updatedAt })
    .onConflictDoUpdate({
      target: [filterSetting.userId, filterSetting.a, filterSetting.b],
      set: { value, updatedAt },
    });
  return { a, b, value };
}
