import { componentInput } from '@roofline/schema/component/component';
import fc from 'fast-check';
import { inventoryWorkbook } from '../../component/export/workbook';
import type { ComponentRow } from '../../component/repository';
import { inputOf } from '../../component/values';
import { newId } from '../../platform/ids';
import { demo, demoRows, rowOf } from '../fixtures/demo-rows';
import { fieldsOf, previewFile } from '../fixtures/files';

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

  it('with any values that a component may have', async () => {
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

  it('even without the ids, by name, category and location', async () => {
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

  it('except another spelling, where the row has the id', async () => {
    const [one] = demoRows(demo[0]!.components);
    const louder = { ...one!, name: one!.name.toUpperCase() };
    expect((await roundTrip([louder], [one!])).preview.counts).toMatchObject({ changed: 1 });
    const nameless = { ...louder, propertyComponentId: newId() };
    expect((await roundTrip([nameless], [one!])).preview.counts).toMatchObject({ unchanged: 1 });
  });

  it('and matches a component only to the row with its id', async () => {
    const [one] = demoRows(demo[0]!.components);
    const added = { ...one!, propertyComponentId: newId() };
    const { preview } = await roundTrip([added, one!], [one!]);
    expect(preview.rows.map(({ status }) => status)).toEqual(['new', 'unchanged', 'skipped']);
  });

  it('and an id that is in the file twice is a problem', async () => {
    const [one, two] = demoRows(demo[0]!.components);
    const copy = { ...two!, propertyComponentId: one!.propertyComponentId };
    const { preview } = await roundTrip([one!, copy], [one!, two!]);
    expect(preview.problems).toMatchObject([
      { row: 3, field: 'propertyComponentId', detail: 'Component ID is in the file twice' },
    ]);
  });
});
