import {
  expendituresReport,
  inventoryReport,
  type ExpendituresReport,
  type InventoryReport,
  type PercentFundedReport,
} from '@roofline/schema/report/report-pages';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollars } from '../../platform/pdf/format';
import { bytesOf } from '../../platform/work/kind';
import { inventoryPaper } from '../files/report-papers';
import { cents, reportServer, sheet, total } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

describe('anticipated expenditures', () => {
  it('adds up by year, by category and in total', async () => {
    const found = expendituresReport.parse(
      await server.report<ExpendituresReport>('anticipatedexpenditures'),
    );
    expect(found.rows).toHaveLength(30);
    expect(cents(found.total)).toBe(total(found.rows.map((row) => row.total)));
    expect(cents(found.total)).toBe(total(found.categoryTotals.map((one) => one.total)));
    for (const row of found.rows) {
      expect(cents(row.total)).toBe(total(row.categories.map((one) => one.total)));
      for (const category of row.categories)
        expect(cents(category.total)).toBe(total(category.components.map((one) => one.cost)));
    }
    expect(found.rows[0]!.total).toBe(8_000.33);
    expect(found.rows[5]!.categories[0]!.components[0]).toMatchObject({ name: 'Roof', cost: 347_782.22 });
  });

  it('narrows to one category', async () => {
    const found = await server.report<ExpendituresReport>(
      'anticipatedexpenditures',
      '?category=Pool&years=20',
    );
    expect(found.categoryTotals.map(({ category }) => category)).toEqual(['Pool']);
    expect(found.rows.filter((row) => row.total > 0).map((row) => row.year)).toEqual([2027, 2042]);
    expect(found.categories.map(({ category }) => category).sort()).toEqual(['Fencing', 'Pool', 'Roofing']);
  });

  it('has the same figures in .xlsx and PDF', async () => {
    const found = await server.report<ExpendituresReport>('anticipatedexpenditures');
    const rows = await sheet(
      (await server.file('anticipatedexpenditures', '.xlsx')).body,
      'Every expenditure',
    );
    const entries = found.rows.flatMap((row) => row.categories.flatMap(({ components }) => components));
    expect(rows.slice(1, -1)).toEqual(entries.map((one) => [one.year, one.category, one.name, one.cost]));
    expect(rows.at(-1)![3]).toBe(found.total);
    const read = await readPdf((await server.file('anticipatedexpenditures', '.pdf')).body);
    for (const row of found.rows) expect(read.text).toContain(`${row.year} ${dollars(row.total)}`);
    for (const one of entries) expect(read.text).toContain(`${one.name} ${dollars(one.cost)}`);
    expect(read.text).toContain(`Total ${dollars(found.total)}`);
  });
});

describe('component inventory', () => {
  it('has subtotals of whole cents that sum to those of the property', async () => {
    const found = inventoryReport.parse(await server.report<InventoryReport>('componentinventory'));
    const figures = ['currentCost', 'fullyFundedBalance', 'annualDeterioration'] as const;
    for (const figure of figures) {
      expect(total(found.groups.map((group) => group[figure]))).toBe(cents(found.totals[figure]));
      for (const group of found.groups)
        expect(total(group.components.map((one) => one[figure]))).toBe(cents(group[figure]));
    }
    const funded = await server.report<PercentFundedReport>('percentfunded');
    expect(found.totals.fullyFundedBalance).toBe(funded.rows[0]!.fullyFundedStart);
    expect(found.totals.significance).toBeCloseTo(100, 8);
    const roof = found.groups.flatMap((group) => group.components).find((one) => one.name === 'Roof')!;
    expect(roof).toMatchObject({ nextReplacementYear: 2031, annualDeterioration: 15_000 });
  });

  it('has the same figures in .xlsx, where a name like a formula stays text, and in PDF', async () => {
    const found = await server.report<InventoryReport>('componentinventory');
    const { body } = await server.file('componentinventory', '.xlsx');
    const rows = await sheet(body, 'Components');
    const lineOf = (name: string) => rows.find((row) => row[1] === name)!;
    const read = await readPdf((await server.file('componentinventory', '.pdf')).body);
    for (const group of found.groups)
      for (const one of group.components) {
        const row = lineOf(one.name);
        expect([row[0], row[5], row[6], row[7], row[8], row[10], row[11]]).toEqual([
          group.category,
          one.currentCost,
          one.usefulLife,
          one.remainingUsefulLife,
          one.nextReplacementYear,
          one.fullyFundedBalance,
          one.annualDeterioration,
        ]);
        expect(read.text).toContain(
          [
            one.name,
            '1 LS',
            dollars(one.currentCost),
            one.usefulLife,
            one.remainingUsefulLife,
            one.nextReplacementYear,
            dollars(one.fullyFundedBalance),
          ].join(' '),
        );
      }
    expect(rows.at(-1)![5]).toBe(found.totals.currentCost);
  });

  it('never breaks an amount of a large property or a word of a heading', async () => {
    const found = await server.report<InventoryReport>('componentinventory');
    const totals = { ...found.totals, currentCost: 28_099_800, fullyFundedBalance: 20_796_884 };
    const { text } = await readPdf(await bytesOf(inventoryPaper({ ...found, totals })));
    for (const whole of [
      '$28,099,800',
      '$20,796,884',
      'Useful',
      'Remaining',
      'Deterioration',
      'Significance',
    ])
      expect(text).toContain(`${whole} `);
  });
});
