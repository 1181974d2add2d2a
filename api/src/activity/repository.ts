import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type {
  ActivityCursor,
  ActivityItem,
  ActivityKind,
  PortfolioActivityItem,
} from '@roofline/schema/activity/activity';
import type { Tx } from '../platform/database';
import { batchesOf, insertBatches, type RowBatch } from '../platform/store/rows';
import { containing } from '../platform/store/values';
import { activityItem } from './tables';

type NewActivity = typeof activityItem.$inferInsert;

export interface ActivityQuery {
  workspaceId: string;
  propertyId: string;
  /** The kinds that the viewer may read and asks for. */
  kinds: readonly ActivityKind[];
  search?: string | undefined;
  /** Only items from `from` on and before `before`. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** Only items about these components. */
  propertyComponentIds?: readonly string[];
}

/** Returns an item of the property as the API shows it. */
function toWire(row: typeof activityItem.$inferSelect, propertyId: string): ActivityItem {
  const { workspaceId: _workspace, userId: _user, date, ...item } = row;
  return { ...item, propertyId, date: date.toISOString() };
}

function condition(query: ActivityQuery): SQL | undefined {
  const like = query.search ? containing(query.search) : null;
  return and(
    eq(activityItem.workspaceId, query.workspaceId),
    eq(activityItem.propertyId, query.propertyId),
    inArray(activityItem.type, [...query.kinds]),
    query.propertyComponentIds
      ? inArray(activityItem.propertyComponentId, [...query.propertyComponentIds])
      : undefined,
    query.from ? gte(activityItem.date, query.from) : undefined,
    query.before ? lt(activityItem.date, query.before) : undefined,
    like
      ? or(
          ilike(activityItem.description, like),
          ilike(activityItem.entityName, like),
          ilike(activityItem.userName, like),
        )
      : undefined,
  );
}

/** The part of the items to read. */
interface ActivityWindow {
  limit: number;
  offset?: number;
  /** Only items after this one. */
  after?: ActivityCursor | undefined;
}

const isAfter = ({ date, activityId }: ActivityCursor) =>
  sql`(${activityItem.date}, ${activityItem.activityId}) < (${date.toISOString()}::timestamptz, ${activityId}::uuid)`;

/** Returns items of a property, newest first. */
export async function listActivity(
  tx: Tx,
  query: ActivityQuery,
  { limit, offset = 0, after }: ActivityWindow,
): Promise<ActivityItem[]> {
  const rows = await tx
    .select()
    .from(activityItem)
    .where(and(condition(query), after && isAfter(after)))
    .orderBy(desc(activityItem.date), desc(activityItem.activityId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => toWire(row, query.propertyId));
}

/** Counts items, up to `most`. */
export async function countActivity(tx: Tx, query: ActivityQuery, most: number): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(activityItem)
    .where(condition(query))
    .limit(most)
    .as('some');
  const [row] = await tx.select({ n: count() }).from(some);
  return row?.n ?? 0;
}

/** The condition for items of a workspace as a whole, which belong to no property. */
const ofPortfolio = (workspaceId: string) =>
  and(eq(activityItem.workspaceId, workspaceId), isNull(activityItem.propertyId));

/** Returns items of a workspace as a whole, newest first. */
export async function listPortfolioActivity(
  tx: Tx,
  workspaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PortfolioActivityItem[]> {
  const { activityId, entityName, description, userName, date, type } = activityItem;
  const rows = await tx
    .select({ activityId, entityName, description, userName, date, type })
    .from(activityItem)
    .where(ofPortfolio(workspaceId))
    .orderBy(desc(date), desc(activityId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

export async function countPortfolioActivity(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(activityItem).where(ofPortfolio(workspaceId));
  return row?.n ?? 0;
}

/** Returns rows ready to be inserted; any thread may make them. */
export function activityRowBatches(rows: readonly NewActivity[]): RowBatch[] {
  return batchesOf(activityItem, rows);
}

export async function insertActivities(tx: Tx, batches: readonly RowBatch[]): Promise<void> {
  await insertBatches(tx, activityItem, batches);
}

/** Returns the property of the newest item that a user caused in these workspaces; null without one. */
export async function findLastChangedProperty(
  tx: Tx,
  of: { userId: string; workspaceIds: readonly string[] },
): Promise<string | null> {
  const [row] = await tx
    .select({ propertyId: activityItem.propertyId })
    .from(activityItem)
    .where(
      and(
        inArray(activityItem.workspaceId, [...of.workspaceIds]),
        eq(activityItem.userId, of.userId),
        isNotNull(activityItem.propertyId),
      ),
    )
    .orderBy(desc(activityItem.date))
    .limit(1);
  return row?.propertyId ?? null;
}
