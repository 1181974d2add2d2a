import { chakra } from '@chakra-ui/react';
import { Card } from '../../../ui/layout/Card';
import { DateText } from '../../../ui/figure/figures';
import { formatMoneyExact } from '../../../ui/format/money';
import { ChartTable, type ChartTableRow } from '../../../ui/marks/ChartTable';
import { DocumentLink } from '../document/DocumentLink';
import type { BidRow, ProjectDetail } from '../use-project';
import { amountOf, lowestOf } from './bid-figures';
import { BidActions, type BidCommands } from './BidActions';
import { BidderName, EstimateCell, LineCell, TotalCell, ValidCell } from './BidCells';

export interface BidComparisonProps {
  project: ProjectDetail;
  bids: readonly BidRow[];
  commands: BidCommands;
  /** Offered where there are more bids than columns. */
  onLeaveOut?: (bid: BidRow) => void;
}

/** Bids side by side: one column per bid, one row per line of the scope of work, then totals, dates and documents. */
export function BidComparison(props: BidComparisonProps) {
  const { bids } = props;
  const heads = [
    'Line',
    ...bids.map((bid) => ({
      key: bid.bidId,
      text: (
        <chakra.span
          display="inline-block"
          minW="128px"
          maxW="180px"
          textStyle="table"
          fontWeight="600"
          color="fg.default"
        >
          <BidderName bid={bid} />
        </chakra.span>
      ),
    })),
  ];
  return (
    <Card flush overflow="hidden">
      <ChartTable caption="Bids side by side" heads={heads} rows={rowsOf(props)} />
    </Card>
  );
}

function rowsOf({ project, bids, commands, onLeaveOut }: BidComparisonProps): ChartTableRow[] {
  const { scopeOfWork: scope, estimate } = project;
  const lines = scope.map((line): ChartTableRow => {
    const lowest = lowestOf(bids.map((bid) => amountOf(bid, line)));
    return {
      key: line.scopeOfWorkId,
      head: (
        <chakra.span overflowWrap="anywhere" lineClamp={3} fontWeight="400" minW="140px">
          {line.description}
        </chakra.span>
      ),
      cells: bids.map((bid) => <LineCell key={bid.bidId} {...{ bid, line, lowest }} />),
    };
  });
  const lowest = lowestOf(bids.map(({ amount }) => amount));
  const row = (key: string, head: string, cell: (bid: BidRow) => ChartTableRow['cells'][number]) => ({
    key,
    head,
    cells: bids.map(cell),
  });
  const rows = [
    ...lines,
    {
      ...row('total', 'Total', (bid) => <TotalCell key={bid.bidId} {...{ bid, scope, lowest }} />),
      isStrong: true,
    },
    row(
      'estimate',
      estimate === null
        ? 'Reserve estimate'
        : `Against the reserve estimate of ${formatMoneyExact(estimate)}`,
      (bid) => <EstimateCell key={bid.bidId} {...{ bid, project }} />,
    ),
    row('date', 'Bid date', (bid) => <DateText key={bid.bidId} iso={bid.bidDate} />),
    row('valid', 'Valid until', (bid) => <ValidCell key={bid.bidId} bid={bid} />),
    row('document', 'Document', (bid) => <DocumentLink key={bid.bidId} of={bid} />),
  ];
  if (Object.keys(commands).length === 0 && !onLeaveOut) return rows;
  return [
    ...rows,
    row('actions', 'Actions', (bid) => (
      <BidActions
        key={bid.bidId}
        bid={bid}
        {...commands}
        onLeaveOut={onLeaveOut && (() => onLeaveOut(bid))}
      />
    )),
  ];
}
