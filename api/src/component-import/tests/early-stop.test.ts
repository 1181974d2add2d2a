import { inventoryWorkbook } from '../../component/export/workbook';
import { newId } from '../../platform/ids';
import { fileLimits } from '../../platform/sheets/grid';
import { archiveOf, rowXml, workbookParts, type Part } from '../fixtures/archives';
import { demo, demoRows } from '../fixtures/demo-rows';
import { csvOf, previewFile } from '../fixtures/files';
import { readFile } from '../fixtures/files';

const ROWS = 'A file should have at most 5,000 rows.';
const CELLS = 'more than 300,000 filled cells';
const HEADER = ['Component', 'UL', 'RUL', 'Cost'];
const item = (n: number) => rowXml(n, [`Item ${n * 7919}`, 20, 5, n]);
const items = (count: number, first = 2) => Array.from({ length: count }, (_, i) => item(first + i)).join('');
const book = (rows: string) => archiveOf(workbookParts(rowXml(1, HEADER) + rows));

/** Damages the last part of an archive from `from` (0 to 1) on, so that a reader that unpacks further fails. */
function spoilt(bytes: Buffer, from: number): Buffer {
  const end = bytes.indexOf('PK\u0001\u0002', bytes.length / 2, 'latin1');
  return Buffer.from(bytes).fill(0xff, Math.floor(end * from), end);
}

const wide = (rows: number, columns: number) =>
  Array.from(
    { length: rows },
    (_, i) =>
      `<row r="${i + 2}">${Array.from({ length: columns }, (_c, c) => {
        const letters = c < 26 ? '' : String.fromCharCode(64 + Math.floor(c / 26));
        return `<c r="${letters}${String.fromCharCode(65 + (c % 26))}${i + 2}"><v>${(i * 7919 + c * 104_729) % 99_991}</v></c>`;
      }).join('')}</row>`,
  ).join('');

describe('reading stops at a limit without looking at the rest of', () => {
  const csvLine = (i: number) => `Item ${i},20,5,900${',x'.repeat(36)}\n`;
  const csv = (lines: number) =>
    `${HEADER.join()}\n${Array.from({ length: lines }, (_, i) => csvLine(i)).join('')}`;

  it('a csv of 49,999 rows of 40', async () => {
    // A quotation mark that is never closed: a reader that gets that far reports it.
    const open = `"${csv(10)}`;
    await expect(readFile('a.csv', csvOf(csv(49_999) + open))).rejects.toThrow(ROWS);
    await expect(readFile('a.csv', csvOf(csv(4_000) + open))).rejects.toThrow('quotation mark');
  });

  it('a workbook of 49,999 rows', async () => {
    await expect(readFile('a.xlsx', spoilt(book(items(49_999)), 0.3))).rejects.toThrow(ROWS);
    await expect(readFile('a.xlsx', spoilt(book(items(4_000)), 0.3))).rejects.toThrow('not a readable');
  });

  it('a workbook of 10,000 × 190 cells', async () => {
    await expect(readFile('a.xlsx', spoilt(book(wide(10_000, 190)), 0.3))).rejects.toThrow(CELLS);
    await expect(readFile('a.xlsx', spoilt(book(wide(1_000, 190)), 0.3))).rejects.toThrow('not a readable');
  });

  it('a workbook whose last filled row is too far down', async () => {
    const rows = item(2) + item(fileLimits.rows + 1) + items(40_000, fileLimits.rows + 2);
    await expect(readFile('a.xlsx', spoilt(book(rows), 0.3))).rejects.toThrow('more than 50,000 rows');
  });

  it('a csv of too many cells or blank rows', async () => {
    const line = `${Array.from({ length: 61 }, (_, i) => i).join()}\n`;
    await expect(readFile('a.csv', csvOf(line.repeat(5_000)))).rejects.toThrow(CELLS);
    await expect(readFile('a.csv', csvOf(`a,b\n${',\n'.repeat(50_000)}`))).rejects.toThrow(
      'more than 50,000 rows',
    );
    await expect(readFile('a.csv', csvOf(`a,b\n${`${','.repeat(9_999)}\n`.repeat(201)}`))).rejects.toThrow(
      'too many columns',
    );
  });
});

