import { solvePlan } from '@roofline/engine/plan/solved-plan';
import { toDollars } from '@roofline/schema/value/money';
import type { Plan, PlanInventory, PlanList, PlanPreview } from '@roofline/schema/plan/plan';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { workspace } from '../../workspace/tables';
import { eq } from 'drizzle-orm';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';
import { planSettings } from '../fixtures/settings';

let on: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
let roof: string;
beforeAll(async () => {
  on = await planServer();
  await on.database.system((tx) =>
    tx
      .update(workspace)
      .set({ featureToggleLoanAnalysis: true })
      .where(eq(workspace.workspaceId, on.workspaceId)),
  );
  const lines = [
    { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
    { name: 'Paint', currentCost: 4_000_055, usefulLife: 7, remainingUsefulLife: 0, category: 'Painting' },
  ];
  propertyId = await seedFundedProperty(on.database, on.workspaceId, { lines });
  const inventory = await on.get<PlanInventory>(`/api/plan/inventory/${propertyId}/2026`);
  roof = inventory.data.components.find(({ name }) => name === 'Roof')!.propertyComponentId;
});
afterAll(() => on.close());

const preview = (settings: object, headers?: Record<string, string>, year = 2026) =>
  on.call<PlanPreview>('POST', `/api/plan/preview/${propertyId}/${year}`, { body: { settings }, headers });

const loan: PlanSettings['loans'][number] = {
  name: 'Bank',
  year: 2031,
  principal: 200_000,
  annualRate: 6.5,
  months: 120,
  fees: 2_500,
  areFeesFinanced: true,
  interestOnlyMonths: 6,
  repaidFrom: 'reserves',
};

const CASES: [string, () => Partial<PlanSettings>][] = [
  ['current funding', () => ({ method: 'currentFunding' })],
  ['baseline', () => ({ method: 'baseline' })],
  [
    'a threshold in dollars',
    () => ({ method: 'thresholdDollars', goal: { amount: 25_000, percent: null, year: 2030 } }),
  ],
  [
    'a threshold in percent',
    () => ({ method: 'thresholdPercent', goal: { amount: null, percent: 40, year: null } }),
  ],
  [
    'full funding by a year',
    () => ({ method: 'fullFunding', goal: { amount: null, percent: null, year: 2040 } }),
  ],
  ['a target percent', () => ({ method: 'targetPercent', goal: { amount: null, percent: 70, year: 2036 } })],
  ['custom', () => ({ method: 'custom', firstYearContribution: 33_333.33, startingBalance: -1_000 })],
  [
    'a ladder with everything',
    () => ({
      method: 'ladder',
      ladder: [
        { fromYear: 2030, kind: 'set', amount: 45_000, increaseRate: 2 },
        { fromYear: 2035, kind: 'add', amount: -5_000, increaseRate: 1 },
        { fromYear: 2038, kind: 'increaseOnly', amount: null, increaseRate: 4 },
      ],
      specialAssessments: [
        { year: 2031, amount: 50_000, purpose: 'Roof', status: 'approved', dueDate: '2031-03-01' },
      ],
      yearOverrides: [{ year: 2028, inflationRate: 8, interestRate: 0.5, increaseRate: null }],
      loans: [loan],
      costShock: 10,
      lifeOffset: 1,
      moves: [{ propertyComponentId: roof, year: 2033 }],
      conventions: {
        inflationTiming: 'midYear',
        interestConvention: 'average',
        rateBasis: 'nominalMonthly',
        taxRate: 30,
      },
    }),
  ],
];

it.each(CASES)('%s: preview, save and engine agree to the cent', async (name, given) => {
  const settings = planSettings(given());
  const shown = await preview(settings);
  expect(shown.status).toBe(200);
  const made = await on.create(propertyId, name, given());
  for (const field of [
    'settings',
    'isFeasible',
    'infeasibleReason',
    'bindingYear',
    'monthlyPerUnit',
    'fundingReport',
    'cashFacts',
  ] as const)
    expect(shown.data[field]).toEqual(made[field]);
  // As the browser solves it, from the answers of the service.
  const list = (await on.get<PlanList>(`/api/plan/property/${propertyId}/2026`)).data;
  const { components } = (await on.get<PlanInventory>(`/api/plan/inventory/${propertyId}/2026`)).data;
  const solved = solvePlan(
    fundingPlanOf(settings, 2026),
    components.map(({ propertyComponentId, currentCost, ...line }) => ({
      ...line,
      id: propertyComponentId,
      currentCost: Math.round(currentCost * 100),
    })),
    { goal: goalOf(settings, 2026), maximum: list.annualFee! * 100 },
  );
  expect(toDollars(solved.plan.firstYearContribution)).toBe(made.firstYearContribution);
  const { years } = made.fundingReport!;
  const rows = solved.projection.rows;
  expect(years.map(({ endBalance }) => endBalance)).toEqual(rows.map((row) => toDollars(row.endBalance)));
  expect(years.map(({ debtService }) => debtService)).toEqual(rows.map((row) => toDollars(row.debtService)));
  // Every row adds up in whole cents.
  const cents = (dollars: number) => Math.round(dollars * 100);
  for (const row of years)
    expect(
      cents(row.startBalance) +
        cents(row.contribution) +
        cents(row.specialAssessments) +
        cents(row.loanProceeds) +
        cents(row.interest) -
        cents(row.expenditures) -
        cents(row.debtService),
    ).toBe(cents(row.endBalance));
});

it('of a loan shows its proceeds and what the fund pays for it', async () => {
  const { data } = await preview(planSettings({ method: 'custom', loans: [loan] }));
  const years = data.fundingReport!.years;
  expect(years[5]).toMatchObject({ year: 2031, loanProceeds: 200_000 });
  expect(years.filter(({ debtService }) => debtService > 0).map(({ year }) => year)).toEqual([
    2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041,
  ]);
});

it('takes the contribution of current funding from the financials', async () => {
  const { data } = await preview(planSettings({ firstYearContribution: 1, increaseRate: 9 }));
  expect(data.settings).toMatchObject({ firstYearContribution: 20_000, increaseRate: 3 });
});

it('writes nothing, and is open to those who may only read plans', async () => {
  const count = async () =>
    (await on.get<PlanList>(`/api/plan/property/${propertyId}/2026`)).data.items.length;
  const before = await count();
  const member = await on.signIn('Member', [propertyId]);
  expect((await preview(planSettings(), member)).status).toBe(200);
  // The preview of a year that awaits setup uses the year that it will start from.
  expect((await preview(planSettings(), member, 2027)).data.fundingReport!.years[0]!.year).toBe(2026);
  expect((await preview(planSettings(), await on.signIn('Vendor', [propertyId]))).status).toBe(403);
  expect(await count()).toBe(before);
});

it('explains why there are no figures or a goal is out of reach, and lists broken rules', async () => {
  const wild = planSettings({ method: 'custom', startingBalance: 99_000_000, interestRate: 99 });
  expect((await preview(wild)).data).toMatchObject({
    isFeasible: false,
    fundingReport: null,
    cashFacts: null,
  });
  const goal = { amount: 9_000_000, percent: null, year: null };
  const far = (await preview(planSettings({ method: 'thresholdDollars', goal }))).data;
  expect(far).toMatchObject({ isFeasible: false, settings: { firstYearContribution: 200_000 } });
  expect(far.infeasibleReason).toMatch(
    /^A balance that never falls below \$9,000,000 needs \$[\d,.]+ a year, more than the annual fees of \$200,000\.$/,
  );
  expect(far.fundingReport!.years[0]!.contribution).toBe(200_000);
  const failed = await preview({ ...planSettings({ method: 'ladder' }), inflationRate: 'x' });
  expect(failed.status).toBe(422);
  expect(failed.errors.map(({ field }) => field)).toEqual(['settings.inflationRate', 'settings.ladder']);
  const made: Plan = await on.create(propertyId, 'Out of reach', { method: 'thresholdDollars', goal });
  expect(made.infeasibleReason).toBe(far.infeasibleReason);
});
