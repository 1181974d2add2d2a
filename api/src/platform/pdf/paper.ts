// The kit for printed documents. Build one from top to bottom, then send what `finish` returns:
//
//   const paper = openPaper({ title: 'Percent funded', subject: property.name, foot: 'Fiscal year 2026 …', preparedAt });
//   heading(paper, 1, 'Percent funded');                                   // ./text
//   paragraph(paper, ['Reserves are ', strong('53% funded'), '.'], 'verdict');
//   figureStrip(paper, [{ label: 'Lowest balance', value: dollars(12_000), note: 'in 2035' }]);   // ./facts
//   fundingChart(paper, { title, alt, … }); lineChart(…); stackedBars(…);  // ./charts/*
//   table(paper, { caption, columns, rows });                              // ./table
//   return reply.type(PDF).header('content-disposition', …).send(finish(paper));
//
// Every piece looks after itself: it moves to the next page where it does not fit, it is tagged (PDF/UA: headings, tables
// with head cells and scope, figures with their text in place of the picture), and all decoration is marked as such. Nothing
// is drawn outside the pieces. Money and percentages are written by ./format, never by hand.

import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { fontFiles } from './fonts';
import { INK, PAGE, TEXT, TEXT_WIDTH, type TextStyle } from './style';

export interface PaperOptions {
  /** Title of the document; at the right of each page's head. */
  title: string;
  /** What it is about, as a rule the property; at the left of each page's head. */
  subject: string;
  /** Left of each page's foot: fiscal year, day of preparation. */
  foot: string;
  preparedAt: Date;
  author?: string;
}

/** A document in the making. `y` is where the next piece begins, counted from the top of the page. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly options: PaperOptions;
  readonly root: Element;
  y: number;
}

export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** What a tag may carry; the published types of pdfkit know less than it does. */
export interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row';
  bbox?: [number, number, number, number];
  placement?: 'Block';
}

/** A new document with its first page. */
export function openPaper(options: PaperOptions): Paper {
  const settings = { size: 'LETTER', margin: 0, bufferPages: true, autoFirstPage: false, pdfVersion: '1.7' };
  const accessible = { subset: 'PDF/UA', tagged: true, lang: 'en-US', displayTitle: true };
  const info = {
    Title: options.title === options.subject ? options.title : `${options.title}, ${options.subject}`,
    Author: options.author ?? 'Roofline',
    Creator: 'Roofline',
    CreationDate: options.preparedAt,
  };
  const doc = new PDFDocument({ ...settings, ...accessible, info } as PDFKit.PDFDocumentOptions);
  for (const [name, file] of Object.entries(fontFiles())) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  return { doc, options, root, y: PAGE.top };
}

/** Points left on the page. */
export function roomLeft(paper: Paper): number {
  return PAGE.height - PAGE.bottom - paper.y;
}

/** Go on with a new page. */
export function newPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = PAGE.top;
}

/** Make sure that `height` points are left, on a new page if need be. */
export function reserve(paper: Paper, height: number): void {
  if (roomLeft(paper) < height && paper.y > PAGE.top) newPage(paper);
}

/** Leave room before the next piece; none at the top of a page. */
export function space(paper: Paper, height: number): void {
  if (paper.y > PAGE.top) paper.y = Math.min(paper.y + height, PAGE.height - PAGE.bottom);
}

/** A tagged element within another. What `draw` draws is its content; without it, it only holds other elements. */
export function tagged(
  paper: Paper,
  parent: Element,
  type: string,
  draw?: () => void,
  options: TagOptions = {},
) {
  const element = draw ? paper.doc.struct(type, options, draw) : paper.doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Decoration: nothing that a reading program would speak. Never within the content of an element. */
export function artifact(paper: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  paper.doc.markContent('Artifact', { type });
  draw();
  paper.doc.endMarkedContent();
}

/** Options of one text drawn at a place. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  color?: string;
  /** Cut at the end of the line instead of wrapping. */
  oneLine?: boolean;
}

/** Set a style's font and size. */
export function useStyle(paper: Paper, style: TextStyle): PDFKit.PDFDocument {
  return paper.doc.font(style.font).fontSize(style.size);
}

const lineGap = (paper: Paper, style: TextStyle) => style.line - paper.doc.currentLineHeight(true);

/** Height of a text set in a width. */
export function textHeight(paper: Paper, text: string, style: TextStyle, width: number): number {
  const doc = useStyle(paper, style);
  if (!text.includes('\n') && doc.widthOfString(text) <= width) return style.line;
  return doc.heightOfString(text, { width, lineGap: lineGap(paper, style) });
}

const SHIFT = { left: 0, center: 0.5, right: 1 } as const;

/** Draw a text. The cursor stays where it is. */
export function drawText(paper: Paper, text: string, style: TextStyle, place: TextPlace): void {
  const doc = useStyle(paper, style).fillColor(place.color ?? style.color);
  const gap = lineGap(paper, style);
  const fits = place.oneLine ? shortened(doc, text, place.width) : text;
  const y = place.y + gap / 2;
  const free = place.width - (fits.includes('\n') ? Infinity : doc.widthOfString(fits));
  // What fits in its line needs no breaking, which would measure every word of a table once more.
  if (free >= 0) {
    doc.text(fits, place.x + free * SHIFT[place.align ?? 'left'], y, { lineBreak: false });
    return;
  }
  doc.text(fits, place.x, y, { width: place.width, align: place.align ?? 'left', lineGap: gap });
}

function shortened(doc: PDFKit.PDFDocument, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  let length = text.length;
  while (length > 1 && doc.widthOfString(`${text.slice(0, length)}…`) > width) length -= 1;
  return `${text.slice(0, length)}…`;
}

function pageFrame(paper: Paper, page: number, pages: number): void {
  const { title, subject, foot } = paper.options;
  const half = TEXT_WIDTH / 2 - 8;
  const right = PAGE.side + TEXT_WIDTH / 2 + 8;
  const style = TEXT.caption;
  const end = { width: half, align: 'right', oneLine: true } as const;
  drawText(
    paper,
    subject,
    { ...style, font: 'SemiBold' },
    { x: PAGE.side, y: 30, width: half, oneLine: true },
  );
  drawText(paper, title, style, { x: right, y: 30, ...end });
  const line = (y: number) =>
    paper.doc
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.width - PAGE.side, y)
      .lineWidth(0.5)
      .stroke(INK.line);
  line(45);
  const y = PAGE.height - 36;
  line(y - 5);
  drawText(paper, foot, style, { x: PAGE.side, y, width: TEXT_WIDTH - 90, oneLine: true });
  drawText(paper, `Page ${page} of ${pages}`, style, {
    x: PAGE.width - PAGE.side - 80,
    y,
    ...end,
    width: 80,
  });
}

/** Head and foot on every page, then the document as a stream of bytes. */
export function finish(paper: Paper): Readable {
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.doc.switchToPage(page);
    artifact(paper, () => pageFrame(paper, page + 1, count), 'Pagination');
  }
  paper.doc.end();
  return paper.doc;
}
