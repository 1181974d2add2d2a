import { addDays } from '@roofline/schema/value/day';
import type { CalendarItem, CalendarStatus } from '@roofline/schema/calendar/calendar';
import { limits } from '@roofline/schema/value/limits';

/**
 * What is left to do on a day: `open` until somebody does it, `passes` by itself, `done`, or `mayApply` where Roofline
 * cannot tell that it binds the property.
 */
export type DateState = 'open' | 'passes' | 'done' | 'mayApply';

/** Something that falls on a day of a property, before anyone in particular looks at it. */
export interface CalendarDate extends Omit<CalendarItem, 'status'> {
  state: DateState;
  /** The project or the component that it is of: a Vendor who works on it sees it. */
  projectId: string | null;
  lineageId: string | null;
  /** The project, bid or file that a reminder of the day names; null where the title says it all. */
  subject: DateSubject | null;
}

export interface DateSubject {
  id: string;
  name: string;
  /** The project whose people hear of it. */
  projectId: string | null;
}

type Told = Pick<CalendarDate, 'calendarItemId' | 'propertyId' | 'date' | 'kind' | 'title' | 'state'>;

/** A date that says no more than these fields. */
export const calendarDate = (told: Told & Partial<CalendarDate>): CalendarDate => ({
  detail: null,
  source: null,
  link: null,
  projectId: null,
  lineageId: null,
  subject: null,
  ...told,
});

/** Where a date stands today. */
export function statusOf(
  { state, date }: Pick<CalendarDate, 'state' | 'date'>,
  today: string,
): CalendarStatus {
  if (state === 'done' || state === 'mayApply') return state;
  if (date < today) return state === 'passes' ? 'done' : 'overdue';
  return date <= addDays(today, limits.calendarDueDays) ? 'due' : 'upcoming';
}

/** Which of two dates comes first, by day, then by kind and title. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  const key = ({ date, kind, title, calendarItemId }: CalendarDate) => [date, kind, title, calendarItemId];
  const [mine, theirs] = [key(one), key(other)];
  for (const [at, text] of mine.entries()) if (text !== theirs[at]) return text < theirs[at]! ? -1 : 1;
  return 0;
}
