import { useSelection } from '../../app/selection/selection';
import type { NotificationRowFragment } from './Notifications.generated';
import { useMarking } from './use-marking';

/** Opens a notification: marks it as read, and opens its page with its property selected. */
export function useOpening(onOpened?: () => void) {
  const marking = useMarking();
  const { propertyId, selectProperty } = useSelection();
  return {
    ...marking,
    onRead: ({ userNotificationId }: NotificationRowFragment) => marking.markRead(userNotificationId),
    onOpen: (item: NotificationRowFragment, isHere: boolean) => {
      if (!item.isRead) marking.markRead(item.userNotificationId);
      if (!isHere) return;
      if (item.propertyId !== propertyId) selectProperty(item.propertyId);
      onOpened?.();
    },
  };
}
