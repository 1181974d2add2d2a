import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DateText } from '../../ui/figure/figures';
import { ListPage } from '../../ui/list-page/ListPage';
import type { Column } from '../../ui/table-model/column';
import { usePagedAnswer } from '../list/use-paged-answer';
import { usePortfolioActivityQuery, type PortfolioActivityQuery } from './PortfolioActivity.generated';

type Item = PortfolioActivityQuery['portfolioActivity']['items'][number];
const PAGE_SIZE = 20;

const Words = ({ item }: { item: Item }) => (
  <chakra.div overflowWrap="anywhere" whiteSpace="normal" py="1.5">
    {item.description}
    <chakra.p textStyle="caption" color="fg.muted">
      {item.userName}, <DateText iso={item.date} moment />
    </chakra.p>
  </chakra.div>
);

const columns: Column<Item>[] = [
  { id: 'what', header: 'What was done', cell: (item) => <Words item={item} />, fixed: true },
];

/** The actions of internal staff on a portfolio as a whole: who, what and when, the newest first. */
export function PortfolioActivity({ workspaceId }: { workspaceId: string }) {
  const [page, setPage] = useState(1);
  const query = usePortfolioActivityQuery({
    variables: { workspaceId, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const list = usePagedAnswer(query, 'The activity could not be loaded.');
  const found = list.shown?.portfolioActivity;
  return (
    <ListPage
      {...list}
      caption="What Roofline staff did"
      columns={columns}
      rows={found?.items}
      rowId={({ activityId }) => activityId}
      rowName={({ description }) => description}
      manualSort
      renderPhoneRow={(item) => <Words item={item} />}
      empty={
        <EmptyState
          icon={<History size={24} strokeWidth={1.6} />}
          text="Roofline staff has not changed this portfolio yet"
        />
      }
      pages={{ page, pageSize: PAGE_SIZE, total: found?.totalCount ?? 0, onPageChange: setPage }}
    />
  );
}
