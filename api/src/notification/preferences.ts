import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  notificationPreferencesInput,
  type NotificationPreferences,
  type NotificationPreferencesInput,
} from '@roofline/schema/notification/notification';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { assertVersion } from '../platform/versions';
import {
  findPreferences,
  noteTimeZone,
  writePreferences,
  type PreferenceRow,
} from './repository/preferences';
import { zoneOr } from './zone/wall';

/** Decodes a stored row; the defaults where there is none. */
export function preferencesOf(
  row: Omit<PreferenceRow, 'userId' | 'updatedAt'> | null,
): NotificationPreferences {
  if (!row) return { ...DEFAULT_NOTIFICATION_PREFERENCES, version: 0 };
  const { email, emailFrequencyId, taskSettings, timeZone, version } = row;
  const kept = notificationPreferencesInput
    .omit({ timeZone: true })
    .parse({ channelSetting: { email, emailFrequencyId }, taskSettings });
  return { ...kept, timeZone, version };
}

/** Returns the actor's own preferences; the defaults while none were saved. */
export const readPreferences = async (tx: Tx, actor: Actor): Promise<NotificationPreferences> =>
  preferencesOf(await findPreferences(tx, actor.userId));

/** Returns the actor's own time zone; that of the service where they have none. */
export const ownZone = async (
  tx: Tx,
  actor: Actor,
  config: Pick<Deps['config'], 'TIME_ZONE'>,
): Promise<string> => zoneOr((await readPreferences(tx, actor)).timeZone, config.TIME_ZONE);

/** Saves all of the actor's own preferences, if `expected` is still their version. */
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
  const zone = input.timeZone === undefined ? {} : { timeZone: input.timeZone };
  const row = { userId, ...input.channelSetting, taskSettings, ...zone, updatedAt: clock.now() };
  const isSaved = await writePreferences(tx, row, expected);
  const now = await readPreferences(tx, actor);
  if (!isSaved) assertVersion(now.version, expected);
  return now;
}

/** Stores the zone of the actor's browser, unless one is known; nothing else changes. */
export async function noteZone(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  timeZone: string,
): Promise<NotificationPreferences> {
  const { channelSetting, taskSettings } = DEFAULT_NOTIFICATION_PREFERENCES;
  const { userId } = actor;
  await noteTimeZone(tx, { userId, ...channelSetting, taskSettings, timeZone, updatedAt: clock.now() });
  return readPreferences(tx, actor);
}
