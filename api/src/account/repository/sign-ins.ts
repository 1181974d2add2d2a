import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import type { TokenRow } from '../../platform/repository/identity';
import { accessToken, session } from '../tables';

export type SessionRow = typeof session.$inferSelect;

/** Returns a user's sessions that have not ended and are within their absolute limit, the last used first. */
export function findOpenSessions(tx: Tx, userId: string, now: Date): Promise<SessionRow[]> {
  return tx
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.sessionId));
}

/** Ends open sessions of a user: the one named, or all but one, or all. Returns how many. */
export async function endSessions(
  tx: Tx,
  of: { userId: string; sessionId?: string; exceptSessionId?: string | undefined; now: Date },
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: of.now })
    .where(
      and(
        eq(session.userId, of.userId),
        isNull(session.endedAt),
        of.sessionId !== undefined ? eq(session.sessionId, of.sessionId) : undefined,
        of.exceptSessionId ? ne(session.sessionId, of.exceptSessionId) : undefined,
      ),
    )
    .returning({ sessionId: session.sessionId });
  return ended.length;
}

const openTokens = (userId: string) => and(eq(accessToken.userId, userId), isNull(accessToken.endedAt));

/** Returns a user's tokens that were not revoked, expired ones too, newest first. */
export function findOpenTokens(tx: Tx, userId: string): Promise<TokenRow[]> {
  return tx.select().from(accessToken).where(openTokens(userId)).orderBy(desc(accessToken.tokenId));
}

/** Counts these tokens of a user. */
export async function countOpenTokens(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(accessToken).where(openTokens(userId));
  return row?.count ?? 0;
}

export async function insertToken(tx: Tx, row: typeof accessToken.$inferInsert): Promise<TokenRow> {
  const [made] = await tx.insert(accessToken).values(row).returning();
  return made!;
}

/** Ends open personal access tokens of a user: the one named, or those of a workspace, or all. Returns how many. */
export async function endOpenTokens(
  tx: Tx,
  of: { userId: string; tokenId?: string; workspaceId?: string; now: Date },
): Promise<number> {
  const ended = await tx
    .update(accessToken)
    .set({ endedAt: of.now })
    .where(
      and(
        openTokens(of.userId),
        of.tokenId !== undefined ? eq(accessToken.tokenId, of.tokenId) : undefined,
        of.workspaceId !== undefined ? eq(accessToken.workspaceId, of.workspaceId) : undefined,
      ),
    )
    .returning({ tokenId: accessToken.tokenId });
  return ended.length;
}
