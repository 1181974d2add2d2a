import { drawText, widthOf } from './draw-text';
import { artifact, currentPage, reserve, space, tagged, type Element, type Paper } from './paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from './style';
import { destination, heading } from './text';

const LINE = 19;
const NUMBER = 30;
const RIGHT = PAGE.width - PAGE.side;

/** Leaves room for the titles of the sections that follow; `finish` writes them with their pages. */
export function contents(paper: Paper, titles: readonly string[]): void {
  heading(paper, 2, 'Contents', titles.length * LINE);
  reserve(paper, titles.length * LINE);
  const element = tagged(paper, paper.root, 'TOC');
  paper.contents.push({ element, titles, page: currentPage(paper), y: paper.y });
  paper.y += titles.length * LINE;
  space(paper, 8);
}

/** Draws dots between a title and its page, which screen readers skip. */
function leader(paper: Paper, title: string, y: number): void {
  const from = PAGE.side + widthOf(paper, title, TEXT.body) + 6;
  const dots = () => paper.doc.moveTo(from, y + 9.5).lineTo(RIGHT - NUMBER + 8, y + 9.5);
  artifact(paper, () => {
    paper.doc.save().dash(0.5, { space: 3 });
    dots().lineWidth(0.5).stroke(INK.subtle).undash().restore();
  });
}

function entry(paper: Paper, toc: Element, title: string, place: number, y: number): void {
  const page = paper.sections[place]!.page + 1;
  const link = tagged(paper, tagged(paper, tagged(paper, toc, 'TOCI'), 'Reference'), 'Link');
  link.add(() => {
    drawText(paper, title, TEXT.body, { x: PAGE.side, y, width: TEXT_WIDTH - NUMBER, oneLine: true });
    const place = { x: RIGHT - NUMBER, y, width: NUMBER, align: 'right' } as const;
    drawText(paper, String(page), TEXT.body, place);
  });
  const target = {
    structParent: link,
    // A String object becomes a PDF string; a plain string would become a PDF name.
    Contents: new String(`${title}, page ${page}`) as unknown as string,
  };
  paper.doc.goTo(PAGE.side, y, TEXT_WIDTH, LINE - 4, destination(place), target);
  leader(paper, title, y);
}

/** Writes every table of contents with the pages on which its sections begin. */
export function fillContents(paper: Paper): void {
  for (const { element, titles, page, y } of paper.contents) {
    paper.doc.switchToPage(page);
    titles.forEach((title, index) => {
      const place = paper.sections.findIndex((section) => section.title === title);
      if (place < 0) throw new Error(`The contents name the section “${title}”, which was not drawn`);
      entry(paper, element, title, place, y + index * LINE);
    });
    // An element with links must be closed while their page is the current one.
    element.end();
  }
}
