import type { Actor } from '../actor';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import { forbidden } from '../problem';
import { findToken, findUser } from '../repository/identity';
import { actorOfUser } from '../identity/session';
import type { JobRow } from './repository';

const gone = () => forbidden('You no longer have permission to do this.');

/** Returns the token that asked; 403 if it is no longer valid. Its scope was checked when the job was asked for. */
async function tokenOf(tx: Tx, row: JobRow & { tokenId: string }, now: Date): Promise<Actor['token']> {
  const token = await findToken(tx, row.tokenId);
  const stands =
    token &&
    token.endedAt === null &&
    now < token.expiresAt &&
    token.userId === row.userId &&
    token.workspaceId === row.workspaceId;
  if (!stands) throw gone();
  const { tokenId, canManagePeople, canManageWebhooks } = token;
  return { tokenId, scope: token.scope === 'write' ? 'write' : 'read', canManagePeople, canManageWebhooks };
}

/**
 * Returns the actor who asked for a job, with their current rights and only in the job's workspace. Throws 403 for a
 * user who was deactivated or has left, and for a token that was revoked or has expired.
 */
export async function askerOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  row: JobRow,
): Promise<Actor> {
  const { workspaceId, tokenId } = row;
  return database.system(async (tx) => {
    const user = await findUser(tx, row.userId);
    if (!user?.isActive) throw gone();
    const actor = await actorOfUser(tx, user);
    if (!actor.workspaceIds.includes(workspaceId)) throw gone();
    return {
      ...actor,
      ...(tokenId === null ? {} : { token: await tokenOf(tx, { ...row, tokenId }, clock.now()) }),
      memberships: actor.memberships.filter((each) => each.workspaceId === workspaceId),
      workspaceIds: [workspaceId],
    };
  });
}
