import type { PlanBridge } from '@roofline/schema/plan';
import { and, eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { propertyFinancial } from '../../financials/tables';
import { lineRow, seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';

let on: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

const lines = [
  { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
  { name: 'Paint', currentCost: 4_000_055, usefulLife: 7, remainingUsefulLife: 0 },
  { name: 'Gate', currentCost: 900_000, usefulLife: 12, remainingUsefulLife: 3 },
];
const seed = () => seedFundedProperty(on.database, on.workspaceId, { lines });
const bridgeOf = async (planId: string) => (await on.get<PlanBridge>(`/api/plan/${planId}/bridge`)).data;
const adopt = (planId: string, version = 1) =>
  on.call('POST', `/api/plan/${planId}/adopt`, {
    body: { meetingDate: '2026-02-03' },
    headers: { 'if-match': `"${version}"` },
  });
const recompute = (propertyId: string) =>
  on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));

/** Every figure's bars sum to its change, in whole cents or hundredths of a point. */
function expectNoResidue({ figures }: PlanBridge) {
  const whole = (n: number) => Math.round(n * 100);
  for (const { figure, before, after, bars } of figures) {
    const moved = bars.reduce((sum, { change }) => sum + whole(change), 0);
    expect([figure, moved]).toEqual([figure, whole(after) - whole(before)]);
    expect(bars.at(-1)!.value).toBe(after);
  }
}
const causes = ({ figures }: PlanBridge, figure: string) =>
  figures
    .find((one) => one.figure === figure)!
    .bars.filter(({ change }) => change !== 0)
    .map(({ cause }) => cause);
const told = ({ differences }: PlanBridge) =>
  differences.map(({ label, before, after }) => `${label}: ${before} → ${after}`);

it('is empty while nothing was adopted, and shows no change right after', async () => {
  const propertyId = await seed();
  const made = await on.create(propertyId, 'Steady', { method: 'baseline' });
  expect(await bridgeOf(made.planId)).toEqual({
    planId: made.planId,
    from: null,
    figures: [],
    differences: [],
  });
  await adopt(made.planId);
  const found = await bridgeOf(made.planId);
  expect(found.from).toMatchObject({ planId: made.planId, isCurrent: true });
  expect(found.figures.map(({ figure, unit }) => `${figure} ${unit}`)).toEqual([
    'requiredContribution money',
    'lowestBalance money',
    'percentFundedNow percent',
    'percentFundedAtEnd percent',
    'endBalance money',
  ]);
  expectNoResidue(found);
  for (const { before, after, bars } of found.figures) {
    expect(after).toBe(before);
    expect(bars.every(({ change }) => change === 0)).toBe(true);
  }
  // What was adopted was the smallest contribution that keeps above zero.
  expect(found.figures[0]!.before).toBe(made.firstYearContribution);
  expect(found.differences).toEqual([]);
});

it('names what has become of an adopted plan: components, rates and balance of today', async () => {
  const propertyId = await seed();
  const made = await on.create(propertyId, 'Steady', { method: 'baseline', interestRate: 1.5 });
  await adopt(made.planId);
  await on.within(async (tx) => {
    const its = eq(component.propertyId, propertyId);
    await tx
      .update(component)
      .set({ currentCost: 33_000_000 })
      .where(and(its, eq(component.name, 'Roof')));
    await tx
      .update(component)
      .set({ remainingUsefulLife: 2 })
      .where(and(its, eq(component.name, 'Paint')));
    await tx.delete(component).where(and(its, eq(component.name, 'Gate')));
    const place = { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 };
    await tx
      .insert(component)
      .values(
        lineRow(place, { name: 'Pool', currentCost: 1_500_000, usefulLife: 12, remainingUsefulLife: 4 }),
      );
    await tx
      .update(propertyFinancial)
      .set({ yearEndReserveBalance: 9_500_000, inflationRate: 350 })
      .where(eq(propertyFinancial.propertyId, propertyId));
  });
  await recompute(propertyId);
  const found = await bridgeOf(made.planId);
  expectNoResidue(found);
  expect(causes(found, 'lowestBalance').sort()).toEqual(
    ['added', 'balance', 'costs', 'lives', 'rates', 'removed'].sort(),
  );
  expect(causes(found, 'requiredContribution')).not.toContain('contributions');
  expect(found.figures.find(({ figure }) => figure === 'lowestBalance')!.before).toBe(
    made.fundingReport!.lowestBalance,
  );
  expect(told(found)).toEqual([
    'Starting reserve balance: $100,000 → $95,000',
    'Inflation rate: 3% → 3.5%',
    'Gate: $9,000, 3 of 12 years left → null',
    'Paint: remaining useful life: 0 years → 2 years',
    'Pool: null → $15,000, 4 of 12 years left',
    'Roof: cost: $300,000 → $330,000',
  ]);
  // The rate that the board chose for itself is no change of the financials.
  expect(told(found).join()).not.toMatch(/Interest/);
});

it('compares another plan of the year as it is set', async () => {
  const propertyId = await seed();
  const adopted = await on.create(propertyId, 'Steady', { method: 'custom', firstYearContribution: 20_000 });
  await adopt(adopted.planId);
  const specialAssessments = [
    { year: 2030, amount: 5_000, purpose: 'Roof', status: 'planned' as const, dueDate: null },
  ];
  const other = await on.create(propertyId, 'More', {
    method: 'custom',
    firstYearContribution: 25_000,
    specialAssessments,
  });
  const found = await bridgeOf(other.planId);
  expectNoResidue(found);
  expect(causes(found, 'endBalance')).toEqual(['contributions', 'assessments']);
  expect(found.figures.at(-1)).toMatchObject({
    before: adopted.fundingReport!.endBalance,
    after: other.fundingReport!.endBalance,
  });
  expect(told(found)).toEqual([
    'First-year contribution: $20,000 → $25,000',
    'Special assessments: none → 2030 $5,000 (Roof, planned)',
  ]);
});

it('leaves out a figure that either side does not have', async () => {
  const propertyId = await seedFundedProperty(on.database, on.workspaceId, { lines: [] });
  const made = await on.create(propertyId, 'Empty', { method: 'custom' });
  await adopt(made.planId);
  expect((await bridgeOf(made.planId)).figures.map(({ figure }) => figure)).toEqual([
    'requiredContribution',
    'lowestBalance',
    'endBalance',
  ]);
});
