import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { tallTarget } from '../../ui/action/tall-target';
import { Tag } from '../../ui/figure/Tag';
import type { CalendarRowFragment } from '../Calendar.generated';
import { KINDS, STATUSES } from '../model/kinds';
import { KindMark } from './KindMark';

/** Returns the page of a date; null unless it is inside the application, whatever the service sends. */
export const pageOf = ({ link }: CalendarRowFragment) => (link?.startsWith('/useraccount/') ? link : null);

export interface CalendarEntryProps {
  item: CalendarRowFragment;
  day?: string;
  /** Offered where the duty may apply, but no one has said yet whether it does. */
  onExempt?: ((item: CalendarRowFragment) => void) | undefined;
}

/** One date in full: title, status, what to do, its source, and a link to the page where it is dealt with. */
export function CalendarEntry({ item, day, onExempt }: CalendarEntryProps) {
  const { name, group, from } = KINDS[item.kind];
  const status = STATUSES[item.status];
  const page = pageOf(item);
  return (
    <chakra.li display="flex" gap="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <KindMark group={group} />
      <chakra.div minW="0" flex="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span textStyle="table" fontWeight="560" overflowWrap="anywhere">
            {page === null ? (
              item.title
            ) : (
              <chakra.span
                asChild
                color="fg.default"
                _hover={{ textDecoration: 'underline' }}
                css={tallTarget}
              >
                <Link to={page}>{item.title}</Link>
              </chakra.span>
            )}
          </chakra.span>
          <Tag tone={status.tone}>{status.name}</Tag>
        </chakra.div>
        {item.detail !== null && (
          <chakra.p textStyle="table" color="fg.muted" overflowWrap="anywhere">
            {item.detail}
          </chakra.p>
        )}
        <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          {day !== undefined && `${day} · `}
          {name} · {item.source ?? from}
        </chakra.p>
        {onExempt && item.status === 'mayApply' && (
          <chakra.div mt="2" data-no-print="">
            <Button
              size="sm"
              aria-label={`Does not apply here: ${item.title}`}
              onClick={() => onExempt(item)}
            >
              Does not apply here
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}
