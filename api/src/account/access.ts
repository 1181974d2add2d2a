import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { accessToken, appUser, passwordReset, session } from './tables';

// What other domains may know of accounts and do with them; inside `database.system`.

export type UserRow = typeof appUser.$inferSelect;

/** An address without regard to case: the form that is unique. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** Address of the own photo on this service. It changes with the photo, so that no cache shows an old one. */
export function photoPath(imageKey: string | null): string | null {
  return imageKey && `/api/user/profile-photo?v=${imageKey.slice(-8)}`;
}

/** A secret for a link: 192 bits in 32 characters. */
export function newLinkSecret(): string {
  return randomBytes(24).toString('base64url');
}

export async function userById(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.userId, userId));
  return row ?? null;
}

export async function userByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(eq(appUser.emailKey, emailKeyOf(email)));
  return row ?? null;
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

/** People by id, in no order, with when they were seen last. */
export async function peopleByIds(tx: Tx, userIds: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (let from = 0; from < userIds.length; from += IDS_A_STATEMENT) {
    const ids = userIds.slice(from, from + IDS_A_STATEMENT);
    const seen = await tx
      .select({ userId: session.userId, at: max(session.lastSeenAt) })
      .from(session)
      .where(inArray(session.userId, ids))
      .groupBy(session.userId);
    const seenAt = new Map(seen.map((row) => [row.userId, row.at]));
    const rows = await tx.select().from(appUser).where(inArray(appUser.userId, ids));
    for (const { userId, firstName, lastName, email, phone, isActive } of rows)
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

/** Changes a user of a version and moves it; null when the version is not that any more. */
export async function changeUser(
  tx: Tx,
  at: { userId: string; version: number },
  change: Partial<typeof appUser.$inferInsert>,
): Promise<UserRow | null> {
  const [row] = await tx
    .update(appUser)
    .set({ ...change, version: sql`${appUser.version} + 1` })
    .where(and(eq(appUser.userId, at.userId), eq(appUser.version, at.version)))
    .returning();
  return row ?? null;
}

/** Which of these image keys a user still points at. */
export async function usedPhotoKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: appUser.imageKey })
    .from(appUser)
    .where(inArray(appUser.imageKey, [...keys]));
  return new Set(rows.map((row) => row.key!));
}

/** Ends every open reset link of a user, also those asked for by an address that is the user's no more. */
export async function endResetLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ endedAt: now })
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.endedAt)));
}

/** Ends every personal access token of a user for one workspace. */
export async function endTokens(
  tx: Tx,
  { userId, workspaceId, now }: { userId: string; workspaceId: string; now: Date },
): Promise<void> {
  await tx
    .update(accessToken)
    .set({ endedAt: now })
    .where(
      and(
        eq(accessToken.workspaceId, workspaceId),
        eq(accessToken.userId, userId),
        isNull(accessToken.endedAt),
      ),
    );
}

/** Ends sessions of a user, all but one where that is named, and every personal access token. */
export async function endAccess(
  tx: Tx,
  { userId, exceptSessionId, now }: { userId: string; exceptSessionId?: string; now: Date },
): Promise<void> {
  const others = exceptSessionId ? ne(session.sessionId, exceptSessionId) : undefined;
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.userId, userId), isNull(session.endedAt), others));
  await tx
    .update(accessToken)
    .set({ endedAt: now })
    .where(and(eq(accessToken.userId, userId), isNull(accessToken.endedAt)));
}
