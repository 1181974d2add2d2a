import { drawText, textHeight } from './draw-text';
import { artifact, tagged, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';
import { heading } from './text';

export interface TitleBlock {
  title: string;
  /** What kind of document it is, above a title that does not say so. */
  kind?: string;
  /** Under the title: the property, its year, by whom and when it was prepared. */
  lines: readonly string[];
}

const KIND = { ...TEXT.label, font: 'SemiBold' as const, color: INK.brand };
const LINE = { ...TEXT.body, color: INK.muted };

/** The top of the first page of every document. */
export function titleBlock(paper: Paper, { title, kind, lines }: TitleBlock): void {
  artifact(paper, () => paper.doc.rect(PAGE.side, paper.y, 36, 3).fill(INK.brand));
  paper.y += 12;
  const line = (text: string, style: typeof KIND | typeof LINE) => {
    const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
    tagged(paper, paper.root, 'P', () => drawText(paper, text, style, place));
    paper.y += textHeight(paper, text, style, TEXT_WIDTH);
  };
  if (kind !== undefined) line(kind, KIND);
  heading(paper, 1, title);
  paper.y -= 5;
  for (const text of lines) line(text, LINE);
  paper.y += 10;
}
