import { formats } from './formats';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day, given as digits, in the user's format. */
function written(year: string, month: string, day: string): string {
  const { dateFormat } = formats();
  if (dateFormat === 'iso') return `${year}-${month}-${day}`;
  if (dateFormat === 'us') return `${month}/${day}/${year}`;
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** Returns an ISO day as `Nov 20, 2026`. Split by hand: `new Date('2026-11-20')` is a day early west of Greenwich. */
export function formatDay(isoDay: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDay);
  if (!match) return isoDay;
  return written(match[1]!, match[2]!, match[3]!);
}

/** Returns a day of a known year: `Nov 20`; with its year only in the ISO format. */
export function formatDayInYear(isoDay: string): string {
  const match = /^\d{4}-(\d{2})-(\d{2})/.exec(isoDay);
  if (!match) return isoDay;
  const [, month, day] = match as unknown as [string, string, string];
  const { dateFormat } = formats();
  if (dateFormat === 'iso') return isoDay.slice(0, 10);
  if (dateFormat === 'us') return `${month}/${day}`;
  return `${months[Number(month) - 1]} ${Number(day)}`;
}

function partsOf(isoMoment: string, timeZone: string | undefined) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(isoMoment));
  return (type: string) => parts.find((each) => each.type === type)?.value ?? '';
}

/** Returns the day of a moment in a time zone, by default the browser's. */
export function formatDayOf(isoMoment: string, timeZone?: string): string {
  const part = partsOf(isoMoment, timeZone);
  return written(part('year'), part('month'), part('day'));
}

/** Returns a moment as `Nov 20, 2026 at 6:42 AM` in a time zone, by default the browser's. */
export function formatMoment(isoMoment: string, timeZone?: string): string {
  const part = partsOf(isoMoment, timeZone);
  return `${formatDayOf(isoMoment, timeZone)} at ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ago = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'} ago`;

/** Returns a moment of the last 24 hours in words, `5 minutes ago`; an older one as `Nov 20, 2026 at 6:42 AM`. */
export function formatAgo(isoMoment: string, now: number, timeZone?: string): string {
  const age = now - Date.parse(isoMoment);
  if (age >= 24 * HOUR_MS) return formatMoment(isoMoment, timeZone);
  if (age >= HOUR_MS) return ago(Math.floor(age / HOUR_MS), 'hour');
  // Clocks differ a little: a moment in the future counts as just now.
  return age < MINUTE_MS ? 'just now' : ago(Math.floor(age / MINUTE_MS), 'minute');
}
