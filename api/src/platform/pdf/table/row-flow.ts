import { PAGE } from '../style';
import type { TableRow } from './table-rows';

/** Rows that stay together where a table ends or begins: no page has fewer. */
const FEWEST = 3;
/** A table that fits on a page moves to one, unless this share of a page would stay empty. */
const MOST_EMPTY = 0.15;
const FULL = PAGE.height - PAGE.top - PAGE.bottom;

/** Above and below the text of a row: at ease, of a long table, and at least. */
export const PADDING = { easy: 3.5, long: 1.6, least: 0.8 } as const;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const isHead = ({ kind }: TableRow) => kind === 'group' || kind === 'subgroup';

/** Room that a row asks for: its own, that of rows that must not be parted from it, and of the end of the table. */
export function neededFrom(rows: readonly TableRow[], heights: readonly number[], index: number): number {
  const isEnd = index === rows.length - FEWEST;
  let last = isEnd ? rows.length - 1 : index;
  while (last < rows.length - 1 && isHead(rows[last]!)) last += 1;
  if (rows[last + 1]?.kind === 'total') last += 1;
  return sum(heights.slice(index, last + 1));
}

/** Room that the beginning of a table asks for under its caption and head: a few rows, or all of it where it fits on a page. */
export function neededToBegin(heights: readonly number[], above: number, room: number): number {
  const all = above + sum(heights);
  const few = above + sum(heights.slice(0, FEWEST));
  const fits = all <= room || all > FULL || room > MOST_EMPTY * FULL;
  return fits ? Math.min(few, all) : all;
}

/** Where the first of two columns ends so that both are about as long; null where the rest fills both. */
export function evenEnd(heights: readonly number[], from: number, head: number, room: number): number | null {
  const rest = sum(heights.slice(from));
  const highest = Math.max(...heights.slice(from), 0);
  const half = head + rest / 2 + highest / 2;
  return 2 * head + rest + highest < 2 * room ? half : null;
}

/** What stands around the rows whose padding is wanted. */
interface Room {
  room: number;
  caption: number;
  head: number;
  flow: 1 | 2;
}

/** Padding of rows: at ease, or less where that keeps a table on its page. */
export function paddingOf(lines: readonly number[], { room, caption, head, flow }: Room): number {
  // Two columns never end at the same height: a little is lost.
  const free = (flow === 2 ? 0.93 : 1) * flow * (room - caption - head);
  const fitting = (free - sum(lines)) / (2 * lines.length);
  if (fitting >= PADDING.least) return Math.min(PADDING.easy, fitting);
  return lines.length <= 12 ? PADDING.easy : PADDING.long;
}
