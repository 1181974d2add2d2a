/** The one source of time. Nothing else in the service asks the machine what time it is. */
export interface Clock {
  now(): Date;
  /** The current day, `2026-11-21`, in the clock's zone. */
  today(): string;
  /** The day of a moment in the clock's zone: what a paper calls the day of something that was done. */
  dayOf(moment: Date): string;
}

/** Hours that the easternmost zone is ahead of UTC. */
const EASTERNMOST = 14;

/**
 * The day that it is by now somewhere on Earth. What somebody did today may bear this day, wherever they are: the service's own
 * day may not have begun yet where they are, or may have ended.
 */
export function dayAnywhere({ now }: Pick<Clock, 'now'>): string {
  return new Date(now().getTime() + EASTERNMOST * 3_600_000).toISOString().slice(0, 10);
}

/** The clock that asks `now`. Days begin at midnight in `timeZone`. */
export function clockIn(timeZone: string, now: () => Date): Clock {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return { now, today: () => day.format(now()), dayOf: (moment) => day.format(moment) };
}

/** The machine's clock. */
export const systemClock = (timeZone = 'America/Los_Angeles'): Clock => clockIn(timeZone, () => new Date());
