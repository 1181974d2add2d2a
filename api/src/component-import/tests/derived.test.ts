import { csvOf, fieldsOf, previewFile } from '../fixtures/files';

const read = async (text: string) => (await previewFile('list.csv', csvOf(text))).preview;

describe('a range of costs', () => {
  test('is imported as its middle, to the cent, with a remark', async () => {
    const preview = await read(
      'Component,UL,RUL,Best Case,Worst Case\nRoof,20,5,1000,2000.01\nPump,8,2,300,300\n',
    );
    expect(fieldsOf(preview)).toEqual([
      'name',
      'usefulLife',
      'remainingUsefulLife',
      'currentCost',
      'currentCostHigh',
    ]);
    expect(preview.rows.map(({ currentCost }) => currentCost)).toEqual([1500.01, 300]);
    expect(preview.rows[0]!.note).toContain('The cost is the middle of 1,000 and 2,000.01.');
    expect(preview.rows[1]!.note).not.toContain('middle');
    expect(preview.tieOut).toMatchObject({ fileTotal: 1800.01, importTotal: 1800.01, difference: 0 });
    expect(preview.remarks).toEqual([
      'The cost of a line is the middle of columns D (Best Case) and E (Worst Case).',
    ]);
  });

  test('is imported as the high end where the low end is blank', async () => {
    const preview = await read('Component,UL,RUL,Best Case,Worst Case\nRoof,20,5,,2000\n');
    expect(preview.rows[0]).toMatchObject({ currentCost: 2000, status: 'new' });
  });

  test('is not used beside an average, and a remark names the unused columns', async () => {
    const preview = await read(
      'Component,UL,RUL,Best Case,Worst Case,Average Cost\nRoof,20,5,1000,2000,1500\nPump,8,2,300,500,400\n',
    );
    expect(fieldsOf(preview)).toEqual([
      'name',
      'usefulLife',
      'remainingUsefulLife',
      null,
      null,
      'currentCost',
    ]);
    expect(preview.remarks).toEqual([
      'Columns D (Best Case) and E (Worst Case) hold costs that this import does not use.',
    ]);
    expect(preview.tieOut.importTotal).toBe(1900);
  });
});

describe('the year of the next replacement', () => {
  test('gives the remaining useful life, 0 for overdue work', async () => {
    const preview = await read(
      'Component,Useful Life,Next Replacement,Cost\nRoof,20,2032,1000\nPump,8,2024,300\nGate,9,2026,50\n',
    );
    expect(preview.missingFields).toEqual([]);
    expect(preview.rows.map(({ remainingUsefulLife }) => remainingUsefulLife)).toEqual([6, 0, 0]);
    expect(preview.rows[0]!.note).toContain('until the next replacement in 2032');
    expect(preview.rows[1]!.note).toContain('Overdue since 2024');
    expect(preview.counts.new).toBe(3);
  });

  test('is ignored beside a column of the remaining useful life', async () => {
    const preview = await read('Component,UL,RUL,Next Replacement,Cost\nRoof,20,5,2040,1000\n');
    expect(preview.rows[0]!.remainingUsefulLife).toBe(5);
  });

  test('is refused where it is not a year', async () => {
    const preview = await read(
      'Component,UL,Next Replacement,Cost\nRoof,20,1200,1000\nGate,9,2027,50\nPump,9,2028,50\n',
    );
    expect(preview.problems[0]).toMatchObject({
      row: 2,
      field: 'nextReplacementYear',
      detail: 'Next Replacement should be a year between 1900 and 2200',
    });
  });
});

describe('a row without life', () => {
  const LIST =
    'Component,UL,RUL,Cost\nRoof,20,5,1000\nStucco,N/A,N/A,\nTrees,n/a,,250\nPond,N/A,4,70\nWell,,,60\n';

  test('is left out with the reason where its lives are N/A, but a blank life is an error', async () => {
    const preview = await read(LIST);
    expect(preview.rows.map(({ status }) => status)).toEqual(['new', 'skipped', 'skipped', 'error', 'error']);
    expect(preview.rows[1]!.note).toBe('No useful life (N/A): left out.');
    expect(preview.problems.map(({ row }) => row)).not.toContain(3);
  });

  test('leaves a difference of its cost in the tie-out', async () => {
    const { tieOut } = await read('Component,UL,RUL,Cost\nRoof,20,5,1000\nTrees,N/A,N/A,250\n');
    expect(tieOut).toMatchObject({ fileTotal: 1250, importTotal: 1000, difference: 250, ties: false });
  });
});
