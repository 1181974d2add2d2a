import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { firstSetup } from '../tables';

/** Any number that only we use: whoever makes a first user stands in line here. */
const FIRST_USER_LOCK = 7_114_022;

export type SetupRow = typeof firstSetup.$inferSelect;

/** Holds, until the transaction ends, everybody else who takes this lock. */
export async function lockFirstUser(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_USER_LOCK})`);
}

/** The one row of the setup; null while none is open. */
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

/** Deletes the setup of a secret; false when there is none. */
export async function deleteSetup(tx: Tx, secretHash: string): Promise<boolean> {
  const rows = await tx
    .delete(firstSetup)
    .where(eq(firstSetup.secretHash, secretHash))
    .returning({ setupId: firstSetup.setupId });
  return rows.length > 0;
}

/** The setup address opens nothing any more. */
export async function endSetup(tx: Tx): Promise<void> {
  await tx.delete(firstSetup);
}
