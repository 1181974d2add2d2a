import type { CalendarRowFragment } from '../Calendar.generated';

export interface AgendaDay {
  day: string;
  items: CalendarRowFragment[];
}

/** Groups items by day, the earliest first. */
export function agendaOf(items: readonly CalendarRowFragment[]): AgendaDay[] {
  const days = new Map<string, CalendarRowFragment[]>();
  for (const item of items) days.set(item.date, [...(days.get(item.date) ?? []), item]);
  return [...days]
    .map(([day, ofDay]) => ({ day, items: ofDay }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Returns the overdue items before a day, the longest overdue first. */
export function overdueBefore(items: readonly CalendarRowFragment[], first: string): CalendarRowFragment[] {
  return items
    .filter(({ date, status }) => date < first && status === 'overdue')
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
