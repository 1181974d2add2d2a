import { daysBetween } from '@roofline/schema/value/day';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** The years that an address may name: the calendar has nothing outside them. */
const YEARS = { first: 1900, last: 2199 };

const two = (value: number) => String(value).padStart(2, '0');
const yearOf = (month: string) => Number(month.slice(0, 4));
/** From 0. */
const indexOf = (month: string) => Number(month.slice(5)) - 1;
const utc = (year: number, index: number, day = 1) => new Date(Date.UTC(year, index, day));

/** Returns the month in an address, `2026-11`; the current one where the text is not a month. */
export function monthFrom(text: string, today: string): string {
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
  return isMonth && yearOf(text) >= YEARS.first && yearOf(text) <= YEARS.last ? text : today.slice(0, 7);
}

/** Returns the month so many months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const date = utc(yearOf(month), indexOf(month) + by);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}`;
}

/** `November 2026`. */
export const monthName = (month: string) => `${NAMES[indexOf(month)]} ${yearOf(month)}`;

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const last = utc(yearOf(month), indexOf(month) + 1, 0).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${two(last)}` };
}

/** Returns the weeks of a month, each from Sunday on; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = daysOfMonth(month);
  const before = new Date(from).getUTCDay();
  const length = daysBetween(from, to) + 1;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const date = week * 7 + day - before + 1;
      return date >= 1 && date <= length ? `${month}-${two(date)}` : null;
    }),
  );
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Monday`. */
export const weekdayOf = (day: string) => WEEKDAYS[new Date(day).getUTCDay()]!;
