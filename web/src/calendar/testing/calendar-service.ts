import {
  calendarFeed,
  calendarItem,
  type CalendarFeed,
  type CalendarItem,
} from '@roofline/schema/calendar/calendar';
import { exampleOf } from '@roofline/schema/fixtures/example';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import type { Graph } from '../../testing/schema-link';

let made = 0;

/** A date of the calendar, with an id of its own. */
export const aDate = (date: string, title: string, change: Partial<CalendarItem> = {}): CalendarItem =>
  exampleOf(calendarItem, {
    calendarItemId: `date-${++made}`,
    propertyId: PROPERTY_ID,
    date,
    title,
    kind: 'projectDue',
    status: 'upcoming',
    ...change,
  });

/** A property with dates, and the viewer's private address of it. */
export function calendarService(items: readonly CalendarItem[], start: CalendarFeed | null = null) {
  let feed = start;
  let addresses = 0;
  const asked: { from: string; to: string }[] = [];
  const property = () => ({
    ...aProperty,
    calendar: ({ from, to }: { from: string; to: string }) => {
      asked.push({ from, to });
      return items.filter(({ date }) => date >= from && date <= to);
    },
    calendarFeed: feed,
  });
  const graph: Graph = {
    property,
    createCalendarFeed: () => {
      feed = exampleOf(calendarFeed, { createdAt: '2026-11-20T17:00:00.000Z', lastReadAt: null });
      const address = `https://roofline.example/api/calendar/secret-${++addresses}.ics`;
      return { address, property: property(), userErrors: [] };
    },
    revokeCalendarFeed: () => {
      feed = null;
      return { property: property(), userErrors: [] };
    },
  };
  return { graph, asked, feed: () => feed };
}
