import { createHash } from 'node:crypto';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Nightly syncs begin between 1 and 5 a.m. */
const FIRST_HOUR = 1;
const HOURS = 4;

/** Returns the milliseconds since midnight in a time zone. */
function sinceMidnight(moment: Date, timeZone: string): number {
  const parts =
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }) // prettier-ignore
      .formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000;
}

/** Returns the next nightly time of a property: the times are spread over four hours, the same each night. */
export function nextNight(propertyId: string, now: Date, timeZone: string): Date {
  const spread = createHash('sha256').update(propertyId).digest().readUInt32BE(0) / 2 ** 32;
  const own = (FIRST_HOUR + spread * HOURS) * HOUR_MS;
  const ahead = (own - sinceMidnight(now, timeZone) + DAY_MS) % DAY_MS;
  return new Date(now.getTime() - (now.getTime() % 1000) + (ahead < HOUR_MS ? ahead + DAY_MS : ahead));
}
