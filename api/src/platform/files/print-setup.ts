import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { xmlText } from './sheet-text';

/** What the writer lets one add to its files. */
export type WorkbookFeature = Feature<Stream | Buffer | Blob>;

/** What stands on every printed page of a workbook. */
export interface PrintHead {
  /** Left: the property. */
  name: string;
  /** Right: the fiscal year. */
  period: string;
}

export interface PrintedSheet {
  sheet: string;
  /** Rows down to the head of the table: they stay on screen, and come again on each page. */
  headRows?: number;
}

/** Text of a head: its own codes begin with an ampersand, and it holds 255 signs in all. */
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

/** `'It''s a sheet'!$1:$3`. */
const titles = ({ sheet, headRows = 1 }: PrintedSheet) => `'${sheet.replace(/'/g, "''")}'!$1:$${headRows}`;

function titleNames(sheets: readonly PrintedSheet[]): string {
  const names = sheets.map(
    (sheet, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(titles(sheet))}</definedName>`,
  );
  return `<definedNames>${names.join('')}</definedNames>`;
}

/** Each sheet one page wide, in landscape, with its head rows, the property, the year and the page on every page. */
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
