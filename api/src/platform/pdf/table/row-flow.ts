import { PAGE } from '../style';
import type { TableRow } from './table-rows';

/** How many rows stay together at the beginning and end of a table: no page has fewer. */
const FEWEST = 3;
/** A table that fits on one page moves to the next, unless more than this share of a page would stay empty. */
const MOST_EMPTY = 0.15;
const FULL = PAGE.height - PAGE.top - PAGE.bottom;

/** Padding above and below the text of a row: usual, in a long table, and the least. */
export const PADDING = { easy: 3.5, long: 1.6, least: 0.8 } as const;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const isHead = ({ kind }: TableRow) => kind === 'group' || kind === 'subgroup';

/** Returns the room that a row needs, with the rows that must not be parted from it, as at the end of the table. */
export function neededFrom(rows: readonly TableRow[], heights: readonly number[], index: number): number {
  const isEnd = index === rows.length - FEWEST;
  let last = isEnd ? rows.length - 1 : index;
  while (last < rows.length - 1 && isHead(rows[last]!)) last += 1;
  if (rows[last + 1]?.kind === 'total') last += 1;
  return sum(heights.slice(index, last + 1));
}

/** Returns the room that the beginning of a table needs, with caption and head: a few rows, or all if it moves to a page. */
export function neededToBegin(heights: readonly number[], above: number, room: number): number {
  const all = above + sum(heights);
  const few = above + sum(heights.slice(0, FEWEST));
  const fits = all <= room || all > FULL || room > MOST_EMPTY * FULL;
  return fits ? Math.min(few, all) : all;
}

/** Returns where the first of two columns ends so that both are about as long; null if the rest fills both. */
export function evenEnd(heights: readonly number[], from: number, head: number, room: number): number | null {
  const rest = sum(heights.slice(from));
  const highest = Math.max(...heights.slice(from), 0);
  const half = head + rest / 2 + highest / 2;
  return 2 * head + rest + highest < 2 * room ? half : null;
}

/** The space for the rows whose padding is computed. */
interface Room {
  room: number;
  caption: number;
  head: number;
  flow: 1 | 2;
}

/** Returns the padding of rows: the usual one, or less if that keeps the table on its page. */
export function paddingOf(lines: readonly number[], { room, caption, head, flow }: Room): number {
  // Two columns never end at the same height, which wastes a little room.
  const free = (flow === 2 ? 0.93 : 1) * flow * (room - caption - head);
  const fitting = (free - sum(lines)) / (2 * lines.length);
  if (fitting >= PADDING.least) return Math.min(PADDING.easy, fitting);
  return lines.length <= 12 ? PADDING.easy : PADDING.long;
}
