import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  expendituresReport,
  inventoryReport,
  percentFundedReport,
  type ExpendituresReport,
  type InventoryReport,
  type PercentFundedReport,
} from '@roofline/schema/report-pages';
import { readSheet } from 'read-excel-file/node';
import { seedFundedProperty } from '../../plan/fixtures/funded-property';
import { planServer } from '../../plan/fixtures/plan-server';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollars, percentText } from '../../platform/pdf/format';

const lines = [
  { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
  { name: 'Gutters', currentCost: 800_033, usefulLife: 10, remainingUsefulLife: 0 },
  { name: 'Pool deck', category: 'Pool', currentCost: 4_000_000, usefulLife: 15, remainingUsefulLife: 1 },
  { name: '=SUM(1)', category: 'Fencing', currentCost: 1_200_000, usefulLife: 10, remainingUsefulLife: 3 },
];

let server: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
let admin: Record<string, string>;
let ladder: string;

beforeAll(async () => {
  server = await planServer();
  admin = await server.signIn('Admin');
  propertyId = await seedFundedProperty(server.database, server.workspaceId, { lines });
  await server.get(`/api/reports/financialhealth/${propertyId}/2026`);
  ladder = await server.addPlan(propertyId);
});
afterAll(() => server.close());

const url = (kind: string, rest = '', year = 2026) => `/api/reports/${kind}/${propertyId}/${year}${rest}`;
const report = async <T>(kind: string, rest = '', year?: number) => {
  const { status, data } = await server.get<T>(url(kind, rest, year));
  expect(status).toBe(200);
  return data;
};
const bytes = async (kind: string, rest: string) => {
  const answer = await server.app.inject({ url: url(kind, rest), headers: admin });
  expect(answer.statusCode).toBe(200);
  return { body: answer.rawPayload, headers: answer.headers };
};
const cents = (amount: number) => Math.round(amount * 100);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const sheet = (body: Buffer, name: string) => readSheet(body, name);

describe('percent funded', () => {
  it('follows the contribution as it stands in the current year, and says how', async () => {
    const found = percentFundedReport.parse(await report<PercentFundedReport>('percentfunded'));
    expect(found.plan).toMatchObject({ planId: null, name: 'Current contribution' });
    expect(found.plans.map(({ name }) => name)).toEqual([
      'Current contribution',
      'Recommended: full funding',
      'Ladder',
    ]);
    const [first] = found.rows;
    // 300,000 × 15/20 + 8,000.33 + 40,000 × 14/15 + 12,000 × 7/10
    expect(first).toMatchObject({ year: 2026, startBalance: 100_000, fullyFundedStart: 278_733.66 });
    expect(first!.percentFundedStart).toBeCloseTo(35.8765, 3);
    expect(first!.bandStart).toBe('fair');
    expect(found.rows).toHaveLength(30);
    found.rows.slice(1).forEach((row, i) => expect(row.startBalance).toBe(found.rows[i]!.endBalance));
    expect(cents(found.totals!.expenditures)).toBe(total(found.rows.map((row) => row.expenditures)));
    expect(found.conventions.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Inflation', 'Interest', 'Percent funded', 'Rating']),
    );
    expect(found.verdict.map((run) => run.text).join('')).toMatch(
      /^Reserves are 36% funded at the start of 2026, which is fair, and fall below zero in 2031\./,
    );
  });

  it('follows a plan that is named, for the years that are asked for', async () => {
    const found = await report<PercentFundedReport>('percentfunded', `?planId=${ladder}&years=10`);
    expect(found.plan!.name).toBe('Ladder');
    expect(found.rows).toHaveLength(10);
    expect(found.rows[0]).toMatchObject({ startBalance: 50_000, contribution: 10_000 });
    expect(found.rows[5]!.contribution).toBe(90_000);
    expect(cents(found.totals!.contribution)).toBe(total(found.rows.map((row) => row.contribution)));
  });

  it('rates by the bands of the workspace, which its administrators set', async () => {
    const bandsUrl = `/api/reports/ratingbands/${server.workspaceId}`;
    const { data } = await server.get<{ version: number }>(bandsUrl);
    expect(data).toMatchObject({ weakBelow: 30, strongFrom: 70, overfundedAbove: 130 });
    const put = (payload: object, version: number, headers = admin) =>
      server.app.inject({
        method: 'PUT',
        url: bandsUrl,
        headers: { ...headers, 'if-match': `"${version}"` },
        payload,
      });
    const own = { weakBelow: 35.9, strongFrom: 80, overfundedAbove: 120 };
    expect((await put({ ...own, strongFrom: 20 }, data.version)).statusCode).toBe(422);
    const manager = await server.signIn('Manager', [propertyId]);
    expect((await put(own, data.version, manager)).statusCode).toBe(403);
    expect((await put(own, data.version)).statusCode).toBe(200);
    expect((await put(own, data.version)).statusCode).toBe(412);
    const found = await report<PercentFundedReport>('percentfunded');
    expect(found.rows[0]!.bandStart).toBe('weak');
    expect(found.conventions.at(-2)!.value).toContain('Weak below 36%');
    const health = await report<{ fundingBand: string }>('financialhealth');
    expect(health.fundingBand).toBe('weak');
    expect(
      (await put({ weakBelow: 30, strongFrom: 70, overfundedAbove: 130 }, data.version + 1)).statusCode,
    ).toBe(200);
  });

  it('is the same as .xlsx, to the cent', async () => {
    const found = await report<PercentFundedReport>('percentfunded', '?years=5');
    const { body, headers } = await bytes('percentfunded', '.xlsx?years=5');
    expect(headers['content-disposition']).toContain('filename="Test Court percent funded 2026.xlsx"');
    const rows = await sheet(body, 'Percent funded');
    expect(rows).toHaveLength(1 + 5 + 1);
    found.rows.forEach((row, i) => {
      const cells = rows[i + 1]!;
      expect(cells.slice(0, 3)).toEqual([row.year, row.startBalance, row.fullyFundedStart]);
      expect(Number(cells[3]) * 100).toBeCloseTo(row.percentFundedStart!, 8);
      expect(cells.slice(5, 13)).toEqual([
        row.contribution,
        row.specialAssessments,
        row.loanProceeds,
        row.interest,
        row.expenditures,
        row.debtService,
        row.endBalance,
        row.fullyFundedEnd,
      ]);
    });
    expect(rows.at(-1)![9]).toBe(found.totals!.expenditures);
    const notes = await sheet(body, 'How it was computed');
    for (const { label, value } of found.conventions) expect(notes).toContainEqual([label, value]);
  });

  it('is the same as a tagged PDF', async () => {
    const found = await report<PercentFundedReport>('percentfunded');
    const { body, headers } = await bytes('percentfunded', '.pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const read = await readPdf(body);
    expect(read).toMatchObject({ title: 'Percent funded, Test Court', lang: 'en-US', isMarked: true });
    for (const row of found.rows)
      expect(read.text).toContain(
        [
          row.year,
          dollars(row.startBalance),
          dollars(row.fullyFundedStart),
          `${percentText(row.percentFundedStart, 1)} ${row.bandStart!.replace(/^./, (c) => c.toUpperCase())}`,
          dollars(row.endBalance),
        ].join(' '),
      );
    // Where the font changes within a sentence, the reader puts a space.
    const words = (of: string) => of.replace(/\s+/g, '');
    expect(words(read.text)).toContain(words(found.verdict.map((run) => run.text).join('')));
    for (const { value } of found.conventions) expect(read.text).toContain(value);
    expect(read.roles).toEqual(
      expect.arrayContaining(['H1', 'H2', 'Figure', 'Table', 'TH', 'TD', 'Caption']),
    );
  });
});

describe('anticipated expenditures', () => {
  it('adds up by year, by category and in all', async () => {
    const found = expendituresReport.parse(await report<ExpendituresReport>('anticipatedexpenditures'));
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

  it('shows one category', async () => {
    const found = await report<ExpendituresReport>('anticipatedexpenditures', '?category=Pool&years=20');
    expect(found.categoryTotals.map(({ category }) => category)).toEqual(['Pool']);
    expect(found.rows.filter((row) => row.total > 0).map((row) => row.year)).toEqual([2027, 2042]);
    expect(found.categories.map(({ category }) => category).sort()).toEqual(['Fencing', 'Pool', 'Roofing']);
  });

  it('is the same as .xlsx and PDF', async () => {
    const found = await report<ExpendituresReport>('anticipatedexpenditures');
    const rows = await sheet((await bytes('anticipatedexpenditures', '.xlsx')).body, 'Every expenditure');
    const entries = found.rows.flatMap((row) => row.categories.flatMap(({ components }) => components));
    expect(rows.slice(1, -1)).toEqual(entries.map((one) => [one.year, one.category, one.name, one.cost]));
    expect(rows.at(-1)![3]).toBe(found.total);
    const read = await readPdf((await bytes('anticipatedexpenditures', '.pdf')).body);
    for (const row of found.rows) expect(read.text).toContain(`${row.year} ${dollars(row.total)}`);
    for (const one of entries) expect(read.text).toContain(`${one.name} ${dollars(one.cost)}`);
    expect(read.text).toContain(`Total ${dollars(found.total)}`);
  });
});

describe('component inventory', () => {
  it('has subtotals of whole cents that sum to those of the property', async () => {
    const found = inventoryReport.parse(await report<InventoryReport>('componentinventory'));
    const figures = ['currentCost', 'fullyFundedBalance', 'annualDeterioration'] as const;
    for (const figure of figures) {
      expect(total(found.groups.map((group) => group[figure]))).toBe(cents(found.totals[figure]));
      for (const group of found.groups)
        expect(total(group.components.map((one) => one[figure]))).toBe(cents(group[figure]));
    }
    const funded = await report<PercentFundedReport>('percentfunded');
    expect(found.totals.fullyFundedBalance).toBe(funded.rows[0]!.fullyFundedStart);
    expect(found.totals.significance).toBeCloseTo(100, 8);
    const roof = found.groups.flatMap((group) => group.components).find((one) => one.name === 'Roof')!;
    expect(roof).toMatchObject({ nextReplacementYear: 2031, annualDeterioration: 15_000 });
  });

  it('is the same as .xlsx, where a name like a formula stays text, and as PDF', async () => {
    const found = await report<InventoryReport>('componentinventory');
    const { body } = await bytes('componentinventory', '.xlsx');
    const rows = await sheet(body, 'Components');
    const lineOf = (name: string) => rows.find((row) => row[1] === name)!;
    const read = await readPdf((await bytes('componentinventory', '.pdf')).body);
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
});

describe('what a report refuses', () => {
  it.each([
    ['?years=4', 422],
    ['?years=31', 422],
    ['?planId=no', 422],
    ['?planId=0199c0de-0000-7000-8000-00000000ffff', 404],
  ])('%s with %d', async (rest, status) =>
    expect((await server.get(url('percentfunded', rest))).status).toBe(status),
  );
  it('a Vendor, in any form', async () => {
    const vendor = await server.signIn('Vendor', [propertyId]);
    for (const kind of ['percentfunded', 'anticipatedexpenditures', 'componentinventory'])
      for (const form of ['', '.xlsx', '.pdf'])
        expect((await server.get(url(kind, form), vendor).catch(() => ({ status: 403 }))).status).toBe(403);
  });
});

it('says what is missing where there are no components or no financials', async () => {
  const empty = await seedFundedProperty(server.database, server.workspaceId, { lines: [] });
  const bare = await seedFundedProperty(server.database, server.workspaceId, { years: [] });
  for (const id of [empty, bare])
    for (const kind of ['percentfunded', 'anticipatedexpenditures', 'componentinventory']) {
      const { status, data } = await server.get<PercentFundedReport>(`/api/reports/${kind}/${id}/2026`);
      expect([status, data.hasComponents, data.verdict]).toEqual([200, false, []]);
      const pdf = await server.app.inject({ url: `/api/reports/${kind}/${id}/2026.pdf`, headers: admin });
      expect((await readPdf(pdf.rawPayload)).text).toContain('There are no components yet');
      const file = await server.app.inject({ url: `/api/reports/${kind}/${id}/2026.xlsx`, headers: admin });
      expect(file.statusCode).toBe(200);
    }
});
