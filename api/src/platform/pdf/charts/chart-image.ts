import { drawText, textHeight } from '../draw-text';
import { reserve, space, tagged, type Paper } from '../paper';
import { PAGE, TEXT, TEXT_WIDTH } from '../style';
import { paragraph } from '../text';

export interface ChartImage {
  /** Printed above the picture, unless a heading right above it says the same. */
  title?: string;
  /** The picture's figures in a sentence or two, for readers who cannot see it. */
  alt: string;
  /** Printed under the picture, to say what the picture does not. */
  caption?: string;
  /** An image from our own encoder. */
  bytes: Uint8Array;
  /** Size in pixels. */
  width: number;
  height: number;
}

/** Greatest height, enough for any chart; a taller picture becomes narrower. */
const HIGHEST = 300;

const ABOVE = 4;
/** The most space that a heading leaves below itself. */
const UNDER_HEADING = 8;

/** Returns the points that a picture, its title and its caption take. */
function sizesOf(paper: Paper, { title, caption = '', width, height }: Omit<ChartImage, 'alt' | 'bytes'>) {
  const scale = Math.min(TEXT_WIDTH / width, HIGHEST / height);
  return {
    drawn: { width: width * scale, height: height * scale },
    titleHeight: title === undefined ? 0 : textHeight(paper, title, TEXT.minor, TEXT_WIDTH) + 4,
    captionHeight: caption === '' ? 0 : textHeight(paper, caption, TEXT.caption, TEXT_WIDTH) + 2,
  };
}

/** Returns the room that a heading must `keep`, so that its picture is on the same page. */
export function chartImageRoom(paper: Paper, image: Omit<ChartImage, 'alt' | 'bytes'>): number {
  const { drawn, titleHeight, captionHeight } = sizesOf(paper, image);
  return UNDER_HEADING + ABOVE + titleHeight + drawn.height + captionHeight;
}

/** Draws the picture of a chart, as wide as the text, with its title above it. */
export function chartImage(paper: Paper, image: ChartImage): void {
  const { title, alt, caption = '', bytes } = image;
  const { drawn, titleHeight, captionHeight } = sizesOf(paper, image);
  space(paper, ABOVE);
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
