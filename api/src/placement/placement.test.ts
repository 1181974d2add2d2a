import { aPlacementInput } from '@roofline/schema/fixtures/placement';
import { aComponentInput } from '@roofline/schema/fixtures/component';
import type { Placement, PlacementSummary } from '@roofline/schema/placement/placement';
import { buildBookkeeper, type Bookkeeper } from '../ledger/fixtures/bookkeeper';
import { recordHands, recordRules } from '../property/fixtures/record-rules';

let cast: Bookkeeper;
beforeAll(async () => {
  cast = await buildBookkeeper();
});
afterAll(() => cast.close());

/** Placed before the day of the tests, and maturing long after it. */
const certificate = aPlacementInput({ startDate: '2025-01-01', maturityDate: '2099-01-01' });
const savings = {
  ...certificate,
  account: 'Savings 0012',
  kind: 'savings',
  compounding: 'monthly',
  maturityDate: null,
};

const records = { part: 'placement', id: 'placementId', body: certificate };
const { at, ask, add, change, list, fresh } = recordHands<Placement>(() => cast, records);
const summary = async (propertyId: string): Promise<PlacementSummary> =>
  (await ask('GET', `/api/property/${propertyId}/placementsummary`)).json().data;

test('money is placed, changed and taken out, and the activity describes each change', async () => {
  const id = await fresh();
  const added = await add(id, certificate);
  expect(added.statusCode).toBe(201);
  const { placementId, ...shown } = added.json().data;
  expect(shown).toMatchObject({ ...certificate, propertyId: id, isMatured: false, version: 1 });
  expect(shown.annualYield).toBeCloseTo(4.1892, 4);
  expect(shown.value).toBeGreaterThan(certificate.principal);
  expect(shown.maturityValue).toBeGreaterThan(shown.value);
  const changed = await change('PUT', at(id, placementId), 1, {
    ...certificate,
    interestRate: 4.5,
    kind: 'treasury',
  });
  expect(changed.json().data).toMatchObject({ interestRate: 4.5, kind: 'treasury', version: 2 });
  expect((await change('DELETE', at(id, placementId), 2)).statusCode).toBe(204);
  expect(await list(id)).toEqual([]);
  const told = (await cast.everything()).match(/"(Added|Changed \d fields of|Removed) the placement[^"]+"/g);
  expect(told).toEqual([
    '"Added the placement CD 4410 at First Harbor Bank"',
    '"Changed 2 fields of the placement CD 4410 at First Harbor Bank: kind from Certificate of deposit to Treasury bill, ' +
      'note or bond; interest rate from 4.125% to 4.5%"',
    '"Removed the placement CD 4410 at First Harbor Bank"',
  ]);
});

test('lists money that is available any day first, then the nearest maturity, also for many properties at once', async () => {
  const id = cast.home;
  for (const body of [certificate, savings, { ...certificate, account: 'CD 2', maturityDate: '2030-05-01' }])
    await add(id, body);
  const accounts = (await list(id)).map(({ account }) => account);
  expect(accounts).toEqual(['Savings 0012', 'CD 2', 'CD 4410']);
  const url = `/api/property/placements?propertyIds=${cast.foreign},${id}`;
  const [foreign, own] = (await ask('GET', url)).json().data;
  expect(foreign).toBeNull();
  expect(own).toEqual(await list(id));
});

