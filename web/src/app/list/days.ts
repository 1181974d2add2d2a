import { formatDayOf } from '../../ui/format/day';

export interface DayOf<Item> {
  /** As the user reads it: `Nov 20, 2026`. */
  day: string;
  items: Item[];
}

/** Returns items grouped by day, in the browser's time zone by default, in the order in which they come. */
export function daysOf<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string,
  timeZone?: string,
): DayOf<Item>[] {
  const days: DayOf<Item>[] = [];
  for (const item of items) {
    const day = formatDayOf(momentOf(item), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
