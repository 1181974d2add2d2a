import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import { addDays, daysBetween } from '@roofline/schema/value/day';
import { calendarDates, type CalendarDate } from '../../calendar/service';
import type { Tx } from '../../platform/database';
import type { NotificationEvent, NotificationPlace } from '../notify';
import type { NotificationKind } from '../policy';
import { selectPropertyIds } from '../repository/reminders';

/** A notification that a day is near. Each event has a `onceKey`, so that people get it once. */
interface Reminder {
  place: Omit<NotificationPlace, 'workspaceId' | 'actor' | 'at'>;
  event: NotificationEvent;
}

interface Rule {
  kind: NotificationKind;
  to: NotificationEvent['to'];
  /** A reminder is sent so many days before the day. */
  steps: readonly number[];
}

const managers = { managers: true } as const;
const followers = { followers: true } as const;
const duty: Rule = { kind: 'disclosure', to: managers, steps: [30, 7] };
/** Roofline cannot know whether the duty binds the property: one reminder, early enough to find out. */
const perhaps: Rule = { kind: 'mayApply', to: managers, steps: [60] };
const date: Rule = { kind: 'date', to: managers, steps: [30, 7] };
const document: Rule = { kind: 'fileEnding', to: managers, steps: [60, 14] };

/** The kinds of calendar days with reminders. The end of a year and the start of a project have none. */
const TOLD: Partial<Record<CalendarKind, Rule>> = {
  disclosure: duty,
  reserveStudy: duty,
  siteVisit: duty,
  balconyInspection: duty,
  warranty: date,
  inspection: date,
  maintenance: date,
  contract: document,
  document,
  bid: { kind: 'bidEnding', to: followers, steps: [7, 0] },
  reserveLoan: date,
  projectDue: { kind: 'due', to: followers, steps: [7, 0] },
};
const LONGEST = Math.max(...[...Object.values(TOLD), perhaps].flatMap(({ steps }) => steps));
const PROPERTIES_AT_ONCE = 100;

/** Returns the smallest step, in days before, that a day has come within. */
const nearestStep = (steps: readonly number[], today: string, day: string): number =>
  Math.min(...steps.filter((one) => daysBetween(today, day) <= one));

/** Returns the rule of a day. One of kind `bid` belongs to a bid of a project, or to a file that is a bid. */
function ruleOf({ kind, subject, state }: CalendarDate): Rule | undefined {
  if (state === 'mayApply') return perhaps;
  return kind === 'bid' && subject?.projectId == null ? document : TOLD[kind];
}

const calendarOf = (day: string) => `/useraccount/calendar?month=${day.slice(0, 7)}`;

/** Returns the title, with the source of a duty by law on a second line. */
const withSource = ({ title, source }: CalendarDate) => (source === null ? title : `${title}\n${source}`);

function reminderOf(one: CalendarDate, today: string): Reminder[] {
  const rule = ruleOf(one);
  // Work that is done needs no reminder.
  if (!rule || one.state === 'done') return [];
  const { kind, to, steps } = rule;
  const { calendarItemId, propertyId, subject, date: day } = one;
  // For a duty that may apply, the calendar says what to check.
  const link = one.link ?? (kind === 'mayApply' ? calendarOf(day) : null);
  if (day > addDays(today, Math.max(...steps))) return [];
  const onceKey = `${kind}:${subject?.id ?? calendarItemId}:${day}:${nearestStep(steps, today, day)}`;
  const event = { kind, to, detail: subject?.name ?? withSource(one), day, onceKey };
  const projectId = subject?.projectId ?? null;
  const place = { propertyId, projectId };
  // A reminder of a project links to the project anyway.
  return [{ place, event: link === null || projectId !== null ? event : { ...event, link } }];
}

/**
 * Returns all reminders of a workspace for today, from the calendar: called once a day for each time zone, in a
 * transaction of the workspace. A few statements for every hundred properties.
 */
export async function remindersOf(
  tx: Tx,
  { workspaceId, today }: { workspaceId: string; today: string },
): Promise<Reminder[]> {
  const ids = await selectPropertyIds(tx, workspaceId);
  const period = { today, from: today, to: addDays(today, LONGEST) };
  const reminders: Reminder[] = [];
  for (let at = 0; at < ids.length; at += PROPERTIES_AT_ONCE)
    for (const one of await calendarDates(tx, ids.slice(at, at + PROPERTIES_AT_ONCE), period))
      reminders.push(...reminderOf(one, today));
  return reminders;
}
