import { drawText, textHeight } from '../draw-text';
import { reserve, space, tagged, type Paper } from '../paper';
import { PAGE, TEXT, TEXT_WIDTH } from '../style';
import { paragraph } from '../text';

export interface ChartImage {
  /** Printed above the picture, where no heading right above it says the same. */
  title?: string;
  /** What the picture shows, for whoever does not see it: its figures in a sentence or two. */
  alt: string;
  /** Printed under the picture: what it does not say itself. */
  caption?: string;
  /** Of our own encoder. */
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Tall enough for any chart; what is taller becomes narrower. */
const HIGHEST = 300;

/** A picture of a chart, as wide as the text, with its title above it. */
export function chartImage(
  paper: Paper,
  { title, alt, caption = '', bytes, width, height }: ChartImage,
): void {
  const scale = Math.min(TEXT_WIDTH / width, HIGHEST / height);
  const drawn = { width: width * scale, height: height * scale };
  const titleHeight = title === undefined ? 0 : textHeight(paper, title, TEXT.minor, TEXT_WIDTH) + 4;
  space(paper, 4);
  const captionHeight = caption === '' ? 0 : textHeight(paper, caption, TEXT.caption, TEXT_WIDTH) + 2;
  reserve(paper, titleHeight + drawn.height + captionHeight);
  const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
  if (title !== undefined) tagged(paper, paper.root, 'P', () => drawText(paper, title, TEXT.minor, place));
  const top = paper.y + titleHeight;
  const bbox: [number, number, number, number] = [
    PAGE.side,
    top,
    PAGE.side + drawn.width,
    top + drawn.height,
  ];
  const draw = () => void paper.doc.image(Buffer.from(bytes), PAGE.side, top, drawn);
  tagged(paper, paper.root, 'Figure', draw, { alt, bbox, placement: 'Block' });
  paper.y = top + drawn.height;
  if (caption !== '') paragraph(paper, caption, 'caption');
  space(paper, 10);
}
