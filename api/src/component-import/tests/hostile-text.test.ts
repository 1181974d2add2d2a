import { readdirSync } from 'node:fs';
import { IMPORT_FIELDS, type ImportField } from '@roofline/schema/component-import/import-fields';
import { componentInput } from '@roofline/schema/component/component';
import { cellOfText, trimGrid, type Cell } from '../../platform/sheets/grid';
import { decodeText, guessDelimiter, readCsv } from '../../platform/sheets/csv';
import { firstSteepSize, HOSTILE_TEXT, withoutEnd } from '../fixtures/hostile-text';
import { csvOf, previewFile } from '../fixtures/files';
import { previewOf } from '../preview';
import {
  cellText,
  readNumberText,
  shortText,
  shown,
  textKey,
  valueText,
  words,
} from '../../platform/sheets/cell-text';
import { guessColumns } from '../reading/columns';
import { findHeader, headingsAt } from '../reading/header-row';
import { headingScores } from '../reading/heading-match';
import * as numbers from '../reading/numbers';
import { draftRow } from '../reading/row-draft';
import { derivedValues } from '../reading/derived';
import { columnRemarks } from '../reading/remarks';
import { columnOf, hasNoLife, rowKind } from '../reading/row-kind';
import { readRowValues } from '../reading/row-values';
import { readSheetRows } from '../reading/sheet-reading';
import { firstMapping } from '../sheets';

const FIELDS: ImportField[] = IMPORT_FIELDS.map(({ field }) => field);
const AT = columnOf(FIELDS);
const everywhere = (text: string): Cell[] => FIELDS.map(() => text);
const context = (text: string) => ({
  at: AT,
  percentsAsFractions: false,
  section: text,
  place: text,
  categories: new Map<string, string>(),
  fiscalYear: 2026,
});
const mapping = (text: string) => ({
  headerRowIndex: 0,
  headings: FIELDS.map(() => text),
  columns: FIELDS,
  skipErrors: false,
  skipRows: [],
});

const grid = (rows: Cell[][]) => ({ sheetName: null, rows });
const staged = (rows: Cell[][]) => ({
  importId: '',
  propertyId: '',
  fiscalYear: 2026,
  fileName: 'a.csv',
  grid: grid(rows),
  mapping: firstMapping(grid(rows)),
  isAccepted: false,
  sheets: [],
  jobId: null,
});

/** All functions that read text of a file, by their exported names. */
const READERS: Record<string, (text: string) => unknown> = {
  readNumberText,
  readAmount: numbers.readAmount,
  readQuantity: numbers.readQuantity,
  readLife: numbers.readLife,
  readYear: numbers.readYear,
  readDueYear: numbers.readDueYear,
  readPercent: (text) => [numbers.readPercent(text, true), numbers.readPercent(`${text}%`, false)],
  percentsAreFractions: (text) => numbers.percentsAreFractions([text, text]),
  readMark: numbers.readMark,
  cellText,
  valueText,
  shortText,
  shown,
  words,
  textKey,
  headingScores,
  findHeader: (text) => findHeader({ sheetName: null, rows: [[text, text], everywhere(text)] }),
  headingsAt: (text) => headingsAt({ sheetName: null, rows: [[text, text]] }, 0),
  guessColumns: (text) => guessColumns([text, 'Cost', 'Unit', 'Component'], [[text, text, text, text]]),
  rowKind: (text) => [
    rowKind([text], AT, [text]),
    rowKind(everywhere(text), AT, everywhere(text) as string[]),
  ],
  columnRemarks: (text) => columnRemarks([text, text], [null, null], [[text, text]]),
  hasNoLife: (text) => hasNoLife(everywhere(text), AT),
  derivedValues: (text) => derivedValues({ name: text, nextReplacementYear: 2030 }, 2026),
  readRowValues: (text) => readRowValues(everywhere(text), AT, true),
  draftRow: (text) => draftRow(everywhere(text), context(text)),
  readSheetRows: (text) =>
    readSheetRows({ sheetName: null, rows: [[text], [text], everywhere(text)] }, mapping(text), {
      categories: [text],
      fiscalYear: 2026,
    }),
  cellOfText,
  trimGrid: (text) => trimGrid({ sheetName: text, rows: [[text, text]] }),
  decodeText: (text) => decodeText(Buffer.from(text)),
  guessDelimiter,
  readCsv: (text) => {
    try {
      return readCsv(Buffer.from(`a,b\n${text},${text}\n"${text.replaceAll('"', '""')}",${text}\n`));
    } catch {
      return null;
    }
  },
  'a file from its bytes to what is shown of it': (text) => {
    const cell = `"${text.replaceAll('"', '""')}"`;
    const line = FIELDS.map(() => cell).join();
    const csv = readCsv(Buffer.from(`${IMPORT_FIELDS.map(({ label }) => label).join()}\n${line}\n${cell}\n`));
    return previewOf(staged(csv.rows), [], [text]);
  },
  firstMapping: (text) => firstMapping({ sheetName: null, rows: [[text, text], everywhere(text)] }),
  // Input from forms and from programs has to pass the rules of the contract, too.
  componentInput: (text) =>
    componentInput.safeParse(Object.fromEntries(FIELDS.map((field) => [field, text]))),
};

