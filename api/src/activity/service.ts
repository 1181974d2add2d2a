import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import type { RowBatch } from '../platform/store/rows';
import {
  activityRowBatches,
  findLastChangedProperty,
  insertActivities,
  insertActivity,
  listActivity,
  type ActivityQuery,
} from './repository';

export interface ActivityEvent {
  workspaceId: string;
  propertyId: string;
  actor: Pick<Actor, 'userId' | 'fullName'>;
  /** Name of what changed. */
  entityName: string;
  /** What happened, in words: "Changed the cost of Perimeter fence from $117,800 to $120,000". */
  description: string;
  /** Kind of event: `component`, `financials`, `property` … */
  type: string;
  propertyComponentId?: string | null;
  projectId?: string | null;
  /** When; the moment of the transaction where it is left out. */
  at?: Date;
}

const rowOf = ({ actor, ...event }: ActivityEvent) => ({
  ...event,
  projectId: event.projectId ?? null,
  propertyComponentId: event.propertyComponentId ?? null,
  activityId: newId(),
  userId: actor.userId,
  userName: actor.fullName,
});

/** What happened at a moment, ready to be kept: any thread may make it. */
export function activityBatches(events: readonly (ActivityEvent & { at: Date })[]): RowBatch[] {
  return activityRowBatches(events.map(({ at, ...event }) => ({ ...rowOf(event), date: at })));
}

/** Keeps what happened, in the transaction of the change itself: both are there or neither. */
export async function recordActivities(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await insertActivities(tx, batches);
}

/** Keeps one thing that happened. */
export async function recordActivity(tx: Tx, { at, ...event }: ActivityEvent): Promise<void> {
  await insertActivity(tx, { ...rowOf(event), ...(at && { date: at }) });
}

const HISTORY_ITEMS = 500;

/** What happened to components, newest first. The caller has made sure that it may be seen. */
export async function componentHistory(
  tx: Tx,
  query: ActivityQuery & { propertyComponentIds: readonly string[] },
): Promise<ActivityItem[]> {
  return listActivity(tx, query, { limit: HISTORY_ITEMS, offset: 0 });
}

/** The property in which the actor changed something last; null when in none. */
export async function lastChangedProperty(
  tx: Tx,
  { userId, workspaceIds }: Pick<Actor, 'userId' | 'workspaceIds'>,
): Promise<string | null> {
  if (workspaceIds.length === 0) return null;
  return findLastChangedProperty(tx, { userId, workspaceIds });
}
