import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { localToday } from '../../../app/today';
import { Tag } from '../../../ui/figure/Tag';
import { DateText, NoValue } from '../../../ui/figure/figures';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyExact } from '../../../ui/format/money';
import type { BidRow, ProjectDetail, ScopeRow } from '../use-project';
import { againstEstimate, amountOf, hasEnded, linesWords, openWords } from './bid-figures';

/** A note under a figure. */
const Note = ({ children }: { children: ReactNode }) => (
  <chakra.span display="block" textStyle="caption" color="fg.muted" fontWeight="400" whiteSpace="normal">
    {children}
  </chakra.span>
);

/** An amount of a row; the lowest is marked in words. */
function Amount({ value, lowest }: { value: number; lowest: number | null }) {
  const isLowest = value === lowest;
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      alignItems="center"
      gap="1.5"
      fontWeight={isLowest ? 600 : undefined}
      data-figure=""
    >
      {isLowest && <Tag tone="success">Lowest</Tag>}
      {formatMoneyExact(value)}
    </chakra.span>
  );
}

/** The amount of a bid for a line of the scope of work, if the bid includes it. */
export function LineCell({ bid, line, lowest }: { bid: BidRow; line: ScopeRow; lowest: number | null }) {
  const amount = amountOf(bid, line);
  if (amount === null) return <chakra.span color="fg.muted">Not included</chakra.span>;
  return <Amount value={amount} lowest={lowest} />;
}

/** The total of a bid, with notes where it differs from its lines or leaves lines open. */
export function TotalCell(props: { bid: BidRow; scope: readonly ScopeRow[]; lowest: number | null }) {
  const { bid, scope, lowest } = props;
  const notes = [linesWords(bid), openWords(bid, scope)].filter((words) => words !== null);
  return (
    <>
      <Amount value={bid.amount} lowest={lowest} />
      {notes.map((words) => (
        <Note key={words}>{words}</Note>
      ))}
    </>
  );
}

/** The difference between a bid and the reserve estimate, in money and percent. */
export function EstimateCell({ bid, project }: { bid: BidRow; project: ProjectDetail }) {
  const words = againstEstimate(bid.amount, project.estimate);
  if (words === null) return <NoValue />;
  return <chakra.span whiteSpace="normal">{words === 'the same as' ? 'The same' : words}</chakra.span>;
}

/** The last day on which a bid can be accepted; a past day is marked as ended. */
export function ValidCell({ bid }: { bid: BidRow }) {
  if (bid.validUntil === null || !hasEnded(bid, localToday())) return <DateText iso={bid.validUntil} />;
  return (
    <chakra.span color="danger.fg" fontWeight="550">
      Ended {formatDay(bid.validUntil)}
    </chakra.span>
  );
}

/** The bidder, with a tag when the bid is awarded. */
export const BidderName = ({ bid }: { bid: BidRow }) => (
  <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="1.5">
    <chakra.span overflowWrap="anywhere" whiteSpace="normal">
      {bid.bidder}
    </chakra.span>
    {bid.isAwarded && <Tag tone="brand">Awarded</Tag>}
  </chakra.span>
);
