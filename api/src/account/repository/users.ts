import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import type { UserRow } from '../../platform/repository/identity';
import { appUser, session } from '../tables';

export type NewUser = typeof appUser.$inferInsert;

export async function findUserByEmail(tx: Tx, emailKey: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.emailKey, emailKey));
  return row ?? null;
}

interface PersonRow {
  first_name: string;
  last_name: string;
  phone: string | null;
  joined_ms: number;
  image_id: string | null;
}

/** Returns the user of the running tenant transaction. */
export async function findPersonOfTenant(tx: Tx) {
  const [row] = await rowsOf<PersonRow>(tx, sql`select * from viewer_person()`);
  return (
    row && {
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      createdAt: new Date(row.joined_ms),
      imageId: row.image_id,
    }
  );
}

/** Returns a user and locks the row until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.userId, userId)).for('no key update');
  return row ?? null;
}

/** Returns the ids of active internal staff, with rows locked until the transaction ends, always in the same order. */
export async function lockActiveStaff(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.isStaff, true), eq(appUser.isActive, true)))
    .orderBy(appUser.userId)
    .for('no key update');
  return rows.map(({ userId }) => userId);
}

/** Returns users by id, in no order. */
export function findUsers(tx: Tx, userIds: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(appUser)
    .where(inArray(appUser.userId, [...userIds]));
}

/** Returns when each of the users was last seen, without those who never signed in. */
export async function findLastSeen(tx: Tx, userIds: readonly string[]): Promise<Map<string, Date | null>> {
  const rows = await tx
    .select({ userId: session.userId, at: max(session.lastSeenAt) })
    .from(session)
    .where(inArray(session.userId, [...userIds]))
    .groupBy(session.userId);
  return new Map(rows.map((row) => [row.userId, row.at]));
}

export async function hasAnyUser(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ userId: appUser.userId }).from(appUser).limit(1);
  return rows.length > 0;
}

/** Decides whether any user of the demo can sign in. */
export async function hasActiveDemoUser(tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.isDemo, true), eq(appUser.isActive, true)))
    .limit(1);
  return rows.length > 0;
}

/** Adds a user. A taken address is a unique violation. */
export async function insertUser(tx: Tx, row: NewUser): Promise<UserRow> {
  const [user] = await tx.insert(appUser).values(row).returning();
  return user!;
}

/** Changes a user and raises the version; returns null when the version is no longer the given one. */
export async function changeUser(
  tx: Tx,
  at: { userId: string; version: number },
  change: Partial<NewUser>,
): Promise<UserRow | null> {
  const [row] = await tx
    .update(appUser)
    .set({ ...change, version: sql`${appUser.version} + 1` })
    .where(and(eq(appUser.userId, at.userId), eq(appUser.version, at.version)))
    .returning();
  return row ?? null;
}

/** Sets the password. The version stays, since no one edits a password together with the profile. */
export async function changePasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(appUser).set({ passwordHash }).where(eq(appUser.userId, userId));
}
