import { fileTypeOf } from '../file/file-type';
import { UnreadableFileError, WrongFileTypeError } from '../file/grid';
import { archiveOf, rowXml, workbookParts } from '../fixtures/archives';
import { csvOf, previewFile } from '../fixtures/files';
import { readFile } from '../stage';

const HEADER = rowXml(1, ['Component', 'UL', 'RUL', 'Cost']);
const book = (rows: string, head = '') => archiveOf(workbookParts(HEADER + rows, head));
const data = (n: number) => rowXml(n, [`Item ${n}`, 20, 5, 100]);

async function refusedQuickly(bytes: Buffer): Promise<string> {
  // Time of the processor, not of the clock: other tests run beside this one.
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
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), padding]))).toMatch('unpacks to more');
  });
  it('when it unpacks to more than 100 MB, at any ratio', async () => {
    const noise = Buffer.alloc(1_000_000, 'abcdefghijklmnopqrstuvwxyz0123456789 <row>');
    const parts = Array.from({ length: 101 }, (_, i) => ({
      name: `xl/media/${i}.bin`,
      content: noise,
      declares: 1_000_000,
    }));
    expect(await refusedQuickly(archiveOf([...workbookParts(HEADER), ...parts]))).toMatch('unpacks to more');
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
  it('when it is cut off or is no workbook', async () => {
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

it('reads only what the directory lists, not what hides between the entries', async () => {
  const [a, b, sheet] = workbookParts(HEADER + data(2));
  const hidden = { ...sheet!, content: String(sheet!.content).replace('Item 2', 'Hidden') };
  const { preview } = await previewFile('list.xlsx', archiveOf([a!, b!, sheet!], [hidden]));
  expect(preview.rows.map(({ name }) => name)).toEqual(['Item 2']);
});

it('takes the saved value of a formula and never its text; an error or an unsaved value is blank', async () => {
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

describe('name and leading bytes agree, or the type is wrong', () => {
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
  it('either case of the ending is fine', () => {
    expect(fileTypeOf('LIST.XLSX', zip)).toBe('xlsx');
    expect(fileTypeOf('list.Csv', csvOf('a,b'))).toBe('csv');
  });
});
