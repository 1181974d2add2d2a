import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { DateText } from '../../ui/figure/figures';
import { counted } from '../../ui/format/count';
import { formatMoneyCents } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { FUND_WORDS } from '../data/ledger-words';
import { Amount, UnexpectedTag } from '../list/transaction-columns';
import { useAttachedTransactionsQuery, type AttachedTransactionsQuery } from './AttachedLedger.generated';

type Lines = NonNullable<AttachedTransactionsQuery['property']>['transactions'];

interface AttachedLedgerProps {
  propertyId: string;
  /** The component or project that the lines are mapped to. */
  of: { component: string } | { project: string };
  /** Shown if there are no lines. */
  empty: string;
  /** Shown below the lines: what they mean for the figures of the page. */
  note?: string;
}

/** Number of lines; the transactions page has all of them. */
const SHOWN = 5;

/** The newest lines of the ledger that are mapped to a component or a project, with their sums and a link to all of them. */
export function AttachedLedger({ propertyId, of, empty, note }: AttachedLedgerProps) {
  const { property } = useSelection();
  const canView = property?.propertyId === propertyId && property.viewerCan.viewLedger;
  const filter = 'component' in of ? { propertyComponentId: of.component } : { projectId: of.project };
  const { data, error } = useAttachedTransactionsQuery({
    variables: { propertyId, filter, first: SHOWN },
    skip: !canView,
  });
  const lines = data?.property?.transactions;
  if (!canView) return null;
  return (
    <Card
      title="Ledger"
      data-no-print={lines?.totalCount === 0 ? '' : undefined}
      aside={
        lines &&
        lines.totalCount > 0 && (
          <Button asChild variant="link" data-no-print="">
            <Link to={paths.transactions(of)}>All transactions</Link>
          </Button>
        )
      }
    >
      {error && !lines && (
        <chakra.p color="danger.fg">
          The transactions could not be loaded. Reload the page to try again.
        </chakra.p>
      )}
      {!error && !lines && (
        <Loading>
          <Skeleton height="60px" />
        </Loading>
      )}
      {lines?.totalCount === 0 && (
        <chakra.p textStyle="table" color="fg.muted">
          {empty}
        </chakra.p>
      )}
      {lines && lines.totalCount > 0 && <Newest lines={lines} />}
      {note && (lines?.totalCount ?? 0) > 0 && (
        <chakra.p textStyle="caption" color="fg.muted" mt="2">
          {note}
        </chakra.p>
      )}
    </Card>
  );
}

function Newest({ lines }: { lines: Lines }) {
  const { nodes, totalCount, moneyIn, moneyOut } = lines;
  return (
    <>
      <chakra.p textStyle="table" mb="1">
        {counted(totalCount, 'transaction')}, {formatMoneyCents(moneyOut)} out
        {moneyIn > 0 && ` and ${formatMoneyCents(moneyIn)} in`}
      </chakra.p>
      <chakra.ul listStyleType="none" textStyle="table" aria-label="Newest transactions">
        {nodes.map((line) => (
          <chakra.li key={line.transactionId} {...lineStyle}>
            <chakra.div minW="0">
              <chakra.p fontWeight="560" overflowWrap="anywhere">
                {line.payee ?? line.description}
              </chakra.p>
              <chakra.p textStyle="caption" color="fg.muted">
                <DateText iso={line.date} />, {FUND_WORDS[line.fund]}
              </chakra.p>
            </chakra.div>
            <chakra.div textAlign="end">
              <Amount amount={line.amount} />
              {line.isUnexpected && (
                <div>
                  <UnexpectedTag />
                </div>
              )}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  py: '2',
  borderTopWidth: '1px',
} as const;
