import { and, eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { propertyFinancial } from '../../financials/tables';
import { lineRow } from '../fixtures/funded-property';
import { bridgeOf, causesOf, expectNoResidue, seedUneven, told } from '../fixtures/plan-bridge';
import { planServer, type PlanServer } from '../fixtures/plan-server';

let on: PlanServer;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

it('is empty before an adoption, and shows no change right after it', async () => {
  const propertyId = await seedUneven(on);
  const made = await on.create(propertyId, 'Steady', { method: 'baseline' });
  expect(await bridgeOf(on, made.planId)).toEqual({
    planId: made.planId,
    from: null,
    figures: [],
    differences: [],
  });
  await on.adopt(made);
  const found = await bridgeOf(on, made.planId);
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
  // The board adopted the smallest contribution that keeps the balance above zero.
  expect(found.figures[0]!.before).toBe(made.firstYearContribution);
  expect(found.differences).toEqual([]);
});

it('shows changes of components, rates and balance since the adoption', async () => {
  const propertyId = await seedUneven(on);
  const made = await on.create(propertyId, 'Steady', { method: 'baseline', interestRate: 1.5 });
  await on.adopt(made);
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
  await on.recompute(propertyId);
  const found = await bridgeOf(on, made.planId);
  expectNoResidue(found);
  expect(causesOf(found, 'lowestBalance').sort()).toEqual(
    ['added', 'balance', 'costs', 'lives', 'rates', 'removed'].sort(),
  );
  expect(causesOf(found, 'requiredContribution')).not.toContain('contributions');
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
  // The interest rate that the board chose differs from the financials, which did not change.
  expect(told(found).join()).not.toMatch(/Interest/);
});

it('compares another plan of the year with its own settings', async () => {
  const propertyId = await seedUneven(on);
  const adopted = await on.create(propertyId, 'Steady', { method: 'custom', firstYearContribution: 20_000 });
  await on.adopt(adopted);
  const specialAssessments = [
    { year: 2030, amount: 5_000, purpose: 'Roof', status: 'planned' as const, dueDate: null },
  ];
  const other = await on.create(propertyId, 'More', {
    method: 'custom',
    firstYearContribution: 25_000,
    specialAssessments,
  });
  const found = await bridgeOf(on, other.planId);
  expectNoResidue(found);
  expect(causesOf(found, 'endBalance')).toEqual(['contributions', 'assessments']);
  expect(found.figures.at(-1)).toMatchObject({
    before: adopted.fundingReport!.endBalance,
    after: other.fundingReport!.endBalance,
  });
  expect(told(found)).toEqual([
    'First-year contribution: $20,000 → $25,000',
    'Special assessments: none → 2030 $5,000 (Roof, planned)',
  ]);
});

it('leaves out a figure that is missing on either side', async () => {
  const propertyId = await on.seed({ lines: [] });
  const made = await on.create(propertyId, 'Empty', { method: 'custom' });
  await on.adopt(made);
  expect((await bridgeOf(on, made.planId)).figures.map(({ figure }) => figure)).toEqual([
    'requiredContribution',
    'lowestBalance',
    'endBalance',
  ]);
});
