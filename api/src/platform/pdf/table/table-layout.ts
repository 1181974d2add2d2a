import { textHeight, widthOf } from '../draw-text';
import type { Paper } from '../paper';
import { TEXT, type TextStyle } from '../style';
import { insetOf, textOf, type TableColumn, type TableRow } from './table-rows';

export const PAD_X = 4;
/** Shares of the width that figures may take: beyond the first, the table is set smaller; beyond the second, they wrap. */
const MOST_FIGURES = { ofText: 0.62, atAll: 0.72 } as const;

/** The two sizes of a table's text. */
const SIZES = {
  usual: { cell: TEXT.cell, head: TEXT.head },
  small: { cell: TEXT.smallCell, head: TEXT.smallHead },
} as const;
type Size = { cell: TextStyle; head: TextStyle };

/** A column in points, from the left edge of the table. */
export interface Laid {
  left: number;
  width: number;
  align: 'left' | 'right';
}

/** Columns with the styles of their text. */
export interface Layout extends Size {
  columns: readonly Laid[];
}

export function styleOf({ cell }: Size, kind: TableRow['kind']): TextStyle {
  return kind === undefined || kind === 'plain' ? cell : { ...cell, font: 'SemiBold' };
}

/** Returns the width in which a column wraps no cell and no word of its head. */
function naturalWidth(
  paper: Paper,
  size: Size,
  column: TableColumn,
  index: number,
  rows: readonly TableRow[],
): number {
  let widest = 0;
  for (const word of column.header.split(' ')) widest = Math.max(widest, widthOf(paper, word, size.head));
  for (const { cells, kind } of rows) {
    const cell = cells[index] ?? null;
    const text = textOf(cell);
    if (text === '') continue;
    const width = text.includes('\n') ? 0 : widthOf(paper, text, styleOf(size, kind)) + insetOf(cell);
    widest = Math.max(widest, width);
  }
  return widest + 2 * PAD_X + 0.5;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Divides the width that figures leave among text columns by their shares, but gives none more than it needs. */
function sharedOut(wanted: readonly number[], shares: readonly number[], free: number): number[] {
  const given = wanted.map(() => 0);
  let open = wanted.map((_, i) => i);
  let left = free;
  while (open.length > 0) {
    const all = sum(open.map((i) => shares[i]!));
    const short = open.filter((i) => wanted[i]! <= (left * shares[i]!) / all);
    for (const i of short) given[i] = wanted[i]!;
    if (short.length === 0) {
      for (const i of open) given[i] = (left * shares[i]!) / all;
      break;
    }
    left -= sum(short.map((i) => wanted[i]!));
    open = open.filter((i) => !short.includes(i));
  }
  return given;
}

/** Returns the widths of columns by their content: figures fit on one line, text gets the rest. */
function widthsOf(natural: readonly number[], columns: readonly TableColumn[], width: number): number[] {
  const all = sum(natural);
  if (all <= width) return natural.map((one) => one + ((width - all) * one) / all);
  const isFigure = columns.map(({ align }) => align === 'end');
  const figures = sum(natural.filter((_, i) => isFigure[i]));
  const scale = Math.min(1, (isFigure.every(Boolean) ? width : width * MOST_FIGURES.atAll) / figures);
  const texts = columns.flatMap((_, i) => (isFigure[i] ? [] : [i]));
  const given = sharedOut(
    texts.map((i) => natural[i]!),
    texts.map((i) => columns[i]!.share ?? 1),
    width - figures * scale,
  );
  return natural.map((one, i) => (isFigure[i] ? one * scale : given[texts.indexOf(i)]!));
}

/** Lays out the columns of a table in a width. */
export function layout(
  paper: Paper,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  width: number,
): Layout {
  const naturalIn = (of: Size) => columns.map((column, i) => naturalWidth(paper, of, column, i, rows));
  const usual = naturalIn(SIZES.usual);
  const figures = sum(usual.filter((_, i) => columns[i]!.align === 'end'));
  const isSmall = sum(usual) > width && figures > width * MOST_FIGURES.ofText;
  const size = isSmall ? SIZES.small : SIZES.usual;
  let left = 0;
  const laid = widthsOf(isSmall ? naturalIn(size) : usual, columns, width).map((one, i): Laid => {
    const at = { left, width: one, align: columns[i]!.align === 'end' ? 'right' : 'left' } as const;
    left += one;
    return at;
  });
  return { ...size, columns: laid };
}

/** Returns the height of a row without its padding. */
export function linesHeight(
  paper: Paper,
  cells: TableRow['cells'],
  { columns }: Layout,
  style: TextStyle,
): number {
  let highest = style.line;
  cells.forEach((cell, i) => {
    const text = textOf(cell);
    if (text === '') return;
    const width = columns[i]!.width - 2 * PAD_X - insetOf(cell);
    highest = Math.max(highest, textHeight(paper, text, style, width));
  });
  return highest;
}
