import type { CalendarFeed, CalendarItem } from '@roofline/schema/calendar/calendar';
import type { DutyExemption } from '@roofline/schema/calendar/duty-exemption';
import { aCalendarItem } from '@roofline/schema/fixtures/calendar';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';

let made = 0;

/** Returns a date of the calendar with a new id. */
export const aDate = (date: string, title: string, change: Partial<CalendarItem> = {}): CalendarItem =>
  aCalendarItem({
    calendarItemId: `date-${++made}`,
    date,
    title,
    kind: 'projectDue',
    status: 'upcoming',
    ...change,
  });

interface World {
  /** The answers by the last month of a request. */
  months: Record<string, readonly CalendarItem[]>;
  feed: CalendarFeed | null;
  /** The private address that the service makes. */
  address: string;
  stated: readonly DutyExemption[];
  /** Rights of the viewer at the property. */
  can: Partial<(typeof aProperty)['viewerCan']>;
}

/** Fakes a property with dates and the viewer's private address of them, and records the requested days. */
export function calendarService(start: Partial<World> = {}) {
  const address = 'https://roofline.example/api/calendar/secret-1.ics';
  const service = recorder<World>({ months: {}, feed: null, address, stated: [], can: {}, ...start });
  const { world } = service;
  const asked: { from: string; to: string }[] = [];
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, ...world.can },
    dutyExemptions: world.stated,
    calendar: (days: { from: string; to: string }) => {
      asked.push({ ...days });
      return world.months[days.to.slice(0, 7)] ?? [];
    },
    calendarFeed: world.feed,
  });
  const ofProperty = () => ({ property: property() });
  const graph: Graph = {
    property,
    ...service.writes({
      createCalendarFeed: () => ({ address: world.address, ...ofProperty() }),
      revokeCalendarFeed: ofProperty,
      stateDutyExemption: ofProperty,
      withdrawDutyExemption: ofProperty,
    }),
  };
  return { ...service, graph, asked };
}