describe('a long list', () => {
  it('may have 5,000 rows, but not 5,001', async () => {
    expect((await readFile('a.xlsx', book(items(5_000)))).rows).toHaveLength(5_001);
    await expect(readFile('a.xlsx', book(items(5_001)))).rejects.toThrow(ROWS);
    const lines = (n: number) => csvOf(`${HEADER.join()}\n${'Roof,20,5,900\n'.repeat(n)}`);
    expect((await readFile('a.csv', lines(5_000))).rows).toHaveLength(5_001);
    await expect(readFile('a.csv', lines(5_001))).rejects.toThrow(ROWS);
  });

  it('may also have titles, sections, subtotals, repeated headings and blank rows', async () => {
    const page = (i: number) => [
      `Section ${i} (continued),,,`,
      HEADER.join(),
      ...Array.from({ length: 50 }, (_, j) => `Item ${i} ${j},20,5,10`),
      `Subtotal,,,500`,
      ...Array.from({ length: 100 }, () => ',,,'),
    ];
    const lines = [
      'Study of the year',
      '',
      HEADER.join(),
      ...Array.from({ length: 100 }, (_, i) => page(i)).flat(),
    ];
    const { preview } = await previewFile('a.csv', csvOf(`${lines.join('\n')}\nGrand Total,,,50000\n`));
    expect(preview.counts).toMatchObject({ new: 5_000, error: 0 });
    expect(preview.tieOut).toMatchObject({ statedTotal: 50_000, ties: true });
  });

  it('may have 6,000 rows of any kind, but not 6,001', async () => {
    const totals = (n: number) =>
      Array.from({ length: n }, (_, i) => rowXml(4_002 + i, ['Total', null, null, i]));
    const bytes = (n: number) => book(items(4_000) + totals(n).join(''));
    expect((await readFile('a.xlsx', bytes(1_999))).rows).toHaveLength(6_000);
    await expect(readFile('a.xlsx', bytes(2_000))).rejects.toThrow(ROWS);
    const lines = (n: number) =>
      csvOf(`${HEADER.join()}\n${'Roof,20,5,9\n'.repeat(4_000)}${'Total,,,9\n'.repeat(n)}`);
    expect((await readFile('a.csv', lines(1_999))).rows).toHaveLength(6_000);
    await expect(readFile('a.csv', lines(2_000))).rejects.toThrow(ROWS);
  });

  it('is read up to column 200, without the columns to the right', async () => {
    const grid = await readFile(
      'a.xlsx',
      book('<row r="2"><c r="A2"><v>1</v></c><c r="GS2"><v>1</v></c></row>'),
    );
    expect(grid.rows[1]).toHaveLength(1);
  });

  it('may be the export of 5,000 components with its total row', async () => {
    const [one] = demoRows(demo[0]!.components);
    const rows = Array.from({ length: 5_000 }, (_, i) => ({
      ...one!,
      propertyComponentId: newId(),
      name: `Item ${i}`,
    }));
    const grid = await readFile('export.xlsx', await inventoryWorkbook(rows));
    expect(grid.rows).toHaveLength(5_002);
  });

  it('may have any number of cells that are only formatted, blank or in error', async () => {
    const blank = Array.from({ length: 20_000 }, (_, i) => {
      const n = i + 100;
      return `<row r="${n}"><c r="A${n}" s="0"/><c r="B${n}" t="e"><v>#N/A</v></c><c r="C${n}" t="str"><f>""</f><v></v></c><c r="D${n}" t="inlineStr"><is><t> </t></is></c><c r="E${n}" t="s"><v>0</v></c></row>`;
    });
    const strings: Part = { name: 'xl/sharedStrings.xml', content: '<sst><si><t> </t></si></sst>' };
    const parts = [...workbookParts(rowXml(1, HEADER) + items(5) + blank.join('')), strings];
    expect((await readFile('a.xlsx', archiveOf(parts))).rows).toHaveLength(6);
  });
});
