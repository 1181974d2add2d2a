import { daysBetween } from '@roofline/schema/value/day';
import { counted } from '../../ui/format/count';
import { formatDay, formatDayInYear } from '../../ui/format/day';
import type { ProjectRow } from './use-projects';

/** Returns a day, without the year when it is this year. */
const dayWords = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDayInYear(day) : formatDay(day);

export interface DueWords {
  text: string;
  isLate: boolean;
}

/** Returns `Due Dec 4`, `Due Nov 20, 2 days late` or `Completed Oct 3`; null for an open project without a due date. */
export function dueWords(
  { dueDate, isCompleted, completedOn }: Pick<ProjectRow, 'dueDate' | 'isCompleted' | 'completedOn'>,
  today: string,
): DueWords | null {
  if (isCompleted)
    return { text: completedOn ? `Completed ${dayWords(completedOn, today)}` : 'Completed', isLate: false };
  if (!dueDate) return null;
  const late = daysBetween(dueDate, today);
  const due = `Due ${dayWords(dueDate, today)}`;
  return late > 0
    ? { text: `${due}, ${counted(late, 'day')} late`, isLate: true }
    : { text: due, isLate: false };
}

export interface CategoryOfProject {
  name: string;
  position: number;
}

/** Returns the categories of a project's components, each once. */
export function categoriesOf({
  propertyComponents,
}: {
  propertyComponents: readonly Pick<
    ProjectRow['propertyComponents'][number],
    'category' | 'categoryPosition'
  >[];
}): CategoryOfProject[] {
  const byName = new Map(propertyComponents.map((each) => [each.category, each.categoryPosition]));
  return [...byName].map(([name, position]) => ({ name, position }));
}

/** Returns `DO` for `Dana Okafor`. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter(Boolean);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined];
  return letters
    .map((name) => name?.[0] ?? '')
    .join('')
    .toUpperCase();
}
