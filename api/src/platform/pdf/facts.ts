import { artifact, drawText, reserve, space, tagged, textHeight, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';

export interface KeyFigure {
  label: string;
  value: string;
  note?: string;
  isNegative?: boolean;
}

const PADDING = 9;

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

/** Two to four figures side by side, each with its label and what it means; more go on in a second row. */
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

/** Labels with their values, one a line: assumptions, conventions, decisions. A table to whoever hears it. */
export function facts(paper: Paper, rows: readonly Fact[], labelShare = 0.34): void {
  if (rows.length === 0) return;
  const labelWidth = TEXT_WIDTH * labelShare - 8;
  const valueX = PAGE.side + TEXT_WIDTH * labelShare;
  const valueWidth = TEXT_WIDTH * (1 - labelShare);
  const body = tagged(paper, tagged(paper, paper.root, 'Table'), 'TBody');
  for (const { label, value } of rows) {
    const height = Math.max(
      textHeight(paper, label, TEXT.body, labelWidth),
      textHeight(paper, value, TEXT.body, valueWidth),
    );
    reserve(paper, height + 5);
    const { y } = paper;
    const row = tagged(paper, body, 'TR');
    const head = { x: PAGE.side, y: y + 2, width: labelWidth, color: INK.muted };
    tagged(paper, row, 'TH', () => drawText(paper, label, TEXT.body, head), { scope: 'Row' });
    tagged(paper, row, 'TD', () =>
      drawText(paper, value, TEXT.body, { x: valueX, y: y + 2, width: valueWidth }),
    );
    const line = y + height + 4.5;
    artifact(paper, () =>
      paper.doc
        .moveTo(PAGE.side, line)
        .lineTo(PAGE.width - PAGE.side, line)
        .lineWidth(0.5)
        .stroke(INK.hairline),
    );
    paper.y += height + 5;
  }
  space(paper, 8);
}
