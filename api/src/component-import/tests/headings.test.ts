import { guessColumns } from '../reading/columns';
import { headingScores } from '../reading/heading-match';

const best = (heading: string) => [...headingScores(heading)].sort(([, a], [, b]) => b - a)[0]?.[0];

describe('headings of published lists', () => {
  test.each([
    'Component',
    'Component Name',
    'Component Description',
    'Reserve Component',
    'Reserve Item',
    'Item',
    'Item Description',
    'Asset',
    'Asset Name',
    'Asset Description',
    'Line Item',
    'Description',
    'Name',
    'Common Area Component',
    'Major Component',
    'Reserve Element',
    'Improvement',
    'Element',
    'Component Title',
    'Item Name',
  ])('%s is the name of a component', (heading) => expect(best(heading)).toBe('name'));

  test.each([
    ['Service Life', 'usefulLife'],
    ['Normal Life (Yrs)', 'usefulLife'],
    ['Remaining Service Life', 'remainingUsefulLife'],
    ['Life Remaining', 'remainingUsefulLife'],
    ['Replacement Value', 'currentCost'],
    ['Cost to Replace (2026)', 'currentCost'],
    ['# of Units', 'quantity'],
    ['Approx. Quantity', 'quantity'],
  ])('%s is %s', (heading, field) => expect(best(heading)).toBe(field));

  test('a column with only # as heading has line numbers, not quantities', () => {
    const rows = [
      [101, 'Roof', 25, 3, 1000],
      [105, 'Fence', 20, 2, 500],
      [230, 'Pool', 15, 1, 700],
    ];
    expect(guessColumns(['#', 'Component', 'UL', 'RUL', 'Cost'], rows)[0]).toBeNull();
  });
});

describe('a column of names under an unknown heading', () => {
  const life = ['UL', 'RUL', 'Cost'];
  const rows = [
    ['Roof, building 1', 'Roofing', 25, 3, 1000],
    ['Roof, building 2', 'Roofing', 25, 3, 1000],
    ['Fence', 'Grounds', 20, 2, 500],
    ['Gate', 'Grounds', 20, 2, 500],
    ['Wall', 'Grounds', 20, 2, 500],
  ];

  test('is found where it is the only column of different texts', () => {
    expect(guessColumns(['What it is', 'Trade', ...life], rows).slice(0, 2)).toEqual(['name', null]);
  });

  test('is not guessed where two columns are possible', () => {
    const two = rows.map(([name, , ...rest], index) => [
      name!,
      `Street ${String.fromCodePoint(65 + index)}`,
      ...rest,
    ]);
    expect(guessColumns(['What it is', 'Whereabouts', ...life], two).slice(0, 2)).toEqual([null, null]);
  });

  test('is not guessed where the texts repeat', () => {
    const repeated = rows.map(([, trade, ...rest]) => [trade!, ...rest]);
    expect(guessColumns(['What it is', ...life], repeated)[0]).toBeNull();
  });

  test('is ignored beside a column with a known heading', () => {
    expect(guessColumns(['What it is', 'Item', ...life], rows).slice(0, 2)).toEqual([null, 'name']);
  });
});
