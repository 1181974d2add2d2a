import type { Readable } from 'node:stream';
import { fillContents } from './contents';
import { drawText, widthOf } from './draw-text';
import { artifact, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';

const RIGHT = PAGE.width - PAGE.side;

function rule(paper: Paper, y: number): void {
  paper.doc.moveTo(PAGE.side, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(INK.line);
}

function pageFrame(paper: Paper, page: number, pages: number): void {
  const { title, subject, period, foot } = paper.options;
  const half = TEXT_WIDTH / 2 - 8;
  const style = TEXT.caption;
  const end = { align: 'right', oneLine: true } as const;
  const name = { ...style, font: 'SemiBold' as const };
  const head = period === undefined ? title : `${title} · ${period}`;
  // Each text gets half of the line, plus the space that the other leaves of its half.
  const left = Math.max(half, TEXT_WIDTH - 16 - widthOf(paper, head, style));
  const right = Math.max(half, TEXT_WIDTH - 16 - widthOf(paper, subject, name));
  drawText(paper, subject, name, { x: PAGE.side, y: 30, width: left, oneLine: true });
  drawText(paper, head, style, { x: RIGHT - right, y: 30, width: right, ...end });
  rule(paper, 45);
  const y = PAGE.height - 36;
  rule(paper, y - 5);
  drawText(paper, foot, style, { x: PAGE.side, y, width: TEXT_WIDTH - 90, oneLine: true });
  drawText(paper, `Page ${page} of ${pages}`, style, { x: RIGHT - 80, y, width: 80, ...end });
}

/** Fills in the contents, draws head and foot on every page, and returns the document as a stream of bytes. */
export function finish(paper: Paper): Readable {
  const { count } = paper.doc.bufferedPageRange();
  fillContents(paper);
  for (let page = 0; page < count; page += 1) {
    paper.doc.switchToPage(page);
    artifact(paper, () => pageFrame(paper, page + 1, count), 'Pagination');
  }
  paper.doc.end();
  return paper.doc;
}
