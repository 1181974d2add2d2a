import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { and, eq, sql } from 'drizzle-orm';
import { component } from '../component/tables';
import { workActor } from '../platform/actor';
import { newId } from '../platform/ids';
import { addComponent } from './fixtures/component';
import { buildCast, newProperty, type Cast, type Identity } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const url = (id: string, year: number) => `/api/propertyfinancial/${id}/${year}`;
const get = (id: string, year: number, identity: Identity = 'manager') =>
  cast.app.inject({ url: url(id, year), headers: cast.as[identity] });
const put = (id: string, year: number, version: number, over: object = {}, identity: Identity = 'manager') =>
  cast.app.inject({
    method: 'PUT',
    url: url(id, year),
    headers: { ...cast.as[identity], 'if-match': `"${version}"` },
    payload: { ...validFinancials, ...over },
  });
const freshProperty = async (financials: object = {}) => {
  const propertyFinancial = { ...validFinancials, ...financials };
  return (await cast.add('manager', newProperty('Ledger', { propertyFinancial }))).propertyId;
};
async function inventory(propertyId: string, year: number) {
  const rows = await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    tx
      .select({ life: component.remainingUsefulLife, cost: component.currentCost })
      .from(component)
      .where(and(eq(component.propertyId, propertyId), eq(component.fiscalYear, year))),
  );
  return rows.map(({ life, cost }) => [life, cost]).sort();
}

describe('a year without setup', () => {
  test('is offered the values of the newest earlier year', async () => {
    const id = await freshProperty();
    expect((await get(id, 2027)).json().data).toMatchObject({
      propertyFinancialId: null,
      fiscalYear: 2027,
      requireSetup: true,
      version: 0,
      isReadOnly: false,
      annualReserveContribution: 24_000,
      yearEndReserveBalance: 41_000,
    });
  });

  test('is set up by saving, with the inventory rolled forward', async () => {
    const id = await freshProperty();
    await addComponent(cast, id, 2026, 5);
    await addComponent(cast, id, 2026, 0);
    const saved = await put(id, 2027, 0, { annualReserveContribution: 30_000 });
    expect(saved.json().data).toMatchObject({ fiscalYear: 2027, version: 1, requireSetup: false });
    expect(await inventory(id, 2027)).toEqual([
      [0, 500_000],
      [4, 500_000],
    ]);
    expect(await inventory(id, 2026)).toEqual([
      [0, 500_000],
      [5, 500_000],
    ]);
    const years = await cast.app.inject({
      url: `/api/property/fiscalyears?propertyIds=${id}`,
      headers: cast.as.manager,
    });
    expect(
      years.json().data[0].map((y: { year: number; requireSetup: boolean }) => [y.year, y.requireSetup]),
    ).toEqual([
      [2026, false],
      [2027, false],
    ]);
    expect((await get(id, 2026)).json().data.annualReserveContribution).toBe(24_000);
  });

  test('is set up only once by ten simultaneous saves', async () => {
    const id = await freshProperty();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(id, 2027, 0)));
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, ...Array(9).fill(412)]);
  });

  test('a year that the property does not have answers 404', async () => {
    const id = await freshProperty();
    for (const year of [2025, 2028, 9999]) {
      expect((await get(id, year)).statusCode).toBe(404);
      expect((await put(id, year, 0)).statusCode).toBe(404);
    }
    expect(
      (await cast.app.inject({ url: `/api/propertyfinancial/${id}/26`, headers: cast.as.manager }))
        .statusCode,
    ).toBe(404);
  });
});

describe('a previous year', () => {
  test('is read-only, saved or not', async () => {
    const id = await freshProperty({ startingFiscalYear: 2024 });
    expect((await get(id, 2024)).json().data).toMatchObject({ isReadOnly: true, version: 1 });
    expect((await get(id, 2025)).json().data).toMatchObject({ isReadOnly: true, version: 0 });
    const before = await cast.everything();
    for (const [year, version] of [
      [2024, 1],
      [2025, 0],
    ] as const) {
      const answer = await put(id, year, version);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.errors).toEqual([
        { code: 'readOnly', detail: `${year} is a previous fiscal year and read-only.` },
      ]);
    }
    expect(await cast.everything()).toBe(before);
    expect((await put(id, 2026, 0)).statusCode).toBe(200);
  });
});

