import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { wallTime, zoneOr, type Day } from '../zone/wall';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MORNING = 8;

/** How long the first of several events waits for the others; with the next look it is mailed within five minutes. */
const GATHER_MS = 4.5 * MINUTE;

/** Returns the moment of eight in the morning of a day; no zone changes its clocks at that hour. */
function morningOf({ year, month, day }: Day, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, MORNING);
  const shown = wallTime(new Date(wanted), timeZone);
  const there = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second);
  const guess = new Date(2 * wanted - there);
  // On a day when the clocks change, the first guess may be on the other side of the change.
  const again = wallTime(guess, timeZone);
  return new Date(guess.getTime() + (MORNING - again.hour) * 60 * MINUTE - again.minute * MINUTE);
}

const plusDays = ({ year, month, day }: Day, days: number): Day => {
  const moved = new Date(Date.UTC(year, month - 1, day) + days * DAY);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
};

/** Returns the last Monday on which it has been eight in the morning. */
function lastWeeklyDay(now: Date, timeZone: string): Day {
  const today = wallTime(now, timeZone);
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const monday = plusDays(today, -((weekday + 6) % 7));
  return morningOf(monday, timeZone) <= now ? monday : plusDays(monday, -7);
}

/** Returns that Monday as an ISO day. */
export function lastMonday(now: Date, timeZone: string): string {
  const { year, month, day } = lastWeeklyDay(now, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns the moment of the last Monday at eight in the morning. */
export const lastWeeklyMorning = (now: Date, timeZone: string): Date =>
  morningOf(lastWeeklyDay(now, timeZone), timeZone);

/** Returns the moment of the last first of a month at eight in the morning. */
export function lastMonthlyMorning(now: Date, timeZone: string): Date {
  const { year, month } = wallTime(now, timeZone);
  const morning = morningOf({ year, month, day: 1 }, timeZone);
  if (morning <= now) return morning;
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return morningOf({ ...before, day: 1 }, timeZone);
}

/** The last digest mornings of a zone. A digest is due to a person with a waiting notification that is older. */
export interface Mornings {
  weekly: Date;
  monthly: Date;
}

/** The moment for each frequency. A mail is due to a person with a waiting notification that is older. */
export interface DueBefore extends Mornings {
  individual: Date;
}

export const dueBefore = (now: Date, timeZone: string): DueBefore => ({
  individual: new Date(now.getTime() - GATHER_MS),
  weekly: lastWeeklyMorning(now, timeZone),
  monthly: lastMonthlyMorning(now, timeZone),
});

/** The moments for all users: those of the service's zone, and the mornings of each other zone that a user chose. */
export interface DueByZone extends DueBefore {
  zones: (Mornings & { timeZone: string })[];
}

export const dueByZone = (now: Date, ofService: string, chosen: readonly string[]): DueByZone => ({
  ...dueBefore(now, ofService),
  zones: chosen
    .filter((timeZone) => zoneOr(timeZone, ofService) !== ofService)
    .map((timeZone) => ({
      timeZone,
      weekly: lastWeeklyMorning(now, timeZone),
      monthly: lastMonthlyMorning(now, timeZone),
    })),
});

/** Returns the end of a mail's period: a digest holds what came before its morning, any other mail all that waits. */
export function heldUntil(frequencyId: number, now: Date, due: Mornings): Date {
  if (frequencyId === EMAIL_FREQUENCIES.WeeklyDigest) return due.weekly;
  if (frequencyId === EMAIL_FREQUENCIES.MonthlyDigest) return due.monthly;
  return new Date(now.getTime() + 1);
}
