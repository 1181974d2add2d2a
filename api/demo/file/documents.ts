import { buffer } from 'node:stream/consumers';
import writeWorkbook from 'write-excel-file/node';
import { finish } from '../../src/platform/pdf/finish';
import { openPaper } from '../../src/platform/pdf/paper';
import { table } from '../../src/platform/pdf/table/table';
import type { TableColumn } from '../../src/platform/pdf/table/table-rows';
import { heading, paragraph } from '../../src/platform/pdf/text';

/** A table of words and amounts, its heads first. Amounts are whole dollars. */
export type Grid = readonly (readonly (string | number)[])[];

/** A letter, a record or a contract of a demo property. */
export interface DemoLetter {
  title: string;
  /** Who wrote it. */
  from: string;
  paragraphs: readonly string[];
  table?: { caption: string; rows: Grid };
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const inWords = (cell: string | number) => (typeof cell === 'number' ? dollars(cell) : cell);

function columnsOf([heads = [], first = []]: Grid): TableColumn[] {
  return heads.map((header, at) => ({
    header: String(header),
    share: at === 0 ? 3 : 1.4,
    align: typeof first[at] === 'number' ? 'end' : 'start',
  }));
}

/** The letter as a tagged PDF, made as the product's own reports are. */
export function letterPdf(letter: DemoLetter, property: string, day: Date): Promise<Buffer> {
  const { title, from, paragraphs, table: listed } = letter;
  const paper = openPaper({ title, subject: property, foot: from, preparedAt: day, author: from });
  heading(paper, 1, title);
  for (const text of paragraphs) paragraph(paper, text);
  if (listed)
    table(paper, {
      caption: listed.caption,
      columns: columnsOf(listed.rows),
      rows: listed.rows.slice(1).map((row) => ({ cells: row.map(inWords) })),
    });
  return buffer(finish(paper));
}

/** The table as a workbook with one sheet. */
export async function gridWorkbook(sheet: string, [heads = [], ...rows]: Grid): Promise<Buffer> {
  const head = heads.map((value) => ({ value: String(value), fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number, format: '$#,##0' }
        : { value, type: String },
    ),
  ); // prettier-ignore
  const columns = heads.map((_, at) => ({ width: at === 0 ? 34 : 18 }));
  return (await writeWorkbook([head, ...cells], { sheet, columns }).toBuffer()) as Buffer;
}

const quoted = (cell: string | number) =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** The table as CSV. */
export const gridCsv = (rows: Grid) =>
  Buffer.from(`${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`);
