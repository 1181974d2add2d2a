import { toCents } from '@roofline/schema/value/money';
import { counted } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { totalOf } from '../../model/project-money';
import type { BidRow, ScopeRow } from '../use-project';

/** The number of bids that fit side by side. */
export const COMPARED = 5;

/** The ids of the bids as the user last divided them. A bid that was added since is in neither list. */
export interface BidChoice {
  compared: readonly string[];
  leftOut: readonly string[];
}

/**
 * Returns the bids to compare, in the order of the service (awarded, then lowest first), five at most: those that the user
 * compares, and as far as there is room those that were added since. If all of them are gone, it begins again with the first.
 */
export function comparedOf(bids: readonly BidRow[], { compared, leftOut }: BidChoice): BidRow[] {
  const chosen = bids.filter(({ bidId }) => compared.includes(bidId));
  const added = bids.filter(({ bidId }) => !compared.includes(bidId) && !leftOut.includes(bidId));
  const shown = [...chosen, ...added].slice(0, COMPARED);
  return shown.length === 0 ? bids.slice(0, COMPARED) : bids.filter((bid) => shown.includes(bid));
}

/** Returns the amount of a bid for a line; null where it leaves the line open. */
export const amountOf = ({ lines }: BidRow, { scopeOfWorkId }: ScopeRow): number | null =>
  lines.find((line) => line.scopeOfWorkId === scopeOfWorkId)?.amount ?? null;

/** Returns the lowest of several amounts; null where there is nothing to compare: fewer than two, or all the same. */
export function lowestOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  const lowest = Math.min(...known);
  return known.length > 1 && known.some((amount) => amount > lowest) ? lowest : null;
}

/** Returns how many lines of the scope of work a bid leaves open; 0 where it prices none of them. */
export const openLinesOf = (bid: BidRow, scope: readonly ScopeRow[]): number =>
  bid.lines.length === 0 ? 0 : scope.filter((line) => amountOf(bid, line) === null).length;

/** Returns `$1,300 more than its lines`; null where they add up to the amount, or where the bid has none. */
export function linesWords({ lines, amount }: Pick<BidRow, 'lines' | 'amount'>): string | null {
  if (lines.length === 0) return null;
  const over = totalOf([amount, ...lines.map((line) => -line.amount)]);
  if (over === 0) return null;
  return `${formatMoneyExact(Math.abs(over))} ${over > 0 ? 'more' : 'less'} than its lines`;
}

/** Returns `$11,100 (4.2%) below` or `the same as`, for the caller to add the estimate; null without one. */
export function againstEstimate(amount: number, estimate: number | null): string | null {
  if (estimate === null) return null;
  const over = totalOf([amount, -estimate]);
  if (over === 0) return 'the same as';
  const points = toCents(estimate) === 0 ? null : (100 * Math.abs(over)) / Math.abs(estimate);
  const share = points === null ? '' : ` (${formatPercent(points, 1)})`;
  return `${formatMoneyExact(Math.abs(over))}${share} ${over > 0 ? 'above' : 'below'}`;
}

/** Returns `2 of 5 lines not included`; null where there is nothing to say. */
export function openWords(bid: BidRow, scope: readonly ScopeRow[]): string | null {
  if (scope.length === 0) return null;
  if (bid.lines.length === 0) return 'Not split into lines';
  const open = openLinesOf(bid, scope);
  return open === 0 ? null : `${open} of ${counted(scope.length, 'line')} not included`;
}

/** Returns whether the last day for accepting a bid has passed. */
export const hasEnded = ({ validUntil }: Pick<BidRow, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today;
