import { and, asc, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { versionedRows } from '../../platform/repository/versioned-rows';
import type { ProjectRow } from '../repository/projects';
import { project, projectPayment, projectScope } from '../tables';
import { projectBid, projectBidLine, projectChangeOrder } from './tables';

export type BidRow = typeof projectBid.$inferSelect;
export type NewBid = typeof projectBid.$inferInsert;
export type BidLineRow = typeof projectBidLine.$inferSelect;
export type ChangeOrderRow = typeof projectChangeOrder.$inferSelect;
export type NewChangeOrder = typeof projectChangeOrder.$inferInsert;

/** The key of the project that bids and change orders belong to. */
export type ProjectPlace = Pick<ProjectRow, 'workspaceId' | 'projectId'>;

/** Returns the bids for the projects by amount; of equal amounts the oldest first. */
export async function findBids(tx: Tx, projectIds: readonly string[]): Promise<BidRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectBid)
    .where(inArray(projectBid.projectId, [...projectIds]))
    .orderBy(asc(projectBid.amount), asc(projectBid.createdAt), asc(projectBid.bidId));
}

/** Returns the prices of lines in these bids, in the order of the scope of work. */
export async function findBidLines(tx: Tx, bidIds: readonly string[]): Promise<BidLineRow[]> {
  if (bidIds.length === 0) return [];
  const rows = await tx
    .select({ line: projectBidLine })
    .from(projectBidLine)
    .innerJoin(
      projectScope,
      and(
        eq(projectScope.workspaceId, projectBidLine.workspaceId),
        eq(projectScope.scopeOfWorkId, projectBidLine.scopeOfWorkId),
      ),
    )
    .where(inArray(projectBidLine.bidId, [...bidIds]))
    .orderBy(asc(projectScope.createdAt), asc(projectScope.scopeOfWorkId));
  return rows.map(({ line }) => line);
}

/** Read and change one bid of exactly this project. The caller has locked the project. */
export const {
  find: findBid,
  insert: insertBid,
  changeHeld: changeBid,
  removeHeld: deleteBid,
} = versionedRows(projectBid, ['workspaceId', 'projectId', 'bidId']);

/** Replaces the prices of lines in a bid. */
export async function putBidLines(
  tx: Tx,
  { workspaceId, bidId }: Pick<BidRow, 'workspaceId' | 'bidId'>,
  lines: readonly Pick<BidLineRow, 'scopeOfWorkId' | 'amount'>[],
): Promise<void> {
  const ofBid = and(eq(projectBidLine.workspaceId, workspaceId), eq(projectBidLine.bidId, bidId));
  await tx.delete(projectBidLine).where(ofBid);
  if (lines.length === 0) return;
  await tx.insert(projectBidLine).values(lines.map((line) => ({ workspaceId, bidId, ...line })));
}

/** Returns the change orders of the projects by number. */
export async function findChangeOrders(tx: Tx, projectIds: readonly string[]): Promise<ChangeOrderRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectChangeOrder)
    .where(inArray(projectChangeOrder.projectId, [...projectIds]))
    .orderBy(asc(projectChangeOrder.number), desc(projectChangeOrder.changeOrderId));
}

const ordersOf = ({ workspaceId, projectId }: ProjectPlace) =>
  and(eq(projectChangeOrder.workspaceId, workspaceId), eq(projectChangeOrder.projectId, projectId));
/** Read and change one change order of exactly this project. The caller has locked the project. */
export const {
  find: findChangeOrder,
  insert: insertChangeOrder,
  changeHeld: changeChangeOrder,
  removeHeld: deleteChangeOrder,
} = versionedRows(projectChangeOrder, ['workspaceId', 'projectId', 'changeOrderId']);

/** Takes the next number of a change order, which is never given again. The caller has locked the project. */
export async function takeNumber(tx: Tx, { workspaceId, projectId }: ProjectPlace): Promise<number> {
  const [row] = await tx
    .update(project)
    .set({ lastChangeOrder: sql`${project.lastChangeOrder} + 1` })
    .where(and(eq(project.workspaceId, workspaceId), eq(project.projectId, projectId)))
    .returning({ number: project.lastChangeOrder });
  return row!.number;
}

/** Returns how many change orders a project has, and their sum in cents. */
export async function changeOrderTotals(
  tx: Tx,
  place: ProjectPlace,
): Promise<{ count: number; total: number }> {
  const [row] = await tx
    .select({ count: count(), total: sum(projectChangeOrder.amount) })
    .from(projectChangeOrder)
    .where(ordersOf(place));
  return { count: row!.count, total: Number(row!.total ?? 0) };
}

/** Returns how many payments of a project are for a bid. */
export async function countPaymentsOf(
  tx: Tx,
  { workspaceId, projectId }: ProjectPlace,
  bidId: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(projectPayment)
    .where(
      and(
        eq(projectPayment.workspaceId, workspaceId),
        eq(projectPayment.projectId, projectId),
        eq(projectPayment.contractId, bidId),
      ),
    );
  return row!.count;
}
