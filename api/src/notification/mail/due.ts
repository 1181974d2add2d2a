import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MORNING = 8;

/** So long the first of several events waits for the others; with the looks for what is due it leaves within five minutes. */
const GATHER_MS = 4.5 * MINUTE;

/** A day of the calendar. */
interface Day {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

const walls = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it, and every mail asks. */
function wallOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const parts = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  };
  const wall =
    walls.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  walls.set(timeZone, wall);
  return wall;
}

/** What the clocks on the wall of a zone show. */
function wallTime(moment: Date, timeZone: string): Day & { hour: number; minute: number; second: number } {
  const parts = wallOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

/** The moment of eight in the morning of a day; no zone changes its clocks at that hour. */
function morningOf({ year, month, day }: Day, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, MORNING);
  const shown = wallTime(new Date(wanted), timeZone);
  const there = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second);
  const guess = new Date(2 * wanted - there);
  // On a day of a change the first guess may stand on its other side.
  const again = wallTime(guess, timeZone);
  return new Date(guess.getTime() + (MORNING - again.hour) * 60 * MINUTE - again.minute * MINUTE);
}

const plusDays = ({ year, month, day }: Day, days: number): Day => {
  const moved = new Date(Date.UTC(year, month - 1, day) + days * DAY);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
};

/** The last Monday at eight in the morning. */
export function lastWeeklyMorning(now: Date, timeZone: string): Date {
  const today = wallTime(now, timeZone);
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const monday = plusDays(today, -((weekday + 6) % 7));
  const morning = morningOf(monday, timeZone);
  return morning <= now ? morning : morningOf(plusDays(monday, -7), timeZone);
}

/** The last first of a month at eight in the morning. */
export function lastMonthlyMorning(now: Date, timeZone: string): Date {
  const { year, month } = wallTime(now, timeZone);
  const morning = morningOf({ year, month, day: 1 }, timeZone);
  if (morning <= now) return morning;
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return morningOf({ ...before, day: 1 }, timeZone);
}

/** For each frequency: a mail is due to whoever has something waiting that is older. */
export interface DueBefore {
  individual: Date;
  weekly: Date;
  monthly: Date;
}

export const dueBefore = (now: Date, timeZone: string): DueBefore => ({
  individual: new Date(now.getTime() - GATHER_MS),
  weekly: lastWeeklyMorning(now, timeZone),
  monthly: lastMonthlyMorning(now, timeZone),
});

/** What a mail holds of what waits: a digest what came before its morning, any other mail everything. */
export function heldUntil(frequencyId: number, now: Date, due: DueBefore): Date {
  if (frequencyId === EMAIL_FREQUENCIES.WeeklyDigest) return due.weekly;
  if (frequencyId === EMAIL_FREQUENCIES.MonthlyDigest) return due.monthly;
  return new Date(now.getTime() + 1);
}
