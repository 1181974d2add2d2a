import type { AccessToken, AccessTokenInput, NewAccessToken } from '@roofline/schema/access';
import { limits } from '@roofline/schema/limits';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { newTokenSecret } from '../../platform/access-token';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { notFound, ruleFailed } from '../../platform/problem';
import { hashToken } from '../../platform/session';
import { workspacesByIds } from '../../workspace/service';
import { accessToken } from '../tables';

const DAY = 24 * 60 * 60_000;

type Row = typeof accessToken.$inferSelect;

const shown = (row: Row, workspaceName: string, now: Date): AccessToken => ({
  tokenId: row.tokenId,
  name: row.name,
  scope: row.scope === 'write' ? 'write' : 'read',
  canManagePeople: row.canManagePeople,
  workspaceId: row.workspaceId,
  workspaceName,
  ending: row.ending,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isExpired: now >= row.expiresAt,
});

const ownTokens = (actor: Actor) => and(eq(accessToken.userId, actor.userId), isNull(accessToken.endedAt));

/** The caller's tokens, newest first; expired ones stay until they are removed. */
export async function listTokens(tx: Tx, actor: Actor, now: Date): Promise<AccessToken[]> {
  const rows = await tx.select().from(accessToken).where(ownTokens(actor)).orderBy(desc(accessToken.tokenId));
  const workspaces = await workspacesByIds(tx, [...new Set(rows.map((row) => row.workspaceId))]);
  const nameOf = new Map(workspaces.map((w) => [w.workspaceId, w.name]));
  return rows.map((row) => shown(row, nameOf.get(row.workspaceId) ?? '', now));
}

/** Makes a token for one of the caller's workspaces. The secret is in this answer and nowhere else. */
export async function addToken(
  tx: Tx,
  actor: Actor,
  input: AccessTokenInput,
  now: Date,
): Promise<NewAccessToken> {
  if (!actor.workspaceIds.includes(input.workspaceId)) throw notFound();
  const [workspace] = await workspacesByIds(tx, [input.workspaceId]);
  if (!workspace) throw notFound();
  const [held] = await tx.select({ count: count() }).from(accessToken).where(ownTokens(actor));
  if ((held?.count ?? 0) >= limits.tokensPerUser)
    throw ruleFailed(
      `You have ${limits.tokensPerUser} tokens already. Remove one first.`,
      undefined,
      'tooMany',
    );
  const secret = newTokenSecret();
  const [row] = await tx
    .insert(accessToken)
    .values({
      workspaceId: input.workspaceId,
      tokenId: newId(),
      userId: actor.userId,
      name: input.name,
      scope: input.scope,
      canManagePeople: input.canManagePeople,
      tokenHash: hashToken(secret),
      ending: secret.slice(-4),
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.expiresInDays * DAY),
    })
    .returning();
  return { secret, accessToken: shown(row as Row, workspace.name, now) };
}

/** Makes a token useless; 404 for one that is so already or is another's. */
export async function revokeToken(tx: Tx, actor: Actor, tokenId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(accessToken)
    .set({ endedAt: now })
    .where(and(eq(accessToken.tokenId, tokenId), ownTokens(actor)))
    .returning({ tokenId: accessToken.tokenId });
  if (ended.length === 0) throw notFound();
}
