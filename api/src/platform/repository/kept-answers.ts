import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { idempotencyKey, NONE } from '../tables';

/** A key and its owner. `workspaceId` null: a request about no workspace; `tokenId` null: it came with a session. */
export interface KeyOwner {
  userId: string;
  workspaceId: string | null;
  tokenId: string | null;
  key: string;
}

export type KeptAnswer = typeof idempotencyKey.$inferSelect;

const columnsOf = ({ userId, workspaceId, tokenId, key }: KeyOwner) => ({
  userId,
  workspaceId: workspaceId ?? NONE,
  tokenId: tokenId ?? NONE,
  key,
});

const ownedBy = (owner: KeyOwner) => {
  const { userId, workspaceId, tokenId, key } = columnsOf(owner);
  return and(
    eq(idempotencyKey.userId, userId),
    eq(idempotencyKey.workspaceId, workspaceId),
    eq(idempotencyKey.tokenId, tokenId),
    eq(idempotencyKey.key, key),
  );
};

/** Deletes a user's answers from before a moment. */
export async function forgetAnswers(tx: Tx, userId: string, before: Date): Promise<void> {
  await tx
    .delete(idempotencyKey)
    .where(and(eq(idempotencyKey.userId, userId), lt(idempotencyKey.createdAt, before)));
}

/**
 * Claims a key; false when it was claimed before. While another transaction holds it this waits for `wait`, a
 * duration of PostgreSQL, and then fails with 55P03.
 */
export async function claimKey(
  tx: Tx,
  owner: KeyOwner,
  claim: Pick<KeptAnswer, 'methodPath' | 'requestHash' | 'createdAt'>,
  wait: string,
): Promise<boolean> {
  await tx.execute(sql`select set_config('lock_timeout', ${wait}, true)`);
  const made = await tx
    .insert(idempotencyKey)
    .values({ ...columnsOf(owner), ...claim })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  return made.length > 0;
}

/** Returns the answer of a key; null if the transaction sees none. */
export async function findAnswer(tx: Tx, owner: KeyOwner): Promise<KeptAnswer | null> {
  const [row] = await tx.select().from(idempotencyKey).where(ownedBy(owner));
  return row ?? null;
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(tx: Tx, owner: KeyOwner, response: unknown): Promise<void> {
  await tx.update(idempotencyKey).set({ response }).where(ownedBy(owner));
}
