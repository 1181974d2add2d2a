import { chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/action/IconButton';
import { deferred } from '../../ui/overlay/deferred';
import { Popover } from '../../ui/overlay/Popover';
import { useUnread } from '../live/use-unread';

/** The service counts no more unread notifications than this. */
const MOST = 1000;

const Panel = deferred<{ onClose: () => void }>(() =>
  import('./NotificationsPanel').then((module) => module.NotificationsPanel),
);

function nameOf(count: number): string {
  if (count === 0) return 'Notifications';
  return `Notifications, ${count >= MOST ? '1,000 or more' : count} unread`;
}

/** The bell in the header: a dot while a notification is unread, and the newest ones in a panel. */
export function NotificationBell({ size = 17 }: { size?: number }) {
  const [open, setOpen] = useState(false);
  const count = useUnread()?.unreadCount ?? 0;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Notifications"
      width="400px"
      align="end"
      trigger={
        <IconButton
          label={nameOf(count)}
          icon={
            <chakra.span position="relative" display="inline-flex">
              <Bell size={size} strokeWidth={1.75} />
              {count > 0 && <chakra.span {...dotStyle} data-unread="" />}
            </chakra.span>
          }
        />
      }
    >
      <Panel needed onClose={() => setOpen(false)} />
    </Popover>
  );
}

const dotStyle = {
  position: 'absolute',
  top: '-1px',
  insetEnd: '-1px',
  w: '8px',
  h: '8px',
  borderRadius: 'full',
  bg: 'brand.solid',
  borderWidth: '1.5px',
  borderColor: 'bg.surface',
} as const;
