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

/** The place, actor and moment of an event. */
export interface ActivityPlace {
  workspaceId: string;
  /** null: the event concerns the workspace, for example a property that left it. */
  propertyId: string | null;
  actor: Pick<Actor, 'userId' | 'fullName'>;
  at: Date;
}

/** An event: the name and kind of the changed thing, and a description (`changeWords`); null if nothing changed. */
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

/** Returns events as rows ready to be inserted; any thread may make them. Events without a description are left out. */
export const activityBatches = (place: ActivityPlace, events: readonly ActivityEvent[]): RowBatch[] =>
  activityRowBatches(rowsAt(place, events));

/** Records an event at each of these places, in the write's own transaction. */
export async function recordAtEach(
  tx: Tx,
  places: readonly ActivityPlace[],
  event: ActivityEvent,
): Promise<void> {
  await insertActivities(tx, activityRowBatches(places.flatMap((place) => rowsAt(place, [event]))));
}

/** Inserts prepared events in the transaction of the change. */
export async function recordBatches(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await insertActivities(tx, batches);
}

/** Records a write's events in its own transaction and in one statement, so that both are stored or neither. */
export async function recordActivity(
  tx: Tx,
  place: ActivityPlace,
  ...events: readonly ActivityEvent[]
): Promise<void> {
  await insertActivities(tx, activityBatches(place, events));
}

const HISTORY_ITEMS = 500;

/** Returns the activity of components, newest first. The caller has made sure that the actor may see it. */
export async function componentHistory(
  tx: Tx,
  query: ActivityQuery & { propertyComponentIds: readonly string[] },
): Promise<ActivityItem[]> {
  return listActivity(tx, query, { limit: HISTORY_ITEMS });
}

/** Returns the property in which the actor changed something last; null if there is none. */
export async function lastChangedProperty(
  tx: Tx,
  { userId, workspaceIds }: Pick<Actor, 'userId' | 'workspaceIds'>,
): Promise<string | null> {
  if (workspaceIds.length === 0) return null;
  return findLastChangedProperty(tx, { userId, workspaceIds });
}
