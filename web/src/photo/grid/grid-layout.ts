import { SHEET_PX } from '../../ui/print/sheet-size';
import type { PhotoList } from '../data/use-photo-list';

/** A line of the grid: the head of a month, or photos from one place up to another. */
export type GridLine =
  | { kind: 'month'; key: string; month: string | null; count: number; height: number }
  | { kind: 'photos'; key: string; from: number; to: number; height: number };

export interface GridShape {
  columns: number;
  /** The width of one tile, in pixels. */
  tileWidth: number;
  pictureHeight: number;
}

const GAP = 16;
const PHONE_GAP = 10;
const MONTH_HEIGHT = 46;
/** Name and day under the picture, and the room below them. */
const CAPTION_HEIGHT = 64;
const NARROWEST_TILE = 216;
/** With four, tiles are wide enough for a caption in two lines, and a sheet holds three lines of tiles. */
const COLUMNS_ON_PAPER = 4;

export const gapOf = (isPhone: boolean): number => (isPhone ? PHONE_GAP : GAP);

/** Returns the shape for a width: two columns on phones, else three to five, beside or without a pane. Pictures are 4 to 3. */
export function gridShape(width: number, isPhone: boolean): GridShape {
  const gap = gapOf(isPhone);
  const fitting = Math.floor((width + gap) / (NARROWEST_TILE + gap));
  return shapeOf(width, isPhone ? 2 : Math.min(5, Math.max(3, fitting)), gap);
}

/** Returns the shape on paper: as wide as a sheet, whatever the width of the screen. */
export const sheetShape = (): GridShape => shapeOf(SHEET_PX, COLUMNS_ON_PAPER, GAP);

function shapeOf(width: number, columns: number, gap: number): GridShape {
  const tileWidth = (width - gap * (columns - 1)) / columns;
  return { columns, tileWidth, pictureHeight: Math.round(tileWidth * 0.75) };
}

/** Returns every line of the grid with its height, from only the counts of the months: before any photo is read. */
export function gridLines(
  months: PhotoList['months'],
  { columns, pictureHeight }: Pick<GridShape, 'columns' | 'pictureHeight'>,
): GridLine[] {
  const lines: GridLine[] = [];
  let start = 0;
  for (const { month, count } of months) {
    lines.push({ kind: 'month', key: `month ${month}`, month, count, height: MONTH_HEIGHT });
    for (let from = start; from < start + count; from += columns) {
      const to = Math.min(from + columns, start + count);
      lines.push({ kind: 'photos', key: `from ${from}`, from, to, height: pictureHeight + CAPTION_HEIGHT });
    }
    start += count;
  }
  return lines;
}

export type Move = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Returns the place that a key leads to: up and down to the same column of the line above or below. */
export function movedTo(lines: readonly GridLine[], place: number, move: Move): number {
  const rows = lines.filter((line) => line.kind === 'photos');
  const last = (rows.at(-1)?.to ?? 1) - 1;
  if (move === 'first') return 0;
  if (move === 'last') return last;
  if (move === 'left') return Math.max(0, place - 1);
  if (move === 'right') return Math.min(last, place + 1);
  const at = rows.findIndex(({ from, to }) => from <= place && place < to);
  const row = rows[at];
  const other = rows[move === 'up' ? at - 1 : at + 1];
  return row && other ? Math.min(other.from + place - row.from, other.to - 1) : place;
}
