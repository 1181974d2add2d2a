import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ActivityItem } from '@roofline/schema/activity';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { listActivity, type ActivityQuery } from './repository';
import { activityItem } from './tables';

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

// One statement carries at most this many rows, far below the limit on its parameters.
const ROWS_A_STATEMENT = 500;

/** Keeps what happened, in the transaction of the change itself: both are there or neither. */
export async function recordActivities(tx: Tx, events: readonly ActivityEvent[]): Promise<void> {
  const rows = events.map(({ actor, at, ...event }) => ({
    ...event,
    activityId: newId(),
    userId: actor.userId,
    userName: actor.fullName,
    date: at ?? sql`now()`,
  }));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(activityItem).values(rows.slice(from, from + ROWS_A_STATEMENT));
}

/** Keeps one thing that happened. */
export async function recordActivity(tx: Tx, event: ActivityEvent): Promise<void> {
  await recordActivities(tx, [event]);
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
  const [row] = await tx
    .select({ propertyId: activityItem.propertyId })
    .from(activityItem)
    .where(and(inArray(activityItem.workspaceId, workspaceIds), eq(activityItem.userId, userId)))
    .orderBy(desc(activityItem.date))
    .limit(1);
  return row?.propertyId ?? null;
}
