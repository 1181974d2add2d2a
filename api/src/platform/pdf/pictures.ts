import { drawText, textHeight } from './draw-text';
import { artifact, currentPage, newPage, roomLeft, space, tagged, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';
import { heading, headingsBeside } from './text';

/** A picture with its caption and note. */
export interface Picture {
  /** The file of its bytes; null if there are none, which leaves an empty frame. */
  path: string | null;
  /** Size in pixels, which gives the shape of its frame, so that no file is measured again. */
  width: number;
  height: number;
  /** What it shows, for readers who cannot see it. */
  alt: string;
  /** The caption, cut if it does not fit. */
  text: string;
  /** A line under the caption. */
  note: string;
}

/** How many pictures a page has, side by side and below each other. */
const GRIDS = {
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
} as const;
export type PicturesPerPage = keyof typeof GRIDS;

const GAP = 16;
/** Height of a heading; a page has room for one above each of its rows. */
const HEADING = 46;
/** Between a picture and its caption. */
const NEAR = 5;
const CAPTION_LINES = 3;
const CAPTION: TextStyle = { ...TEXT.label, color: INK.text };
const NOTE = TEXT.caption;
/** A caption longer than this would not fit anywhere. */
const MOST_CHARACTERS = 2000;

/** A place on the page for a picture and its caption, which is beside the picture in a single column, else below it. */
interface Cell {
  width: number;
  pictureWidth: number;
  pictureHeight: number;
  captionHeight: number;
}

function cellOf(perPage: PicturesPerPage): Cell {
  const { columns, rows } = GRIDS[perPage];
  const height = (PAGE.height - PAGE.top - PAGE.bottom) / rows - HEADING - GAP;
  const width = (TEXT_WIDTH - GAP * (columns - 1)) / columns;
  if (columns === 1)
    return { width, pictureWidth: width * 0.66, pictureHeight: height, captionHeight: height - NOTE.line };
  const captionHeight = CAPTION_LINES * CAPTION.line;
  const pictureHeight = height - captionHeight - NOTE.line - NEAR;
  return { width, pictureWidth: width, pictureHeight, captionHeight };
}

/** Cuts a text to the part that fits. */
function cut(paper: Paper, text: string, width: number, height: number): string {
  const all = text.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
  const fits = (part: string) => textHeight(paper, part, CAPTION, width) <= height + 0.5;
  if (all === '' || fits(all)) return all;
  let [length, tooLong] = [0, all.length];
  while (tooLong - length > 1) {
    const middle = (length + tooLong) >> 1;
    if (fits(`${all.slice(0, middle).trimEnd()}…`)) length = middle;
    else tooLong = middle;
  }
  return `${all.slice(0, length).trimEnd()}…`;
}

interface Laid {
  picture: Picture;
  width: number;
  height: number;
  text: string;
  textHeight: number;
  noteHeight: number;
}

function laid(paper: Paper, picture: Picture, cell: Cell, isBeside: boolean): Laid {
  const scale = Math.min(cell.pictureWidth / picture.width, cell.pictureHeight / picture.height);
  const captionWidth = isBeside ? cell.width - cell.pictureWidth - GAP : cell.width;
  const text = cut(paper, picture.text, captionWidth, cell.captionHeight);
  return {
    picture,
    width: picture.width * scale,
    height: picture.height * scale,
    text,
    textHeight: text === '' ? 0 : textHeight(paper, text, CAPTION, captionWidth),
    noteHeight: isBeside ? textHeight(paper, picture.note, NOTE, captionWidth) : NOTE.line,
  };
}

const heightOf = ({ height, textHeight: text, noteHeight }: Laid, isBeside: boolean) =>
  isBeside ? Math.max(height, text + noteHeight) : height + NEAR + text + noteHeight;

/** Draws the picture, or says that it is not available: one broken picture does not fail the document. */
function drawPicture(paper: Paper, { picture: { path }, width, height }: Laid, x: number, y: number): void {
  try {
    if (path !== null) {
      paper.doc.image(path, x, y, { width, height });
      return;
    }
  } catch {
    // Drawn as a missing picture.
  }
  paper.doc.rect(x, y, width, height).fill(INK.ground);
  const place = { x: x + NEAR, y: y + height / 2 - NOTE.line / 2, width: width - 2 * NEAR, oneLine: true };
  drawText(paper, 'The picture is not available', NOTE, { ...place, align: 'center' });
}

function drawCell(paper: Paper, one: Laid, x: number, cell: Cell, isBeside: boolean): void {
  const { y } = paper;
  const bbox: [number, number, number, number] = [x, y, x + one.width, y + one.height];
  tagged(paper, paper.root, 'Figure', () => drawPicture(paper, one, x, y), {
    alt: one.picture.alt,
    bbox,
    placement: 'Block',
  });
  const side = cell.pictureWidth + GAP;
  const at = isBeside
    ? { x: x + side, y, width: cell.width - side }
    : { x, y: y + one.height + NEAR, width: cell.width };
  if (one.text !== '') tagged(paper, paper.root, 'P', () => drawText(paper, one.text, CAPTION, at));
  const note = { ...at, y: at.y + one.textHeight, oneLine: !isBeside };
  tagged(paper, paper.root, 'P', () => drawText(paper, one.picture.note, NOTE, note));
}

/** Continues a section on a new page, with its title as decoration, since screen readers have read the heading. */
function goOn(paper: Paper, title: string): void {
  newPage(paper);
  const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH, oneLine: true };
  artifact(paper, () => drawText(paper, `${title}, continued`, TEXT.minor, place), 'Pagination');
  paper.y += TEXT.minor.line + 5;
}

