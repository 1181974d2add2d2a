import { drawText, textHeight, widthOf } from './draw-text';
import { currentPage, newPage, reserve, roomLeft, space, tagged, type Paper } from './paper';
import { PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';

/** A piece of a sentence; facts are strong. */
export type Run = string | { strong: string };

/** Marks a fact within a sentence. */
export const strong = (text: string): Run => ({ strong: text });

/** Returns the name of the link target of a heading of the second level, by its position among them. */
export const destination = (place: number): string => `section-${place}`;

const HEADINGS = { 1: TEXT.title, 2: TEXT.section, 3: TEXT.minor } as const;
const ABOVE = { 1: 0, 2: 22, 3: 14 } as const;

/**
 * Draws a heading; levels follow one another without a gap. Headings of the first two levels are also bookmarks. The
 * next `keep` points stay on its page.
 */
export function heading(paper: Paper, level: 1 | 2 | 3, text: string, keep = 120): void {
  const style = HEADINGS[level];
  space(paper, ABOVE[level]);
  const height = textHeight(paper, text, style, TEXT_WIDTH);
  reserve(paper, height + keep);
  if (level < 3) paper.doc.outline.addItem(text);
  if (level === 2) {
    paper.doc.addNamedDestination(destination(paper.sections.length), 'XYZ', null, paper.y - 8, null);
    paper.sections.push({ title: text, page: currentPage(paper) });
  }
  const place = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
  tagged(paper, paper.root, `H${level}`, () => drawText(paper, text, style, place));
  paper.y += height + (level === 1 ? 8 : 5);
}

/** Draws headings of the second level side by side; `under` draws what follows each, which is read before the next. */
export function headingsBeside(
  paper: Paper,
  texts: readonly string[],
  { gap, keep, under }: { gap: number; keep: number; under: (n: number) => void },
): void {
  const style = HEADINGS[2];
  const width = (TEXT_WIDTH - gap * (texts.length - 1)) / texts.length;
  space(paper, ABOVE[2]);
  const height = Math.max(...texts.map((text) => textHeight(paper, text, style, width)));
  reserve(paper, height + keep);
  const top = paper.y;
  for (const [n, text] of texts.entries()) {
    paper.doc.outline.addItem(text);
    // A heading shorter than its neighbor is also right above its own picture.
    const y = top + height - textHeight(paper, text, style, width);
    const place = { x: PAGE.side + n * (width + gap), y, width };
    paper.y = top;
    tagged(paper, paper.root, 'H2', () => drawText(paper, text, style, place));
    paper.y = top + height + 5;
    under(n);
  }
}

const textOf = (run: Run) => (typeof run === 'string' ? run : run.strong);

/** Draws a paragraph of text or runs. A long one continues on the next page; a short one moves there whole. */
export function paragraph(
  paper: Paper,
  text: string | readonly Run[],
  name: 'body' | 'lead' | 'verdict' | 'caption' = 'body',
): void {
  const style = TEXT[name];
  const runs: readonly Run[] = typeof text === 'string' ? [text] : text;
  const plain = runs.map(textOf).join('');
  if (plain.trim() === '') return;
  if (runs.every((run) => typeof run === 'string')) flowing(paper, plain, style);
  else mixed(paper, runs, style);
  paper.y += name === 'caption' ? 3 : 7;
}

interface Piece {
  text: string;
  style: TextStyle;
}

/** Splits a word into parts if it is longer than a line, as a name without spaces may be. */
const partsOf = (paper: Paper, word: string, style: TextStyle): readonly string[] =>
  widthOf(paper, word, style) <= TEXT_WIDTH ? [word] : (word.match(/.{1,30}/gsu) ?? []);

/** Returns unbreakable units: a word with the punctuation after it, in any fonts, and the space that follows. */
function wordsOf(paper: Paper, runs: readonly Run[], style: TextStyle): Piece[][] {
  const words: Piece[][] = [];
  let isOpen = false;
  for (const run of runs)
    for (const word of textOf(run).split(/(?<=\s)/)) {
      const own = typeof run === 'string' ? style : { ...style, font: 'SemiBold' as const };
      const parts = partsOf(paper, word, own).map((text) => ({ text, style: own }));
      if (isOpen && parts.length === 1) words.at(-1)!.push(...parts);
      else words.push(...parts.map((part) => [part]));
      isOpen = !/\s$/.test(word);
    }
  return words;
}

/** Breaks words into lines, joining neighbors of one font into one piece. */
function linesOf(paper: Paper, words: readonly Piece[][]): Piece[][] {
  const widthOfAll = (line: readonly Piece[]) =>
    line.reduce(
      (sum, { text, style }, n) => sum + widthOf(paper, n === line.length - 1 ? text.trimEnd() : text, style),
      0,
    );
  const joined = (line: readonly Piece[]) =>
    line.reduce<Piece[]>((pieces, piece) => {
      const last = pieces.at(-1);
      if (last?.style.font !== piece.style.font) return [...pieces, piece];
      return [...pieces.slice(0, -1), { ...last, text: last.text + piece.text }];
    }, []);
  const lines: Piece[][] = [];
  for (const word of words) {
    const longer = joined([...(lines.at(-1) ?? []), ...word]);
    if (lines.length > 0 && widthOfAll(longer) <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(joined(word));
  }
  return lines;
}

/** Draws a sentence with facts. It breaks the lines itself, so that the punctuation after a fact begins no line. */
function mixed(paper: Paper, runs: readonly Run[], style: TextStyle): void {
  const lines = linesOf(paper, wordsOf(paper, runs, style));
  reserve(paper, lines.length * style.line);
  tagged(paper, paper.root, 'P', () => {
    for (const line of lines) {
      let x: number = PAGE.side;
      for (const { text, style: own } of line) {
        drawText(paper, text, own, { x, y: paper.y, width: PAGE.width - x });
        x += widthOf(paper, text, own);
      }
      paper.y += style.line;
    }
  });
}

/** Returns how many words of a text fit in a height. */
function wordsThatFit(paper: Paper, words: readonly string[], style: TextStyle, height: number): number {
  let [fits, fails] = [0, words.length + 1];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (textHeight(paper, words.slice(0, middle).join(' '), style, TEXT_WIDTH) <= height) fits = middle;
    else fails = middle;
  }
  return fits;
}

function flowing(paper: Paper, text: string, style: TextStyle, x: number = PAGE.side): void {
  let rest = text;
  const element = tagged(paper, paper.root, 'P');
  while (rest !== '') {
    const height = textHeight(paper, rest, style, TEXT_WIDTH);
    if (height > roomLeft(paper) && (height < 120 || roomLeft(paper) < 4 * style.line))
      reserve(paper, height);
    const words = rest.split(' ');
    const whole = height <= roomLeft(paper);
    // No page gets only the last line.
    const isOneOver = !whole && height - roomLeft(paper) < 1.5 * style.line;
    const room = roomLeft(paper) - (isOneOver ? style.line : 0);
    const taken = whole ? words.length : Math.max(1, wordsThatFit(paper, words, style, room));
    const part = words.slice(0, taken).join(' ');
    const place = { x, y: paper.y, width: TEXT_WIDTH };
    element.add(() => drawText(paper, part, style, place));
    paper.y += textHeight(paper, part, style, TEXT_WIDTH);
    rest = words.slice(taken).join(' ');
    if (rest !== '') newPage(paper);
  }
  element.end();
}

/** Draws a list with dots or numbers. */
export function list(paper: Paper, items: readonly string[], kind: 'dots' | 'numbers' = 'dots'): void {
  if (items.length === 0) return;
  const style = TEXT.body;
  const indent = kind === 'dots' ? 12 : 18;
  const element = tagged(paper, paper.root, 'L');
  items.forEach((text, index) => {
    const height = textHeight(paper, text, style, TEXT_WIDTH - indent);
    reserve(paper, height);
    const { y } = paper;
    const item = tagged(paper, element, 'LI');
    const label = kind === 'dots' ? '•' : `${index + 1}.`;
    tagged(paper, item, 'Lbl', () => drawText(paper, label, style, { x: PAGE.side, y, width: indent }));
    const body = { x: PAGE.side + indent, y, width: TEXT_WIDTH - indent };
    tagged(paper, item, 'LBody', () => drawText(paper, text, style, body));
    paper.y += height + 3;
  });
  paper.y += 4;
}
