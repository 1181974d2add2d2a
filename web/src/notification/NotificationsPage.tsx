import { limits } from '@roofline/schema/value/limits';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePagedAnswer, type PagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { usePageTitle } from '../app/page-title';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { counted } from '../ui/format/count';
import { PageHeader } from '../ui/layout/PageHeader';
import { Pagination } from '../ui/navigation/Pagination';
import { NOT_LOADED } from './list/notification-words';
import { NotificationDays } from './list/NotificationDays';
import { NotificationFilters } from './list/NotificationFilters';
import { NothingHere } from './list/NothingHere';
import { useNotificationsQuery, type NotificationsQuery } from './list/Notifications.generated';
import { useOpening } from './list/use-opening';
import { useOnNews } from './live/use-unread';
import { Refreshed } from '../ui/layout/Refreshed';

/** `notifications`: all notifications of the viewer by days, newest first. */
export function NotificationsPage() {
  usePageTitle('Notifications', false);
  useBreadcrumbs([{ label: 'Notifications' }]);
  const address = useListAddress();
  const propertyId = address.read('property') || null;
  const query = useNotificationsQuery({
    variables: {
      propertyId,
      unread: address.read('show') === 'unread',
      page: address.page,
      pageSize: limits.notificationPageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const answer = usePagedAnswer(query, NOT_LOADED);
  useOnNews(answer.onRetry);
  const opening = useOpening();
  const unreadCount = answer.shown?.notifications.unreadCount ?? 0;
  return (
    <>
      <PageHeader
        title="Notifications"
        line={
          answer.shown &&
          (unreadCount === 0 ? 'Nothing is unread' : `${counted(unreadCount, 'unread', 'unread')}`)
        }
        actions={
          unreadCount > 0 && (
            <Button
              busy={opening.isMarking}
              busyText="Marking…"
              onClick={() => opening.markAllRead(propertyId)}
            >
              Mark all as read
            </Button>
          )
        }
      />
      <NotificationFilters address={address} items={answer.shown?.notifications.items ?? []} />
      <Rows {...{ answer, address, opening }} />
    </>
  );
}

interface RowsProps {
  answer: PagedAnswer<NotificationsQuery>;
  address: ReturnType<typeof useListAddress>;
  opening: ReturnType<typeof useOpening>;
}

function Rows({ answer, address, opening }: RowsProps) {
  const shown = answer.shown?.notifications;
  if (answer.errors) return <ErrorState details={[...answer.errors]} onRetry={answer.onRetry} />;
  if (!shown)
    return (
      <Loading>
        <Skeleton height="320px" radius="card" />
      </Loading>
    );
  if (shown.items.length === 0) return <NothingHere address={address} />;
  return (
    <Refreshed refreshing={answer.refreshing}>
      <NotificationDays items={shown.items} onOpen={opening.onOpen} onRead={opening.onRead} />
      <Pagination
        paper={answer.paper}
        page={address.page}
        pageSize={limits.notificationPageSize}
        total={shown.totalCount}
        onPageChange={(page) => address.change({ page })}
      />
    </Refreshed>
  );
}
