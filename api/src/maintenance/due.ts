import { addDays } from '@roofline/schema/value/day';

/** The facts that determine a task's due days. */
export interface Schedule {
  month: number;
  everyYears: number;
  firstYear: number;
  doneOn: string | null;
}

/** Work that is done at most this many days before its month counts for that month. */
const EARLY_DAYS = 90;

const two = (number: number) => String(number).padStart(2, '0');
const firstDay = (year: number, month: number) => `${year}-${two(month)}-01`;
const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** Returns the year of the first time that is still to do. */
function nextYear({ month, everyYears, firstYear, doneOn }: Schedule): number {
  if (doneOn === null) return firstYear;
  const covered = addDays(doneOn, EARLY_DAYS);
  const reached = Number(covered.slice(0, 4));
  let year = firstYear + Math.max(0, Math.floor((reached - firstYear) / everyYears)) * everyYears;
  while (firstDay(year, month) <= covered) year += everyYears;
  return year;
}

/** Decides whether the task is due in a calendar year, by its interval. */
export const isDueIn = ({ firstYear, everyYears }: Schedule, year: number): boolean =>
  year >= firstYear && (year - firstYear) % everyYears === 0;

/** Returns the last day of the month in which the task is due next; before today if it was missed. */
export const nextDue = (task: Schedule): string => lastDay(nextYear(task), task.month);

/** Returns the next due day, and later ones up to `to`. Times that were missed in between count as one. */
export function dueUntil(task: Schedule, { today, to }: { today: string; to: string }): string[] {
  const next = nextYear(task);
  const days: string[] = [];
  for (let year = next; lastDay(year, task.month) <= to; year += task.everyYears) {
    const day = lastDay(year, task.month);
    if (year === next || day >= today) days.push(day);
  }
  return days;
}
