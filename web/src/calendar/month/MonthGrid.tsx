import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../ui/format/day';
import type { CalendarRowFragment } from '../Calendar.generated';
import { agendaOf } from '../model/agenda';
import { KINDS, STATUSES } from '../model/kinds';
import { monthName, WEEKDAYS, weeksOf } from '../model/months';
import { agendaId } from './Agenda';
import { pageOf } from './CalendarEntry';

/** The number of lines that fit a day; the list below has the others. */
const MOST = 3;

export interface MonthGridProps {
  month: string;
  today: string;
  items: readonly CalendarRowFragment[];
}

/** A month as a wall calendar shows it. */
export function MonthGrid({ month, today, items }: MonthGridProps) {
  const ofDay = new Map(agendaOf(items).map(({ day, items: all }) => [day, all]));
  return (
    <chakra.table {...tableStyle}>
      {/* Printed pages do not have the month switch, which names the month. */}
      <chakra.caption srOnly {...captionStyle}>
        {monthName(month)}
      </chakra.caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <chakra.th key={name} scope="col" {...headStyle} abbr={name}>
              {name.slice(0, 3)}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) =>
              day === null ? (
                <chakra.td key={place} {...cellStyle} bg="bg.subtle" />
              ) : (
                <Day key={day} day={day} isToday={day === today} items={ofDay.get(day) ?? []} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Day({ day, isToday, items }: { day: string; isToday: boolean; items: CalendarRowFragment[] }) {
  const rest = items.length - MOST;
  return (
    <chakra.td {...cellStyle} aria-current={isToday ? 'date' : undefined}>
      <chakra.time dateTime={day} {...dayStyle} {...(isToday ? todayStyle : {})}>
        {Number(day.slice(8))}
      </chakra.time>
      {items.length > 0 && (
        <chakra.ul {...linesStyle} aria-label={formatDay(day)}>
          {items.slice(0, MOST).map((item) => (
            <li key={item.calendarItemId}>
              <Line item={item} />
            </li>
          ))}
        </chakra.ul>
      )}
      {rest > 0 && (
        <chakra.button
          type="button"
          {...moreStyle}
          aria-label={`${rest} more on ${formatDay(day)}`}
          onClick={() => toAgenda(day)}
        >
          {rest} more
        </chakra.button>
      )}
    </chakra.td>
  );
}

function toAgenda(day: string) {
  const card = document.getElementById(agendaId(day));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

function Line({ item }: { item: CalendarRowFragment }) {
  const { name, group } = KINDS[item.kind];
  const { icon: Icon, color, background } = group;
  const status = STATUSES[item.status].name;
  const page = pageOf(item);
  const isDone = item.status === 'done';
  const words = (
    <>
      <Icon size={13} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span
        truncate
        _print={{ whiteSpace: 'normal' }}
        textDecoration={isDone ? 'line-through' : undefined}
      >
        {item.status === 'overdue' && <strong>Overdue: </strong>}
        {item.title}
      </chakra.span>
      <chakra.span srOnly>{`, ${name}, ${status}`}</chakra.span>
    </>
  );
  const look = { ...lineStyle, color, bg: background, title: `${item.title} (${name}, ${status})` };
  if (page === null) return <chakra.span {...look}>{words}</chakra.span>;
  return (
    <chakra.span asChild {...look}>
      <Link to={page}>{words}</Link>
    </chakra.span>
  );
}

const tableStyle = {
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderWidth: '1px',
} as const;
const captionStyle = {
  _print: {
    position: 'static',
    w: 'auto',
    h: 'auto',
    m: '0',
    pb: '2',
    clip: 'auto',
    whiteSpace: 'normal',
    textStyle: 'section',
    textAlign: 'start',
  },
} as const;
const headStyle = { textStyle: 'tableHead', color: 'fg.muted', py: '1.5', fontWeight: '560' } as const;
const cellStyle = {
  borderWidth: '1px',
  verticalAlign: 'top',
  h: '92px',
  p: '1.5',
  minW: '0',
  _print: { h: '44px' },
} as const;
const dayStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '22px',
  h: '22px',
  mb: '1',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;
const todayStyle = {
  borderRadius: 'full',
  bg: 'brand.solid',
  color: 'brand.contrast',
  fontWeight: '600',
} as const;
// A column that sets its own width would be as wide as its longest title.
const linesStyle = {
  listStyleType: 'none',
  display: 'grid',
  gap: '1',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minW: '0',
  px: '1.5',
  minH: '24px',
  borderRadius: 'tag',
  textStyle: 'caption',
  textDecoration: 'none',
} as const;
const moreStyle = {
  mt: '1',
  px: '1.5',
  minH: '24px',
  textStyle: 'caption',
  color: 'brand.fg',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} as const;
