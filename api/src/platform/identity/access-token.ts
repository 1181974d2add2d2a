import { randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@roofline/schema/account/access';
import type { Actor } from '../actor';
import type { Deps } from '../deps';
import { findTokenBySecret, noteTokenUsed } from '../repository/identity';
import { actorOfUser, hashToken } from './session';

const MINUTE = 60_000;

/** Returns a new secret of 256 bits. */
export function newTokenSecret(): string {
  return `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

export const isAccessToken = (token: string) => token.startsWith(TOKEN_PREFIX);

/**
 * Returns the actor behind a personal access token: its user, only in the token's workspace, with the current role.
 * null when it is unknown, revoked or expired, or its user may no longer enter that workspace.
 */
export async function findTokenActor(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  secret: string,
): Promise<Actor | null> {
  const now = clock.now();
  return database.system(async (tx) => {
    const row = await findTokenBySecret(tx, hashToken(secret));
    if (!row || !row.user.isActive || now >= row.token.expiresAt) return null;
    const { tokenId, workspaceId, lastUsedAt } = row.token;
    const actor = await actorOfUser(tx, row.user);
    if (!actor.workspaceIds.includes(workspaceId)) return null;
    const isUsedLately = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < MINUTE;
    if (!isUsedLately && database.hasRoom()) await noteTokenUsed(tx, tokenId, now);
    return {
      ...actor,
      token: {
        tokenId,
        scope: row.token.scope === 'write' ? 'write' : 'read',
        canManagePeople: row.token.canManagePeople,
        canManageWebhooks: row.token.canManageWebhooks,
      },
      memberships: actor.memberships.filter((m) => m.workspaceId === workspaceId),
      workspaceIds: [workspaceId],
    };
  });
}
