import {
  calendarFeed,
  calendarItem,
  type CalendarFeed,
  type CalendarItem,
} from '@roofline/schema/calendar/calendar';
import type { DutyExemption } from '@roofline/schema/calendar/duty-exemption';
import { aDutyExemption } from '@roofline/schema/fixtures/calendar';
import { exampleOf } from '@roofline/schema/fixtures/example';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
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
export function calendarService(
  items: readonly CalendarItem[],
  start: CalendarFeed | null = null,
  { viewerCan = {}, stated = [] }: { viewerCan?: object; stated?: readonly DutyExemption[] } = {},
) {
  let exemptions = [...stated];
  let feed = start;
  let addresses = 0;
  const asked: { from: string; to: string }[] = [];
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, ...viewerCan },
    dutyExemptions: exemptions,
    calendar: ({ from, to }: { from: string; to: string }) => {
      asked.push({ from, to });
      const exempt = new Set<string>(exemptions.map(({ kind }) => kind));
      return items.filter(
        ({ date, kind, status }) =>
          date >= from && date <= to && !(status === 'mayApply' && exempt.has(kind)),
      );
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
  graph.stateDutyExemption = ({ input }: { input: { values: Pick<DutyExemption, 'kind' | 'reason'> } }) => {
    const { kind, reason } = input.values;
    if (exemptions.some((one) => one.kind === kind)) {
      const detail = 'It is stated already that this duty does not apply.';
      return { property: null, userErrors: [{ code: 'alreadyStated', detail, field: null }] };
    }
    const title = items.find((item) => item.kind === kind)!.title;
    exemptions = [aDutyExemption({ dutyExemptionId: id(770), kind, title, reason }), ...exemptions];
    return { property: property(), userErrors: [] };
  };
  graph.withdrawDutyExemption = ({ input }: { input: Pick<DutyExemption, 'dutyExemptionId'> }) => {
    exemptions = exemptions.filter(({ dutyExemptionId }) => dutyExemptionId !== input.dutyExemptionId);
    return { property: property(), userErrors: [] };
  };
  return { graph, asked, feed: () => feed };
}
