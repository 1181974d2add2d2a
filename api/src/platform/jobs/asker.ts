import type { Actor } from '../actor';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import { forbidden } from '../problem';
import { findToken, findUser } from '../repository/identity';
import { actorOfUser } from '../identity/session';
import type { JobRow } from './repository';

const gone = () => forbidden('You no longer have permission to do this.');

/** The token that asked, where it still stands. What it may ask for, its scope has decided by then. */
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
 * Whoever asked for a job, with the rights that they have at this moment and in its workspace only. 403 for somebody who
 * was deactivated or has left, and for a token that was ended.
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
