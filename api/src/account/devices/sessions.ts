import type { BrowserSession } from '@roofline/schema/access';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { SESSION_LIMITS } from '../../platform/session';
import { session } from '../tables';

/** The caller's live sessions, the one used last first. */
export async function listSessions(tx: Tx, actor: Actor, now: Date): Promise<BrowserSession[]> {
  const rows = await tx
    .select()
    .from(session)
    .where(and(eq(session.userId, actor.userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.sessionId));
  const isLive = (row: (typeof rows)[number]) => {
    const { idle } = row.isPersistent ? SESSION_LIMITS.persistent : SESSION_LIMITS.browser;
    return now.getTime() < row.lastSeenAt.getTime() + idle;
  };
  return rows.filter(isLive).map((row) => ({
    sessionId: row.sessionId,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isPersistent: row.isPersistent,
    isCurrent: row.sessionId === actor.sessionId,
  }));
}

/** Ends one of the caller's sessions; 404 for one that has ended or is another's. */
export async function endOwnSession(tx: Tx, actor: Actor, sessionId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.sessionId, sessionId), eq(session.userId, actor.userId), isNull(session.endedAt)))
    .returning({ sessionId: session.sessionId });
  if (ended.length === 0) throw notFound();
}
