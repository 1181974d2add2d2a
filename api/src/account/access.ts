import { randomBytes } from 'node:crypto';
import type { Tx } from '../platform/database';
import type { UserRow } from '../platform/repository/identity';
import { endOpenTokens, endSessions } from './repository/sign-ins';
import { findLastSeen, findUserByEmail, findUsers } from './repository/users';

// The functions on accounts for other domains, inside `database.system`.

export type { UserRow } from '../platform/repository/identity';
export { findUser } from '../platform/repository/identity';
export { endResetLinks } from './repository/resets';
export { changeUser, lockActiveStaff, lockUser } from './repository/users';

/** Returns an address without regard to case: the form that is unique. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** Returns the URL of the caller's photo on this service. It changes with the photo, so no cache shows an old one. */
export function photoPath(imageId: string | null): string | null {
  return imageId && `/api/user/profile-photo?v=${imageId}`;
}

/** Returns a new secret for a link: 192 bits in 32 characters. */
export function newLinkSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function userByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  return findUserByEmail(tx, emailKeyOf(email));
}

/** A person as others of the same workspace see them. */
export interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string | null;
  isActive: boolean;
  lastActiveAt: Date | null;
}

const IDS_A_STATEMENT = 1000;

/** Returns people by id, in no order, with the time when they were seen last. */
export async function peopleByIds(tx: Tx, userIds: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (let from = 0; from < userIds.length; from += IDS_A_STATEMENT) {
    const ids = userIds.slice(from, from + IDS_A_STATEMENT);
    const seenAt = await findLastSeen(tx, ids);
    for (const { userId, firstName, lastName, email, phone, isActive } of await findUsers(tx, ids))
      people.push({
        userId,
        firstName,
        lastName,
        fullName: `${firstName} ${lastName}`.trim(),
        email,
        phone,
        isActive,
        lastActiveAt: seenAt.get(userId) ?? null,
      });
  }
  return people;
}

/** Ends every personal access token of a user for one workspace. */
export async function endTokens(
  tx: Tx,
  of: { userId: string; workspaceId: string; now: Date },
): Promise<void> {
  await endOpenTokens(tx, of);
}

/** Ends every session of a user, but no token; returns false where none was open. */
export async function endEverySession(tx: Tx, of: { userId: string; now: Date }): Promise<boolean> {
  return (await endSessions(tx, of)) > 0;
}

/** Ends a user's sessions, except the one that is named, and every personal access token. */
export async function endAccess(
  tx: Tx,
  { userId, exceptSessionId, now }: { userId: string; exceptSessionId?: string; now: Date },
): Promise<void> {
  await endSessions(tx, { userId, exceptSessionId, now });
  await endOpenTokens(tx, { userId, now });
}
