import { drawText } from './draw-text';
import { artifact, reserve, space, tagged, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';

const GAP = 24;
/** Room to write above a line. */
const WRITING = 30;

/** Draws lines to be signed or filled in by hand, side by side in rows, each with its label below, all on one page. */
export function signatureLines(paper: Paper, rows: readonly (readonly string[])[]): void {
  const height = WRITING + TEXT.caption.line + 4;
  reserve(paper, rows.length * height);
  for (const labels of rows) {
    const width = (TEXT_WIDTH - GAP * (labels.length - 1)) / labels.length;
    const y = paper.y + WRITING;
    labels.forEach((label, n) => {
      const x = PAGE.side + n * (width + GAP);
      artifact(paper, () =>
        paper.doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.75)
          .stroke(INK.subtle),
      );
      const place = { x, y: y + 3, width };
      tagged(paper, paper.root, 'P', () => drawText(paper, label, TEXT.caption, place));
    });
    paper.y += height;
  }
  space(paper, 10);
}
