import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { archiveOf, rowXml, sheetParts } from '../fixtures/archives';
import { importsOf, type Imports } from '../fixtures/imports';
import { readFile } from '../stage';

const HEADER = ['Component', 'UL', 'RUL', 'Cost'];
type Line = [name: string, life: number, remaining: number, cost: number];
const sheet = (lines: readonly Line[], header: readonly string[] = HEADER) =>
  [header, ...lines].map((cells, i) => rowXml(i + 1, cells)).join('');
const bookOf = (...contents: string[]) => archiveOf(sheetParts(...contents));

const SITE: Line[] = [
  ['Roof', 20, 5, 1000],
  ['Pump', 8, 2, 300],
];
const POOL: Line[] = [
  ['Roof', 20, 5, 700],
  ['Heater', 9, 3, 50],
];

describe('the kind of a sheet', () => {
  const kinds = async (...contents: string[]) => {
    const { sheets, first } = await readFile('a.xlsx', bookOf(...contents), 2026);
    return [first, ...sheets.map(({ kind, lineCount, listCents }) => [kind, lineCount, listCents])];
  };

  test('is list on each sheet with a list, and the first of equally good ones is reviewed first', async () =>
    expect(await kinds(sheet(SITE), sheet(POOL))).toEqual([0, ['list', 2, 130_000], ['list', 2, 75_000]]));

  test('is repeat for the same lines in another order, but not with another line or cost', async () => {
    const turned = SITE.toReversed();
    expect(await kinds(sheet(SITE), sheet(turned))).toEqual([
      0,
      ['list', 2, 130_000],
      ['repeat', 2, 130_000],
    ]);
    expect((await kinds(sheet(SITE), sheet([...turned, SITE[0]!])))[2]).toEqual(['list', 3, 230_000]);
    expect((await kinds(sheet(SITE), sheet([['Roof', 20, 5, 1000.01]])))[2]).toEqual(['list', 1, 100_001]);
  });

  test('is repeat for a part of the list on another sheet', async () =>
    expect((await kinds(sheet(SITE), sheet([SITE[1]!])))[2]).toEqual(['repeat', 1, 30_000]));

  test('is other for a table without lives and for a text', async () => {
    const table = [
      ['Category', '2026', '2027'],
      ['Roofing', 5, 7],
    ].map((row, i) => rowXml(i + 1, row));
    expect(
      (await kinds(table.join(''), sheet(SITE), rowXml(1, ['Prepared for the board']))).map(String),
    ).toEqual(['1', 'other,1,0', 'list,2,130000', 'other,0,0']);
  });

  test('is not decided for a list that is too long, which refuses the file', async () => {
    const long = sheet(Array.from({ length: 5_001 }, (_, i): Line => [`Item ${i * 7}`, 20, 5, i]));
    await expect(readFile('a.xlsx', bookOf(sheet(SITE), long), 2026)).rejects.toThrow('at most 5,000 rows');
  });
});

describe('a file of two lists', () => {
  let t: Upkeep;
  let imports: Imports;
  beforeEach(async () => {
    t = await buildUpkeep();
    imports = importsOf(t);
  });
  afterEach(() => t.close());

  const read = async (importId: string): Promise<ImportPreview> =>
    (await t.call('manager', 'GET', `/api/component/import/${importId}`)).data as ImportPreview;
  const uploadBoth = async () =>
    (await imports.upload(bookOf(sheet(SITE), sheet(POOL)), { fileName: 'study.xlsx' })).preview;

  it('does not tie while one of them is missing, and ties for the second once the first is accepted', async () => {
    const first = await uploadBoth();
    expect(first.tieOut).toMatchObject({ difference: 0, otherSheetsTotal: 750, ties: false });
    const [site, pool] = first.sheets;
    expect(site!.importId).toBe(first.importId);
    expect(await read(first.importId)).toEqual(first);
    expect((await read(pool!.importId)).tieOut).toMatchObject({ otherSheetsTotal: 1300, ties: false });
    expect((await imports.accept(site!.importId)).status).toBe(200);
    const second = await read(pool!.importId);
    expect(second.rows[0]).toMatchObject({ status: 'new', name: 'Roof' });
    expect(second.rows[0]!.note).toContain('Location from the name of the sheet.');
    expect(second.sheets.map(({ isAccepted }) => isAccepted)).toEqual([true, false]);
    expect(second.tieOut).toMatchObject({ difference: 0, otherSheetsTotal: 0, ties: true });
    expect((await imports.accept(pool!.importId)).status).toBe(200);
    expect(await t.list()).toMatchObject({ totalCurrentCost: 1000 + 300 + 700 + 50 });
    const again = await uploadBoth();
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect((await read(again.sheets[1]!.importId)).counts).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 2,
    });
  });

  it('ties immediately where the other sheet repeats the list', async () => {
    const book = bookOf(sheet(SITE), sheet(SITE.toReversed()));
    const { preview } = await imports.upload(book, { fileName: 'study.xlsx' });
    expect(preview.tieOut).toMatchObject({ otherSheetsTotal: 0, ties: true });
  });

  it('shows only the sheets of its own file', async () => {
    const one = await uploadBoth();
    const other = await uploadBoth();
    expect((await read(one.importId)).sheets.map(({ importId }) => importId)).toEqual(
      one.sheets.map(({ importId }) => importId),
    );
    expect(other.sheets.some(({ importId }) => importId === one.importId)).toBe(false);
  });
});

describe('the row of the headings', () => {
  let t: Upkeep;
  beforeEach(async () => {
    t = await buildUpkeep();
  });
  afterEach(() => t.close());

  const FILE = 'Prepared,for,the,board\nThing,Years,Left,Price\nRoof,20,5,1000\nPump,8,2,300\n';

  it('can be chosen, which guesses the columns again until a person sets them', async () => {
    const { preview } = await importsOf(t).upload(FILE);
    const at = `/api/component/import/${preview.importId}`;
    const put = async (body: object) => await t.call('manager', 'PUT', at, { body });
    const above = (await put({ headerRow: 1, columns: [] })).data as ImportPreview;
    expect(above.columns.map(({ heading }) => heading)).toEqual(['Prepared', 'for', 'the', 'board']);
    expect(above.rows[0]).toMatchObject({ row: 2 });
    const moved = (await put({ headerRow: 2, columns: [] })).data as ImportPreview;
    expect(moved.headerRow).toBe(2);
    expect(moved.columns.map(({ heading }) => heading)).toEqual(['Thing', 'Years', 'Left', 'Price']);
    expect(moved.columns.map(({ field }) => field)[0]).toBe('name');
    const columns = ['name', 'usefulLife', 'remainingUsefulLife', 'currentCost'].map((field, index) => ({
      index,
      field,
    }));
    const mapped = (await put({ headerRow: 2, columns })).data as ImportPreview;
    expect(mapped).toMatchObject({ headerRow: 2, counts: { new: 2 }, tieOut: { importTotal: 1300 } });
    expect((await t.call('manager', 'GET', at)).data).toEqual(mapped);
  });

  it('can be the last row of the sheet, but not one below it', async () => {
    const { preview } = await importsOf(t).upload(FILE);
    const put = async (headerRow: number) =>
      await t.call('manager', 'PUT', `/api/component/import/${preview.importId}`, {
        body: { headerRow, columns: [] },
      });
    expect((await put(4)).status).toBe(200);
    const refused = await put(5);
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ code: 'invalid', detail: 'The sheet has no such row', field: 'headerRow' }],
    ]);
  });
});
