import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { daysOf } from '../../app/list/days';
import { useNow } from './use-now';
import { Card } from '../../ui/layout/Card';
import { NotificationItem, type NotificationItemProps } from './NotificationItem';
import type { NotificationRowFragment } from './Notifications.generated';

interface NotificationDaysProps extends Pick<NotificationItemProps, 'onOpen' | 'onRead'> {
  items: readonly NotificationRowFragment[];
}

/** Draws one card for each day, only from its props. */
export function NotificationDays({ items, onOpen, onRead }: NotificationDaysProps) {
  const days = useMemo(() => daysOf(items, ({ notifyDate }) => notifyDate), [items]);
  const now = useNow();
  return (
    <chakra.div display="grid" gap="4">
      {days.map(({ day, items: ofDay }) => (
        <Card key={day} title={day} flush overflow="hidden">
          <chakra.ol listStyleType="none" aria-label={`Notifications of ${day}`} borderTopWidth="1px">
            {ofDay.map((item) => (
              <NotificationItem key={item.userNotificationId} {...{ item, now, onOpen, onRead }} />
            ))}
          </chakra.ol>
        </Card>
      ))}
    </chakra.div>
  );
}
