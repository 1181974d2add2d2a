import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateText } from '../../../ui/figure/figures';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { DocumentLink } from '../document/DocumentLink';
import { amountOf, lowestOf } from './bid-figures';
import { BidActions } from './BidActions';
import { BidderName, EstimateCell, LineCell, TotalCell, ValidCell } from './BidCells';
import type { BidComparisonProps } from './BidComparison';

/** The comparison on phones: one bid after the other, with the same marks. */
export function BidCards({ project, bids, commands }: Omit<BidComparisonProps, 'onLeaveOut'>) {
  const { scopeOfWork: scope, estimate } = project;
  const lowest = lowestOf(bids.map(({ amount }) => amount));
  const lowestLine = new Map(
    scope.map((line) => [line.scopeOfWorkId, lowestOf(bids.map((bid) => amountOf(bid, line)))]),
  );
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none" aria-label="Bids">
      {bids.map((bid) => (
        <li key={bid.bidId}>
          <Card title={<BidderName bid={bid} />} aside={<BidActions bid={bid} {...commands} />}>
            <chakra.dl textStyle="table">
              {scope.map((line) => (
                <Fact key={line.scopeOfWorkId} label={line.description}>
                  <LineCell {...{ bid, line }} lowest={lowestLine.get(line.scopeOfWorkId) ?? null} />
                </Fact>
              ))}
              <Fact label="Total" isStrong>
                <TotalCell {...{ bid, scope, lowest }} />
              </Fact>
              {estimate !== null && (
                <Fact label={`Against the reserve estimate of ${formatMoneyExact(estimate)}`}>
                  <EstimateCell {...{ bid, project }} />
                </Fact>
              )}
              <Fact label="Bid date">
                <DateText iso={bid.bidDate} />
              </Fact>
              <Fact label="Valid until">
                <ValidCell bid={bid} />
              </Fact>
              <Fact label="Document">
                <DocumentLink of={bid} />
              </Fact>
            </chakra.dl>
          </Card>
        </li>
      ))}
    </chakra.ul>
  );
}

const Fact = (props: { label: string; isStrong?: boolean; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns="minmax(0, 1fr) minmax(0, auto)"
    gap="3"
    py="1.5"
    borderTopWidth="1px"
    fontWeight={props.isStrong ? 600 : undefined}
  >
    <chakra.dt color={props.isStrong ? undefined : 'fg.muted'} overflowWrap="anywhere" lineClamp={3}>
      {props.label}
    </chakra.dt>
    <chakra.dd textAlign="right" data-figure="">
      {props.children}
    </chakra.dd>
  </chakra.div>
);
