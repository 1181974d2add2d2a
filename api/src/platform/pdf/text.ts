import { drawText, textHeight, useStyle } from './draw-text';
import { currentPage, newPage, reserve, roomLeft, space, tagged, type Paper } from './paper';
import { PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';

/** A piece of a sentence; facts stand out. */
export type Run = string | { strong: string };

/** A fact within a sentence. */
export const strong = (text: string): Run => ({ strong: text });

/** Where a heading of the second level can be led to, by its place among them. */
export const destination = (place: number): string => `section-${place}`;

const HEADINGS = { 1: TEXT.title, 2: TEXT.section, 3: TEXT.minor } as const;
const ABOVE = { 1: 0, 2: 22, 3: 14 } as const;

/**
 * A heading; levels follow one another without a gap. Those of the first two levels are also bookmarks. `keep` points of
 * what follows stay on its page.
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

/** Headings of the second level side by side, each followed by what is drawn under it before the next one is read. */
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
    // One that is shorter than its neighbor stands above its own picture, too.
    const y = top + height - textHeight(paper, text, style, width);
    const place = { x: PAGE.side + n * (width + gap), y, width };
    paper.y = top;
    tagged(paper, paper.root, 'H2', () => drawText(paper, text, style, place));
    paper.y = top + height + 5;
    under(n);
  }
}

const textOf = (run: Run) => (typeof run === 'string' ? run : run.strong);

/** A paragraph of text or runs. A long one goes on over the page; a short one moves whole. */
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

function mixed(paper: Paper, runs: readonly Run[], style: TextStyle): void {
  // Measured in the heavier font: at most a line too much, never one too few.
  const height = textHeight(paper, runs.map(textOf).join(''), { ...style, font: 'SemiBold' }, TEXT_WIDTH);
  reserve(paper, height);
  const { y } = paper;
  tagged(paper, paper.root, 'P', () => {
    runs.forEach((run, index) => {
      const doc = useStyle(paper, { ...style, font: typeof run === 'string' ? style.font : 'SemiBold' });
      const lineGap = style.line - doc.currentLineHeight(true);
      const options = { width: TEXT_WIDTH, lineGap, continued: index < runs.length - 1 };
      doc.fillColor(style.color);
      if (index === 0) doc.text(textOf(run), PAGE.side, y + lineGap / 2, options);
      else doc.text(textOf(run), options);
    });
  });
  paper.y = y + Math.round((paper.doc.y - y) / style.line) * style.line;
}

/** How many words of a text fit in a height. */
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
    // No page has only the last line.
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

/** A list with dots, or numbered. */
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