test.each([
  [{ maturityDate: null }, 'maturityDate', 'Maturity Date is required for certificates and Treasuries'],
  [{ maturityDate: '2025-01-01' }, 'maturityDate', 'Maturity Date should be after Start Date'],
  [
    { kind: 'savings', maturityDate: null, compounding: 'atMaturity' },
    'compounding',
    'Interest at maturity needs a Maturity Date',
  ],
  [{ interestRate: 4.1255 }, 'interestRate', 'Interest Rate should have at most three decimals'],
  [{ interestRate: 100 }, 'interestRate', 'Interest Rate should be from 0% to 99.999%'],
  [{ interestRate: undefined }, 'interestRate', 'Interest Rate is required'],
  [{ principal: -1 }, 'principal', 'Principal should be from $0 to $99,000,000'],
  [{ institution: ' ' }, 'institution', 'Institution is required'],
])('refuses %o with its reason', async (wrong, field, detail) => {
  const answer = await add(cast.home, { ...certificate, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toEqual([expect.objectContaining({ field, detail })]);
});

recordRules(() => cast, records);

test('a Member reads placements but changes none, and a Vendor sees none', async () => {
  const { placementId } = (await add(cast.home, certificate)).json().data;
  const url = at(cast.home, placementId);
  expect((await change('PUT', url, 1, certificate, 'member')).statusCode).toBe(403);
  expect((await ask('POST', at(cast.home), { payload: certificate }, 'member')).statusCode).toBe(403);
  for (const read of [at(cast.home), `/api/property/${cast.home}/placementsummary`]) {
    expect((await ask('GET', read, {}, 'member')).statusCode).toBe(200);
    expect((await ask('GET', read, {}, 'vendor')).statusCode).toBe(403);
  }
});

test('the summary adds up, and warns about uninsured and matured money', async () => {
  const id = await fresh();
  expect(await summary(id)).toMatchObject({ total: 0, blendedYield: null, institutions: [], warnings: [] });
  await add(id, { ...savings, principal: 250_000 });
  expect((await summary(id)).warnings).toEqual([]);
  await add(id, { ...savings, institution: 'FIRST  HARBOR BANK', account: 'Checking', principal: 0.01 });
  await add(id, {
    ...certificate,
    kind: 'treasury',
    principal: 100_000,
    compounding: 'paidOut',
    account: 'T-bill',
    maturityDate: '2026-01-01',
  });
  const found = await summary(id);
  expect(found).toMatchObject({
    total: 350_000.01,
    insuredLimit: 250_000,
    ledgerBalance: null,
    difference: null,
  });
  expect(found.institutions).toEqual([
    { institution: expect.any(String), deposits: 250_000.01, others: 100_000, uninsured: 0.01 },
  ]);
  expect(found.warnings).toEqual([
    expect.stringMatching(/holds \$250,000\.01: \$0\.01 are above the insured \$250,000\.$/),
    'T-bill at First Harbor Bank matured on Jan 1, 2026: say where the money lies now.',
  ]);
});

test('names the year whose work needs money that matures later', async () => {
  const id = await fresh();
  const roof = await ask('POST', `/api/component/property/${id}`, {
    payload: aComponentInput({ name: 'Roof', quantity: 1, unitCost: 900_000, remainingUsefulLife: 0 }),
  });
  expect(roof.statusCode).toBe(201);
  await add(id, certificate);
  const { years, planName, warnings } = await summary(id);
  expect(years).toHaveLength(5);
  expect(planName).toBeTruthy();
  const short = years.find(({ available }) => available < 0);
  expect(short).toBeDefined();
  expect(warnings[0]).toMatch(
    new RegExp(
      `^Fiscal year ${short!.year} needs \\$.* more than is free by .* CD 4410 at First Harbor Bank matures on Jan 1, 2099\\.$`,
    ),
  );
});

test('compares the ledger to the cent: only reserve accounts, with movements since their statements', async () => {
  const bank = (externalId: string, fund: 'reserve' | 'operating' | null, balance: number, asOf: string) => ({
    externalId,
    name: externalId,
    institution: 'First Harbor Bank',
    glCode: null,
    fund,
    asOf,
    balance,
  });
  const before = await summary(cast.home);
  expect(before.ledgerBalance).toBeNull();
  await cast.enter({ balances: [bank('Operating', 'operating', 1_000, '2026-10-31')] });
  expect((await summary(cast.home)).ledgerBalance).toBeNull();
  await cast.enter({
    balances: [bank('Reserve', 'reserve', 5_000_001, '2026-10-31'), bank('CD', 'reserve', 100, '2026-09-30')],
  });
  const { total, ledgerBalance, ledgerAsOf, difference } = await summary(cast.home);
  expect([ledgerBalance, ledgerAsOf]).toEqual([50_001.01, '2026-09-30']);
  expect(difference).toBeCloseTo(total - 50_001.01, 6);
});
