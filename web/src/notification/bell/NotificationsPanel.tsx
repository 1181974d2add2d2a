import { chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listAnswer } from '../../app/list/list-answer';
import { paths } from '../../app/paths';
import { useNow } from '../list/use-now';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { NotificationItem } from '../list/NotificationItem';
import { useNotificationsQuery } from '../list/Notifications.generated';
import { NO_NOTIFICATIONS, NOT_LOADED } from '../list/notification-words';
import { useOpening } from '../list/use-opening';
import { useOnNews } from '../live/use-unread';

const NEWEST = 10;

/** The ten newest notifications, in a panel under the bell. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const query = useNotificationsQuery({
    variables: { unread: false, page: 1, pageSize: NEWEST },
    fetchPolicy: 'cache-and-network',
  });
  const answer = listAnswer(query, NOT_LOADED);
  useOnNews(answer.onRetry);
  const opening = useOpening(onClose);
  const shown = answer.shown?.notifications;
  return (
    <>
      <chakra.div {...headStyle}>
        <chakra.h2 textStyle="section">Notifications</chakra.h2>
        {shown !== undefined && shown.unreadCount > 0 && (
          <Button
            variant="link"
            size="sm"
            busy={opening.isMarking}
            busyText="Marking…"
            onClick={() => opening.markAllRead(null)}
          >
            Mark all as read
          </Button>
        )}
      </chakra.div>
      <Newest answer={answer} opening={opening} />
      <chakra.div {...footStyle}>
        <Button asChild variant="link" size="sm">
          <Link to={paths.notifications} onClick={onClose}>
            See all
          </Link>
        </Button>
      </chakra.div>
    </>
  );
}

interface NewestProps {
  answer: ReturnType<typeof listAnswer<NonNullable<ReturnType<typeof useNotificationsQuery>['data']>>>;
  opening: ReturnType<typeof useOpening>;
}

function Newest({ answer, opening }: NewestProps) {
  const now = useNow();
  const items = answer.shown?.notifications.items;
  if (answer.errors) return <ErrorState details={[...answer.errors]} onRetry={answer.onRetry} />;
  if (!items)
    return (
      <chakra.div px="4" pb="3">
        <Loading>
          <Skeleton height="220px" radius="control" />
        </Loading>
      </chakra.div>
    );
  if (items.length === 0)
    return <EmptyState icon={<Bell size={24} strokeWidth={1.6} />} text={NO_NOTIFICATIONS} />;
  return (
    <chakra.ol listStyleType="none" aria-label="Newest notifications">
      {items.map((item) => (
        <NotificationItem
          key={item.userNotificationId}
          item={item}
          now={now}
          onOpen={opening.onOpen}
          onRead={opening.onRead}
        />
      ))}
    </chakra.ol>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '44px',
  px: '4',
  borderBottomWidth: '1px',
  position: 'sticky',
  top: '0',
  bg: 'bg.surface',
  zIndex: '1',
} as const;

const footStyle = {
  display: 'flex',
  justifyContent: 'center',
  py: '2.5',
  borderTopWidth: '1px',
  position: 'sticky',
  bottom: '0',
  bg: 'bg.surface',
} as const;
