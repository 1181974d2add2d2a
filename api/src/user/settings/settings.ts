import {
  DEFAULT_USER_SETTINGS,
  userSettingsInput,
  type UserSettings,
  type UserSettingsInput,
} from '@roofline/schema/user/user-settings';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty } from '../../property/access';
import { changeSettings, findSettings, insertSettings } from './repository';

/** Returns the default property if the actor can open it, so that an ended right reveals nothing about it. */
async function openable(tx: Tx, actor: Actor, propertyId: string | null): Promise<string | null> {
  if (propertyId === null) return null;
  const reached = await reachedProperties(tx, actor, [propertyId]);
  return reached.get(propertyId)?.property.isActive ? propertyId : null;
}

/** Returns the actor's own settings; the defaults until some are saved. */
export async function readUserSettings(tx: Tx, actor: Actor): Promise<UserSettings> {
  const row = await findSettings(tx, actor.userId);
  if (!row) return { ...DEFAULT_USER_SETTINGS, version: 0 };
  const choices = userSettingsInput.parse(row);
  const defaultPropertyId = await openable(tx, actor, choices.defaultPropertyId);
  return { ...choices, defaultPropertyId, version: row.version };
}

/** Saves the actor's own settings as a whole, if their version is the one that the change started from. */
export async function saveUserSettings(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  input: UserSettingsInput,
  expected: number,
): Promise<UserSettings> {
  if (input.defaultPropertyId !== null) await requireProperty(tx, actor, input.defaultPropertyId);
  const { userId } = actor;
  const row = { ...input, userId, updatedAt: clock.now() };
  const isSaved = expected === 0 ? await insertSettings(tx, row) : await changeSettings(tx, row, expected);
  if (!isSaved) assertVersion((await findSettings(tx, userId))?.version ?? 0, expected);
  return readUserSettings(tx, actor);
}
