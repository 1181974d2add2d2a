import { and, count, desc, eq, ilike, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { ActivityItem } from '@roofline/schema/activity';
import type { Tx } from '../platform/database';
import { activityItem } from './tables';

export interface ActivityQuery {
  workspaceId: string;
  propertyId: string;
  type?: string | undefined;
  search?: string | undefined;
  /** Only what happened to these components. */
  propertyComponentIds?: readonly string[];
  /** Kinds that the viewer may not see. */
  hiddenTypes?: readonly string[];
}

function toWire(row: typeof activityItem.$inferSelect): ActivityItem {
  const { workspaceId: _workspace, userId: _user, date, ...item } = row;
  return { ...item, date: date.toISOString() };
}

/** Text that a pattern search takes as it is: % and _ match themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function condition(query: ActivityQuery): SQL {
  const like = query.search ? `%${literal(query.search)}%` : null;
  return and(
    eq(activityItem.workspaceId, query.workspaceId),
    eq(activityItem.propertyId, query.propertyId),
    query.type ? eq(activityItem.type, query.type) : undefined,
    query.hiddenTypes?.length ? notInArray(activityItem.type, [...query.hiddenTypes]) : undefined,
    query.propertyComponentIds
      ? inArray(activityItem.propertyComponentId, [...query.propertyComponentIds])
      : undefined,
    like
      ? or(
          ilike(activityItem.description, like),
          ilike(activityItem.entityName, like),
          ilike(activityItem.userName, like),
        )
      : undefined,
  ) as SQL;
}

/** Items of a property, newest first. */
export async function listActivity(
  tx: Tx,
  query: ActivityQuery,
  window: { limit: number; offset: number },
): Promise<ActivityItem[]> {
  const rows = await tx
    .select()
    .from(activityItem)
    .where(condition(query))
    .orderBy(desc(activityItem.date), desc(activityItem.activityId))
    .limit(window.limit)
    .offset(window.offset);
  return rows.map(toWire);
}

export async function countActivity(tx: Tx, query: ActivityQuery): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(activityItem).where(condition(query));
  return row?.n ?? 0;
}
