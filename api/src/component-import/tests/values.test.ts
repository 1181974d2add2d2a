import { csvOf, previewFile } from '../fixtures/files';
import { readCsv } from '../../platform/sheets/csv';
import { readNumberText } from '../../platform/sheets/cell-text';
import { readLife, readMark, readPercent, readQuantity, readYear } from '../reading/numbers';
import { resolveCost } from '../reading/cost';

describe('numbers as people write them', () => {
  it.each([
    ['$1,200.50', 1200.5],
    ['(500)', -500],
    ['$(1,000.25)', null],
    ['-$40', -40],
    ['40-', -40],
    ['US$ 3', 3],
    ['1 200', 1200],
    ['1,200,000', 1200000],
    ['.5', 0.5],
    ['1.200,50', null],
    ['1,20', null],
    ['12,345,6', null],
    ['3-5', null],
    ['TBD', null],
    ['1e3', null],
    ['0x10', null],
    ['', null],
    ['$', null],
  ])('%s', (text, value) => expect(readNumberText(text)).toBe(value));

  it('years, marks, percentages and quantities', () => {
    expect(readLife('25 yrs')).toEqual({ value: 25 });
    expect(readLife('N/A')).toBe('blank');
    expect(readLife('10 to 12')).toBe('unreadable');
    expect([readYear('2015-06-01'), readYear('6/1/2015'), readYear(2015), readYear('06/2015')]).toEqual(
      Array(4).fill({ value: 2015 }),
    );
    expect([readYear(0), readYear('—'), readYear('last year')]).toEqual(['blank', 'blank', 'unreadable']);
    expect([
      readMark('x'),
      readMark('Yes'),
      readMark(true),
      readMark('no'),
      readMark(null),
      readMark('maybe'),
    ]).toEqual([{ value: true }, { value: true }, { value: true }, { value: false }, 'blank', 'unreadable']);
    expect([readPercent('25%', true), readPercent(0.25, true), readPercent(25, false)]).toEqual(
      Array(3).fill({ value: 25 }),
    );
    expect(readQuantity('15,100 SF')).toEqual({ value: 15100, unit: 'SF' });
    expect(readQuantity('about ten')).toBe('unreadable');
  });
});

describe('quantity and unit cost give exactly the cost in the file', () => {
  it.each([
    [
      'only a total',
      { total: 900 },
      { quantity: 1, unitOfMeasure: 'LS', unitCost: 900, percentReplaced: 100 },
    ],
    [
      'a total and a quantity that divide',
      { total: 900, quantity: 3, unitOfMeasure: 'EA' },
      { quantity: 3, unitCost: 300 },
    ],
    [
      'a total and a quantity that do not',
      { total: 49100, quantity: 15100, unitOfMeasure: 'SF' },
      { quantity: 1, unitOfMeasure: 'LS', unitCost: 49100, replacedQuantity: '15,100 SF' },
    ],
    [
      'parts that agree',
      { total: 3775, quantity: 15100, unitCost: 0.25, unitOfMeasure: 'SF' },
      { quantity: 15100, unitCost: 0.25 },
    ],
    [
      'parts that do not',
      { total: 4000, quantity: 15100, unitCost: 0.25, unitOfMeasure: 'SF' },
      { quantity: 1, unitOfMeasure: 'LS', unitCost: 4000 },
    ],
    [
      'a cost before the percentage',
      { total: 1000, quantity: 10, unitCost: 100, percentReplaced: 25, unitOfMeasure: 'EA' },
      { quantity: 10, unitCost: 100, percentReplaced: 100 },
    ],
    [
      'a unit cost with parts of a cent',
      { quantity: 15100, unitCost: 3.257, unitOfMeasure: 'SF' },
      { quantity: 1, unitOfMeasure: 'LS', unitCost: 49180.7, replacedQuantity: '15,100 SF' },
    ],
    ['only parts', { quantity: 2, unitCost: 10, unitOfMeasure: 'EA' }, { quantity: 2, unitCost: 10 }],
  ])('from %s', (_what, stated, resolved) => expect(resolveCost(stated)).toMatchObject(resolved));
});

describe('files as programs save them', () => {
  it('reads any delimiter, quotes, marks, line ends and Windows letters', () => {
    const rows = (bytes: Buffer) => readCsv(bytes).rows;
    const table = [
      ['Name', 'Notes'],
      ['Café "A"', 'x, y;\nz'],
    ];
    expect(rows(csvOf('Name,Notes\r\n"Café ""A""","x, y;\nz"\r\n'))).toEqual(table);
    expect(rows(Buffer.from('\uFEFFName;Notes\n"Café ""A""";"x, y;\nz"\n'))).toEqual(table);
    expect(rows(csvOf('Name\tNotes\n"Café ""A"""\t"x, y;\nz"\n'))).toEqual(table);
    expect(rows(Buffer.from('Name,Notes\nCafé “A”,x', 'latin1'))[1]![0]).toMatch(/^Café/);
    expect(
      rows(Buffer.from([0x4e, 0x2c, 0x4d, 0x0a, 0x43, 0x61, 0x66, 0xe9, 0x2c, 0x93, 0x41, 0x94])),
    ).toEqual([
      ['N', 'M'],
      ['Café', '“A”'],
    ]);
    expect(rows(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b\nc,d', 'utf16le')]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('lists every problem by row, column and value, and blocks acceptance', async () => {
    const { preview } = await previewFile(
      'bad.csv',
      csvOf(`Study of the year
Component,UL,RUL,Cost,In Service
Roof,0,5,900,2001
Pool,12.5,3-5,"1.200,50",soon
,10,2,50,
Gate,10,,99,1492
Fence,10,2,(500),
Fine,10,20,100,
`),
    );
    expect(preview.problems.map(({ row, column, value, detail }) => [row, column, value, detail])).toEqual([
      [3, 'B (UL)', '0', 'Useful Life should be a whole number from 1 to 200'],
      [4, 'B (UL)', '12.5', 'Useful Life should be a whole number from 1 to 200'],
      [4, 'C (RUL)', '3-5', 'Remaining Useful Life should be a whole number from 0 to 200'],
      [4, 'D (Cost)', '1.200,50', 'Replacement Cost should be an amount, like 1,200.50'],
      [4, 'E (In Service)', 'soon', 'Placed in Service should be a year between 1700 and 2200'],
      [5, 'A (Component)', null, 'Component Name is required'],
      [6, 'C (RUL)', null, 'Remaining Useful Life is required'],
      [6, 'E (In Service)', '1492', 'Placed in Service should be a year between 1700 and 2200'],
      [7, 'D (Cost)', '(500)', 'Unit Cost should be from $0 to $99,000,000'],
    ]);
    expect(preview.canAccept).toBe(false);
    expect(preview.counts).toMatchObject({ new: 1, error: 5 });
    expect(preview.rows.at(-1)!.note).toContain('Remaining useful life is longer than useful life.');
    const skipping = await previewFile('bad.csv', csvOf('Item,UL,RUL,Cost\nRoof,0,5,900\nFine,10,2,100\n'), {
      mapping: { skipErrors: true },
    });
    expect(skipping.preview).toMatchObject({
      canAccept: true,
      tieOut: { fileTotal: 1000, importTotal: 100, difference: 900, ties: false },
    });
    const leaving = await previewFile('bad.csv', csvOf('Item,UL,RUL,Cost\nRoof,0,5,900\nFine,10,2,100\n'), {
      mapping: { skipRows: [2] },
    });
    expect(leaving.preview).toMatchObject({ canAccept: true, problems: [], counts: { new: 1, skipped: 1 } });
  });
});
