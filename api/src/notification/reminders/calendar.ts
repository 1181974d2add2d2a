import { addDays } from '@roofline/schema/value/day';
import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import { calendarDates, type CalendarDate } from '../../calendar/service';
import type { NotificationKind } from '../policy';
import { selectPropertyIds } from '../repository/reminders';
import { nearestStep, type Reminder, type RemindersOf } from './steps';

/** Days of the calendar that people hear of. Projects, bids and files have reminders of their own. */
const TOLD: Partial<Record<CalendarKind, NotificationKind>> = {
  disclosure: 'disclosure',
  reserveStudy: 'disclosure',
  siteVisit: 'disclosure',
  balconyInspection: 'disclosure',
  warranty: 'date',
  inspection: 'date',
};
const STEPS = [30, 7];
const PROPERTIES_AT_ONCE = 100;

/** Of a duty by law the second line is where the law says so. */
const withSource = ({ title, source }: CalendarDate) => (source === null ? title : `${title}\n${source}`);

function reminderOf(date: CalendarDate, today: string): Reminder[] {
  const kind = TOLD[date.kind];
  // What is done needs nobody, and of what only may apply Roofline cannot say that it is due.
  if (!kind || date.state === 'done' || date.state === 'mayApply') return [];
  const onceKey = `${kind}:${date.calendarItemId}:${date.date}:${nearestStep(STEPS, today, date.date)}`;
  const event = { kind, to: { managers: true } as const, detail: withSource(date), day: date.date, onceKey };
  const place = { propertyId: date.propertyId, projectId: null };
  return [{ place, event: date.link === null ? event : { ...event, link: date.link } }];
}

/** Duties by law, warranties and inspections, 30 and 7 days before. A few statements for every hundred properties. */
export const calendarReminders: RemindersOf = async (tx, { workspaceId, today }) => {
  const ids = await selectPropertyIds(tx, workspaceId);
  const period = { today, from: today, to: addDays(today, Math.max(...STEPS)) };
  const reminders: Reminder[] = [];
  for (let at = 0; at < ids.length; at += PROPERTIES_AT_ONCE)
    for (const date of await calendarDates(tx, ids.slice(at, at + PROPERTIES_AT_ONCE), period))
      reminders.push(...reminderOf(date, today));
  return reminders;
};
