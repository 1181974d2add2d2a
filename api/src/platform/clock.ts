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

/** A clock that stands still until it is moved; days begin at midnight UTC. */
export interface ManualClock extends Clock {
  set(moment: string | Date): void;
  advance(milliseconds: number): void;
}

export function manualClock(start: string | Date = '2026-11-20T15:00:00.000Z'): ManualClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    today: () => current.toISOString().slice(0, 10),
    set: (moment) => void (current = new Date(moment)),
    advance: (milliseconds) => void (current = new Date(current.getTime() + milliseconds)),
  };
}
