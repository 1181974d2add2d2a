import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { integrationAuthorization } from '../tables';

export type AuthorizationRow = typeof integrationAuthorization.$inferSelect;

/** Stores a new sign-in, and deletes expired ones of its workspace. */
export async function insertAuthorization(tx: Tx, row: AuthorizationRow, now: Date): Promise<void> {
  const t = integrationAuthorization;
  await tx.delete(t).where(and(eq(t.workspaceId, row.workspaceId), lte(t.expiresAt, now)));
  await tx.insert(t).values(row);
}

/** Deletes a sign-in and returns it, which works for only one return; null where there is none. */
export async function takeAuthorization(tx: Tx, authorizationId: string): Promise<AuthorizationRow | null> {
  const t = integrationAuthorization;
  const [row] = await tx.delete(t).where(eq(t.authorizationId, authorizationId)).returning();
  return row ?? null;
}
