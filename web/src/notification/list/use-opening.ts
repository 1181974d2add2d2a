import { useSelection } from '../../app/selection/selection';
import type { NotificationRowFragment } from './Notifications.generated';
import { useMarking } from './use-marking';

/** What a press on a notification does: it is read, and its page opens at its property. */
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
