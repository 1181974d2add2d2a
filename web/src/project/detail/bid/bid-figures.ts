import { toCents } from '@roofline/schema/value/money';
import { counted } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { totalOf } from '../../model/project-money';
import type { BidRow, ScopeRow } from '../use-project';

/** Columns that fit side by side. */
export const COMPARED = 5;

/** The bids that stand side by side: the chosen ones, at first the awarded and the lowest; in the order of the service. */
export const comparedOf = (bids: readonly BidRow[], chosen: readonly string[] | null): BidRow[] =>
  (chosen === null ? [...bids] : bids.filter(({ bidId }) => chosen.includes(bidId))).slice(0, COMPARED);

/** What a bid asks for a line; null where it leaves the line open. */
export const amountOf = ({ lines }: BidRow, { scopeOfWorkId }: ScopeRow): number | null =>
  lines.find((line) => line.scopeOfWorkId === scopeOfWorkId)?.amount ?? null;

/** The lowest of several amounts; null where there is nothing to compare: fewer than two, or all the same. */
export function lowestOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  const lowest = Math.min(...known);
  return known.length > 1 && known.some((amount) => amount > lowest) ? lowest : null;
}

/** Lines of the scope of work that a bid leaves open, where it prices any of them. */
export const openLinesOf = (bid: BidRow, scope: readonly ScopeRow[]): number =>
  bid.lines.length === 0 ? 0 : scope.filter((line) => amountOf(bid, line) === null).length;

/** `$1,300 more than its lines`; null where they come to the amount, or where the bid has none. */
export function linesWords({ lines, amount }: Pick<BidRow, 'lines' | 'amount'>): string | null {
  if (lines.length === 0) return null;
  const over = totalOf([amount, ...lines.map((line) => -line.amount)]);
  if (over === 0) return null;
  return `${formatMoneyExact(Math.abs(over))} ${over > 0 ? 'more' : 'less'} than its lines`;
}

/** `$11,100 (4.2%) below`, `the same as`; what follows names the estimate. Null without one. */
export function againstEstimate(amount: number, estimate: number | null): string | null {
  if (estimate === null) return null;
  const over = totalOf([amount, -estimate]);
  if (over === 0) return 'the same as';
  const points = toCents(estimate) === 0 ? null : (100 * Math.abs(over)) / Math.abs(estimate);
  const share = points === null ? '' : ` (${formatPercent(points, 1)})`;
  return `${formatMoneyExact(Math.abs(over))}${share} ${over > 0 ? 'above' : 'below'}`;
}

/** `2 of 5 lines not included` */
export function openWords(bid: BidRow, scope: readonly ScopeRow[]): string | null {
  if (scope.length === 0) return null;
  if (bid.lines.length === 0) return 'Not split into lines';
  const open = openLinesOf(bid, scope);
  return open === 0 ? null : `${open} of ${counted(scope.length, 'line')} not included`;
}

/** Can it no longer be accepted? */
export const hasEnded = ({ validUntil }: Pick<BidRow, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today;
