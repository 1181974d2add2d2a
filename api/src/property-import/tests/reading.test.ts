import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { readXlsx } from '../../platform/sheets/xlsx';
import { aComponent, association, workbookWith, type Association } from '../fixtures/workbooks';
import { workbooksAt } from '../fixtures/uploads';
import { readProperties } from '../reading/workbook';

let t: Upkeep;
beforeAll(async () => void (t = await buildUpkeep()));
afterAll(() => t.close());

const upload = async (all: Association[]) => (await workbooksAt(t).upload(await workbookWith(all))).data;
const lineOf = async (one: Association) => (await upload([one])).lines[0]!;

test('a property is ready with its components and its totals', async () => {
  const { lines, counts, remarks, problems } = await upload([association('Oak Court', 3)]);
  expect(counts).toEqual({ ready: 1, problems: 0, exists: 0, added: 0, failed: 0 });
  expect([remarks, problems]).toEqual([[], []]);
  expect(lines[0]).toMatchObject({
    name: 'Oak Court',
    city: 'Mobile',
    numberOfUnits: 120,
    startingReserveBalance: 450_000,
    componentCount: 3,
    componentsCost: 1_000 + 2 * 1_250 + 3 * 1_500,
    status: 'ready',
    propertyId: null,
    problems: [],
  });
});

test('every problem has its sheet, row and column, and the cell’s value', async () => {
  const { lines } = await upload([
    association('Fine', 1),
    association('Wrong', 0, {
      details: { yearBuilt: 1600, zipCode: 'none yet', propertyTypeId: 'Castle' },
      finances: { annualReserveContribution: 999_999, inflationRate: 'much' },
      components: [aComponent(1), { ...aComponent(2), usefulLife: 'long' }],
      study: { reserveStudyDate: '2024-13-40', reserveStudyTypeId: 'Full Reserve Study' },
    }),
  ]);
  expect(lines[0]!.status).toBe('ready');
  expect(lines[1]!.status).toBe('problems');
  const at = lines[1]!.problems.map(({ sheetName, row, column, value }) => [sheetName, row, column, value]);
  expect(at).toEqual(
    expect.arrayContaining([
      ['Properties', 3, 'H (Year Built)', '1600'],
      ['Properties', 3, 'G (Zip Code)', 'none yet'],
      ['Properties', 3, 'I (Property Type)', 'Castle'],
      ['Finances', 3, 'J (Annual Reserve Contributions)', '999999'],
      ['Finances', 3, 'L (Inflation Rate)', 'much'],
      ['Components', 4, 'J (Useful Life)', 'long'],
      ['Reserve studies', 2, 'C (Reserve Study Date)', '2024-13-40'],
    ]),
  );
  expect(at).toHaveLength(7);
  expect(lines[1]!.problems.find(({ value }) => value === 'Castle')!.detail).toContain('Condominium, Garden');
});

test('reports rows that belong to no property, and columns and sheets that are not read', async () => {
  const bytes = await workbookWith([association('Oak Court', 1, { number: 7 })]);
  const grids = await readXlsx(bytes);
  const components = grids.find(({ sheetName }) => sheetName === 'Components')!;
  components.rows.push(
    [8, null, 'Roof', 'Roofing'],
    [7, 'Elm Court', 'Roof', 'Roofing'],
    [null, null, 'Total', null, null, null, null, 500],
  );
  grids[0]!.rows[0]!.push('Manager');
  grids.push({ sheetName: 'Sums', rows: [['x']], isCut: false });
  const { problems, remarks, properties } = readProperties(grids, {
    today: '2026-11-20',
    hasLoanAnalysis: false,
  });
  expect(problems.map(({ row, column, detail }) => [row, column, detail])).toEqual([
    [3, 'A (Property No.)', 'No row of the sheet Properties has the Property No. 8'],
    [4, 'A (Property No.)', 'Property No. 7 is “Oak Court”, and this row says “Elm Court”'],
  ]);
  expect(remarks).toEqual([
    'The sheet Sums is not read.',
    'Column Q (Manager) of the sheet Properties is not read.',
  ]);
  expect(properties[0]!.problems).toEqual([]);
});

test('reports a second row of a property on a sheet with one row a property', async () => {
  const grids = await readXlsx(await workbookWith([association('Oak Court', 1)]));
  const finances = grids.find(({ sheetName }) => sheetName === 'Finances')!;
  finances.rows.push(finances.rows.at(-1)!);
  const { properties } = readProperties(grids, { today: '2026-11-20', hasLoanAnalysis: false });
  expect(properties[0]!.problems.map(({ sheetName, row, detail }) => [sheetName, row, detail])).toEqual([
    ['Finances', 3, '“Oak Court” is in row 2 already: keep one of them'],
  ]);
});

