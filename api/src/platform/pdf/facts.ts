import { drawText, textHeight } from './draw-text';
import { artifact, reserve, space, tagged, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';

export interface KeyFigure {
  label: string;
  value: string;
  note?: string;
  isNegative?: boolean;
}

const PADDING = 9;

function hairline({ doc }: Paper, y: number): void {
  doc
    .moveTo(PAGE.side, y)
    .lineTo(PAGE.width - PAGE.side, y)
    .lineWidth(0.5)
    .stroke(INK.hairline);
}

function drawFigure(paper: Paper, figure: KeyFigure, place: { x: number; y: number; width: number }): void {
  const inner = { x: place.x + PADDING, width: place.width - 2 * PADDING };
  let y = place.y + PADDING - 1;
  const label = textHeight(paper, figure.label, TEXT.label, inner.width);
  drawText(paper, figure.label, TEXT.label, { ...inner, y });
  y += label + 1;
  const color = figure.isNegative ? INK.danger : INK.text;
  drawText(paper, figure.value, TEXT.figure, { ...inner, y, color, oneLine: true });
  y += TEXT.figure.line;
  if (figure.note) drawText(paper, figure.note, TEXT.caption, { ...inner, y });
}

function figureHeight(paper: Paper, figure: KeyFigure, width: number): number {
  const inner = width - 2 * PADDING;
  const note = figure.note ? textHeight(paper, figure.note, TEXT.caption, inner) : 0;
  return textHeight(paper, figure.label, TEXT.label, inner) + TEXT.figure.line + note + 2 * PADDING;
}

/** Draws figures side by side, each with its label and note, in rows of up to four. */
export function figureStrip(paper: Paper, figures: readonly KeyFigure[]): void {
  for (let from = 0; from < figures.length; from += 4) {
    const row = figures.slice(from, from + 4);
    const gap = 8;
    const width = (TEXT_WIDTH - gap * (row.length - 1)) / row.length;
    const height = Math.max(...row.map((figure) => figureHeight(paper, figure, width)));
    reserve(paper, height);
    const { y } = paper;
    row.forEach((figure, index) => {
      const x = PAGE.side + index * (width + gap);
      artifact(paper, () => paper.doc.roundedRect(x, y, width, height, 5).lineWidth(0.75).stroke(INK.line));
      tagged(paper, paper.root, 'P', () => drawFigure(paper, figure, { x, y, width }));
    });
    paper.y += height + 10;
  }
}

export interface Fact {
  label: string;
  value: string;
}

/** Layout of facts: `isNotes` sets them as small as tables, `labelShare` gives room to labels that are sentences. */
interface FactsOptions {
  isNotes?: boolean;
  labelShare?: number;
}

const GAP = { usual: 5, notes: 3.5 } as const;

/** Draws labels with their values, one a line: assumptions, conventions, decisions. Screen readers get a table. */
export function facts(paper: Paper, rows: readonly Fact[], options: FactsOptions = {}): void {
  if (rows.length === 0) return;
  const { isNotes = false, labelShare = isNotes ? 0.24 : 0.34 } = options;
  const [style, gap] = isNotes ? [TEXT.cell, GAP.notes] : [TEXT.body, GAP.usual];
  const at = { x: PAGE.side, width: TEXT_WIDTH * labelShare - 8, color: INK.muted };
  const beside = { x: PAGE.side + TEXT_WIDTH * labelShare, width: TEXT_WIDTH * (1 - labelShare) };
  const body = tagged(paper, tagged(paper, paper.root, 'Table'), 'TBody');
  const heights = rows.map(
    ({ label, value }) =>
      gap +
      Math.max(textHeight(paper, label, style, at.width), textHeight(paper, value, style, beside.width)),
  );
  // The last three rows stay on one page; of a few rows, the last half.
  const end = rows.length - Math.min(3, Math.ceil(rows.length / 2));
  const needed = (index: number) =>
    heights.slice(index, index === end ? undefined : index + 1).reduce((all, one) => all + one);
  rows.forEach(({ label, value }, index) => {
    reserve(paper, needed(index));
    const y = paper.y + gap / 2 - 0.5;
    const row = tagged(paper, body, 'TR');
    tagged(paper, row, 'TH', () => drawText(paper, label, style, { ...at, y }), { scope: 'Row' });
    tagged(paper, row, 'TD', () => drawText(paper, value, style, { ...beside, y }));
    paper.y += heights[index]!;
    artifact(paper, () => hairline(paper, paper.y - 0.5));
  });
  space(paper, 8);
}
