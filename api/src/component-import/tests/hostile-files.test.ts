import { randomBytes } from 'node:crypto';
import { fileTypeOf } from '../../platform/sheets/file-type';
import { UnreadableFileError, WrongFileTypeError } from '../../platform/sheets/grid';
import { archiveOf, rowXml, workbookParts } from '../fixtures/archives';
import { csvOf, previewFile } from '../fixtures/files';
import { readFile } from '../fixtures/files';

const HEADER = rowXml(1, ['Component', 'UL', 'RUL', 'Cost']);
const book = (rows: string, head = '') => archiveOf(workbookParts(HEADER + rows, head));
const data = (n: number) => rowXml(n, [`Item ${n}`, 20, 5, 100]);

async function refusedQuickly(bytes: Buffer): Promise<string> {
  // Processor time, not clock time: other tests run in parallel.
  const began = process.cpuUsage();
  const error = await readFile('list.xlsx', bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UnreadableFileError);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(2000);
  return (error as Error).message;
}

describe('a workbook that means harm is refused within 2 seconds', () => {
  it('when it unpacks to more than 100 times its size', async () => {
    const padding = { name: 'xl/worksheets/sheet2.xml', content: Buffer.alloc(30_000_000, 0x20) };
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), padding]))).toMatch(
      'unpacked workbook is too large',
    );
  });
  it('when it unpacks to more than 100 MB, at any ratio', async () => {
    const noise = Buffer.alloc(1_000_000, 'abcdefghijklmnopqrstuvwxyz0123456789 <row>');
    const parts = Array.from({ length: 101 }, (_, i) => ({
      name: `xl/media/${i}.bin`,
      content: noise,
      declares: 1_000_000,
    }));
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), ...parts]))).toMatch(
      'unpacked workbook is too large',
    );
  });
  it('when its texts or formats are far longer than a list needs', async () => {
    const noise = { name: 'xl/styles.xml', content: randomBytes(500_000), declares: 40_000_001 };
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), noise]))).toMatch(
      'unpacked workbook is too large',
    );
  });
  it('when a part unpacks to more than it declares', async () => {
    const [a, b, sheet] = workbookParts(HEADER + rowXml(2, ['x'.repeat(5_000_000), 1, 1, 1]));
    expect(await refusedQuickly(archiveOf([a!, b!, { ...sheet!, declares: 2000 }]))).toMatch(
      'not a readable',
    );
  });
  it('when it has more than 1,000 parts', async () => {
    const parts = Array.from({ length: 1001 }, (_, i) => ({ name: `xl/media/${i}.bin`, content: '' }));
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), ...parts]))).toMatch('1000 parts');
  });
  it('when it has more than 50,000 rows', async () => {
    const rows = Array.from({ length: 50_001 }, (_, i) => data(i + 2)).join('');
    expect(await refusedQuickly(book(rows))).toMatch('at most 5,000 rows');
  });
  it.each([
    ['a row far below', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>', '50,000 rows'],
    [
      'a row without number whose cell is far below',
      '<row><c r="A99999999"><v>1</v></c></row>',
      '50,000 rows',
    ],
    ['a cell without place', '<row r="2"><c><v>1</v></c></row>', 'not a readable'],
  ])('when it has %s', async (_what, rows, message) => {
    expect(await refusedQuickly(book(rows))).toMatch(message);
  });
  it('when few cells span a huge area', async () => {
    const rows = `<row r="2"><c r="XFD2"><v>1</v></c></row><row r="40000"><c r="A40000"><v>1</v></c></row>`;
    expect(await refusedQuickly(book(rows))).toMatch('too many columns');
  });
  it('when it declares a document type or entities', async () => {
    const lol =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    expect(await refusedQuickly(book(rowXml(2, ['&c;', 20, 5, 100]), lol))).toMatch('document type');
  });
  it('when it is cut off or is not a workbook', async () => {
    expect(await refusedQuickly(book(data(2)).subarray(0, 600))).toMatch('not a readable');
    expect(await refusedQuickly(archiveOf([{ name: 'readme.txt', content: 'hi' }]))).toMatch(
      'not a readable',
    );
  });
});

it('refuses more rows than an import takes', async () => {
  const rows = Array.from({ length: 5001 }, (_, i) => data(i + 2)).join('');
  await expect(readFile('list.xlsx', book(rows))).rejects.toThrow('at most 5,000 rows');
});

it('reads only entries that the directory lists, not hidden ones between them', async () => {
  const [a, b, sheet] = workbookParts(HEADER + data(2));
  const hidden = { ...sheet!, content: String(sheet!.content).replace('Item 2', 'Hidden') };
  const { preview } = await previewFile('list.xlsx', archiveOf([a!, b!, sheet!], [hidden]));
  expect(preview.rows.map(({ name }) => name)).toEqual(['Item 2']);
});

