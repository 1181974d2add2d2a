import { and, count, eq, gt, inArray, lt, min } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { signInAttempt } from '../tables';

export async function insertAttempts(tx: Tx, rows: (typeof signInAttempt.$inferInsert)[]): Promise<void> {
  await tx.insert(signInAttempt).values(rows);
}

/** Returns the number of failed attempts for a subject since a moment, and the time of the first. */
export async function failuresSince(
  tx: Tx,
  subject: string,
  since: Date,
): Promise<{ failed: number; first: Date | null }> {
  const [row] = await tx
    .select({ failed: count(), first: min(signInAttempt.at) })
    .from(signInAttempt)
    .where(
      and(
        eq(signInAttempt.subject, subject),
        eq(signInAttempt.succeeded, false),
        gt(signInAttempt.at, since),
      ),
    );
  return row!;
}

export async function markSucceeded(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await tx
    .update(signInAttempt)
    .set({ succeeded: true })
    .where(inArray(signInAttempt.attemptId, [...attemptIds]));
}

export async function deleteAttempts(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await tx.delete(signInAttempt).where(inArray(signInAttempt.attemptId, [...attemptIds]));
}

export async function deleteAttemptsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(signInAttempt).where(lt(signInAttempt.at, moment));
}
