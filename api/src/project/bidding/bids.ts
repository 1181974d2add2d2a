import { changesOf, changeWords, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import { bidInput, type Bid, type BidInput } from '@roofline/schema/project/bid';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { Problem, ruleFailed } from '../../platform/problem';
import { requireProject, type ReachedProject } from '../reach';
import { findScopes, type ScopeRow } from '../work/repository';
import { assertRoom } from '../work/rules';
import { shortText } from '../work/words';
import { holdItem, recordProject, type ProjectChange } from '../write/change';
import { documentIn } from './documents';
import { presentOneBid } from './present';
import { changeBid, deleteBid, findBid, insertBid, putBidLines, type BidRow } from './repository';

/** The ids of a bid, and the version that the caller saw. */
export interface BidAt {
  projectId: string;
  bidId: string;
  version: number;
}

/** A bid with the prices of its lines in words. */
type WordedBid = Bid & { prices: string };

const FIELDS = wordedFields<typeof bidInput, WordedBid>(bidInput, {
  propertyFileId: { words: ({ fileName }) => fileName ?? NO_VALUE },
  lines: { label: 'prices', words: ({ prices }) => prices },
});

/** Names a bid: `the bid of $251,300 by Apex Roofing`. */
export const calledBid = ({ amount, bidder }: Pick<BidRow, 'amount' | 'bidder'>) =>
  `the bid of ${formatLimit(toDollars(amount))} by ${bidder}`;

function worded(bid: Bid, scopes: readonly ScopeRow[]): WordedBid {
  const prices = bid.lines.map(({ scopeOfWorkId, amount }) => {
    const line = scopes.find((one) => one.scopeOfWorkId === scopeOfWorkId);
    return `${formatLimit(amount)} for “${shortText(line?.description ?? '')}”`;
  });
  return { ...bid, prices: prices.join(', ') || NO_VALUE };
}

/** Returns the lines of a bid; throws 422 at each that is not in the project's scope of work. */
function linesIn(scopes: readonly ScopeRow[], lines: BidInput['lines']) {
  const known = new Set(scopes.map(({ scopeOfWorkId }) => scopeOfWorkId));
  const stored = lines.map((line) => ({
    scopeOfWorkId: line.scopeOfWorkId.toLowerCase(),
    amount: toCents(line.amount),
  }));
  const detail = 'This line is no longer in the scope of work: choose one from the list';
  const errors = stored.flatMap(({ scopeOfWorkId }, n) =>
    known.has(scopeOfWorkId) ? [] : [{ code: 'invalid' as const, detail, field: `lines.${n}.scopeOfWorkId` }],
  );
  if (errors.length > 0) throw new Problem(422, errors);
  return stored;
}

/** Returns the stored values of an entered bid. */
async function storedBid(
  tx: Tx,
  { row }: ReachedProject,
  scopes: readonly ScopeRow[],
  { lines, amount, ...values }: BidInput,
) {
  const prices = linesIn(scopes, lines);
  const propertyFileId = await documentIn(tx, row, values);
  return { prices, values: { ...values, amount: toCents(amount), propertyFileId } };
}

export async function addBid(
  tx: Tx,
  change: ProjectChange,
  projectId: string,
  input: BidInput,
): Promise<Bid> {
  const reached = await requireProject(tx, change.actor, projectId, { need: 'edit', lock: true });
  const { workspaceId, propertyId } = reached.row;
  await assertRoom(tx, 'bid', reached.row, limits.bidsOfProject);
  const scopes = await findScopes(tx, [reached.row.projectId]);
  const { values, prices } = await storedBid(tx, reached, scopes, input);
  const row = await insertBid(tx, {
    ...values,
    workspaceId,
    propertyId,
    projectId: reached.row.projectId,
    bidId: newId(),
    createdAt: change.deps.clock.now(),
  });
  await putBidLines(tx, row, prices);
  await recordProject(tx, change, reached, `Added ${calledBid(row)}`);
  return presentOneBid(tx, row, reached.row);
}

export const requireBid = (tx: Tx, change: ProjectChange, at: BidAt) =>
  holdItem(tx, change, at, (project) => findBid(tx, { ...project, bidId: at.bidId }));

/** Refuses a change of the awarded bid: it is the contract. */
function assertNotAwarded({ row }: ReachedProject, { bidId }: BidRow): void {
  if (row.awardedBidId === bidId)
    throw ruleFailed('This bid is the contract: add a change order, or take the award back first');
}

export async function updateBid(tx: Tx, change: ProjectChange, at: BidAt, input: BidInput): Promise<Bid> {
  const { reached, row } = await requireBid(tx, change, at);
  assertNotAwarded(reached, row);
  const scopes = await findScopes(tx, [reached.row.projectId]);
  const { values, prices } = await storedBid(tx, reached, scopes, input);
  const before = await presentOneBid(tx, row, reached.row);
  const saved = await changeBid(tx, row, values);
  await putBidLines(tx, row, prices);
  const after = await presentOneBid(tx, saved, reached.row);
  const changes = changesOf(FIELDS, { before: worded(before, scopes), after: worded(after, scopes) });
  await recordProject(tx, change, reached, changeWords(`of ${calledBid(row)}`, changes));
  return after;
}

export async function removeBid(tx: Tx, change: ProjectChange, at: BidAt): Promise<void> {
  const { reached, row } = await requireBid(tx, change, at);
  assertNotAwarded(reached, row);
  await deleteBid(tx, row);
  await recordProject(tx, change, reached, `Removed ${calledBid(row)}`);
}
