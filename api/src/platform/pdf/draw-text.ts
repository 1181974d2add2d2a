import type { Paper } from './paper';
import type { TextStyle } from './style';

/** Options of one text drawn at a place. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  color?: string;
  /** Cuts the text at the end of the line instead of wrapping it. */
  oneLine?: boolean;
}

/** Sets a style's font and size. */
export function useStyle(paper: Paper, style: TextStyle): PDFKit.PDFDocument {
  return paper.doc.font(style.font).fontSize(style.size);
}

/** Returns the width of a text in one line. */
export function widthOf(paper: Paper, text: string, style: TextStyle): number {
  const key = `${style.font} ${text}`;
  let width = paper.widths.get(key);
  if (width === undefined) {
    width = useStyle(paper, style).widthOfString(text) / style.size;
    paper.widths.set(key, width);
  }
  return width * style.size;
}

const lineGap = (paper: Paper, style: TextStyle) => style.line - paper.doc.currentLineHeight(true);

/** Returns the height of a text wrapped to a width. */
export function textHeight(paper: Paper, text: string, style: TextStyle, width: number): number {
  if (!text.includes('\n') && widthOf(paper, text, style) <= width) return style.line;
  const doc = useStyle(paper, style);
  return doc.heightOfString(text, { width, lineGap: lineGap(paper, style) });
}

const SHIFT = { left: 0, center: 0.5, right: 1 } as const;

/** Draws a text without moving the cursor. */
export function drawText(paper: Paper, text: string, style: TextStyle, place: TextPlace): void {
  const fits = place.oneLine ? shortened(paper, text, style, place.width) : text;
  const free = place.width - (fits.includes('\n') ? Infinity : widthOf(paper, fits, style));
  const doc = useStyle(paper, style).fillColor(place.color ?? style.color);
  const gap = lineGap(paper, style);
  const y = place.y + gap / 2;
  // Text that fits on its line needs no line breaking, which would measure every word of a table again.
  if (free >= 0) {
    doc.text(fits, place.x + free * SHIFT[place.align ?? 'left'], y, { lineBreak: false });
    return;
  }
  doc.text(fits, place.x, y, { width: place.width, align: place.align ?? 'left', lineGap: gap });
}

function shortened(paper: Paper, text: string, style: TextStyle, width: number): string {
  if (widthOf(paper, text, style) <= width) return text;
  const doc = useStyle(paper, style);
  let length = text.length;
  while (length > 1 && doc.widthOfString(`${text.slice(0, length)}…`) > width) length -= 1;
  return `${text.slice(0, length)}…`;
}
