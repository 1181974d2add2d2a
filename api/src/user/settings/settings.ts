import {
  DEFAULT_USER_SETTINGS,
  userSettingsInput,
  type UserSettings,
  type UserSettingsInput,
} from '@roofline/schema/user-settings';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty } from '../../property/access';
import { userSetting } from '../tables';

type Row = typeof userSetting.$inferSelect;

async function rowOf(tx: Tx, actor: Actor): Promise<Row | null> {
  const [row] = await tx.select().from(userSetting).where(eq(userSetting.userId, actor.userId));
  return row ?? null;
}

/** A default property only while it can be opened: a right that ended tells nothing of what it was about. */
async function openable(tx: Tx, actor: Actor, propertyId: string | null): Promise<string | null> {
  if (propertyId === null) return null;
  const reached = await reachedProperties(tx, actor, [propertyId]);
  return reached.get(propertyId)?.property.isActive ? propertyId : null;
}

/** The actor's own settings; the defaults while none were saved. */
export async function readUserSettings(tx: Tx, actor: Actor): Promise<UserSettings> {
  const row = await rowOf(tx, actor);
  if (!row) return { ...DEFAULT_USER_SETTINGS, version: 0 };
  const choices = userSettingsInput.parse(row);
  const defaultPropertyId = await openable(tx, actor, choices.defaultPropertyId);
  return { ...choices, defaultPropertyId, version: row.version };
}

/** Keeps the actor's own settings, whole, from the version that the change started from. */
export async function saveUserSettings(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  input: UserSettingsInput,
  expected: number,
): Promise<UserSettings> {
  if (input.defaultPropertyId !== null) await requireProperty(tx, actor, input.defaultPropertyId);
  const { userId } = actor;
  const values = { ...input, updatedAt: clock.now() };
  const [saved] =
    expected === 0
      ? await tx
          .insert(userSetting)
          .values({ ...values, userId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(userSetting)
          .set({ ...values, version: sql`${userSetting.version} + 1` })
          .where(and(eq(userSetting.userId, userId), eq(userSetting.version, expected)))
          .returning();
  if (!saved) assertVersion((await rowOf(tx, actor))?.version ?? 0, expected);
  return readUserSettings(tx, actor);
}
