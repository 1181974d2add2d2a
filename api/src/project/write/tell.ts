import type { Tx } from '../../platform/database';
import { follow, notify, type NotificationEvent } from '../../notification/service';
import type { ProjectRow } from '../repository/projects';
import type { ProjectChange } from './change';

type Told = Pick<ProjectRow, 'workspaceId' | 'propertyId' | 'projectId'>;

/** Notifies people of a change of a project, in the transaction of the change. */
export function tellOf(
  tx: Tx,
  { actor, deps }: ProjectChange,
  { workspaceId, propertyId, projectId }: Told,
  ...events: readonly NotificationEvent[]
): Promise<void> {
  return notify(tx, { workspaceId, propertyId, projectId, actor, at: deps.clock.now() }, ...events);
}

/** Notifies the followers of the project. */
export const tellFollowers = (
  tx: Tx,
  change: ProjectChange,
  row: Told,
  event: Omit<NotificationEvent, 'to'>,
): Promise<void> => tellOf(tx, change, row, { ...event, to: { followers: true } });

/** Makes people who were put on the project follow it, and notifies them. */
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

/** Makes people who take part in a project follow it, unless they decided otherwise. */
export const followAs = (tx: Tx, { deps }: ProjectChange, row: Told, userIds: readonly string[]) =>
  follow(tx, row, userIds, { reason: 'takesPart', at: deps.clock.now() });
