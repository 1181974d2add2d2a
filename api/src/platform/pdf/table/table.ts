import { drawText, textHeight } from '../draw-text';
import { artifact, newPage, reserve, roomLeft, space, tagged, type Element, type Paper } from '../paper';
import { INK, PAGE, TEXT, TEXT_WIDTH, type TextStyle } from '../style';
import { evenEnd, neededFrom, neededToBegin, PADDING, paddingOf } from './row-flow';
import { layout, linesHeight, PAD_X, styleOf, type Layout } from './table-layout';
import { insetOf, textOf, type Cell, type TableOptions, type TableRow } from './table-rows';

const GUTTER = 22;
const HEAD_PADDING = PADDING.easy;

/** A table with its columns and its place on the page in points. */
interface Placed {
  paper: Paper;
  headers: readonly string[];
  layout: Layout;
  left: number;
  width: number;
  headHeight: number;
  padding: number;
}

function drawCell(placed: Placed, cell: Cell, index: number, y: number, style: TextStyle): void {
  const { paper, layout: laid, left } = placed;
  const column = laid.columns[index]!;
  const tone = cell !== null && typeof cell === 'object' ? cell.tone : undefined;
  const color = tone === 'danger' ? INK.danger : tone === 'muted' ? INK.muted : undefined;
  drawText(paper, textOf(cell), style, {
    x: left + column.left + PAD_X + insetOf(cell),
    y,
    width: column.width - 2 * PAD_X - insetOf(cell),
    align: column.align,
    color,
  });
}

function ground({ paper, left, width }: Placed, y: number, height: number, color: string | null): void {
  artifact(paper, () => {
    if (color) paper.doc.rect(left, y, width, height).fill(color);
    const line = y + height;
    paper.doc
      .moveTo(left, line)
      .lineTo(left + width, line)
      .lineWidth(0.5)
      .stroke(INK.hairline);
  });
}

/** Draws the head row, as an element the first time and as decoration where it is repeated. */
function headRow(placed: Placed, parent: Element | null): void {
  const { paper, headers, layout: laid, headHeight } = placed;
  const { y } = paper;
  ground(placed, y, headHeight, INK.ground);
  // Heads are at the bottom of their row, next to their figures.
  const top = (text: string, i: number) =>
    y + headHeight - HEAD_PADDING - textHeight(paper, text, laid.head, laid.columns[i]!.width - 2 * PAD_X);
  const draw = (text: string, i: number) => drawCell(placed, text, i, top(text, i), laid.head);
  if (parent) {
    const row = tagged(paper, tagged(paper, parent, 'THead'), 'TR');
    headers.forEach((text, i) => tagged(paper, row, 'TH', () => draw(text, i), { scope: 'Column' }));
  } else artifact(paper, () => headers.forEach(draw), 'Pagination');
  paper.y += headHeight;
}

const GROUNDS = { plain: null, group: INK.ground, subgroup: null, total: INK.ground } as const;

function bodyRow(placed: Placed, row: TableRow, height: number, body: Element): void {
  const { paper, layout: laid, left, padding } = placed;
  const style = styleOf(laid, row.kind);
  const y = paper.y + padding;
  ground(placed, paper.y, height, GROUNDS[row.kind ?? 'plain']);
  const element = tagged(paper, body, 'TR');
  row.cells.forEach((cell, i) => {
    const chip = cell !== null && typeof cell === 'object' ? cell.chip : undefined;
    const x = left + laid.columns[i]!.left + PAD_X;
    if (chip) artifact(paper, () => paper.doc.roundedRect(x, y + 2.5, 6, 6, 1.5).fill(chip));
    const draw = textOf(cell) === '' ? undefined : () => drawCell(placed, cell, i, y, style);
    if (i === 0) tagged(paper, element, 'TH', draw, { scope: 'Row' });
    else tagged(paper, element, 'TD', draw);
  });
  paper.y += height;
}

interface Flowing {
  placed: Placed;
  rows: readonly TableRow[];
  heights: readonly number[];
  flow: 1 | 2;
}

/** Draws the rows down the page, through its second column if there is one, and on to the next page. */
function drawRows({ placed, rows, heights, flow }: Flowing, body: Element): void {
  const { paper, headHeight } = placed;
  const bottom = PAGE.height - PAGE.bottom;
  const endOf = (from: number, top: number) => {
    const even = flow === 2 ? evenEnd(heights, from, headHeight, bottom - top) : null;
    return even === null ? bottom : top + even;
  };
  let [column, top] = [0, paper.y - headHeight];
  let end = endOf(0, top);
  let deepest = paper.y;
  rows.forEach((row, index) => {
    const isFull = paper.y + neededFrom(rows, heights, index) > end + 0.01;
    if (isFull && index > 0) {
      if (column + 1 < flow) {
        column += 1;
        paper.y = top;
        end = bottom;
      } else {
        newPage(paper);
        [column, top, deepest] = [0, paper.y, paper.y];
        end = endOf(index, top);
      }
      placed.left = PAGE.side + column * (placed.width + GUTTER);
      headRow(placed, null);
    }
    bodyRow(placed, row, heights[index]!, body);
    deepest = Math.max(deepest, paper.y);
  });
  paper.y = deepest;
}

/**
 * Draws a table. Its columns are as wide as their content, its head is repeated on each page, rows are never split, a
 * group line is never the last on a page, and the last page of a table has at least three rows.
 */
export function table(paper: Paper, { caption, columns, rows, flow = 1 }: TableOptions): void {
  const width = flow === 1 ? TEXT_WIDTH : (TEXT_WIDTH - GUTTER) / 2;
  const laid = layout(paper, columns, rows, width);
  const headers = columns.map(({ header }) => header);
  const headHeight = linesHeight(paper, headers, laid, laid.head) + 2 * HEAD_PADDING;
  const lines = rows.map((row) => linesHeight(paper, row.cells, laid, styleOf(laid, row.kind)));
  const captionHeight = textHeight(paper, caption, TEXT.minor, TEXT_WIDTH) + 4;
  const above = captionHeight + headHeight;
  space(paper, 4);
  const around = { room: roomLeft(paper), caption: captionHeight, head: headHeight, flow };
  const padding = paddingOf(lines, around);
  const heights = lines.map((height) => height + 2 * padding);
  reserve(paper, flow === 1 ? neededToBegin(heights, above, roomLeft(paper)) : above + 60);
  const element = tagged(paper, paper.root, 'Table');
  const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
  tagged(paper, element, 'Caption', () => drawText(paper, caption, TEXT.minor, place));
  paper.y += captionHeight;
  const placed: Placed = { paper, headers, layout: laid, left: PAGE.side, width, headHeight, padding };
  headRow(placed, element);
  drawRows({ placed, rows, heights, flow }, tagged(paper, element, 'TBody'));
  element.end();
  space(paper, 12);
}
