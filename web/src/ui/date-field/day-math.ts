/** Days as ISO text, counted in UTC: no time zone can move them. */
const DAY_MS = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const dateOf = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns whether a text is an ISO day that exists: Feb 30 does not. */
export function isDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && isoOf(date) === text;
}

export const addDays = (isoDay: string, days: number) =>
  isoOf(new Date(dateOf(isoDay).getTime() + days * DAY_MS));

/** Adds months to a day; gives the last day of a month that is too short for it. */
export function addMonths(isoDay: string, months: number): string {
  const date = dateOf(isoDay);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return isoOf(date);
}

/** Returns the day of the week; 0 is Sunday. */
export const weekday = (isoDay: string) => dateOf(isoDay).getUTCDay();

/** Returns the weeks of a day's month, Sunday first: always six, so that all months have the same height. */
export function weeksOf(isoDay: string): string[][] {
  const first = `${isoDay.slice(0, 7)}-01`;
  const start = addDays(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}
