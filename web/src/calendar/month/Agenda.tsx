import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatDay } from '../../ui/format/day';
import { useFormats } from '../../ui/format/formats';
import { Card } from '../../ui/layout/Card';
import type { CalendarRowFragment } from '../Calendar.generated';
import { agendaOf } from '../model/agenda';
import { weekdayOf } from '../model/months';
import { CalendarEntry } from './CalendarEntry';

/** Returns the id of a day's list, which the grid jumps to from a day with too many dates. */
export const agendaId = (day: string) => `calendar-day-${day}`;

export interface AgendaProps {
  /** `November 2026`. */
  name: string;
  today: string;
  items: readonly CalendarRowFragment[];
  /** States that the duty of an item does not apply; undefined where the viewer may not. */
  onExempt?: ((item: CalendarRowFragment) => void) | undefined;
}

/** The dates of a month in full, day by day. */
export function Agenda({ name, today, items, onExempt }: AgendaProps) {
  useFormats();
  if (items.length === 0)
    return (
      <EmptyState icon={<CalendarDays size={24} strokeWidth={1.6} />} text={`Nothing falls in ${name}.`} />
    );
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {agendaOf(items).map(({ day, items: ofDay }) => {
        const title = `${weekdayOf(day)}, ${formatDay(day)}`;
        return (
          <Card
            key={day}
            id={agendaId(day)}
            tabIndex={-1}
            scrollMarginTop="var(--sticky-top)"
            outlineOffset="2px"
            title={day === today ? `${title} (today)` : title}
          >
            <chakra.ul listStyleType="none" aria-label={`Due on ${formatDay(day)}`}>
              {ofDay.map((item) => (
                <CalendarEntry key={item.calendarItemId} {...{ item, onExempt }} />
              ))}
            </chakra.ul>
          </Card>
        );
      })}
    </chakra.div>
  );
}
