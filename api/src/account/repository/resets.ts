import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import type { UserRow } from '../../platform/repository/identity';
import { appUser, passwordReset } from '../tables';

export type NewReset = typeof passwordReset.$inferInsert;

export async function insertReset(tx: Tx, row: NewReset): Promise<void> {
  await tx.insert(passwordReset).values(row);
}

export async function changeReset(tx: Tx, resetId: string, change: Partial<NewReset>): Promise<void> {
  await tx.update(passwordReset).set(change).where(eq(passwordReset.resetId, resetId));
}

export async function deleteReset(tx: Tx, resetId: string): Promise<void> {
  await tx.delete(passwordReset).where(eq(passwordReset.resetId, resetId));
}

export async function deleteResetsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(passwordReset).where(lt(passwordReset.createdAt, moment));
}

/** Counts the requests for an address since a moment. */
export async function countResetsSince(tx: Tx, emailKey: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(passwordReset)
    .where(and(eq(passwordReset.emailKey, emailKey), gt(passwordReset.createdAt, since)));
  return row?.count ?? 0;
}

/** Returns the open request with an address and both secrets, made since a moment, and its active user. */
export async function findOpenReset(
  tx: Tx,
  of: { emailKey: string; resetTokenHash: string; operationTokenHash: string; since: Date },
): Promise<{ resetId: string; user: UserRow } | null> {
  const [row] = await tx
    .select({ resetId: passwordReset.resetId, user: appUser })
    .from(passwordReset)
    .innerJoin(appUser, eq(appUser.userId, passwordReset.userId))
    .where(
      and(
        eq(passwordReset.resetTokenHash, of.resetTokenHash),
        eq(passwordReset.operationTokenHash, of.operationTokenHash),
        eq(passwordReset.emailKey, of.emailKey),
        eq(appUser.emailKey, of.emailKey),
        eq(appUser.isActive, true),
        isNull(passwordReset.endedAt),
        gt(passwordReset.createdAt, of.since),
      ),
    );
  return row ?? null;
}

/** Uses a request up; returns false when it was used or replaced already. */
export async function takeReset(tx: Tx, resetId: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordReset)
    .set({ endedAt: now })
    .where(and(eq(passwordReset.resetId, resetId), isNull(passwordReset.endedAt)))
    .returning({ resetId: passwordReset.resetId });
  return used.length > 0;
}

/** Ends every open reset link of a user, also those for an address that the user no longer has. */
export async function endResetLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ endedAt: now })
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.endedAt)));
}
