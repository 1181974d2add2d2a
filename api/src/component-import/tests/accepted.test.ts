import { readAmount, readLife, readMark, readPercent, readQuantity, readYear } from '../reading/numbers';
import { textKey, valueText, words } from '../../platform/sheets/cell-text';
import { rowKind } from '../reading/row-kind';
import { previewFile, csvOf } from '../fixtures/files';

const value = (read: unknown) => (typeof read === 'object' ? (read as { value: unknown }).value : read);

describe('the readers read', () => {
  it.each([
    ['$1,200.50', 1200.5],
    ['$1.25/SF', 1.25],
    ['1.25 / sq. ft.', 1.25],
    ['1,200 per linear foot', 1200],
    ['$3 PER EA', 3],
    ['$3 per sq ft per year', 3],
    ['(500) per unit', -500],
    ['40- /EA', -40],
    ['12 /\tEA', 12],
    ['$5 per', 'unreadable'],
    ['5/', 'unreadable'],
    ['5per foot', 'unreadable'],
    ['5 perhaps', 'unreadable'],
    ['1/2 per foot', 'unreadable'],
    ['5 per 100 SF', 'unreadable'],
    ['n/a', 'blank'],
    ['per', 'unreadable'],
    ['/ EA', 'unreadable'],
  ])('an amount: %s', (text, amount) => expect(value(readAmount(text))).toBe(amount));

  it.each([
    ['15,100 SF', { value: 15100, unit: 'SF' }],
    ['15,100SF', { value: 15100, unit: 'SF' }],
    ['2. EA', { value: 2, unit: 'EA' }],
    ['1 200 lin. ft.', { value: 1200, unit: 'lin. ft.' }],
    ['3', { value: 3 }],
    ['3 -', { value: -3 }],
    ['12 abcdefghijklmnopqrst', { value: 12, unit: 'abcdefghijklmnopqrst' }],
    ['12 abcdefghijklmnopqrstu', 'unreadable'],
    ['3 of 4 EA', 'unreadable'],
    ['3 EA 4', 'unreadable'],
    ['EA', 'unreadable'],
    ['3 m²', 'unreadable'],
    ['None', 'blank'],
  ])('a quantity: %s', (text, quantity) => expect(readQuantity(text)).toEqual(quantity));

  it.each([
    ['25', 25],
    ['25 yrs.', 25],
    ['25Years', 25],
    ['25 y', 25],
    ['25   yr', 25],
    ['25 months', 'unreadable'],
    ['25 yrs old', 'unreadable'],
    ['years', 'unreadable'],
    ['-', 'blank'],
  ])('a life: %s', (text, life) => expect(value(readLife(text))).toBe(life));

  it.each([
    ['2015-06-01T00:00:00.000Z', 2015],
    ['06/1/2015', 2015],
    ['2015 ', 2015],
    ['2015-6-1', 'unreadable'],
    ['in 2015', 'unreadable'],
    ['0', 'blank'],
  ])('a year: %s', (text, year) => expect(value(readYear(text))).toBe(year));

  it.each([
    ['25 %', 25],
    ['25% ', 25],
    ['%', 'blank'],
    ['25%%', 'unreadable'],
    ['  ', 'blank'],
  ])('a percentage: %j', (text, percent) => expect(value(readPercent(text, false))).toBe(percent));

  it('marks', () => {
    expect(['One time', 'one-time', 'onetime', 'recurring', 'F', '✔'].map((t) => value(readMark(t)))).toEqual(
      [true, true, true, false, false, true],
    );
  });

  it.each(['n/a', 'N / A', 'na', 'n a', 'None.', 'nil', '—', '-'.repeat(100), 'n/a.'])('blank: %s', (text) =>
    expect(valueText(text)).toBeNull(),
  );
  it.each(['n//a', 'nones', '-a', 'nan'])('not blank: %s', (text) => expect(valueText(text)).toBe(text));

  it.each([
    ['Est. Useful Life (yrs)', 'est useful life'],
    ['[A] Cost {USD} #', 'cost number'],
    ['% Replaced (of total', 'percent replaced of total'],
    ['Coût) total', 'cout total'],
    ['((nested) remark) Cost', 'remark cost'],
    ['（full width） Cost', 'cost'],
  ])('words of %s', (text, list) => expect(words(text).join(' ')).toBe(list));

  it('keys', () => expect(textKey('  Pool \t\u00a0 &  SPA ')).toBe('pool & spa'));

  it.each([
    ['Grand Total', 'grand'],
    ['Overall totals for the year', 'grand'],
    ['All phases: grand totals', 'grand'],
    ['Subtotal', 'subtotal'],
    ['Sub-Total Roofing', 'subtotal'],
    ['Roofing sub totals', 'subtotal'],
    ['TOTAL', 'total'],
    ['Totals, all reserve components', 'total'],
    ['Total Paving', 'subtotal'],
    ['Paving Total:', 'subtotal'],
  ])('a total: %s', (text, level) =>
    expect(rowKind([text, 900], { name: 0, currentCost: 1 }, [])).toEqual({
      kind: 'total',
      level,
      amount: 900,
    }),
  );
  it.each(['Totally new roof', 'Subtotally', 'Grand piano', 'Report'])('no total: %s', (text) =>
    expect(rowKind([text, 900], { name: 0, currentCost: 1 }, []).kind).toBe('data'),
  );

  it.each([
    'Paving (continued)',
    'Paving cont.',
    "Paving cont'd:",
    'Paving (Cont) :',
    'Paving:',
    'Paving  continued ',
  ])('the section of "%s"', async (heading) => {
    const { preview } = await previewFile('a.csv', csvOf(`Item,UL,RUL,Cost\n${heading},,,\nRoof,20,5,900\n`));
    expect(preview.rows.at(-1)).toMatchObject({ name: 'Roof', category: 'Paving' });
  });
});
