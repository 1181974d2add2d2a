import { useApolloClient } from '@apollo/client/react';
import { useSave } from '../../app/save/use-save';
import { unread } from '../live/unread';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from './Notifications.generated';

/** Marks notifications as read: one silently, or all of one property or of all properties. */
export function useMarking() {
  const client = useApolloClient();
  const [markOne] = useMarkNotificationReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const all = useSave({
    send: (propertyId: string | null) => markAll({ variables: { input: { propertyId } } }),
    failed: (problem) => problem,
    onSaved: () => {
      unread.ask();
      // Every list in the cache still has unread notifications.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications' });
    },
  });
  return {
    /** Marks the notification whose page opens: a failure leaves it unread and shows no error. */
    markRead: (userNotificationId: string) =>
      void markOne({ variables: { input: { userNotificationId } } })
        .then(() => unread.ask())
        .catch(() => undefined),
    markAllRead: (propertyId: string | null) => void all.save(propertyId),
    isMarking: all.saving,
  };
}
export type Marking = ReturnType<typeof useMarking>;
