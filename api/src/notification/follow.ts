import type { Tx } from '../platform/database';
import { insertFollowers, saveFollower, selectFollowed, type ProjectPlace } from './repository/followers';

/** How people come to follow a project. Whoever stopped following is only brought back by work of their own in it. */
export type FollowReason = 'assigned' | 'takesPart';

/** From now on these people hear of what happens in the project. */
export async function follow(
  tx: Tx,
  place: ProjectPlace,
  userIds: readonly string[],
  { reason, at }: { reason: FollowReason; at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await insertFollowers(tx, place, [...new Set(userIds)], { isAgain: reason === 'assigned', since: at });
}

/** What a user decides by themselves: it stands until they are made responsible for the project or decide again. */
export const decideFollowing = (
  tx: Tx,
  place: ProjectPlace,
  decision: { userId: string; isFollowing: boolean; at: Date },
): Promise<void> => saveFollower(tx, place, { ...decision, since: decision.at });

/** Those of the projects that a user follows. One statement. */
export async function followedBy(
  tx: Tx,
  userId: string,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectFollowed(tx, userId, projectIds));
}
