import { Bell } from 'lucide-react';
import type { useListAddress } from '../../app/list/use-list-address';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NO_NOTIFICATIONS } from './notification-words';

/** Replaces an empty list: no notifications yet, none unread, or none on a page that no longer exists. */
export function NothingHere({ address }: { address: ReturnType<typeof useListAddress> }) {
  const icon = <Bell size={24} strokeWidth={1.6} />;
  const isUnread = address.read('show') === 'unread';
  const isFiltered = isUnread || address.read('property') !== '' || address.page > 1;
  if (!isFiltered) return <EmptyState icon={icon} text={NO_NOTIFICATIONS} />;
  return (
    <EmptyState
      icon={icon}
      text={isUnread && address.page === 1 ? 'You have read everything' : 'Nothing matches these filters'}
      action={
        <Button onClick={() => address.change({ show: null, property: null })}>Show all notifications</Button>
      }
    />
  );
}
