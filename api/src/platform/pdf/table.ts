import {
  artifact,
  drawText,
  newPage,
  reserve,
  roomLeft,
  space,
  tagged,
  textHeight,
  type Element,
  type Paper,
} from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';

export interface TableColumn {
  header: string;
  /** Share of the width, against the others. */
  share: number;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

/** A cell: text, or text with a tone or a colour chip before it. null is an empty cell. */
export type Cell =
  | string
  | null
  | { text: string; tone?: 'danger' | 'muted'; chip?: string; indent?: number };

export interface TableRow {
  cells: readonly Cell[];
  /** group: a head line over rows that belong together; total: the last line. */
  kind?: 'plain' | 'group' | 'subtotal' | 'total';
}

export interface TableOptions {
  /** What the table shows; printed above it and read before it. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

const PAD_X = 5;
const PAD_Y = 3.5;

interface Laid {
  left: number;
  width: number;
  align: 'left' | 'right';
}

function layout(columns: readonly TableColumn[]): Laid[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left: number = PAGE.side;
  return columns.map(({ share, align }) => {
    const width = (TEXT_WIDTH * share) / all;
    const laid = { left, width, align: align === 'end' ? 'right' : 'left' } as const;
    left += width;
    return laid;
  });
}

const textOf = (cell: Cell) => (cell === null ? '' : typeof cell === 'string' ? cell : cell.text);
const insetOf = (cell: Cell) =>
  cell === null || typeof cell === 'string' ? 0 : (cell.indent ?? 0) * 10 + (cell.chip ? 9 : 0);

function styleOf(kind: TableRow['kind']): TextStyle {
  return kind === undefined || kind === 'plain' ? TEXT.cell : { ...TEXT.cell, font: 'SemiBold' };
}

function innerWidth(laid: Laid, cell: Cell): number {
  return laid.width - 2 * PAD_X - insetOf(cell);
}

function rowHeight(paper: Paper, cells: readonly Cell[], columns: readonly Laid[], style: TextStyle): number {
  const heights = cells.map((cell, i) =>
    textHeight(paper, textOf(cell), style, innerWidth(columns[i]!, cell)),
  );
  return Math.max(style.line, ...heights) + 2 * PAD_Y;
}

function drawCell(paper: Paper, cell: Cell, laid: Laid, y: number, style: TextStyle): void {
  const tone = cell !== null && typeof cell === 'object' ? cell.tone : undefined;
  const color = tone === 'danger' ? INK.danger : tone === 'muted' ? INK.muted : undefined;
  drawText(paper, textOf(cell), style, {
    x: laid.left + PAD_X + insetOf(cell),
    y,
    width: innerWidth(laid, cell),
    align: laid.align,
    color,
  });
}

function ground(paper: Paper, y: number, height: number, color: string | null): void {
  artifact(paper, () => {
    if (color) paper.doc.rect(PAGE.side, y, TEXT_WIDTH, height).fill(color);
    const line = y + height;
    paper.doc
      .moveTo(PAGE.side, line)
      .lineTo(PAGE.side + TEXT_WIDTH, line)
      .lineWidth(0.5)
      .stroke(INK.hairline);
  });
}

/** The head row: an element the first time, decoration where it is repeated. */
function headRow(
  paper: Paper,
  columns: readonly TableColumn[],
  laid: readonly Laid[],
  parent: Element | null,
) {
  const cells = columns.map(({ header }) => header);
  const height = rowHeight(paper, cells, laid, TEXT.head);
  const { y } = paper;
  ground(paper, y, height, INK.ground);
  // Heads stand on the foot of their row, next to their figures.
  const top = (text: string, i: number) =>
    y + height - PAD_Y - textHeight(paper, text, TEXT.head, innerWidth(laid[i]!, text));
  const draw = (text: string, i: number) => drawCell(paper, text, laid[i]!, top(text, i), TEXT.head);
  if (parent) {
    const row = tagged(paper, tagged(paper, parent, 'THead'), 'TR');
    cells.forEach((text, i) => tagged(paper, row, 'TH', () => draw(text, i), { scope: 'Column' }));
  } else artifact(paper, () => cells.forEach(draw), 'Pagination');
  paper.y += height;
}

const GROUNDS = { plain: null, group: INK.ground, subtotal: null, total: INK.ground } as const;

function bodyRow(paper: Paper, row: TableRow, laid: readonly Laid[], height: number, body: Element): void {
  const kind = row.kind ?? 'plain';
  const style = styleOf(row.kind);
  const y = paper.y + PAD_Y;
  ground(paper, paper.y, height, GROUNDS[kind]);
  const element = tagged(paper, body, 'TR');
  row.cells.forEach((cell, i) => {
    const chip = cell !== null && typeof cell === 'object' ? cell.chip : undefined;
    const x = laid[i]!.left + PAD_X;
    if (chip) artifact(paper, () => paper.doc.roundedRect(x, y + 2.5, 6, 6, 1.5).fill(chip));
    const draw = textOf(cell) === '' ? undefined : () => drawCell(paper, cell, laid[i]!, y, style);
    if (i === 0) tagged(paper, element, 'TH', draw, { scope: 'Row' });
    else tagged(paper, element, 'TD', draw);
  });
  paper.y += height;
}

/**
 * A table. Its head is repeated on each page, rows are never split, a group line is never the last of a page, and a total
 * is never the only one on a page.
 */
export function table(paper: Paper, { caption, columns, rows }: TableOptions): void {
  const laid = layout(columns);
  const heights = rows.map((row) => rowHeight(paper, row.cells, laid, styleOf(row.kind)));
  const captionHeight = textHeight(paper, caption, TEXT.minor, TEXT_WIDTH) + 4;
  space(paper, 4);
  reserve(paper, captionHeight + 24 + (heights[0] ?? 0) + (heights[1] ?? 0));
  const element = tagged(paper, paper.root, 'Table');
  const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
  tagged(paper, element, 'Caption', () => drawText(paper, caption, TEXT.minor, place));
  paper.y += captionHeight;
  headRow(paper, columns, laid, element);
  const body = tagged(paper, element, 'TBody');
  rows.forEach((row, index) => {
    const follows = row.kind === 'group' || rows[index + 1]?.kind === 'total' ? (heights[index + 1] ?? 0) : 0;
    if (roomLeft(paper) < heights[index]! + follows && index > 0) {
      newPage(paper);
      headRow(paper, columns, laid, null);
    }
    bodyRow(paper, row, laid, heights[index]!, body);
  });
  element.end();
  space(paper, 12);
}
