import { randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@roofline/schema/access';
import { and, eq, isNull } from 'drizzle-orm';
import { accessToken, appUser } from '../account/tables';
import type { Actor } from './actor';
import type { Deps } from './deps';
import { actorOfUser, hashToken } from './session';

const MINUTE = 60_000;

/** A new secret of 256 bits. */
export function newTokenSecret(): string {
  return `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

export const isAccessToken = (token: string) => token.startsWith(TOKEN_PREFIX);

/**
 * The actor behind a personal access token: its user, in the token's one workspace, with the role of now. null when
 * it is unknown, revoked or expired, or its user may not enter that workspace any more.
 */
export async function findTokenActor(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  secret: string,
): Promise<Actor | null> {
  const now = clock.now();
  return database.system(async (tx) => {
    const [row] = await tx
      .select({ token: accessToken, user: appUser })
      .from(accessToken)
      .innerJoin(appUser, eq(appUser.userId, accessToken.userId))
      .where(and(eq(accessToken.tokenHash, hashToken(secret)), isNull(accessToken.endedAt)));
    if (!row || !row.user.isActive || now >= row.token.expiresAt) return null;
    const { tokenId, workspaceId, lastUsedAt } = row.token;
    const actor = await actorOfUser(tx, row.user, '');
    if (!actor.workspaceIds.includes(workspaceId)) return null;
    const isUsedLately = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < MINUTE;
    if (!isUsedLately && database.hasRoom())
      await tx.update(accessToken).set({ lastUsedAt: now }).where(eq(accessToken.tokenId, tokenId));
    return {
      ...actor,
      token: {
        tokenId,
        scope: row.token.scope === 'write' ? 'write' : 'read',
        canManagePeople: row.token.canManagePeople,
      },
      memberships: actor.memberships.filter((m) => m.workspaceId === workspaceId),
      workspaceIds: [workspaceId],
    };
  });
}
