import { readdirSync } from 'node:fs';
import { firstSteepSize, HOSTILE_TEXT, withoutEnd } from '../../component-import/fixtures/hostile-text';
import type { Cell } from '../../platform/sheets/grid';
import { accountOf, codedAccount, kindOf } from '../reading/accounts';
import { dateOrderOf, datesInText, readDate } from '../reading/cells/dates';
import { hasAmount, hasMoney, moneyOf, placesOf, textsOf } from '../reading/cells/line-cells';
import { readMoney } from '../reading/cells/money';
import { fundOf, labelOf, lastMoney, rowWord } from '../reading/cells/row-words';
import { firstReading } from '../reading/first-mapping';
import { headingKey, headingRow } from '../reading/headings';
import { readLedger } from '../reading/read-ledger';

const at = placesOf(['date', 'account', 'description', 'payee', 'reference', 'amount', 'balance']);
const everywhere = (text: string): Cell[] => Array<Cell>(7).fill(text);
const grid = (rows: Cell[][]) => [{ sheetName: null, rows }];
const whole = (rows: Cell[][]) => {
  const { sheets, mapping } = firstReading(grid(rows));
  return readLedger(sheets, mapping);
};

/** Every function that reads text of a file, by the name of its export. */
const READERS: Record<string, (text: string) => unknown> = {
  accountOf,
  codedAccount,
  kindOf: (text) => kindOf({ glCode: text, glName: text }),
  readDate: (text) => [readDate(text, 'monthFirst'), readDate(text, 'dayFirst')],
  dateOrderOf: (text) => dateOrderOf([text, text]),
  datesInText: (text) => datesInText(text, 'monthFirst'),
  readMoney,
  hasAmount: (text) => hasAmount(everywhere(text), at),
  hasMoney: (text) => hasMoney(everywhere(text), at),
  moneyOf: (text) => moneyOf(everywhere(text), at),
  textsOf: (text) => textsOf(everywhere(text), at),
  fundOf,
  labelOf: (text) => labelOf(everywhere(text)),
  rowWord: (text) => rowWord(labelOf([text])?.text ?? ''),
  lastMoney: (text) => lastMoney(everywhere(text)),
  headingKey,
  headingRow: (text) => headingRow(everywhere(text), () => false),
  'a whole ledger': (text) =>
    whole([
      ['Date', 'Account', 'Description', 'Amount'],
      everywhere(text),
      ['01/02/2025', text, text, 5],
      [text],
    ]),
};

it('tests every function that reads cells', async () => {
  const folder = new URL('../reading/cells/', import.meta.url);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const exported = await Promise.all(
    modules.map(async (name) => Object.keys(await import(new URL(name, folder).href))),
  );
  expect(exported.flat().filter((name) => !(name in READERS) && name !== 'placesOf')).toEqual([]);
});

const SIZES = [1024, 2048, 4096, 8192, 16_384, 32_767];

describe.each(Object.entries(READERS))('%s takes twice the time for twice the text', (_name, read) => {
  it.each(HOSTILE_TEXT)('of %s', (_shape, shape) => {
    const steep = firstSteepSize(SIZES, (size) => {
      const text = shape(size);
      return () => [read(text), read(withoutEnd(text))];
    });
    expect(steep).toBeNull();
  });
});

describe('a whole ledger', () => {
  const HEADINGS = ['Date', 'Num', 'Memo', 'Debit', 'Credit', 'Balance'];
  it.each([
    [
      'groups that nothing closes',
      (n: number) => Array.from({ length: n }, (_, i) => [`${1000 + (i % 1500)} · Group`]),
    ],
    ['totals', (n: number) => Array.from({ length: n }, (_, i) => [`Total ${i}`, null, null, i])],
    ['lines', (n: number) => Array.from({ length: n }, (_, i) => ['01/02/2025', i, 'Dues', 5, null, i])],
    ['rows in error', (n: number) => Array.from({ length: n }, () => ['13/13/2025', 1, 'x', 'y', 'z'])],
  ] as [string, (n: number) => Cell[][]][])('of twice the %s takes twice the time', (_name, rowsOf) => {
    const steep = firstSteepSize([1000, 2000, 4000, 8000], (n) => {
      const rows = [HEADINGS, ...rowsOf(n)];
      return () => whole(rows);
    });
    expect(steep).toBeNull();
  });
});
