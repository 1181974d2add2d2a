import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  notificationPreferencesInput,
  type NotificationPreferences,
  type NotificationPreferencesInput,
} from '@roofline/schema/notification';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { assertVersion } from '../platform/versions';
import { notificationPreference } from './tables';

/** The actor's own preferences; the defaults while none were saved. */
export async function readPreferences(tx: Tx, actor: Actor): Promise<NotificationPreferences> {
  const [row] = await tx
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, actor.userId));
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
  const { userId } = actor;
  const taskSettings = input.taskSettings.toSorted(
    (a, b) => a.notificationCategoryId - b.notificationCategoryId,
  );
  const values = { ...input.channelSetting, taskSettings, updatedAt: clock.now() };
  const { version } = notificationPreference;
  const [saved] =
    expected === 0
      ? await tx
          .insert(notificationPreference)
          .values({ ...values, userId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(notificationPreference)
          .set({ ...values, version: sql`${version} + 1` })
          .where(and(eq(notificationPreference.userId, userId), eq(version, expected)))
          .returning();
  const now = await readPreferences(tx, actor);
  if (!saved) assertVersion(now.version, expected);
  return now;
}
