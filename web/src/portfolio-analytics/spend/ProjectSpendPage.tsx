import { chakra } from '@chakra-ui/react';
import { HandCoins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listAnswer } from '../../app/list/list-answer';
import { paths } from '../../app/paths';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Money } from '../../ui/figure/figures';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { ListPage } from '../../ui/list-page/ListPage';
import type { Column } from '../../ui/table-model/column';
import { AnalyticsFiles } from '../AnalyticsFiles';
import { AnalyticsFrame } from '../AnalyticsFrame';
import { usePortfolioProjectSpendQuery, type PortfolioProjectSpendQuery } from './ProjectSpend.generated';
import { NOT_NAMED, NotNamedNote } from './NotNamedNote';
import { SpendYears } from './SpendYears';
import { GROUPINGS, useSpendAddress } from './use-spend-address';

type Spend = PortfolioProjectSpendQuery['portfolioProjectSpend'];
type Row = Spend['rows'][number];

const DOCUMENTS = { xlsx: 'projectSpendXlsx', pdf: 'projectSpendPdf' } as const;

function SpendFiles({ workspaceId }: { workspaceId: string }) {
  const { by, from, to } = useSpendAddress();
  return (
    <AnalyticsFiles
      title="Project spend"
      documents={DOCUMENTS}
      of={{ workspaceId, spend: { by, from, to } }}
    />
  );
}

/** `portfolio-analytics/reports/project-spend`. */
export function ProjectSpendPage() {
  return (
    <AnalyticsFrame tab="spend" actions={({ workspaceId }) => <SpendFiles workspaceId={workspaceId} />}>
      {({ workspaceId }) => <SpendView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}

const leadTo = (
  workspaceId: string,
  { by, from, to }: { by: string; from: number; to: number },
  key: string,
) =>
  `${paths.portfolioSpendBreakdown}?${new URLSearchParams({ workspace: workspaceId, by, from: String(from), to: String(to), key })}`;

/** A bar whose length is the amount's share of the largest one. */
function Bar({ amount, most }: { amount: number; most: number }) {
  const share = most > 0 ? Math.max(0, amount / most) : 0;
  return (
    <chakra.span display="block" h="10px" bg="bg.muted" borderRadius="check" aria-hidden minW="80px">
      <chakra.span
        display="block"
        h="full"
        bg="chart.expenditures"
        borderRadius="check"
        style={{ width: `${(share * 100).toFixed(1)}%` }}
      />
    </chakra.span>
  );
}

function spendColumns(head: string, most: number, link: (row: Row) => string): Column<Row>[] {
  return [
    {
      id: 'name',
      header: head,
      fixed: true,
      cell: (row) => (
        <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
          <Link to={link(row)}>{row.name}</Link>
        </chakra.span>
      ),
    },
    { id: 'bar', header: 'Share', width: '34%', cell: (row) => <Bar amount={row.amount} most={most} /> },
    { id: 'amount', header: 'Paid', align: 'end', cell: (row) => <Money amount={row.amount} /> },
    { id: 'projects', header: 'Projects', align: 'end', cell: (row) => row.projects },
    { id: 'payments', header: 'Payments', align: 'end', cell: (row) => row.payments },
  ];
}

function SpendView({ workspaceId }: { workspaceId: string }) {
  const address = useSpendAddress();
  const { by, from, to, change } = address;
  const query = usePortfolioProjectSpendQuery({
    variables: { workspaceId, by, from, to },
    fetchPolicy: 'cache-and-network',
  });
  const list = listAnswer(query, 'The spending could not be loaded.');
  const found = list.shown?.portfolioProjectSpend;
  const most = Math.max(0, ...(found?.rows.map(({ amount }) => amount) ?? []));
  const head = GROUPINGS.find(({ value }) => value === by)!.label;
  const link = (row: Row) => leadTo(workspaceId, address, row.key);
  return (
    <>
      {found && <SpendVerdict spend={found} from={from} to={to} />}
      <ListPage
        {...list}
        caption={`Spending on projects by ${head.toLowerCase()}`}
        filters={<SpendYears address={address} />}
        tools={
          <SegmentedControl
            label="Summed up by"
            options={GROUPINGS}
            value={by}
            onChange={(next) => change({ by: next === 'property' ? null : next })}
          />
        }
        columns={spendColumns(head, most, link)}
        rows={found?.rows}
        rowId={(row) => row.key}
        rowName={(row) => row.name}
        manualSort
        renderPhoneRow={(row) => (
          <chakra.div display="grid" gap="1.5">
            <chakra.div display="flex" gap="3">
              <chakra.div asChild flex="1" minW="0" fontWeight="560" truncate>
                <Link to={link(row)}>{row.name}</Link>
              </chakra.div>
              <Money amount={row.amount} />
            </chakra.div>
            <Bar amount={row.amount} most={most} />
          </chakra.div>
        )}
        empty={
          <EmptyState
            icon={<HandCoins size={24} strokeWidth={1.6} />}
            text="No payments for projects in these years"
          />
        }
      />
      {by === 'category' && found?.rows.some(({ key }) => key === NOT_NAMED) && <NotNamedNote />}
      {found && found.others > 0 && (
        <chakra.p mt="3" textStyle="caption" color="fg.muted">
          {counted(found.others, 'further row')} with smaller amounts {found.others === 1 ? 'is' : 'are'} in
          the total only.
        </chakra.p>
      )}
    </>
  );
}

function SpendVerdict({ spend, from, to }: { spend: Spend; from: number; to: number }) {
  const when = from === to ? `in ${from}` : `from ${from} to ${to}`;
  return (
    <VerdictSentence>
      By the payments that projects record, <strong>{formatMoney(spend.total)}</strong> was paid {when} for{' '}
      <strong>{counted(spend.projects, 'project')}</strong>, in {counted(spend.payments, 'payment')}.
    </VerdictSentence>
  );
}