test('a number distinguishes properties with the same name', async () => {
  const twins = [
    association('Twin', 1, { number: 1 }),
    association('Twin', 2, { number: 2, details: { city: 'Foley', addressLine1: '2 Main Street' } }),
  ];
  expect((await upload(twins)).lines.map(({ componentCount }) => componentCount)).toEqual([1, 2]);
  const unnumbered = await upload(twins.map(({ number: _number, ...rest }) => rest));
  expect(unnumbered.counts).toMatchObject({ ready: 0, problems: 2 });
  expect(unnumbered.problems[0]!.detail).toBe(
    'Several properties have the name “Twin”: say which one by its Property No.',
  );
  const same = await upload(twins.map((each) => ({ ...each, number: 1 })));
  expect(same.lines[1]!.problems[0]).toMatchObject({
    column: 'A (Property No.)',
    detail: 'Property No. 1 is in row 2 already: each property needs its own',
  });
});

test.each([
  [
    'a percentage that the sheet holds as a fraction',
    { inflationRate: 0.03 },
    'ready',
    'Inflation Rate 0.03 was read as 3%.',
  ],
  ['a rate that may be either', { inflationRate: 0.1 }, 'problems', null],
  ['a rate as text', { inflationRate: '0.1%' }, 'ready', null],
  ['a month by its number', { fiscalYearStartMonth: 1 }, 'ready', null],
  ['a month by its letters', { fiscalYearStartMonth: 'Jan' }, 'ready', null],
  ['another spelling of a choice', { feeCollectionFrequencyId: 'semi annually' }, 'ready', null],
])('reads %s', async (_what, finances, status, note) => {
  const line = await lineOf(association('Rates', 1, { finances }));
  expect(line.status).toBe(status);
  if (note) expect(line.notes).toContain(note);
});

test('restores the leading zeros of a zip code that a sheet drops', async () => {
  const line = await lineOf(association('Boston Court', 1, { details: { zipCode: 2134 } }));
  expect(line.problems).toEqual([]);
});

test('requires finances', async () => {
  const none = await lineOf(association('None', 1, { finances: null }));
  expect(none.problems.map(({ detail }) => detail)).toEqual([
    'No row of the sheet Finances is of this property',
  ]);
});

test('refuses components in a year that is not open', async () => {
  const line = await lineOf(association('Past', 1, { finances: { startingFiscalYear: 2025 } }));
  expect(line.problems.map(({ column, detail }) => [column, detail])).toEqual([
    [
      'D (Starting Fiscal Year)',
      'Components go into the current fiscal year, 2026: start there, or leave the components out',
    ],
  ]);
  expect((await lineOf(association('Bare', 0, { finances: { startingFiscalYear: 2025 } }))).status).toBe(
    'ready',
  );
});

test('recognizes the template, and reads nothing of it as a property', async () => {
  const answer = await t.app.inject({ url: '/api/property/import/template', headers: t.as.manager });
  expect(answer.statusCode).toBe(200);
  const empty = await workbooksAt(t).upload(answer.rawPayload);
  expect([empty.status, empty.errors[0]!.detail]).toEqual([
    422,
    'The workbook has no property on a sheet named Properties. Download the template.',
  ]);
  const grids = await readXlsx(answer.rawPayload);
  const filled = grids.map((grid) => {
    // The example becomes a property when its mark is replaced.
    const rows = grid.rows.map((row) => (row[0] === 'EXAMPLE' ? [1, ...row.slice(1)] : row));
    return { ...grid, rows };
  });
  const { properties, problems, remarks } = readProperties(filled, {
    today: '2026-11-20',
    hasLoanAnalysis: false,
  });
  expect([problems, remarks]).toEqual([[], []]);
  expect(properties).toHaveLength(1);
  expect(properties[0]).toMatchObject({
    name: 'Harbor View Condominium',
    problems: [],
    components: [{ name: 'Asphalt roof' }],
  });
  expect((await t.call('member', 'GET', '/api/property/import/template')).status).toBe(403);
});

test.each([
  ['no workbook', Buffer.from('a,b\n'), 'properties.csv', 415],
  ['something else by that name', Buffer.from('hello'), 'properties.xlsx', 415],
])('refuses %s', async (_what, bytes, fileName, status) => {
  expect((await workbooksAt(t).upload(bytes, 'admin', { fileName })).status).toBe(status);
});

test('refuses more than 300 properties', async () => {
  const bytes = await workbookWith(Array.from({ length: 301 }, (_, n) => association(`Court ${n}`, 0)));
  const { status, errors } = await workbooksAt(t).upload(bytes);
  expect([status, errors[0]!.detail]).toEqual([
    422,
    'A workbook should have at most 300 properties. Split it.',
  ]);
});
