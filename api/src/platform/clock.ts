/** The one source of time. Nothing else in the service asks the machine what time it is. */
export interface Clock {
  now(): Date;
  /** The current day, `2026-11-21`, in the clock's zone. */
  today(): string;
}

/** The machine's clock. Days begin at midnight in `timeZone`. */
export function systemClock(timeZone = 'America/Los_Angeles'): Clock {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return { now: () => new Date(), today: () => day.format(new Date()) };
}
