import { aYearSetupInput } from '@roofline/schema/fixtures/year';
import type { SetupComponent, YearSetup } from '@roofline/schema/year-setup/year-setup';
import { buildCast, newProperty, type Cast, type Identity } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

interface Line {
  name: string;
  unitCost: number;
  usefulLife: number;
  remainingUsefulLife: number;
  quantity?: number;
  isOneTime?: boolean;
}

const LINES: Line[] = [
  { name: 'Roof', unitCost: 500_000, usefulLife: 20, remainingUsefulLife: 0 },
  { name: 'Fence', unitCost: 33.33, quantity: 100, usefulLife: 10, remainingUsefulLife: 0 },
  { name: 'Study', unitCost: 4_000, usefulLife: 3, remainingUsefulLife: 0, isOneTime: true },
  { name: 'Paint', unitCost: 90_000, usefulLife: 7, remainingUsefulLife: 4 },
];

const ask = (as: Identity, method: 'GET' | 'POST', url: string, payload?: object) =>
  cast.app.inject({ method, url, headers: cast.as[as], ...(payload ? { payload } : {}) });

/** Adds a property whose 2026 is set up, with the components above; today is in 2026. */
async function property(): Promise<string> {
  const { propertyId } = await cast.add('admin', newProperty(`Setup ${Math.random()}`));
  for (const line of LINES) {
    const answer = await ask('admin', 'POST', `/api/component/property/${propertyId}?fiscalYear=2026`, {
      category: 'Other',
      quantity: 1,
      ...line,
    });
    expect(answer.statusCode).toBe(201);
  }
  return propertyId;
}
const review = async (propertyId: string, year = 2027): Promise<YearSetup> =>
  (await ask('admin', 'GET', `/api/year/anticipatedexpenditures/${propertyId}/${year}`)).json().data;
const named = (lines: SetupComponent[], name: string) => lines.find((line) => line.name === name)!;
const inventory = async (propertyId: string) =>
  (await ask('admin', 'GET', `/api/component/property/${propertyId}?fiscalYear=2027`)).json().data.items as {
    name: string;
    unitCost: number;
    currentCost: number;
    remainingUsefulLife: number;
  }[];
const setUp = (propertyId: string, payload: object, as: Identity = 'admin', year = 2027) =>
  ask(as, 'POST', `/api/year/setup/${propertyId}/${year}`, payload);

test('the review lists due work, most expensive first, and proposes financials', async () => {
  const setup = await review(await property());
  expect(setup).toMatchObject({ closingFiscalYear: 2026, state: 'notInit', blockedReason: null });
  expect(setup.expenditures.map((line) => line.name)).toEqual(['Roof', 'Study', 'Fence']);
  expect(setup.components).toHaveLength(4);
  expect(setup.proposal).toMatchObject({
    fiscalYear: 2027,
    version: 0,
    requireSetup: true,
    upcomingExpenses: 0,
  });
  const before = (await review(setup.propertyId)).proposal!;
  expect(before.annualReserveContribution).toBeGreaterThan(0);
  expect(setup.viewerCan).toEqual({ setUp: true });
});

test('rolls done, deferred, partly done and untouched work into the next year, each by its rule', async () => {
  const propertyId = await property();
  const { expenditures } = await review(propertyId);
  const outcome = (name: string, rest: object) => ({
    propertyComponentId: named(expenditures, name).propertyComponentId,
    ...rest,
  });
  const answer = await setUp(propertyId, {
    ...aYearSetupInput(),
    expenditures: [
      outcome('Roof', { outcome: 'done', actualCost: 512_345.67 }),
      outcome('Study', { outcome: 'done' }),
      outcome('Fence', { outcome: 'partly', remainingUsefulLife: 2, actualCost: 1_000 }),
    ],
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    state: 'saved',
    informationSourceId: 3,
    appliedInflationRate: 3.4,
  });
  const lines = await inventory(propertyId);
  expect(lines.map((line) => [line.name, line.currentCost, line.remainingUsefulLife])).toEqual([
    // 33.33 * 1.034 = 34.46322, in cents 34.46, times 100.
    ['Fence', 3_446, 2],
    ['Paint', 93_060, 3],
    ['Roof', 512_345.67, 19],
  ]);
  const financial = await ask('admin', 'GET', `/api/propertyfinancial/${propertyId}/2027`);
  expect(financial.json().data).toMatchObject({
    yearEndReserveBalance: 250_000,
    annualReserveContribution: 120_000.5,
    requireSetup: false,
    version: 1,
  });
  const years = await ask('admin', 'GET', `/api/property/fiscalyears?propertyIds=${propertyId}`);
  expect(years.json().data[0].find((year: { year: number }) => year.year === 2027).requireSetup).toBe(false);
  const plans = await ask('admin', 'GET', `/api/plan/property/${propertyId}/2027`);
  expect(plans.json().data.items[0]).toMatchObject({ isDefaultRecommendedPlan: true, fiscalYear: 2027 });
});

