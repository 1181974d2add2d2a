import type { AccessToken, AccessTokenInput, NewAccessToken } from '@roofline/schema/account/access';
import { limits } from '@roofline/schema/value/limits';
import { newTokenSecret } from '../../platform/identity/access-token';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { notFound, ruleFailed } from '../../platform/problem';
import type { TokenRow } from '../../platform/repository/identity';
import { hashToken } from '../../platform/identity/session';
import { workspacesByIds } from '../../workspace/service';
import { countOpenTokens, endOpenTokens, findOpenTokens, insertToken } from '../repository/sign-ins';

const DAY = 24 * 60 * 60_000;

const shown = (row: TokenRow, workspaceName: string, now: Date): AccessToken => ({
  tokenId: row.tokenId,
  name: row.name,
  scope: row.scope === 'write' ? 'write' : 'read',
  canManagePeople: row.canManagePeople,
  canManageWebhooks: row.canManageWebhooks,
  workspaceId: row.workspaceId,
  workspaceName,
  ending: row.ending,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isExpired: now >= row.expiresAt,
});

/** Returns the caller's tokens, newest first; expired ones stay until they are revoked. */
export async function listTokens(tx: Tx, actor: Actor, now: Date): Promise<AccessToken[]> {
  const rows = await findOpenTokens(tx, actor.userId);
  const workspaces = await workspacesByIds(tx, [...new Set(rows.map((row) => row.workspaceId))]);
  const nameOf = new Map(workspaces.map((w) => [w.workspaceId, w.name]));
  return rows.map((row) => shown(row, nameOf.get(row.workspaceId) ?? '', now));
}

/** Adds a token for one of the caller's workspaces. Only this answer has the secret. */
export async function addToken(
  tx: Tx,
  actor: Actor,
  input: AccessTokenInput,
  now: Date,
): Promise<NewAccessToken> {
  if (!actor.workspaceIds.includes(input.workspaceId)) throw notFound();
  const [workspace] = await workspacesByIds(tx, [input.workspaceId]);
  if (!workspace) throw notFound();
  if ((await countOpenTokens(tx, actor.userId)) >= limits.tokensPerUser)
    throw ruleFailed(
      `You already have ${limits.tokensPerUser} tokens. Revoke one first.`,
      undefined,
      'tooMany',
    );
  const secret = newTokenSecret();
  const row = await insertToken(tx, {
    workspaceId: input.workspaceId,
    tokenId: newId(),
    userId: actor.userId,
    name: input.name,
    scope: input.scope,
    canManagePeople: input.canManagePeople,
    canManageWebhooks: input.canManageWebhooks,
    tokenHash: hashToken(secret),
    ending: secret.slice(-4),
    createdAt: now,
    expiresAt: new Date(now.getTime() + input.expiresInDays * DAY),
  });
  return { secret, accessToken: shown(row, workspace.name, now) };
}

/** Revokes a token; 404 for one that was revoked before or belongs to someone else. */
export async function revokeToken(tx: Tx, actor: Actor, tokenId: string, now: Date): Promise<void> {
  const ended = await endOpenTokens(tx, { userId: actor.userId, tokenId, now });
  if (ended === 0) throw notFound();
}
