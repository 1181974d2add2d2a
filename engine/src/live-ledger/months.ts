import { InvalidInputError } from '../errors';

/** The first day of a month, `2026-11-01`. */
export type Month = string;

/** The month of an ISO day. */
export function monthOf(day: string): Month {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(day)) throw new InvalidInputError('day', 'must be an ISO day');
  return `${day.slice(0, 7)}-01`;
}

const countOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month so many months after another; before it where they are below zero. */
export function addMonths(month: Month, months: number): Month {
  const count = countOf(month) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Months from one to another; below zero where the other is earlier. */
const monthsBetween = (from: Month, to: Month): number => countOf(to) - countOf(from);

/** Every month from one to another, both of them. */
export const monthsFrom = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, index) => addMonths(from, index));

/** Months that a live dashboard looks at. */
export interface LiveSpan {
  /** The first month of the fiscal year. */
  yearStart: Month;
  /** The month of today. */
  current: Month;
  /** The current month and the eleven before it. */
  last12: Month[];
  /** Months of the fiscal year that have begun, at most 12. */
  yearToDate: Month[];
  /** The earlier of the start of the year and the first of the last twelve months. */
  from: Month;
}

/**
 * Months of a fiscal year that began on `startDate`, seen on the day `today`. A month counts from its first day on, so
 * that the current one counts whole. Both are ISO days.
 */
export function liveSpan(startDate: string, today: string): LiveSpan {
  const [yearStart, current] = [monthOf(startDate), monthOf(today)];
  const last = addMonths(yearStart, 11);
  const last12 = monthsFrom(addMonths(current, -11), current);
  const yearToDate = monthsFrom(yearStart, current < last ? current : last);
  return { yearStart, current, last12, yearToDate, from: yearStart < last12[0]! ? yearStart : last12[0]! };
}
