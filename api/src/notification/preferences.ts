import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  notificationPreferencesInput,
  type NotificationPreferences,
  type NotificationPreferencesInput,
} from '@roofline/schema/notification/notification';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { assertVersion } from '../platform/versions';
import { changePreferences, findPreferences, insertPreferences } from './repository/preferences';

/** The actor's own preferences; the defaults while none were saved. */
export async function readPreferences(tx: Tx, actor: Actor): Promise<NotificationPreferences> {
  const row = await findPreferences(tx, actor.userId);
  if (!row) return { ...DEFAULT_NOTIFICATION_PREFERENCES, version: 0 };
  const { email, emailFrequencyId, taskSettings, version } = row;
  const channelSetting = { email, emailFrequencyId };
  return { ...notificationPreferencesInput.parse({ channelSetting, taskSettings }), version };
}

/** Keeps the actor's own preferences, whole, from the version that the change started from. */
export async function savePreferences(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  input: NotificationPreferencesInput,
  expected: number,
): Promise<NotificationPreferences> {
  const taskSettings = input.taskSettings.toSorted(
    (a, b) => a.notificationCategoryId - b.notificationCategoryId,
  );
  const { userId } = actor;
  const row = { userId, ...input.channelSetting, taskSettings, updatedAt: clock.now() };
  const isSaved =
    expected === 0 ? await insertPreferences(tx, row) : await changePreferences(tx, row, expected);
  const now = await readPreferences(tx, actor);
  if (!isSaved) assertVersion(now.version, expected);
  return now;
}
