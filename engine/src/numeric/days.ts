import { InvalidInputError } from '../errors';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month, by its number from 1; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const before = MONTH_DAYS[month - 1];
  if (before === undefined) return 0;
  return (MONTH_DAYS[month] ?? 365) - before + (month === 2 && isLeap(year) ? 1 : 0);
}

/** Days of the Gregorian calendar before an ISO day, counted from the year 0; InvalidInputError for anything else. */
export function dayNumber(day: string): number {
  const [year, month, date] = (ISO_DAY.exec(day) ?? []).slice(1).map(Number) as [number, number, number];
  if (!(date >= 1 && date <= daysOf(year, month)))
    throw new InvalidInputError('day', `must be an ISO day, not ${day}`);
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return year * 365 + leapDays + MONTH_DAYS[month - 1]! + (month > 2 && isLeap(year) ? 1 : 0) + date;
}

/** Days from one ISO day to another; below zero where the other is earlier. */
export const daysFrom = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
