import { limits } from '@roofline/schema/value/limits';
import { Download, History } from 'lucide-react';
import { DocumentButton } from '../app/job/DocumentButton';
import { usePagedAnswer, type PagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { formatCount } from '../ui/format/count';
import { PageHeader } from '../ui/layout/PageHeader';
import { Pagination } from '../ui/navigation/Pagination';
import { ActivityDays } from './ActivityDays';
import { ActivityToolbar } from './ActivityToolbar';
import { usePropertyActivityQuery, type PropertyActivityQuery } from './PropertyActivity.generated';
import { Refreshed } from '../ui/layout/Refreshed';

type Activity = NonNullable<PropertyActivityQuery['property']>['activity'];

/** The activity of a property by days, newest first: with filters, in pages of 20, and as a file. */
export function ActivityFeed({ propertyId }: { propertyId: string }) {
  const address = useListAddress();
  const filter = { type: address.read('type') || null, search: address.read('q').trim() || null };
  const query = usePropertyActivityQuery({
    variables: { propertyId, page: address.page, ...filter },
    // A change made on another page a moment ago has to be in the feed.
    fetchPolicy: 'cache-and-network',
  });
  const answer = usePagedAnswer(query, 'The activity could not be loaded.');
  const activity = answer.shown?.property?.activity;
  return (
    <>
      <PageHeader
        title="Activity"
        line={activity && <Count activity={activity} />}
        actions={
          <DocumentButton
            icon={<Download size={16} strokeWidth={1.75} />}
            asked={{ title: 'Activity', of: { document: 'activity', propertyId, ...given(filter) } }}
          >
            Export CSV
          </DocumentButton>
        }
      />
      <ActivityToolbar types={activity?.types ?? []} address={address} />
      <Rows answer={answer} activity={activity} address={address} />
    </>
  );
}

/** Returns the filters that are set: the service accepts no empty ones. */
const given = (asked: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));

function Count({ activity: { totalCount, isCountCut } }: { activity: Activity }) {
  const items = `${formatCount(totalCount)} ${totalCount === 1 ? 'item' : 'items'}`;
  return isCountCut ? `More than ${items}: filter to find older ones` : items;
}

interface RowsProps {
  answer: PagedAnswer<PropertyActivityQuery>;
  activity: Activity | undefined;
  address: ReturnType<typeof useListAddress>;
}

function Rows({ answer, activity, address }: RowsProps) {
  if (answer.errors) return <ErrorState details={[...answer.errors]} onRetry={answer.onRetry} />;
  if (!activity)
    return (
      <Loading>
        <Skeleton height="320px" radius="card" />
      </Loading>
    );
  if (activity.nodes.length === 0) return <Nothing address={address} />;
  return (
    <Refreshed refreshing={answer.refreshing}>
      <ActivityDays items={activity.nodes} />
      <Pagination
        paper={answer.paper}
        page={address.page}
        pageSize={limits.activityPageSize}
        total={activity.totalCount}
        onPageChange={(page) => address.change({ page })}
        boundaryFrom={1000 / limits.activityPageSize}
      />
    </Refreshed>
  );
}

function Nothing({ address }: Pick<RowsProps, 'address'>) {
  const icon = <History size={24} strokeWidth={1.6} />;
  const isFiltered = address.read('q') !== '' || address.read('type') !== '' || address.page > 1;
  if (!isFiltered) return <EmptyState icon={icon} text="Changes to this property will appear here." />;
  return (
    <EmptyState
      icon={icon}
      text="Nothing here matches the filter"
      action={<Button onClick={() => address.change({ q: null, type: null })}>Show all activity</Button>}
    />
  );
}
