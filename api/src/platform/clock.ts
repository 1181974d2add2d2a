/** The only source of time. Nothing else in the service reads the machine's clock. */
export interface Clock {
  now(): Date;
  /** Returns the current day, `2026-11-21`, in the clock's zone. */
  today(): string;
  /** Returns the day of a moment in the clock's zone, as documents print it. */
  dayOf(moment: Date): string;
}

/** Hours that the easternmost zone is ahead of UTC. */
const EASTERNMOST = 14;

/**
 * Returns the latest day that has begun anywhere on Earth. A user may date something they did today with it, wherever
 * they are: their day can be a day ahead of the service's own.
 */
export function dayAnywhere({ now }: Pick<Clock, 'now'>): string {
  return new Date(now().getTime() + EASTERNMOST * 3_600_000).toISOString().slice(0, 10);
}

/** Returns a clock that reads `now`. Days begin at midnight in `timeZone`. */
export function clockIn(timeZone: string, now: () => Date): Clock {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return { now, today: () => day.format(now()), dayOf: (moment) => day.format(moment) };
}

/** Returns a clock that reads the machine's time. */
export const systemClock = (timeZone = 'America/Los_Angeles'): Clock => clockIn(timeZone, () => new Date());
