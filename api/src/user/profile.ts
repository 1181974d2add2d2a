import type { ProfileInput, UserProfile } from '@roofline/schema/user/user';
import { changeUser, emailKeyOf, endResetLinks, photoPath, findUser, type UserRow } from '../account/access';
import { lastChangedProperty } from '../activity/service';
import type { Actor } from '../platform/actor';
import { findBlob } from '../platform/blobs/repository';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import type { ImageSize, ImageToSend } from '../platform/images/keep';
import { notFound, Problem, unauthenticated } from '../platform/problem';
import { sqlStateOf } from '../platform/store/sql-state';
import { assertVersion } from '../platform/versions';
import { reachedProperties } from '../property/access';

function shown(user: UserRow, actor: Actor, recentPropertyName: string | null): UserProfile {
  return {
    userId: user.userId,
    workspaceUserId: actor.memberships[0]?.workspaceUserId ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    phone: user.phone,
    email: user.email,
    joinedOn: user.createdAt.toISOString(),
    imageUrl: photoPath(user.imageId),
    recentPropertyName,
    workspaceCount: actor.workspaceIds.length,
    version: user.version,
  };
}

async function recentProperty(tx: Tx, actor: Actor): Promise<string | null> {
  const propertyId = await lastChangedProperty(tx, actor);
  if (!propertyId) return null;
  const reached = await reachedProperties(tx, actor, [propertyId]);
  return reached.get(propertyId)?.property.name ?? null;
}

async function requireUser(tx: Tx, actor: Actor): Promise<UserRow> {
  const user = await findUser(tx, actor.userId);
  if (!user) throw unauthenticated();
  return user;
}

/** Returns the caller's own profile. */
export async function readProfile({ database }: Deps, actor: Actor): Promise<UserProfile> {
  const user = await database.system((tx) => requireUser(tx, actor));
  const recent = await database.tenant(actor, (tx) => recentProperty(tx, actor), { readOnly: true });
  return shown(user, actor, recent);
}

const taken = () =>
  new Problem(409, [
    {
      code: 'duplicate',
      detail: 'Another account has this email address. Enter another one.',
      field: 'email',
    },
  ]);

/** Notifies the old address of a new one, and ends the reset links that were sent to it (AU-22). */
async function announceAddress(tx: Tx, deps: Deps, old: UserRow, newEmail: string): Promise<void> {
  const { email, firstName, userId } = old;
  await endResetLinks(tx, userId, deps.clock.now());
  await deps.mail.addressChanged(tx, { to: { email, firstName }, newEmail });
}

/** Changes the caller's own profile. A `version` of null accepts any version. */
export async function changeProfile(
  deps: Deps,
  actor: Actor,
  input: ProfileInput,
  version: number | null,
): Promise<UserProfile> {
  const emailKey = emailKeyOf(input.email);
  try {
    await deps.database.system(async (tx) => {
      const user = await requireUser(tx, actor);
      const expected = version ?? user.version;
      assertVersion(user.version, expected);
      const saved = await changeUser(tx, { userId: user.userId, version: expected }, { ...input, emailKey });
      // Someone else saved between the check and the change.
      if (!saved) assertVersion(user.version + 1, expected);
      if (emailKey !== user.emailKey) await announceAddress(tx, deps, user, input.email);
    });
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw taken();
    throw error;
  }
  return readProfile(deps, actor);
}

/** Sets the caller's photo, or removes it with null. */
export async function changePhoto(
  tx: Tx,
  of: { actor: Actor; imageId: string | null; version: number | null },
): Promise<void> {
  const user = await requireUser(tx, of.actor);
  const version = of.version ?? user.version;
  assertVersion(user.version, version);
  if (of.imageId === null && user.imageId === null) throw notFound();
  const saved = await changeUser(tx, { userId: user.userId, version }, { imageId: of.imageId });
  if (!saved) assertVersion(user.version + 1, version);
}

/** Returns the caller's own photo; 404 without one. */
export async function photoOf(tx: Tx, actor: Actor, size?: ImageSize): Promise<ImageToSend> {
  const { userId, imageId: id } = await requireUser(tx, actor);
  if (!id) throw notFound();
  return { id, blob: await findBlob(tx, { workspaceId: userId, blobId: id }, size) };
}
