import type { Project } from '@roofline/schema/project/project';
import { decideFollowing } from '../../notification/service';
import type { Tx } from '../../platform/database';
import { requireProject } from '../reach';
import { presentOne, type ProjectChange } from './change';

/** Stores the actor's decision to follow the project or not. */
export async function followProject(
  tx: Tx,
  change: ProjectChange,
  { projectId, isFollowing }: { projectId: string; isFollowing: boolean },
): Promise<Project> {
  const reached = await requireProject(tx, change.actor, projectId);
  const { userId } = change.actor;
  await decideFollowing(tx, reached.row, { userId, isFollowing, at: change.deps.clock.now() });
  return presentOne(tx, change, reached);
}