/** Pictures under a heading. */
export interface PictureSection {
  title: string;
  pictures: readonly Picture[];
}

/** Pictures side by side: of one section, or one each of two sections that have only one. */
interface Row {
  /** The headings above the row; none where its section continues. */
  heads: readonly string[];
  title: string;
  pictures: readonly Picture[];
}

/** Returns the rows of all sections. With several columns, two neighbors of one picture each share a row, to fill the page. */
function rowsOf(sections: readonly PictureSection[], columns: number): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < sections.length; at += 1) {
    const [{ title, pictures }, next] = [sections[at]!, sections[at + 1]];
    if (columns > 1 && pictures.length === 1 && next?.pictures.length === 1) {
      rows.push({ heads: [title, next.title], title, pictures: [pictures[0]!, next.pictures[0]!] });
      at += 1;
      continue;
    }
    for (let from = 0; from < pictures.length; from += columns)
      rows.push({
        heads: from === 0 ? [title] : [],
        title,
        pictures: pictures.slice(from, from + columns),
      });
  }
  return rows;
}

/**
 * Draws sections of pictures, each under its heading, with at most `perPage` pictures on a page. A row is never split,
 * and a heading is never parted from its first row.
 */
export function pictureSections(
  paper: Paper,
  perPage: PicturesPerPage,
  sections: readonly PictureSection[],
): void {
  const { columns } = GRIDS[perPage];
  const cell = cellOf(perPage);
  const isBeside = columns === 1;
  let [page, onPage] = [-1, 0];
  const isFull = (more: number) => page === currentPage(paper) && onPage + more > perPage;

  for (const { heads, title, pictures } of rowsOf(sections, columns)) {
    const row = pictures.map((each) => laid(paper, each, cell, isBeside));
    const height = Math.max(...row.map((each) => heightOf(each, isBeside)));
    const drawOne = (n: number) =>
      drawCell(paper, row[n]!, PAGE.side + n * (cell.width + GAP), cell, isBeside);
    if (heads.length > 0) {
      if (isFull(row.length)) newPage(paper);
    } else if (isFull(row.length) || roomLeft(paper) < height) goOn(paper, title);
    // Screen readers read each picture after its own heading.
    if (heads.length > 1) headingsBeside(paper, heads, { gap: GAP, keep: height, under: drawOne });
    else {
      if (heads.length === 1) heading(paper, 2, title, height);
      row.forEach((_, n) => drawOne(n));
    }
    onPage = page === currentPage(paper) ? onPage + row.length : row.length;
    page = currentPage(paper);
    paper.y += height;
    space(paper, GAP);
  }
}
