import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { formatAgo, formatMoment } from '../../ui/format/day';
import type { NotificationRowFragment } from './Notifications.generated';

export interface NotificationItemProps {
  item: NotificationRowFragment;
  now: number;
  /** Called when the user opens its page, here or in another tab. */
  onOpen: (item: NotificationRowFragment, isHere: boolean) => void;
  onRead: (item: NotificationRowFragment) => void;
}

/** Returns the page of a notification; null unless it is inside the application, whatever the service sends. */
const pageOf = ({ link }: NotificationRowFragment) => (link?.startsWith('/useraccount/') ? link : null);

const isHere = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Says what happened, who did it, when and where. Titles and texts are plain text. */
export function NotificationItem({ item, now, onOpen, onRead }: NotificationItemProps) {
  const page = pageOf(item);
  return (
    <chakra.li {...itemStyle}>
      <Dot isRead={item.isRead} />
      <chakra.div minW="0">
        <chakra.p textStyle="table" fontWeight={item.isRead ? '500' : '620'} overflowWrap="anywhere">
          {!item.isRead && <chakra.span srOnly>Unread: </chakra.span>}
          {page === null ? (
            item.titleTemplate
          ) : (
            <chakra.span asChild {...linkStyle}>
              <Link
                to={page}
                onClick={(event) => onOpen(item, isHere(event))}
                onAuxClick={(event) => event.button === 1 && onOpen(item, false)}
              >
                {item.titleTemplate}
              </Link>
            </chakra.span>
          )}
        </chakra.p>
        {item.bodyTemplate !== '' && <chakra.p {...bodyStyle}>{item.bodyTemplate}</chakra.p>}
        <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          <Facts item={item} now={now} />
        </chakra.p>
        {page === null && !item.isRead && (
          <Button variant="link" size="sm" onClick={() => onRead(item)}>
            Mark as read
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
}

function Facts({ item, now }: Pick<NotificationItemProps, 'item' | 'now'>) {
  const { associatedUserFullName, notifyDate, propertyName } = item;
  return (
    <>
      {associatedUserFullName !== null && `${associatedUserFullName} · `}
      <time dateTime={notifyDate} title={formatMoment(notifyDate)}>
        {formatAgo(notifyDate, now)}
      </time>
      {` · ${propertyName}`}
    </>
  );
}

function Dot({ isRead }: { isRead: boolean }) {
  return (
    <chakra.span
      aria-hidden
      w="8px"
      h="8px"
      mt="1.5"
      borderRadius="full"
      flexShrink={0}
      bg={isRead ? 'transparent' : 'brand.solid'}
    />
  );
}

const itemStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  position: 'relative',
  py: '2.5',
  px: '4',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
  _hover: { bg: 'bg.subtle' },
} as const;

// The link covers the whole line; its accessible name is the title.
const linkStyle = {
  color: 'fg.default',
  textDecoration: 'none',
  _before: { content: '""', position: 'absolute', inset: '0' },
  _hover: { textDecoration: 'underline' },
} as const;

const bodyStyle = {
  textStyle: 'table',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  lineClamp: '3',
} as const;
