import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import type { RowBatch } from '../platform/store/rows';
import {
  activityRowBatches,
  findLastChangedProperty,
  insertActivities,
  listActivity,
  type ActivityQuery,
} from './repository';

/** Where something happened, by whom and when. */
export interface ActivityPlace {
  workspaceId: string;
  /** null: it happened to the workspace, such as a property that left it. */
  propertyId: string | null;
  actor: Pick<Actor, 'userId' | 'fullName'>;
  at: Date;
}

/** What happened: name of what changed, kind, and words (`changeWords` of the contract); null where nothing did. */
export interface ActivityEvent
  extends
    Pick<ActivityItem, 'type' | 'entityName'>,
    Partial<Pick<ActivityItem, 'projectId' | 'propertyComponentId'>> {
  description: string | null;
}

const isSomething = (event: ActivityEvent): event is ActivityEvent & { description: string } =>
  event.description !== null;

const rowsAt = (place: ActivityPlace, events: readonly ActivityEvent[]) => {
  const { actor, at: date, workspaceId, propertyId } = place;
  const { userId, fullName: userName } = actor;
  return events.filter(isSomething).map((event) => ({
    projectId: null,
    propertyComponentId: null,
    ...event,
    workspaceId,
    propertyId,
    userId,
    userName,
    date,
    activityId: newId(),
  }));
};

/** What happened, ready to be written: any thread may make it. Whatever says that nothing did is left out. */
export const activityBatches = (place: ActivityPlace, events: readonly ActivityEvent[]): RowBatch[] =>
  activityRowBatches(rowsAt(place, events));

/** Records the same at each of these places, in the write's own transaction. */
export async function recordAtEach(
  tx: Tx,
  places: readonly ActivityPlace[],
  event: ActivityEvent,
): Promise<void> {
  await insertActivities(tx, activityRowBatches(places.flatMap((place) => rowsAt(place, [event]))));
}

/** Writes what was made ready, in the transaction of the change. */
export async function recordBatches(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await insertActivities(tx, batches);
}

/** Records what a write did, in the write's own transaction and by one statement: both are there or neither. */
export async function recordActivity(
  tx: Tx,
  place: ActivityPlace,
  ...events: readonly ActivityEvent[]
): Promise<void> {
  await insertActivities(tx, activityBatches(place, events));
}

const HISTORY_ITEMS = 500;

/** What happened to components, newest first. The caller has made sure that it may be seen. */
export async function componentHistory(
  tx: Tx,
  query: ActivityQuery & { propertyComponentIds: readonly string[] },
): Promise<ActivityItem[]> {
  return listActivity(tx, query, { limit: HISTORY_ITEMS });
}

/** The property in which the actor changed something last; null when in none. */
export async function lastChangedProperty(
  tx: Tx,
  { userId, workspaceIds }: Pick<Actor, 'userId' | 'workspaceIds'>,
): Promise<string | null> {
  if (workspaceIds.length === 0) return null;
  return findLastChangedProperty(tx, { userId, workspaceIds });
}
