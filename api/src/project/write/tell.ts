import type { Tx } from '../../platform/database';
import { follow, notify, type NotificationEvent } from '../../notification/service';
import type { ProjectRow } from '../repository/projects';
import type { ProjectChange } from './change';

type Told = Pick<ProjectRow, 'workspaceId' | 'propertyId' | 'projectId'>;

/** Tells people what became of a project, in the transaction of the change. */
export function tellOf(
  tx: Tx,
  { actor, deps }: ProjectChange,
  { workspaceId, propertyId, projectId }: Told,
  ...events: readonly NotificationEvent[]
): Promise<void> {
  return notify(tx, { workspaceId, propertyId, projectId, actor, at: deps.clock.now() }, ...events);
}

/** Tells whoever follows the project. */
export const tellFollowers = (
  tx: Tx,
  change: ProjectChange,
  row: Told,
  event: Omit<NotificationEvent, 'to'>,
): Promise<void> => tellOf(tx, change, row, { ...event, to: { followers: true } });

/** These people have work in the project from now on: they follow it, and hear of that. */
export async function tellAssigned(
  tx: Tx,
  change: ProjectChange,
  row: Told,
  { kind, userIds }: { kind: 'assigned' | 'joined'; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await follow(tx, row, userIds, { reason: 'assigned', at: change.deps.clock.now() });
  await tellOf(tx, change, row, { kind, to: { userIds } });
}

/** Whoever takes part in a project follows it, unless they decided otherwise. */
export const followAs = (tx: Tx, { deps }: ProjectChange, row: Told, userIds: readonly string[]) =>
  follow(tx, row, userIds, { reason: 'takesPart', at: deps.clock.now() });
