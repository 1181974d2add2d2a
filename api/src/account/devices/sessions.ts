import type { BrowserSession } from '@roofline/schema/account/access';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { SESSION_LIMITS } from '../../platform/identity/session';
import { endSessions, findOpenSessions, type SessionRow } from '../repository/sign-ins';

/** Returns the caller's live sessions, the last used first. */
export async function listSessions(tx: Tx, actor: Actor, now: Date): Promise<BrowserSession[]> {
  const rows = await findOpenSessions(tx, actor.userId, now);
  const isLive = (row: SessionRow) => {
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

/** Ends one of the caller's sessions; 404 for one that has ended or belongs to someone else. */
export async function endOwnSession(tx: Tx, actor: Actor, sessionId: string, now: Date): Promise<void> {
  const ended = await endSessions(tx, { userId: actor.userId, sessionId, now });
  if (ended === 0) throw notFound();
}
