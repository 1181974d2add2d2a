import type { ProjectRow } from '../model/use-projects';

/** Returns the number of months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface Month {
  key: number;
  name: string;
  year: number;
}

/** Returns the month of a number of months since the year 0. */
const monthAt = (key: number): Month => ({ key, name: NAMES[key % 12]!, year: Math.floor(key / 12) });

/** A project on the axis. */
export interface Span {
  project: ProjectRow;
  /** The first and last month of the project, which may lie outside the axis; counted from the year 0. */
  from: number;
  to: number;
  /** The first month of the bar, counted from the axis's first, and its number of months. */
  at: number;
  length: number;
}

export interface Timeline {
  months: Month[];
  spans: Span[];
  undated: ProjectRow[];
}

/** The most months on the axis; bars are cut at its ends. */
const MOST = 36;
/** The fewest months on the axis, so that a single short bar does not fill it. */
const FEWEST = 6;

/** Returns the first and last day of a project; one day is both where the other is missing. Null without days. */
function daysOf({ startDate, dueDate, completedOn }: ProjectRow): readonly [string, string] | null {
  const last = completedOn ?? dueDate ?? startDate;
  if (last === null) return null;
  const first = startDate ?? last;
  return first <= last ? [first, last] : [last, last];
}

/** Returns the projects by months, the earliest first. The axis covers today and the projects, in 6 to 36 months. */
export function timelineOf(projects: readonly ProjectRow[], today: string): Timeline {
  const dated = projects.flatMap((project) => {
    const days = daysOf(project);
    return days ? [{ project, from: monthOf(days[0]), to: monthOf(days[1]) }] : [];
  });
  const undated = projects.filter((project) => daysOf(project) === null);
  if (dated.length === 0) return { months: [], spans: [], undated };
  const now = monthOf(today);
  const first = Math.max(Math.min(now, ...dated.map(({ from }) => from)), now - MOST / 3);
  const end = Math.min(Math.max(now, ...dated.map(({ to }) => to)), first + MOST - 1);
  const last = Math.max(end, first + FEWEST - 1);
  const within = (month: number) => Math.min(Math.max(month, first), last);
  const spans = dated
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map(({ project, from, to }) => ({
      project,
      from,
      to,
      at: within(from) - first,
      length: within(to) - within(from) + 1,
    }));
  const months = Array.from({ length: last - first + 1 }, (_, index) => monthAt(first + index));
  return { months, spans, undated };
}

/** Returns `Oct 2026 to Jan 2027`, or one month: the project's own months, also where its bar is cut. */
export function spanWords({ from, to }: Span): string {
  const words = (month: number) => {
    const { name, year } = monthAt(month);
    return `${name} ${year}`;
  };
  return from === to ? words(from) : `${words(from)} to ${words(to)}`;
}
