import { accentShades } from '@roofline/schema/workspace/accent-shades';
import type { Letterhead } from '../letterhead/letterhead';
import { drawText, textHeight } from './draw-text';
import { artifact, tagged, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';
import { heading } from './text';

export interface TitleBlock {
  title: string;
  /** The kind of document, above a title that does not say it. */
  kind?: string;
  /** Lines under the title: the property, its year, and who prepared the document and when. */
  lines: readonly string[];
}

const KIND = { ...TEXT.label, font: 'SemiBold' as const };
const LINE = { ...TEXT.body, color: INK.muted };
/** The room into which a logo of any shape is fitted. */
const LOGO = { width: 180, height: 36, below: 12 };

/** Draws the logo above the title, as large as its room allows. */
function drawLogo(paper: Paper, { companyName }: Letterhead, logo: NonNullable<Letterhead['logo']>): void {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const { x, y } = { x: PAGE.side, y: paper.y };
  const picture = Buffer.from(logo.bytes.buffer, logo.bytes.byteOffset, logo.bytes.byteLength);
  tagged(paper, paper.root, 'Figure', () => void paper.doc.image(picture, x, y, { width, height }), {
    alt: `Logo of ${companyName}`,
    bbox: [x, y, x + width, y + height],
    placement: 'Block',
  });
  paper.y += height + LOGO.below;
}

/** Draws the top of every document's first page, with logo and color of a private label. */
export function titleBlock(paper: Paper, { title, kind, lines }: TitleBlock): void {
  const { letterhead } = paper.options;
  // A shade of the color that is legible on white, as on screen.
  const ink = letterhead?.accentColor ? accentShades(letterhead.accentColor).light.fg : INK.brand;
  if (letterhead?.logo) drawLogo(paper, letterhead, letterhead.logo);
  artifact(paper, () => paper.doc.rect(PAGE.side, paper.y, 36, 3).fill(ink));
  paper.y += 12;
  const line = (text: string, style: TextStyle) => {
    const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
    tagged(paper, paper.root, 'P', () => drawText(paper, text, style, place));
    paper.y += textHeight(paper, text, style, TEXT_WIDTH);
  };
  if (kind !== undefined) line(kind, { ...KIND, color: ink });
  heading(paper, 1, title);
  paper.y -= 5;
  for (const text of lines) line(text, LINE);
  paper.y += 10;
}
