import { addDays } from '@roofline/schema/value/day';
import type { CalendarItem, CalendarStatus } from '@roofline/schema/calendar/calendar';
import { limits } from '@roofline/schema/value/limits';

/**
 * What is left to do on a date: `open` until someone does it, `passes` without any work, `done`, or `mayApply` where
 * Roofline cannot know whether the duty binds the property.
 */
export type DateState = 'open' | 'passes' | 'done' | 'mayApply';

/** A date in a property's calendar, independent of any viewer. */
export interface CalendarDate extends Omit<CalendarItem, 'status'> {
  state: DateState;
  /** The project or the component of the date: a Vendor who works on it sees the date. */
  projectId: string | null;
  lineageId: string | null;
  /** The project, bid or file that a reminder of the date names; null where the title is enough. */
  subject: DateSubject | null;
}

export interface DateSubject {
  id: string;
  name: string;
  /** The project whose followers are reminded. */
  projectId: string | null;
}

type Told = Pick<CalendarDate, 'calendarItemId' | 'propertyId' | 'date' | 'kind' | 'title' | 'state'>;

/** Makes a date; fields that are not given are null. */
export const calendarDate = (told: Told & Partial<CalendarDate>): CalendarDate => ({
  detail: null,
  source: null,
  link: null,
  projectId: null,
  lineageId: null,
  subject: null,
  ...told,
});

/** Returns the status of a date as of today. */
export function statusOf(
  { state, date }: Pick<CalendarDate, 'state' | 'date'>,
  today: string,
): CalendarStatus {
  if (state === 'done' || state === 'mayApply') return state;
  if (date < today) return state === 'passes' ? 'done' : 'overdue';
  return date <= addDays(today, limits.calendarDueDays) ? 'due' : 'upcoming';
}

/** Compares two dates by day, then by kind and title. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  const key = ({ date, kind, title, calendarItemId }: CalendarDate) => [date, kind, title, calendarItemId];
  const [mine, theirs] = [key(one), key(other)];
  for (const [at, text] of mine.entries()) if (text !== theirs[at]) return text < theirs[at]! ? -1 : 1;
  return 0;
}
