import { aReconciliationInput } from '@roofline/schema/fixtures/year';
import { sql } from 'drizzle-orm';
import { workActor } from '../platform/actor';
import { buildCast, newProperty, type Cast, type Identity } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const ask = (as: Identity, method: 'GET' | 'POST', url: string, payload?: object) =>
  cast.app.inject({ method, url, headers: cast.as[as], ...(payload ? { payload } : {}) });

/** Adds a property that began in 2025 and has set up 2026, the current year. */
async function property(): Promise<string> {
  const { propertyFinancial, ...details } = newProperty(`Closed ${Math.random()}`);
  const first = { ...propertyFinancial, startingFiscalYear: 2025 };
  const { propertyId } = await cast.add('admin', { ...details, propertyFinancial: first });
  expect((await ask('admin', 'GET', `/api/year/skipsetup/${propertyId}/2026`)).statusCode).toBe(200);
  return propertyId;
}
const reconcile = (propertyId: string, payload: object, as: Identity = 'admin') =>
  ask(as, 'POST', `/api/property/${propertyId}/reconcilefiscalyear`, payload);

test('stores actual figures beside planned ones, and starts the next year from them', async () => {
  const propertyId = await property();
  const before = (
    await ask('admin', 'GET', `/api/property/${propertyId}/reconcilefiscalyear/2025`)
  ).json().data;
  expect(before).toMatchObject({ state: 'notReconciled', actual: null, currentFiscalYear: 2026 });
  const answer = await reconcile(propertyId, aReconciliationInput());
  expect(answer.statusCode).toBe(200);
  const { actual, planned, difference, state, note } = answer.json().data;
  expect({ state, note }).toEqual({ state: 'reconciled', note: 'Bank statement of December' });
  expect(planned).toEqual(before.planned);
  expect(actual).toMatchObject({ endBalance: 181_000.25, contributions: 60_000, startBalance: planned.startBalance });
  expect(difference).toBeCloseTo(181_000.25 + 5_000 - planned.startBalance - 60_000 - 1_000.25, 2);
  const next = (await ask('admin', 'GET', `/api/propertyfinancial/${propertyId}/2026`)).json().data;
  expect(next).toMatchObject({ yearEndReserveBalance: 181_000.25, upcomingExpenses: 0, reserveMonthStart: next.fiscalYearStartMonth });
  const health = (await ask('admin', 'GET', `/api/reports/financialhealth/${propertyId}/2026`)).json().data;
  expect(health.reserveAccountBalance).toBe(181_000.25);
}); // prettier-ignore

test('a reconciled year no longer asks for reconciliation', async () => {
  const propertyId = await property();
  const asks = async () =>
    (await ask('admin', 'GET', `/api/property/fiscalyears?propertyIds=${propertyId}`))
      .json()
      .data[0].find((year: { year: number }) => year.year === 2026).requireReconciliation;
  expect(await asks()).toBe(true);
  await reconcile(propertyId, aReconciliationInput({ updateStartingBalance: false }));
  expect(await asks()).toBe(false);
  const next = (await ask('admin', 'GET', `/api/propertyfinancial/${propertyId}/2026`)).json().data;
  expect(next.yearEndReserveBalance).not.toBe(181_000.25);
});

test('compares a year with its adopted plan as it was frozen', async () => {
  const propertyId = await property();
  const before = (await ask('admin', 'GET', `/api/property/${propertyId}/reconcilefiscalyear/2025`)).json()
    .data;
  const funding = { ...before.planned, startBalance: 1_000, endBalance: 7_500 };
  const { startBalance, contributions, specialAssessments, interest, expenditures, endBalance } = funding;
  const row = [
    startBalance,
    contributions,
    specialAssessments,
    0,
    interest,
    expenditures,
    0,
    endBalance,
    0,
    0,
  ];
  const result = { rows: [row.map((dollars) => Math.round(dollars * 100))], bindingYear: null, cash: null };
  await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    tx.execute(sql`insert into plan (workspace_id, plan_id, property_id, fiscal_year, name, is_adopted, settings, result, computed_at, created_at)
      select workspace_id, gen_random_uuid(), property_id, 2025, 'Steady increase', true, settings, ${JSON.stringify(result)}::jsonb, now(), now()
      from plan where property_id = ${propertyId}::uuid limit 1`),
  );
  const { planned, planName } = (
    await ask('admin', 'GET', `/api/property/${propertyId}/reconcilefiscalyear/2025`)
  ).json().data;
  expect(planName).toBe('Steady increase');
  expect(planned).toEqual(funding);
});

test('a second reconciliation replaces the figures of the first', async () => {
  const propertyId = await property();
  await reconcile(propertyId, aReconciliationInput());
  const again = await reconcile(propertyId, aReconciliationInput({ closingBalance: 5, note: null }));
  expect(again.json().data).toMatchObject({ actual: { endBalance: 5 }, note: null });
});

test('refuses a year that has not ended, and answers 404 for an unknown one', async () => {
  const propertyId = await property();
  const current = await reconcile(propertyId, aReconciliationInput({ fiscalYear: 2026 }));
  expect([current.statusCode, current.json().error.errors[0].code]).toEqual([409, 'notClosed']);
  expect((await reconcile(propertyId, aReconciliationInput({ fiscalYear: 2019 }))).statusCode).toBe(404);
});

test.each([
  ['anonymous', 401], ['vendor', 403], ['member', 403], ['stranger', 404], ['manager', 404],
] as const)('%s: %i', async (identity, status) => {
  const before = await cast.everything();
  expect((await reconcile(cast.home, aReconciliationInput({ fiscalYear: 1999 }), identity)).statusCode).toBe(status);
  expect(await cast.everything()).toBe(before);
}); // prettier-ignore

test('names every figure that breaks its rule', async () => {
  const answer = await reconcile(cast.home, {
    ...aReconciliationInput(),
    closingBalance: 1e12,
    contributions: -1,
    expenditures: undefined,
    updateStartingBalance: null,
  });
  expect(
    answer
      .json()
      .error.errors.map((error: { field: string }) => error.field)
      .sort(),
  ).toEqual(['closingBalance', 'contributions', 'expenditures', 'updateStartingBalance']);
});
