import type { Tx } from '../platform/database';
import { insertFollowers, saveFollower, selectFollowed, type ProjectPlace } from './repository/followers';

/** Why someone follows a project. A person who stopped following follows again only when `assigned`. */
export type FollowReason = 'assigned' | 'takesPart';

/** Makes these people followers of the project, who are notified of its events. */
export async function follow(
  tx: Tx,
  place: ProjectPlace,
  userIds: readonly string[],
  { reason, at }: { reason: FollowReason; at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await insertFollowers(tx, place, [...new Set(userIds)], { isAgain: reason === 'assigned', since: at });
}

/** Saves a user's own decision to follow or not; it holds until they are made responsible or decide again. */
export const decideFollowing = (
  tx: Tx,
  place: ProjectPlace,
  decision: { userId: string; isFollowing: boolean; at: Date },
): Promise<void> => saveFollower(tx, place, { ...decision, since: decision.at });

/** Returns those of the projects that a user follows, in one statement. */
export async function followedBy(
  tx: Tx,
  userId: string,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectFollowed(tx, userId, projectIds));
}
