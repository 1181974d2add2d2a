import type { Bid } from '@roofline/schema/project/bid';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import type { ReachedProject } from '../reach';
import { presentOne, recordProject, saved, type ProjectChange } from '../write/change';
import { tellFollowers } from '../write/tell';
import { calledBid, requireBid, type BidAt } from './bids';
import { assertNotBelowZero } from './contract';
import { presentOneBid } from './present';
import { changeBid, changeOrderTotals, countPaymentsOf, type BidRow } from './repository';

/** Returns `, $11,100 below the reserve estimate of $262,400`; an empty text where there is no estimate. */
function besideEstimate(amount: number, estimate: number | null): string {
  if (estimate === null) return '';
  const by = amount - toCents(estimate);
  const words =
    by === 0 ? 'the same as' : `${formatLimit(toDollars(Math.abs(by)))} ${by < 0 ? 'below' : 'above'}`;
  return `, ${words} the reserve estimate of ${formatLimit(estimate)}`;
}

/** Refuses the award for a completed project, for one with an award, and for a bid that is no longer valid. */
function assertAwardable({ row }: ReachedProject, { validUntil }: BidRow, today: string): void {
  if (row.isCompleted) throw ruleFailed('The project is completed: reopen it to award a bid');
  if (row.awardedBidId !== null)
    throw ruleFailed('Another bid is awarded: take that award back before you award this one');
  if (validUntil !== null && validUntil < today)
    throw ruleFailed(
      `This bid was valid until ${dayText(validUntil)}: change Valid Until if the bidder holds its price`,
    );
}

/** Makes a bid the contract: the project gets its bidder and amount. Changes nothing where the bid is awarded already. */
export async function awardBid(tx: Tx, change: ProjectChange, at: BidAt): Promise<Bid> {
  const { reached, row } = await requireBid(tx, change, at);
  if (reached.row.awardedBidId === row.bidId) return presentOneBid(tx, row, reached.row);
  assertAwardable(reached, row, change.deps.clock.today());
  assertNotBelowZero(row.amount, (await changeOrderTotals(tx, reached.row)).total);
  const bid = await changeBid(tx, row, {});
  const { bidId: awardedBidId, bidder: contractor, amount: contractAmount } = bid;
  const next = await saved(tx, reached, { awardedBidId, contractor, contractAmount });
  const { estimate } = await presentOne(tx, change, next);
  const words = `Awarded ${calledBid(bid)}${besideEstimate(bid.amount, estimate)}`;
  await recordProject(tx, change, next, words);
  await tellFollowers(tx, change, next.row, { kind: 'awarded', detail: bid.bidder });
  return presentOneBid(tx, bid, next.row);
}

/** Takes an award back, as long as the contract has no payments and change orders; the project then has no contract. */
export async function withdrawAward(tx: Tx, change: ProjectChange, at: BidAt): Promise<void> {
  const { reached, row } = await requireBid(tx, change, at);
  if (reached.row.awardedBidId !== row.bidId) throw ruleFailed('This bid is not awarded');
  if (reached.row.isCompleted) throw ruleFailed('The project is completed: reopen it to take the award back');
  if ((await changeOrderTotals(tx, reached.row)).count > 0)
    throw ruleFailed('The contract has change orders: remove them before you take the award back');
  if ((await countPaymentsOf(tx, reached.row, row.bidId)) > 0)
    throw ruleFailed('The contract has payments: remove them before you take the award back');
  await changeBid(tx, row, {});
  const none = { awardedBidId: null, contractor: null, contractAmount: null };
  const next = await saved(tx, reached, none);
  await recordProject(tx, change, next, `Took back the award of ${calledBid(row)}`);
}
