import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { xmlText } from './sheet-text';

/** An extension that the workbook writer accepts. */
export type WorkbookFeature = Feature<Stream | Buffer | Blob>;

/** The head of every printed page of a workbook. */
export interface PrintHead {
  /** Left: the property. */
  name: string;
  /** Right: the fiscal year. */
  period: string;
}

export interface PrintedSheet {
  sheet: string;
  /** Rows down to the head of the table: they stay on screen when scrolling and repeat on each page. */
  headRows?: number;
}

/** Escapes and shortens text for a page head, whose codes begin with an ampersand and which holds 255 characters. */
const plain = (text: string) => text.slice(0, 100).replace(/&/g, '&&');

function setup(told: PrintHead | null): string {
  const head = told === null ? '' : `&L&8${plain(told.name)}&R&8${plain(told.period)}`;
  const foot = '&L&8&A&R&8Page &P of &N';
  return (
    '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddHeader>${xmlText(head)}</oddHeader><oddFooter>${xmlText(foot)}</oddFooter></headerFooter>`
  );
}

const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** Returns the repeated rows of a sheet: `'It''s a sheet'!$1:$3`. */
const titles = ({ sheet, headRows = 1 }: PrintedSheet) => `'${sheet.replace(/'/g, "''")}'!$1:$${headRows}`;

function titleNames(sheets: readonly PrintedSheet[]): string {
  const names = sheets.map(
    (sheet, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(titles(sheet))}</definedName>`,
  );
  return `<definedNames>${names.join('')}</definedNames>`;
}

/** Prints each sheet one page wide, in landscape, with its head rows, property, year and page number on every page. */
export function printSetup(sheets: readonly PrintedSheet[], head: PrintHead | null): WorkbookFeature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            xml
              .replace(/<worksheet[^>]*>/, (tag) => tag + FIT)
              .replace('</sheetData>', `</sheetData>${setup(head)}`),
        },
        'xl/workbook.xml': {
          transform: (xml) => xml.replace(/<definedNames\s*\/>/, titleNames(sheets)),
        },
      },
    },
  };
}
