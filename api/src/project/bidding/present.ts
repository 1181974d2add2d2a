import type { Bid } from '@roofline/schema/project/bid';
import type { ChangeOrder } from '@roofline/schema/project/change-order';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import type { ReachedProject } from '../reach';
import type { ProjectRow } from '../repository/projects';
import { documentNames, presentDocument, type DocumentNames } from './documents';
import {
  findBidLines,
  findBids,
  findChangeOrders,
  type BidLineRow,
  type BidRow,
  type ChangeOrderRow,
} from './repository';

type Awarded = Pick<ProjectRow, 'awardedBidId'>;

function presentBid(
  row: BidRow,
  lines: readonly BidLineRow[],
  names: DocumentNames,
  { awardedBidId }: Awarded,
): Bid {
  return {
    bidId: row.bidId,
    projectId: row.projectId,
    bidder: row.bidder,
    amount: toDollars(row.amount),
    bidDate: row.bidDate,
    validUntil: row.validUntil,
    ...presentDocument(row, names),
    lines: lines.map(({ scopeOfWorkId, amount }) => ({ scopeOfWorkId, amount: toDollars(amount) })),
    isAwarded: row.bidId === awardedBidId,
    version: row.version,
  };
}

/** Returns one bid as in the answer. */
export async function presentOneBid(tx: Tx, row: BidRow, project: Awarded): Promise<Bid> {
  const lines = await findBidLines(tx, [row.bidId]);
  return presentBid(row, lines, await documentNames(tx, [row]), project);
}

export function presentChangeOrder(row: ChangeOrderRow, names: DocumentNames): ChangeOrder {
  const { changeOrderId, projectId, number, description, amount, approvedBy, approvedOn, version } = row;
  const dollars = toDollars(amount);
  const document = presentDocument(row, names);
  return {
    changeOrderId,
    projectId,
    number,
    description,
    amount: dollars,
    approvedBy,
    approvedOn,
    ...document,
    version,
  };
}

type Bidding = Pick<ProjectDetail, 'bids' | 'changeOrders'>;

/** Returns bids and change orders, by project, of projects whose money the viewer sees. Always four statements. */
export async function biddingOfProjects(
  tx: Tx,
  reached: readonly ReachedProject[],
): Promise<Map<string, Bidding>> {
  const shown = reached.map(({ row }) => row);
  const ids = shown.map(({ projectId }) => projectId);
  const bids = await findBids(tx, ids);
  const lines = new Map<string, BidLineRow[]>(bids.map(({ bidId }) => [bidId, []]));
  for (const line of await findBidLines(tx, [...lines.keys()])) lines.get(line.bidId)!.push(line);
  const orders = await findChangeOrders(tx, ids);
  const names = await documentNames(tx, [...bids, ...orders]);
  return new Map(
    shown.map((project) => {
      const { projectId } = project;
      const own = bids
        .filter((row) => row.projectId === projectId)
        .map((row) => presentBid(row, lines.get(row.bidId)!, names, project));
      const bidsFirst = own.toSorted((a, b) => Number(b.isAwarded) - Number(a.isAwarded));
      const changeOrders = orders
        .filter((row) => row.projectId === projectId)
        .map((row) => presentChangeOrder(row, names));
      return [projectId, { bids: bidsFirst, changeOrders }];
    }),
  );
}
