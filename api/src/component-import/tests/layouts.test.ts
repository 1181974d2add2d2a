import { csvOf, fieldsOf, previewFile, xlsxOf } from '../fixtures/files';

describe('layouts of published studies', () => {
  it('reads a table under title rows, with section headings, subtotals and a grand total', async () => {
    const { preview } = await previewFile(
      'study.xlsx',
      await xlsxOf([
        ['Alder Creek Gardens', null, null, null],
        ['Component Inventory, fiscal year 2026'],
        [],
        [
          '#',
          'Component',
          'Useful Life (yrs)',
          'Est. Remaining Useful Life',
          'Current Replacement Cost',
          'Notes',
        ],
        ['Roofing'],
        [1, 'Asphalt shingles, bldgs 1-6', 25, 4, 441600, 'Two layers'],
        [2, 'Gutters', 25, 4, 18200.5, null],
        ['Subtotal', null, null, null, 459800.5],
        ['Paving & Concrete (continued)'],
        [3, 'Asphalt overlay', '25 yrs', '9 years', '$310,000', null],
        ['Total Paving', null, null, null, 310000],
        [],
        ['Grand Total', null, null, null, 769800.5],
        ['Prepared by an analyst, all costs in 2026 dollars'],
      ]),
    );
    expect(preview.headerRow).toBe(4);
    expect(fieldsOf(preview)).toEqual([
      null,
      'name',
      'usefulLife',
      'remainingUsefulLife',
      'currentCost',
      'notes',
    ]);
    expect(preview.problems).toEqual([]);
    expect(preview.counts).toEqual({ new: 3, changed: 0, unchanged: 0, error: 0, skipped: 6 });
    const saved = preview.rows.filter((row) => row.status === 'new');
    expect(saved.map((row) => [row.row, row.name, row.category, row.currentCost, row.usefulLife])).toEqual([
      [6, 'Asphalt shingles, bldgs 1-6', 'Roofing', 441600, 25],
      [7, 'Gutters', 'Roofing', 18200.5, 25],
      [10, 'Asphalt overlay', 'Paving & Concrete', 310000, 25],
    ]);
    expect(preview.rows.at(-1)).toMatchObject({ status: 'skipped', note: 'Text without numbers: left out.' });
    expect(preview.tieOut).toMatchObject({
      fileTotal: 769800.5,
      statedTotal: 769800.5,
      importTotal: 769800.5,
      difference: 0,
      ties: true,
      inventoryTotalAfter: 769800.5,
    });
    expect(preview.canAccept).toBe(true);
  });

  it('reads short headings with quantity, unit and unit cost', async () => {
    const { preview } = await previewFile(
      'list.csv',
      csvOf(`
Item,Qty,Unit,Unit Cost,Total,UL,RUL,% Replaced,One Time,Placed in Service
Asphalt seal coat,"15,100",SF,$0.25,"$3,775.00",5,2,100%,,2021
Pool resurface,1,LS,"18,000","18,000",12,0,100%,,6/1/2014
Fence repairs,400,LF,45.50,"4,550.00",10,3,25%,,2016
Boiler removal,2,EA,3250,6500,30,1,100%,Yes,
`),
    );
    expect(fieldsOf(preview)).toEqual([
      'name',
      'quantity',
      'unitOfMeasure',
      'unitCost',
      'currentCost',
      'usefulLife',
      'remainingUsefulLife',
      'percentReplaced',
      'isOneTime',
      'placedInServiceYear',
    ]);
    expect(preview.problems).toEqual([]);
    expect(
      preview.rows.map((row) => [row.quantity, row.unitOfMeasure, row.unitCost, row.currentCost]),
    ).toEqual([
      [15100, 'SF', 0.25, 3775],
      [1, 'LS', 18000, 18000],
      [400, 'LF', 45.5, 4550],
      [2, 'EA', 3250, 6500],
    ]);
    expect(preview.rows.every((row) => row.note === 'Category Other.')).toBe(true);
    expect(preview.tieOut).toMatchObject({ fileTotal: 32825, statedTotal: null, ties: true });
  });

  it('reads headings over two rows', async () => {
    const { preview } = await previewFile(
      'two.xlsx',
      await xlsxOf([
        ['Heron Lakes'],
        [null, null, 'Useful', 'Remaining', 'Replacement'],
        ['Category', 'Description', 'Life', 'Useful Life', 'Cost'],
        ['Pool & Spa', 'Spa resurface', 8, 3, 9500],
      ]),
    );
    expect(fieldsOf(preview)).toEqual([
      'category',
      'name',
      'usefulLife',
      'remainingUsefulLife',
      'currentCost',
    ]);
    expect(preview.rows[0]).toMatchObject({ row: 4, name: 'Spa resurface', status: 'new', usefulLife: 8 });
  });

  it('distinguishes a unit of measure from a unit cost, and a cost from a total, by their values', async () => {
    const text = await previewFile('a.csv', csvOf('Asset,Unit,Cost,UL,RUL\nRoof,SQ,900,20,5\n'));
    expect(fieldsOf(text.preview)).toEqual([
      'name',
      'unitOfMeasure',
      'currentCost',
      'usefulLife',
      'remainingUsefulLife',
    ]);
    const numbers = await previewFile('b.csv', csvOf('Asset,Quantity,Unit,UL,RUL\nRoof,3,900,20,5\n'));
    expect(fieldsOf(numbers.preview)).toEqual([
      'name',
      'quantity',
      'unitCost',
      'usefulLife',
      'remainingUsefulLife',
    ]);
    const both = await previewFile(
      'c.csv',
      csvOf('Item,Quantity,Cost,Total Cost,UL,RUL\nRoof,3,900,2700,20,5\nPool,2,10,20,9,1\n'),
    );
    expect(fieldsOf(both.preview)).toEqual([
      'name',
      'quantity',
      'unitCost',
      'currentCost',
      'usefulLife',
      'remainingUsefulLife',
    ]);
    expect(both.preview.tieOut).toMatchObject({ fileTotal: 2720, ties: true });
  });

  it('uses the description as the name where the item column has codes', async () => {
    const { preview } = await previewFile(
      'codes.csv',
      csvOf(
        'Item;Description;Group;UL;RUL;Cost\nAC-001;Roof;Roofing;20;5;900\nAC-002;Pool;Amenities;9;1;10\n',
      ),
    );
    expect(fieldsOf(preview)).toEqual([
      null,
      'name',
      'category',
      'usefulLife',
      'remainingUsefulLife',
      'currentCost',
    ]);
  });

  it('lists missing required columns, and can be accepted once they are mapped', async () => {
    const bytes = csvOf('Thing,Years,Left,Price in total\nRoof,20,5,900\n');
    const first = await previewFile('odd.csv', bytes);
    expect(first.preview.canAccept).toBe(false);
    expect(fieldsOf(first.preview)).toEqual(['name', null, 'remainingUsefulLife', null]);
    expect(first.preview.missingFields).toEqual(['usefulLife', 'currentCost']);
    expect(first.preview.problems).toEqual([]);
    const mapped = await previewFile('odd.csv', bytes, {
      mapping: { columns: ['name', 'usefulLife', 'remainingUsefulLife', 'currentCost'] },
    });
    expect(mapped.preview).toMatchObject({ canAccept: true, missingFields: [] });
    expect(mapped.preview.rows[0]).toMatchObject({ name: 'Roof', currentCost: 900, status: 'new' });
  });

  it('reads the sheet with the components, not the cover', async () => {
    const { default: writeWorkbook } = await import('write-excel-file/node');
    const bytes = (await writeWorkbook([
      { sheet: 'Cover', data: [['Reserve study'], ['Prepared for', 'Larch Street Lofts']] },
      {
        sheet: 'Inventory',
        data: [
          ['Component', 'UL', 'RUL', 'Cost'],
          ['Roof', 20, 5, 900],
        ],
      },
    ]).toBuffer()) as Buffer;
    const { preview } = await previewFile('book.xlsx', bytes);
    expect(preview.sheetName).toBe('Inventory');
    expect(preview.counts.new).toBe(1);
  });
});
