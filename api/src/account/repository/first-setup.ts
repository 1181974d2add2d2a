import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { LOCK_NUMBERS } from '../../platform/store/start/lock-numbers';
import { firstSetup } from '../tables';

export type SetupRow = typeof firstSetup.$inferSelect;

/** Takes the lock of the first user until the transaction ends; others wait for it. */
export async function lockFirstUser(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.firstUser})`);
}

/** Returns the one row of the setup; null while none is open. */
export async function findSetup(tx: Tx): Promise<SetupRow | null> {
  const [row] = await tx.select().from(firstSetup);
  return row ?? null;
}

export async function hasSetup(tx: Tx, secretHash: string): Promise<boolean> {
  const rows = await tx
    .select({ setupId: firstSetup.setupId })
    .from(firstSetup)
    .where(eq(firstSetup.secretHash, secretHash));
  return rows.length > 0;
}

export async function insertSetup(tx: Tx, row: SetupRow): Promise<void> {
  await tx.insert(firstSetup).values(row);
}

/** Deletes the setup of a secret; returns false when there is none. */
export async function deleteSetup(tx: Tx, secretHash: string): Promise<boolean> {
  const rows = await tx
    .delete(firstSetup)
    .where(eq(firstSetup.secretHash, secretHash))
    .returning({ setupId: firstSetup.setupId });
  return rows.length > 0;
}

/** Ends the setup: its address no longer opens anything. */
export async function endSetup(tx: Tx): Promise<void> {
  await tx.delete(firstSetup);
}
