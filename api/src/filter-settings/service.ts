import type { FilterSettings, FilterSettingsInput } from '@roofline/schema/filter-settings/filter-settings';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { followSavedViews } from '../weekly-view/service';
import { findFilterValue, upsertFilterValue } from './repository';

/** The name of settings: a screen `a`, and a part `b` of it. */
export interface SettingsName {
  a: string;
  b: string | null;
}

/** Returns the actor's own settings; an empty object until some are saved. */
export async function readFilterSettings(tx: Tx, actor: Actor, name: SettingsName): Promise<FilterSettings> {
  const value = await findFilterValue(tx, { userId: actor.userId, a: name.a, b: name.b ?? '' });
  return { ...name, value: value ?? {} };
}

/** Saves the actor's settings; the last write wins, since a filter is not worth a conflict. */
export async function saveFilterSettings(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  input: FilterSettingsInput,
): Promise<FilterSettings> {
  const { a, b, value } = input;
  await upsertFilterValue(tx, { userId: actor.userId, a, b: b ?? '', value, updatedAt: clock.now() });
  await followSavedViews(tx, actor, input);
  return { a, b, value };
}
