import { archiveOf, rowXml, sheetParts, type Part } from '../fixtures/archives';
import { readFile } from '../fixtures/files';

const HEADER = ['Component', 'UL', 'RUL', 'Cost'];
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => rowXml(i + 2, [`Item ${i * 7919}`, 20, 5, i])).join('');

describe('several sheets', () => {
  const list = rowXml(1, HEADER) + items(10);
  const ledger = (rows: number) =>
    rowXml(1, ['Day', 'Payee']) +
    Array.from({ length: rows }, (_, i) => rowXml(i + 2, [`d${i}`, i * 7])).join('');

  it('may include a ledger that is longer than the maximum of a list', async () => {
    const grid = await readFile('a.xlsx', archiveOf(sheetParts(ledger(20_000), list, ledger(7_000))));
    expect(grid).toMatchObject({ sheetName: 'S2' });
    expect(grid.rows).toHaveLength(11);
    expect(Object.keys(grid).sort()).toEqual(['rows', 'sheetName']);
  });

  it('are refused where the list is too long, whatever the other sheets are', async () => {
    const long = rowXml(1, HEADER) + items(6_500);
    await expect(readFile('a.xlsx', archiveOf(sheetParts(ledger(10), long)))).rejects.toThrow(
      'at most 5,000 rows',
    );
  });

  it('have one limit for the cells of all sheets', async () => {
    const row = (n: number) =>
      rowXml(
        n,
        Array.from({ length: 22 }, (_, c) => n * c),
      );
    const third = Array.from({ length: 5_000 }, (_, i) => row(i + 1)).join('');
    expect((await readFile('a.xlsx', archiveOf(sheetParts(list, third, third)))).sheetName).toBe('S1');
    await expect(readFile('a.xlsx', archiveOf(sheetParts(list, third, third, third)))).rejects.toThrow(
      'more than 300,000 filled cells',
    );
  });

  it('count a shared text for each of its cells', async () => {
    const cells = (n: number) =>
      Array.from({ length: n }, (_, i) => `<row r="${i + 2}"><c r="A${i + 2}" t="s"><v>0</v></c></row>`).join(
        '',
      );
    const texts = (length: number): Part => ({
      name: 'xl/sharedStrings.xml',
      content: `<sst><si><t>${'ab c'.repeat(length / 4)}</t></si></sst>`,
    });
    await expect(readFile('a.xlsx', archiveOf([...sheetParts(cells(1_000)), texts(20_004)]))).rejects.toThrow(
      'more than 20,000,000 characters',
    );
    expect(
      (await readFile('a.xlsx', archiveOf([...sheetParts(cells(1_000)), texts(20_000)]))).rows,
    ).toHaveLength(1_001);
  });
});