it('reads the saved value of a formula and never its text, and an error or a missing value as blank', async () => {
  const rows =
    rowXml(2, ['Roof', 20, 5, { xml: '<c r="@"><f>1+1</f><v>900.5</v></c>' }]) +
    rowXml(3, [
      { xml: '<c r="@" t="str"><f>HYPERLINK("http://x","y")</f><v>Pool</v></c>' },
      20,
      5,
      { xml: '<c r="@"><f>WEBSERVICE("http://x")</f></c>' },
    ]) +
    rowXml(4, ['Gate', 20, 5, { xml: '<c r="@" t="e"><f>1/0</f><v>#DIV/0!</v></c>' }]);
  const { preview } = await previewFile('list.xlsx', book(rows));
  expect(preview.rows.map(({ name, currentCost, status }) => [name, currentCost, status])).toEqual([
    ['Roof', 900.5, 'new'],
    ['Pool', null, 'error'],
    ['Gate', null, 'error'],
  ]);
  expect(JSON.stringify(preview)).not.toMatch(/HYPERLINK|WEBSERVICE|1\/0/);
});

describe('a workbook that says one thing to the check and another to the parser', () => {
  const far = 'r="E60000"';
  it.each([
    ['an address of another namespace', `<row r="2"><c r="A2" x:${far}><v>1</v></c></row>`],
    ['an address within another attribute', `<row r="2"><c a=" r='A2'" ${far}><v>1</v></c></row>`],
    ['an address in entities', '<row r="2"><c r="&#88;FD1048576"><v>1</v></c></row>'],
    ['a row number in entities', '<row r="&#57;99999999"><c r="A2"><v>1</v></c></row>'],
    ['a cell with a prefix', `<row r="2"><é:c ${far}><v>1</v></é:c></row>`],
    ['a cell in a comment', `<row r="2"><c r="A2"><v>1</v></c><!-- </row> <c ${far}> --></row>`],
    ['a row that does not end', `<row r="2"><c r="A2"><v>1</v></c><row r="999999999">`],
  ])('%s', async (_what, rows) => {
    const read = await readFile('a.xlsx', book(rows)).catch((error: unknown) => error as Error);
    if (read instanceof Error) return expect(read).toBeInstanceOf(UnreadableFileError);
    expect(read.rows.length).toBeLessThanOrEqual(2);
    expect(Math.max(...read.rows.map((row) => row.length))).toBeLessThanOrEqual(5);
  });

  it.each([
    ['text', `<c r="A2" t="inlineStr"><is><t>${'x'.repeat(300_000)}</t></is></c>`],
    ['an attribute', `<c r="A2" a="${'>'.repeat(300_000)}"><v>1</v></c>`],
    ['a comment', `<!--${'>'.repeat(300_000)}--><c r="A2"><v>1</v></c>`],
  ])('%s that is longer than a cell can be', async (_what, cells) => {
    await expect(readFile('a.xlsx', book(`<row r="2">${cells}</row>`))).rejects.toThrow('not a readable');
  });

  const huge = `<x><sheetData><row r="2"><c ${far}><v>1</v></c></row></sheetData></x>`;
  const rel = 'Target="worksheets/sheet1.xml"';
  it.each([
    ['styles that are a sheet', 'xl/styles.xml', huge, rel, 'Target="styles.xml"'],
    ['texts that are a sheet', 'xl/sharedStrings.xml', huge, rel, 'Target="sharedStrings.xml"'],
    ['styles that are texts', 'xl/styles.xml', '<sst><x:si><t>a</t></x:si></sst>', rel, rel],
    ['two sheets of one name', 'xl/worksheets/SHEET1.xml', huge, rel, rel],
  ])('%s', async (_what, name, content, from, to) => {
    const parts = workbookParts(data(2)).map((part) => ({
      ...part,
      content: String(part.content).replace(from, to),
    }));
    await expect(readFile('a.xlsx', archiveOf([...parts, { name, content }]))).rejects.toThrow(
      'not a readable',
    );
  });
});

describe('a file whose name and leading bytes do not match is refused', () => {
  const zip = book(data(2));
  it.each([
    ['list.xlsx', csvOf('a,b\n')],
    ['list.csv', zip],
    ['list.xls', zip],
    ['list.xlsm', zip],
    ['list', zip],
    ['list.csv.exe', csvOf('a,b\n')],
    ['list.csv', Buffer.from('%PDF-1.7 ...')],
    ['list.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['list.csv', Buffer.from('a\0b,c\n')],
    ['list.csv', Buffer.alloc(0)],
  ])('%s', (name, bytes) => {
    expect(() => fileTypeOf(name, bytes)).toThrow(WrongFileTypeError);
    expect(() => fileTypeOf(name, bytes)).toThrow('Invalid file type. Allowed types: .xlsx, .csv.');
  });
  it('but not for the case of its ending', () => {
    expect(fileTypeOf('LIST.XLSX', zip)).toBe('xlsx');
    expect(fileTypeOf('list.Csv', csvOf('a,b'))).toBe('csv');
  });
});