/** The exports of the folder that read no text: they get the results of the readers above. */
const TAKES_NO_TEXT = ['resolveCost', 'fileCost', 'columnOf', 'missingFields'];

it('has a row for everything that the reading exports', async () => {
  const folder = new URL('../reading/', import.meta.url);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const exported = await Promise.all(
    modules.map(async (name) => Object.entries(await import(new URL(name, folder).href))),
  );
  const names = exported.flat().flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !(name in READERS) && !TAKES_NO_TEXT.includes(name))).toEqual([]);
});

const SIZES = [256, 512, 1024, 2048, 4096, 8192, 16_384, 32_767];

it('finds a reader whose time grows with the square of the text, and no other', () => {
  const letters = (times: (length: number) => number) => (size: number) => () => {
    let sum = 0;
    for (let n = times(size); n > 0; n -= 1) sum = (sum + n) % 7919;
    return sum;
  };
  expect(
    firstSteepSize(
      SIZES,
      letters((length) => length ** 2),
    ),
  ).not.toBeNull();
  expect(
    firstSteepSize(
      SIZES,
      letters((length) => 4096 * length),
    ),
  ).toBeNull();
});

describe.each(Object.entries(READERS))('%s takes twice the time for twice the text', (_name, read) => {
  it.each(HOSTILE_TEXT)('of %s', (_shape, shape) => {
    const steep = firstSteepSize(SIZES, (size) => {
      const text = shape(size);
      return () => [read(text), read(withoutEnd(text))];
    });
    expect(steep).toBeNull();
  });
});

describe('a whole file', () => {
  const HEADINGS = ['Component', 'UL', 'RUL', 'Cost'];

  it.each([
    ['texts without numbers', (n: number) => Array.from({ length: n }, (_, i) => [`Text ${i}`])],
    ['totals', (n: number) => Array.from({ length: n }, (_, i) => [`Total ${i}`, null, null, i])],
    ['equal components', (n: number) => Array.from({ length: n }, () => ['Roof', 20, 5, 900])],
    ['rows in error', (n: number) => Array.from({ length: n }, () => ['', 'x', 'y', 'z'])],
    [
      'texts above blank rows',
      (n: number) => [
        ...Array.from({ length: n }, () => ['Text']),
        ...Array.from({ length: 8 * n }, () => []),
      ],
    ],
    [
      'ids that are not known',
      (n: number) => Array.from({ length: n }, (_, i) => ['Roof', 20, 5, `id ${i}`]),
    ],
  ] as [string, (n: number) => Cell[][]][])('of twice the %s takes twice the time', (_name, rowsOf) => {
    const steep = firstSteepSize([375, 750, 1500, 3000], (n) => {
      const rows = [HEADINGS, ...rowsOf(n)];
      return () => previewOf(staged(rows), [], []);
    });
    expect(steep).toBeNull();
  });

  it('with long headings is not compared with all of them in each row', () => {
    const steep = firstSteepSize([250, 500, 1000, 2000, 4000], (n) => {
      const heading = 'ﷺ'.repeat(8 * n);
      const row = [heading.slice(-1), 'x', 'x', 'x'];
      const rows = [Array<Cell>(4).fill(heading), ...Array.from({ length: n }, () => row)];
      return () => readSheetRows(grid(rows), firstMapping(grid(rows)), { categories: [], fiscalYear: 2026 });
    });
    expect(steep).toBeNull();
  });

  it('has a problem at each cell that is too long for a value, but may have texts as long as their fields', async () => {
    const long = `1${'0'.repeat(60)}`;
    const notes = 'n'.repeat(4000);
    const { preview } = await previewFile(
      'a.csv',
      csvOf(
        `Item,UL,RUL,Cost,Placed in Service,One Time,Percent Replaced,Quantity,Notes\nRoof,${long},${long},${long},${long},${long},${long},${long},${notes}\nPool,9,1,${'0'.repeat(59)}5,,,,,${notes}n\n`,
      ),
    );
    expect(preview.problems.map(({ row, field, detail }) => [row, field, detail])).toEqual([
      [2, 'usefulLife', 'Useful Life should be a whole number from 1 to 200'],
      [2, 'remainingUsefulLife', 'Remaining Useful Life should be a whole number from 0 to 200'],
      [2, 'currentCost', 'Replacement Cost should be an amount, like 1,200.50'],
      [2, 'placedInServiceYear', 'Placed in Service should be a year between 1700 and 2200'],
      [2, 'isOneTime', 'One Time should be Yes or No'],
      [2, 'percentReplaced', 'Percent Replaced should be from 0.01% to 100%'],
      [2, 'quantity', 'Quantity should be a number'],
      [3, 'notes', 'Notes should have at most 4000 characters'],
    ]);
    expect(preview.problems[0]!.value).toBe(long);
  });
});
