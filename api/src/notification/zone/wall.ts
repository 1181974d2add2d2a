import { isTimeZone } from '@roofline/schema/instance/time-zone';

/** A day of the calendar. */
export interface Day {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

const walls = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a zone. Making one takes far longer than using it, and every mail needs one. */
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

/** Returns the local time of a moment in a zone. */
export function wallTime(
  moment: Date,
  timeZone: string,
): Day & { hour: number; minute: number; second: number } {
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

/** Returns a user's zone; that of the service where they have none, or one that this machine does not know. */
export const zoneOr = (timeZone: string | null, ofService: string): string =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : ofService;

/** Reminders come from this hour on. The digests come at eight, so that a digest holds the reminders of its day. */
const REMINDED_FROM = 7;

/** Returns the day of the last reminders in a zone: today from seven in the morning on, yesterday before. */
export function lastMorningDay(now: Date, timeZone: string): string {
  const { year, month, day, hour } = wallTime(now, timeZone);
  return new Date(Date.UTC(year, month - 1, hour < REMINDED_FROM ? day - 1 : day)).toISOString().slice(0, 10);
}
