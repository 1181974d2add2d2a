import { chakra } from '@chakra-ui/react';
import { ArrowLeft, HandCoins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DateText, Money } from '../../ui/figure/figures';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { ListPage } from '../../ui/list-page/ListPage';
import type { Column } from '../../ui/table-model/column';
import { AnalyticsFrame } from '../AnalyticsFrame';
import { usePortfolioSpendBreakdownQuery, type PortfolioSpendBreakdownQuery } from './ProjectSpend.generated';
import { NOT_NAMED, NotNamedNote } from './NotNamedNote';
import { useSpendAddress } from './use-spend-address';

type Payment = PortfolioSpendBreakdownQuery['portfolioSpendBreakdown']['items'][number];
const NONE: Payment[] = [];
const FUNDS = { reserve: 'Reserve', operating: 'Operating' } as const;

/** `portfolio-analytics/reports/project-spend/breakdown`. */
export function ProjectSpendBreakdownPage() {
  return (
    <AnalyticsFrame tab="spend">
      {({ workspaceId }) => <BreakdownView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}

/** The name of the project as a link to it, which also selects its property. */
function ProjectLink({ payment }: { payment: Payment }) {
  const { selectProperty } = useSelection();
  return (
    <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
      <Link to={paths.project(payment.projectId)} onClick={() => selectProperty(payment.propertyId)}>
        {payment.projectName}
      </Link>
    </chakra.span>
  );
}

const categoryOf = ({ category, isNotNamed }: Payment) =>
  category ?? (isNotNamed ? 'Not named' : 'No component');

const columns: Column<Payment>[] = [
  { id: 'project', header: 'Project', fixed: true, cell: (payment) => <ProjectLink payment={payment} /> },
  { id: 'property', header: 'Property', cell: ({ propertyName }) => propertyName },
  { id: 'phase', header: 'Phase', cell: ({ phaseName }) => phaseName },
  { id: 'category', header: 'Category', cell: categoryOf },
  { id: 'payee', header: 'Payee', cell: ({ payee }) => payee },
  { id: 'fund', header: 'Fund', cell: ({ fund }) => FUNDS[fund] },
  { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => <DateText iso={paidOn} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
];

function BreakdownView({ workspaceId }: { workspaceId: string }) {
  const { by, from, to, read, page, pageSize, paging } = useSpendAddress();
  const key = read('key');
  const query = usePortfolioSpendBreakdownQuery({
    variables: { workspaceId, by, key, from, to, page, pageSize },
    fetchPolicy: 'cache-and-network',
    skip: key === '',
  });
  const list = usePagedAnswer(query, 'The payments could not be loaded.');
  const found = list.shown?.portfolioSpendBreakdown;
  const back = `${paths.portfolioProjectSpend}?${new URLSearchParams({ workspace: workspaceId, by, from: String(from), to: String(to) })}`;
  return (
    <>
      <chakra.div mb="4">
        <Button asChild variant="quiet" size="sm" icon={<ArrowLeft size={16} strokeWidth={1.75} />}>
          <Link to={back}>All spending</Link>
        </Button>
      </chakra.div>
      {found && (
        <VerdictSentence>
          <strong>{found.name}</strong>: <strong>{formatMoney(found.total)}</strong> in{' '}
          {counted(found.totalCount, 'payment')} {from === to ? `in ${from}` : `from ${from} to ${to}`}.
        </VerdictSentence>
      )}
      {by === 'category' && key === NOT_NAMED && <NotNamedNote />}
      <ListPage
        {...list}
        caption="Payments"
        columns={columns}
        rows={key === '' ? NONE : found?.items}
        rowId={({ paymentId }) => paymentId}
        rowName={({ projectName, payee }) => `${projectName}, ${payee}`}
        manualSort
        renderPhoneRow={(payment) => (
          <chakra.div display="flex" gap="3" alignItems="center">
            <chakra.div flex="1" minW="0">
              <chakra.div fontWeight="560" truncate>
                <ProjectLink payment={payment} />
              </chakra.div>
              <chakra.div textStyle="table" color="fg.muted" truncate>
                {payment.payee}, <DateText iso={payment.paidOn} />
              </chakra.div>
            </chakra.div>
            <Money amount={payment.amount} />
          </chakra.div>
        )}
        empty={
          <EmptyState
            icon={<HandCoins size={24} strokeWidth={1.6} />}
            text={
              key === '' ? 'Choose a row of all spending to see its payments' : 'No payments in these years'
            }
          />
        }
        pages={paging(found?.totalCount ?? 0)}
      />
    </>
  );
}
