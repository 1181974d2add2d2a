import { chakra } from '@chakra-ui/react';
import { useFormats } from '../../ui/format/formats';
import { formatDay } from '../../ui/format/day';
import { Card } from '../../ui/layout/Card';
import type { CalendarRowFragment } from '../Calendar.generated';
import { CalendarEntry } from './CalendarEntry';

/** Lists the items that are overdue from earlier months. */
export function OverdueCard({ items }: { items: readonly CalendarRowFragment[] }) {
  useFormats();
  if (items.length === 0) return null;
  return (
    <Card title="Overdue from earlier months">
      <chakra.ul listStyleType="none" aria-label="Overdue from earlier months">
        {items.map((item) => (
          <CalendarEntry key={item.calendarItemId} item={item} day={formatDay(item.date)} />
        ))}
      </chakra.ul>
    </Card>
  );
}
