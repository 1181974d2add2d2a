import { z } from 'zod';
import { daysBetween } from '../value/day';
import { limits } from '../value/limits';
import { idList } from '../value/page';

/** What falls on a day of the calendar. */
const CALENDAR_KINDS = [
  'disclosure',
  'reserveStudy',
  'siteVisit',
  'balconyInspection',
  'fiscalYearEnd',
  'contract',
  'bid',
  'document',
  'warranty',
  'inspection',
  'maintenance',
  'projectStart',
  'projectDue',
  'reserveLoan',
] as const;
export const calendarKind = z.enum(CALENDAR_KINDS);
export type CalendarKind = z.infer<typeof calendarKind>;

/** `due` within `limits.calendarDueDays` days, `upcoming` later; `mayApply` where Roofline cannot tell that it binds. */
const CALENDAR_STATUSES = ['done', 'due', 'overdue', 'upcoming', 'mayApply'] as const;
export const calendarStatus = z.enum(CALENDAR_STATUSES);
export type CalendarStatus = z.infer<typeof calendarStatus>;

export const calendarItem = z.object({
  calendarItemId: z.string().meta({ description: 'The same each time, also when its date moves' }),
  propertyId: z.uuid(),
  date: z.iso.date(),
  kind: calendarKind,
  title: z.string(),
  detail: z.string().nullable().meta({ description: 'What to do or to check, in a sentence' }),
  source: z.string().nullable().meta({ description: 'Of a rule: the law, with the version of our record' }),
  status: calendarStatus,
  link: z.string().nullable().meta({ description: 'Path of the page in the application, without #' }),
});
export type CalendarItem = z.infer<typeof calendarItem>;

const day = (label: string) => z.iso.date(`${label} should be a valid date`);

const period = { from: day('From'), to: day('To') };
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const inReach = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) < limits.calendarDays;
const ORDER = { error: 'To should not be before From', path: ['to'], abort: true };
const REACH = { error: `Ask for at most ${limits.calendarDays} days at once`, path: ['to'] };

/** Query of GET /api/calendar/property/{propertyId}: both days included. */
export const calendarInput = z.object(period).refine(inOrder, ORDER).refine(inReach, REACH);
export type CalendarInput = z.infer<typeof calendarInput>;

/** Query of GET /api/calendar/property: the same for many properties. */
export const calendarsInput = z
  .object({ propertyIds: idList, ...period })
  .refine(inOrder, ORDER)
  .refine(inReach, REACH);

/** The caller's private feed of a property. Its address is shown only once. */
export const calendarFeed = z.object({
  propertyId: z.uuid(),
  createdAt: z.iso.datetime(),
  lastReadAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When a calendar program last read it, to the hour' }),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** POST /api/property/{propertyId}/calendarfeed. */
export const createdCalendarFeed = calendarFeed.extend({
  address: z
    .string()
    .meta({ description: 'The whole address, for a calendar program. It is not shown again' }),
});
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeed>;
