// The kit for printed documents. Build a document from top to bottom, then send the stream that `finish` returns:
//
//   const paper = openPaper({ title: 'Percent funded', subject: property.name, period: 'Fiscal year 2026', foot, preparedAt });
//   titleBlock(paper, { title: 'Percent funded', lines: ['Prepared by …'] });  // ./title-block
//   contents(paper, ['Thirty years', …]);                                  // ./contents: filled in by finish
//   heading(paper, 2, 'Thirty years');                                     // ./text
//   paragraph(paper, ['Reserves are ', strong('53% funded'), '.'], 'verdict');
//   figureStrip(paper, [{ label: 'Lowest balance', value: dollars(12_000), note: 'in 2035' }]);   // ./facts
//   fundingChart(paper, { title, alt, … }); lineChart(…); stackedBars(…);  // ./charts/*
//   table(paper, { caption, columns, rows });                              // ./table
//   signatureLines(paper, [['President', 'Date']]);                        // ./signature-lines
//   return finish(paper);                                                  // ./finish
//
// Every piece moves to the next page if it does not fit, tags itself (PDF/UA: headings, tables with head cells and
// scope, figures with alternative text) and marks all decoration as such. Draw nothing outside the pieces, and format
// money and percentages by ./format, never by hand.

import PDFDocument from 'pdfkit';
import type { Letterhead } from '../letterhead/letterhead';
import { fontFiles } from './fonts';
import { PAGE } from './style';

export interface PaperOptions {
  /** Title of the document, at the right of each page's head. */
  title: string;
  /** Subject of the document, usually the property, at the left of each page's head. */
  subject: string;
  /** The fiscal year, if the document has one, beside the title in each page's head. */
  period?: string;
  /** Fiscal year and day of preparation, at the left of each page's foot. */
  foot: string;
  preparedAt: Date;
  author?: string;
  /** Logo and color of a private label, in the title block. */
  letterhead?: Letterhead | null;
}

/** A document that is being drawn. `y` is where the next piece begins, counted from the top of the page. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly options: PaperOptions;
  readonly root: Element;
  /** Headings of the second level that were drawn, to which the contents link. */
  readonly sections: Section[];
  /** Tables of contents that wait for the pages of their sections. */
  readonly contents: Contents[];
  /** Cached widths of texts by font, at size 1: names and amounts recur, and measuring costs more than drawing. */
  readonly widths: Map<string, number>;
  y: number;
}

interface Section {
  title: string;
  /** The page's index, from 0. */
  page: number;
}

interface Contents {
  element: Element;
  page: number;
  y: number;
  titles: readonly string[];
}

export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Options of a tag, including some that pdfkit supports but its published types lack. */
export interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row';
  bbox?: [number, number, number, number];
  placement?: 'Block';
}

/** Opens a new document with its first page. */
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
  return { doc, options, root, sections: [], contents: [], widths: new Map(), y: PAGE.top };
}

/** Returns the index of the page that is drawn on, from 0. */
export const currentPage = ({ doc }: Paper): number => doc.bufferedPageRange().count - 1;

/** Returns the points left on the page. */
export function roomLeft(paper: Paper): number {
  return PAGE.height - PAGE.bottom - paper.y;
}

/** Continues on a new page. */
export function newPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = PAGE.top;
}

/** Makes sure that `height` points are left, on a new page if need be. */
export function reserve(paper: Paper, height: number): void {
  if (roomLeft(paper) < height && paper.y > PAGE.top) newPage(paper);
}

/** Leaves room before the next piece; none at the top of a page. */
export function space(paper: Paper, height: number): void {
  if (paper.y > PAGE.top) paper.y = Math.min(paper.y + height, PAGE.height - PAGE.bottom);
}

/** Adds a tagged element to another. `draw` draws its content; without `draw` it only holds other elements. */
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

/** Draws decoration, which screen readers skip. Do not call it within the content of an element. */
export function artifact(paper: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  paper.doc.markContent('Artifact', { type });
  draw();
  paper.doc.endMarkedContent();
}
