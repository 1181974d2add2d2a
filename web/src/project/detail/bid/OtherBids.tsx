import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/action/Button';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import type { BidRow } from '../use-project';
import { COMPARED } from './bid-figures';
import { BidActions, type BidCommands } from './BidActions';
import { BidderName, ValidCell } from './BidCells';

interface OtherBidsProps {
  bids: readonly BidRow[];
  commands: BidCommands;
  /** No column is free. */
  isFull: boolean;
  onCompare: (bid: BidRow) => void;
}

/** The bids outside the comparison, each with a button that adds it. */
export function OtherBids({ bids, commands, isFull, onCompare }: OtherBidsProps) {
  return (
    <Card title="Not in the comparison" mt="4">
      {isFull && (
        <chakra.p textStyle="table" color="fg.muted" mb="2">
          {COMPARED} bids fit side by side. Leave one out to compare another.
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" textStyle="table" aria-label="Bids that are not in the comparison">
        {bids.map((bid) => (
          <chakra.li key={bid.bidId} {...lineStyle} _first={{ borderTopWidth: '0' }}>
            <chakra.span flex="1" minW="160px" fontWeight="560">
              <BidderName bid={bid} />
            </chakra.span>
            <span data-figure="">{formatMoneyExact(bid.amount)}</span>
            <chakra.span minW="120px" textAlign="right">
              <ValidCell bid={bid} />
            </chakra.span>
            <Button
              size="sm"
              aria-label={`Compare the bid of ${bid.bidder}`}
              disabled={isFull}
              onClick={() => onCompare(bid)}
            >
              Compare
            </Button>
            <BidActions bid={bid} {...commands} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '2',
  borderTopWidth: '1px',
} as const;
