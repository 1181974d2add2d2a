import { EXPORT_FIELDS } from '@roofline/schema/export-map/export-fields';
import type { Problem } from '../../platform/problem';
import type { Cell, SheetGrid } from '../../platform/sheets/grid';
import { exportMapTemplateXlsx } from '../export/workbook';
import { mapFileName } from '../reading/file-name';
import { readMap } from '../reading/read-map';
import { exportMapReading } from '../reading/work';

const sheet = (rows: Cell[][], sheetName = 'Sheet1'): SheetGrid => ({ sheetName, rows, isCut: false });
const read = (rows: Cell[][]) => readMap([sheet(rows)]);

/** Returns the problems of a sheet in their order, each for example `B2 unknownField`. */
function problemsOf(rows: Cell[][]): string[] {
  try {
    read(rows);
    return [];
  } catch (error) {
    const { status, errors } = error as Problem;
    expect(status).toBe(422);
    for (const { detail, field } of errors) expect(detail.startsWith(`${field}: `)).toBe(true);
    return errors.map(({ field, code }) => `${field} ${code}`);
  }
}

it.each<[Cell, string | null, string | null]>([
  ['{{name}}', 'name', null],
  ['{{ Useful Life }}', 'usefulLife', null],
  ['usefulLife', 'usefulLife', null],
  ['remaining useful life', 'remainingUsefulLife', null],
  ['Component', 'name', null],
  ['Acme Management', null, 'Acme Management'],
  ['"Component"', null, 'Component'],
  ['“Notes”', null, 'Notes'],
  ['=HYPERLINK("http://x","y")', null, '=HYPERLINK("http://x","y")'],
  [12, null, '12'],
  [true, null, 'TRUE'],
  [null, null, null],
])('reads %j below a heading as the field %j or the text %j', (cell, field, text) => {
  expect(
    read([
      ['Other', 'Heading'],
      ['{{glCode}}', cell],
    ])[1],
  ).toEqual({ heading: 'Heading', field, text });
});

it("reads the firm's headings in the firm's order, and no row below", () => {
  const columns = read([
    ['Years left', '  Asset\nname ', 'Empty'],
    ['{{remainingUsefulLife}}', '{{name}}'],
    ['{{nonsense}}', 4, 5],
  ]);
  expect(columns.map(({ heading }) => heading)).toEqual(['Years left', 'Asset\nname', 'Empty']);
  expect(columns.map(({ field }) => field)).toEqual(['remainingUsefulLife', 'name', null]);
});

it('names every wrong cell at once', () => {
  const problems = problemsOf([
    ['Asset', null, 'Again', 'Typed', 'Two', 'x'.repeat(251), 'Long'],
    [
      '{{name}}',
      'glCode',
      'Component',
      'usefull life',
      '{{name}} at {{location}}',
      'notes',
      'y'.repeat(1001),
    ],
  ]);
  expect(problems).toEqual([
    'B1 emptyHeading',
    'C2 fieldTwice',
    'D2 unknownField',
    'E2 unknownField',
    'F1 headingTooLong',
    'G2 textTooLong',
  ]);
  expect(
    problemsOf([
      ['A', 'B'],
      ['{{name}}', '{{nmae}}'],
    ]),
  ).toEqual(['B2 unknownField']);
  expect(problemsOf([['A', null, 'C'], ['{{name}}']])).toEqual(['B1 emptyHeading']);
});

it('suggests the field for a misspelled one', () => {
  const said = (cell: string) => {
    try {
      return read([['A'], [cell]]);
    } catch (error) {
      return (error as Problem).errors[0]!.detail;
    }
  };
  expect(said('{{usefullLife}}')).toBe(
    'A2: Roofline has no field “{{usefullLife}}”. Did you mean {{usefulLife}}?',
  );
  expect(said('Unit Csot')).toContain('Write {{unitCost}}');
  expect(said('{name}')).toContain('Write {{name}}');
});

it('refuses a sheet that is not a map', () => {
  expect(problemsOf([['A'], ['Acme']])).toEqual(['A2 noField']);
  expect(problemsOf([['A']])).toEqual(['A2 noField']);
  expect(problemsOf([[null, null], ['{{name}}']])).toEqual(['A1 emptyHeading']);
  const wide = Array.from({ length: 101 }, (_, n) => `H${n}`);
  expect(problemsOf([wide, ['{{name}}']])).toEqual(['CW1 tooManyColumns']);
  expect(problemsOf([wide.slice(1), ['{{name}}']])).toEqual([]);
  expect(() => readMap([sheet([[null], ['']])])).toThrow(
    'The file has no rows. Choose another file, or save it again with its rows.',
  );
});

it('reads the sheet named as in the template, else the first one that is not empty', () => {
  const other = sheet([['Budget'], [2026]]);
  const map = sheet([['Asset'], ['{{name}}']], 'EXPORT MAP');
  expect(readMap([other, map])[0]).toMatchObject({ heading: 'Asset' });
  expect(readMap([sheet([]), sheet([['GL'], ['glCode']])])[0]).toMatchObject({ field: 'glCode' });
});

it('reads the template as a map of every field under our own headings', async () => {
  const bytes = await exportMapTemplateXlsx.do({ propertyName: 'Home Court' });
  const columns = await exportMapReading.do({ fileName: 'template.xlsx', bytes });
  expect(columns).toEqual(
    EXPORT_FIELDS.map(({ key, label }) => ({ heading: label, field: key, text: null })),
  );
});

it.each([
  ['a<b>c:d"e|f?g*h.xlsx', 'abcdefgh.xlsx'],
  ['Firm sheet (2).XLSX', 'Firm sheet (2).xlsx'],
  ['?.xlsx', 'export map.xlsx'],
])('names the file %s %s', (given, name) => {
  expect(mapFileName(given)).toBe(name);
});
