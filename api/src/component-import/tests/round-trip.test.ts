import { readFileSync } from 'node:fs';
import { componentInput, type ComponentInput } from '@roofline/schema/component';
import fc from 'fast-check';
import { inventoryWorkbook } from '../../component/export/workbook';
import { CategoryPositions } from '../../component/categories';
import type { ComponentRow } from '../../component/repository';
import { inputOf, storedValues } from '../../component/values';
import { newId } from '../../platform/ids';
import { readCheckedArchive } from '../file/checked-archive';
import { readXlsx } from '../file/xlsx';
import { fieldsOf, previewFile } from '../fixtures/files';

const moment = new Date('2026-01-02T03:04:05Z');

function rowOf(input: ComponentInput): ComponentRow {
  const id = newId();
  return {
    ...storedValues(input, new CategoryPositions([])),
    workspaceId: id,
    propertyId: id,
    propertyComponentId: id,
    lineageId: id,
    fiscalYear: 2026,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
  };
}

/** Exports the components and imports the file back into the same inventory. */
async function roundTrip(rows: ComponentRow[], inventory = rows) {
  const items = inventory.map((row) => ({
    propertyComponentId: row.propertyComponentId,
    input: inputOf(row),
  }));
  return previewFile('export.xlsx', await inventoryWorkbook(rows), { inventory: items });
}

async function expectUnchanged(rows: ComponentRow[]) {
  const { preview, evaluation } = await roundTrip(rows);
  const odd = evaluation.rows.filter((row) => row.draft && row.status !== 'unchanged');
  expect(odd.map((row) => [row.status, row.input, row.item?.input, row.draft?.problems])).toEqual([]);
  expect(preview.counts).toEqual({ new: 0, changed: 0, unchanged: rows.length, error: 0, skipped: 1 });
  expect(preview.tieOut).toMatchObject({
    difference: 0,
    ties: true,
    statedTotal: preview.tieOut.importTotal,
  });
}

type DemoLine = Partial<ComponentInput> & { oneTime: boolean; currentCost: number };
const demo = JSON.parse(
  readFileSync(new URL('../../../demo/associations.json', import.meta.url), 'utf8'),
) as {
  name: string;
  components: DemoLine[];
}[];

const demoRows = (components: (typeof demo)['properties'][number]['components']) =>
  components.map(({ oneTime, currentCost: _cost, ...line }) =>
    rowOf(componentInput.parse({ ...line, isOneTime: oneTime })),
  );

describe('an export that is imported back changes nothing', () => {
  it.each(demo.map(({ name, components }) => [name, components] as const))(
    '%s',
    async (_name, components) => {
      await expectUnchanged(demoRows(components));
    },
  );

  const anyText = (max: number) =>
    fc.string({ unit: 'binary', maxLength: max }).map((s) => s.replaceAll('\0', ''));
  const trap = fc.constantFrom(
    'Total',
    'N/A',
    '-',
    'constructor',
    '__proto__',
    '_x0041_',
    '_x000D_',
    '=1+1',
    'Component',
    'Other',
    '12',
    '1.5 SF',
    'TRUE',
    '2024-01-01',
    'a\r\nb',
    '\u0085',
    '\uFFFD',
    '☃ עברית',
  );
  const text = (max: number) => fc.oneof({ weight: 3, arbitrary: trap }, anyText(max));
  const life = fc.integer({ min: 1, max: 200 });
  const candidate = fc.record({
    name: text(40),
    category: text(30),
    location: fc.option(text(30)),
    quantity: fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 1000),
    unitOfMeasure: text(10),
    unitCost: fc.integer({ min: 0, max: 900_000 }).map((n) => n / 100),
    usefulLife: life,
    remainingUsefulLife: life,
    placedInServiceYear: fc.option(fc.integer({ min: 1700, max: 2200 })),
    lastReplacedYear: fc.option(fc.integer({ min: 1700, max: 2200 })),
    isOneTime: fc.boolean(),
    percentReplaced: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    glCode: fc.option(text(20)),
    notes: fc.option(text(200)),
  });

  it('whatever a component may hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(candidate, { minLength: 1, maxLength: 12 }), async (candidates) => {
        const inputs = candidates
          .map((c) => componentInput.safeParse(c))
          .flatMap((r) => (r.success ? [r.data] : []));
        if (inputs.length > 0) await expectUnchanged(inputs.map(rowOf));
      }),
      { numRuns: 150, seed: 20261120 },
    );
  });

  it('without the ids too, by name, category and location', async () => {
    const rows = demoRows(demo[0]!.components);
    const others = rows.map((row) => ({ ...row, propertyComponentId: newId() }));
    const { preview } = await roundTrip(rows, others);
    expect(preview.counts).toMatchObject({ new: 0, changed: 0, unchanged: rows.length });
  });

  it('has a heading for each field and nothing else', async () => {
    const { preview } = await roundTrip(demoRows(demo[1]!.components));
    expect(fieldsOf(preview)).not.toContain(null);
    expect(preview.missingFields).toEqual([]);
  });

  it('keeps a component for the row that names its id', async () => {
    const [one] = demoRows(demo[0]!.components);
    const added = { ...one!, propertyComponentId: newId() };
    const { preview } = await roundTrip([added, one!], [one!]);
    expect(preview.rows.map(({ status }) => status)).toEqual(['new', 'unchanged', 'skipped']);
  });

  it('reports an id that stands in the file twice', async () => {
    const [one, two] = demoRows(demo[0]!.components);
    const copy = { ...two!, propertyComponentId: one!.propertyComponentId };
    const { preview } = await roundTrip([one!, copy], [one!, two!]);
    expect(preview.problems).toMatchObject([
      { row: 3, field: 'propertyComponentId', detail: 'Component ID is in the file twice' },
    ]);
  });
});

const PAYLOADS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1x',
  '\r=1+1x',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '=HYPERLINK("http://x","y")',
  "=cmd|' /C calc'!A0",
  '"=1+1"',
  '=1+1;=2',
  '=@x',
  '%0A=1',
  '=IMPORTXML("http://x")',
  '\n=1',
  "'=1+1",
];
const FIELDS = ['name', 'category', 'location', 'unitOfMeasure', 'glCode', 'notes'] as const;

describe('text that begins like a formula stays text', () => {
  it.each(FIELDS)('in %s', async (field) => {
    const base = demoRows(demo[0]!.components)[0]!;
    // Straight into the row: also what the rules of today would have trimmed.
    const rows = PAYLOADS.map((payload) => ({ ...base, propertyComponentId: newId(), [field]: payload }));
    const bytes = await inventoryWorkbook(rows);
    const parts = await readCheckedArchive(bytes);
    const sheet = parts.find(({ name }) => name.startsWith('xl/worksheets/'))!.bytes.toString();
    expect(sheet).not.toMatch(/<f[ >/]/);
    const column = [
      'name',
      'category',
      'location',
      '',
      'unitOfMeasure',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'glCode',
      'notes',
    ].indexOf(field);
    const [grid] = await readXlsx(bytes);
    expect(grid!.rows.slice(1, -1).map((row) => row[column])).toEqual(
      PAYLOADS.map((payload) => payload.trim()),
    );
    expect(grid!.rows[1]!.filter((cell) => typeof cell === 'number').length).toBeGreaterThanOrEqual(5);
  });
});