describe('saving', () => {
  test('stores cents and raises the version; without upcoming expenses their amount becomes zero', async () => {
    const id = await freshProperty();
    const over = {
      yearEndReserveBalance: -1234.56,
      inflationRate: 2.05,
      hasUpcomingExpenses: false,
      upcomingExpenses: 99,
    };
    expect((await put(id, 2026, 1, over)).json().data).toMatchObject({
      yearEndReserveBalance: -1234.56,
      inflationRate: 2.05,
      upcomingExpenses: 0,
      version: 2,
    });
    expect((await put(id, 2026, 1)).statusCode).toBe(412);
    expect(await cast.everything()).toContain('starting reserve balance from $41,000 to -$1,234.56');
  });

  test('refuses a start month that would make two years overlap, and changes nothing', async () => {
    const id = await freshProperty();
    expect((await put(id, 2027, 0)).statusCode).toBe(200);
    const refused = await put(id, 2026, 1, { fiscalYearStartMonth: 7 });
    expect([refused.statusCode, refused.json().error.errors[0]]).toEqual([
      422,
      {
        code: 'overlap',
        field: 'fiscalYearStartMonth',
        detail:
          '2026 would end on 6/30/2027, after fiscal year 2027 starts on 1/1/2027. Change the start month of 2027 first.',
      },
    ]);
    // The order that the message suggests works.
    expect((await put(id, 2027, 1, { fiscalYearStartMonth: 7 })).statusCode).toBe(200);
    expect((await put(id, 2026, 1, { fiscalYearStartMonth: 7 })).statusCode).toBe(200);
  });

  test('a changed start month changes the years', async () => {
    const id = await freshProperty();
    await put(id, 2026, 1, { fiscalYearStartMonth: 12 });
    const { data } = (
      await cast.app.inject({ url: `/api/property/${id}/load`, headers: cast.as.manager })
    ).json();
    expect(
      data.fiscalYears.map((y: { label: string; isCurrentFiscalYear: boolean }) => [
        y.label,
        y.isCurrentFiscalYear,
      ]),
    ).toEqual([
      ['2025 (Start Date 12/1/2025)', true],
      ['2026 (Start Date 12/1/2026)', false],
    ]);
  });

  test('does not store undeclared keys (AZ-6)', async () => {
    const id = await freshProperty();
    const forged = {
      propertyId: cast.home,
      workspaceId: cast.otherWorkspaceId,
      fiscalYear: 2030,
      version: 50,
      propertyFinancialId: newId(),
    };
    const { propertyFinancialId } = (await get(id, 2026)).json().data;
    expect((await put(id, 2026, 1, forged)).json().data).toMatchObject({
      propertyFinancialId,
      propertyId: id,
      fiscalYear: 2026,
      version: 2,
    });
  });

  test('preserves the previous fee until the workspace has loan analysis (AZ-7)', async () => {
    const toggle = (on: boolean) =>
      cast.database.system((tx) =>
        tx.execute(
          sql`update workspace set feature_toggle_loan_analysis = ${on} where workspace_id = ${cast.workspaceId}::uuid`,
        ),
      );
    await toggle(true);
    const id = await freshProperty({ previousHoaAnnualFee: 1000 });
    expect((await put(id, 2026, 1, { previousHoaAnnualFee: null })).statusCode).toBe(422);
    expect((await put(id, 2026, 1, { previousHoaAnnualFee: 2000.5 })).json().data.previousHoaAnnualFee).toBe(
      2000.5,
    );
    await toggle(false);
    for (const identity of ['manager', 'admin', 'staff'] as const) {
      const { version } = (await get(id, 2026, 'admin')).json().data;
      expect(
        (await put(id, 2026, version, { previousHoaAnnualFee: 7 }, identity)).json().data
          .previousHoaAnnualFee,
      ).toBe(2000.5);
    }
    expect(
      (
        await cast.add(
          'admin',
          newProperty('No fee', { propertyFinancial: { ...validFinancials, previousHoaAnnualFee: 7 } }),
        )
      ).propertyId,
    ).toBeDefined();
    expect(await cast.everything()).not.toContain('"previous_hoa_annual_fee": 700,');
  });

  test('only one of many editors wins each version', async () => {
    const id = await freshProperty();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(id, 2026, 1, { annualReserveContribution: n })),
    );
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, ...Array(9).fill(412)]);
    const winner = answers.find((a) => a.statusCode === 200)!.json().data;
    expect((await get(id, 2026)).json().data).toEqual(winner);
  });
});

test('the batch answers with the requested year, or with the newest set-up one', async () => {
  const id = await freshProperty();
  await put(id, 2027, 0, { annualReserveContribution: 1 });
  const read = async (query: string) =>
    (
      await cast.app.inject({
        url: `/api/propertyfinancial?propertyIds=${id},${cast.home}${query}`,
        headers: cast.as.manager,
      })
    ).json().data;
  expect((await read('')).map((f: { fiscalYear: number }) => f.fiscalYear)).toEqual([2027, 2026]);
  expect((await read('&fiscalYear=2027')).map((f: { version: number }) => f.version)).toEqual([1, 0]);
  expect(await read('&fiscalYear=2020')).toEqual([null, null]);
});