test('a setup without cost increase has no source and leaves costs; due work that is not named stays due', async () => {
  const propertyId = await property();
  const answer = await setUp(
    propertyId,
    aYearSetupInput({ hasCostIncrease: false, inflationRate: null, informationSourceId: null }),
  );
  expect(answer.json().data).toMatchObject({ informationSourceId: null, appliedInflationRate: null });
  expect(
    (await inventory(propertyId)).map((line) => [line.name, line.currentCost, line.remainingUsefulLife]),
  ).toEqual([
    ['Fence', 3_333, 0],
    ['Paint', 90_000, 3],
    ['Roof', 500_000, 0],
    ['Study', 4_000, 0],
  ]);
});

test('skipping the review copies everything, and a repeat changes nothing', async () => {
  const propertyId = await property();
  const skip = () => ask('admin', 'GET', `/api/year/skipsetup/${propertyId}/2027`);
  expect((await skip()).json().data).toMatchObject({ state: 'saved' });
  const before = await cast.everything();
  const again = await skip();
  expect([again.statusCode, again.json().data.state]).toEqual([200, 'saved']);
  expect(await cast.everything()).toBe(before);
  expect(
    (await ask('admin', 'POST', `/api/year/setup/${propertyId}/2027`, aYearSetupInput())).statusCode,
  ).toBe(409);
  expect(await inventory(propertyId)).toHaveLength(4);
});

test('two simultaneous setups make one year and one inventory', async () => {
  const propertyId = await property();
  const answers = await Promise.all([
    setUp(propertyId, aYearSetupInput()),
    setUp(propertyId, aYearSetupInput()),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  expect(await inventory(propertyId)).toHaveLength(4);
});

test.each([
  [{ inflationRate: 20.01 }, 'inflationRate', 'Inflation Rate should be from 0% to 20%'],
  [{ inflationRate: null }, 'inflationRate', 'Inflation Rate is required'],
  [{ informationSourceId: null }, 'informationSourceId', 'Information Source is required'],
  [{ informationSourceId: 14 }, 'informationSourceId', 'Information Source is required'],
  [{ annualReserveContribution: 800_000.01 }, 'annualReserveContribution', 'Annual Reserve Contributions should be from $0 to $800,000.'],
  [{ averageHoaAnnualFee: 0 }, 'annualReserveContribution', 'Annual Reserve Contributions should be $0'],
])('refuses %j by its rule', async (over, field, detail) => {
  const before = await cast.everything();
  const answer = await setUp(cast.home, { ...aYearSetupInput(), ...over });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toContainEqual(expect.objectContaining({ field, detail }));
  expect(await cast.everything()).toBe(before);
}); // prettier-ignore

test('refuses work that is not due, or is listed twice', async () => {
  const propertyId = await property();
  const { components } = await review(propertyId);
  const roof = { propertyComponentId: named(components, 'Roof').propertyComponentId, outcome: 'done' };
  const paint = { propertyComponentId: named(components, 'Paint').propertyComponentId, outcome: 'done' };
  const answer = await setUp(propertyId, { ...aYearSetupInput(), expenditures: [roof, paint, roof] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors.map((error: { field: string }) => error.field)).toEqual([
    'expenditures.1.propertyComponentId',
    'expenditures.2.propertyComponentId',
  ]);
});

test.each([
  ['anonymous', 401, 401], ['vendor', 403, 403], ['member', 403, 403], ['stranger', 404, 404], ['manager', 200, 422],
] as const)('%s: reading %i, writing %i', async (identity, reading, writing) => {
  expect((await ask(identity, 'GET', `/api/year/anticipatedexpenditures/${cast.home}/2027`)).statusCode).toBe(reading);
  const wrong = { ...aYearSetupInput(), expenditures: [{ propertyComponentId: cast.home, outcome: 'done' }] };
  expect((await setUp(cast.home, wrong, identity)).statusCode).toBe(writing);
}); // prettier-ignore

test('answers 404 for earlier and later years that the property does not have', async () => {
  expect((await setUp(cast.home, aYearSetupInput(), 'admin', 2040)).statusCode).toBe(404);
  expect((await setUp(cast.home, aYearSetupInput(), 'admin', 2020)).statusCode).toBe(404);
});

test('a previous year is read-only, whether or not it was set up', async () => {
  const { propertyFinancial, ...details } = newProperty(`Previous ${Math.random()}`);
  const first = { ...propertyFinancial, startingFiscalYear: 2024 };
  const { propertyId } = await cast.add('admin', { ...details, propertyFinancial: first });
  for (const year of [2024, 2025]) {
    const detail = `${year} is a previous fiscal year and read-only.`;
    const answer = await setUp(propertyId, aYearSetupInput(), 'admin', year);
    expect([answer.statusCode, answer.json().error.errors]).toMatchObject([
      409,
      [{ code: 'readOnly', detail }],
    ]);
    expect((await review(propertyId, year)).blockedReason).toBe(detail);
  }
});
