import type { Plan } from '@roofline/schema/plan/plan';
import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import { eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { propertyFinancial } from '../../financials/tables';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';
import { fundingOutlook } from '../tables';

let on: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

describe('recompute', () => {
  it('updates figures and the default plan when the cost of a component changes', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    await on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));
    const before = await on.outlookOf(propertyId);
    const [planBefore] = await on.plansOf(propertyId);
    // 100,000 of 300,000 × 15/20
    expect(before.percentFunded).toBeCloseTo(44.444, 3);
    expect(planBefore).toMatchObject({
      isDefaultRecommendedPlan: true,
      method: 'fullFunding',
      isFeasible: true,
    });

    await on.within(async (tx) => {
      await tx.update(component).set({ currentCost: 60_000_000 }).where(eq(component.propertyId, propertyId));
      await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 });
    });
    const after = await on.outlookOf(propertyId);
    const [planAfter] = await on.plansOf(propertyId);
    expect(after.percentFunded).toBeCloseTo(22.222, 3);
    expect(after.fundingBand).toBe('weak');
    // Full funding leads: with a more expensive roof it ends higher, and today's contribution ends lower.
    expect(after.endBalances[29]).toBeGreaterThan(before.endBalances[29]!);
    expect(after.today!.lowestBalance).toBeLessThan(before.today!.lowestBalance);
    expect(planAfter!.planId).toBe(planBefore!.planId);
    expect(planAfter!.version).toBe(planBefore!.version + 1);
    expect(planAfter!.firstYearContribution).toBeGreaterThan(planBefore!.firstYearContribution);
  });

  it('is rolled back with the change that it belongs to', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    await on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));
    const before = await on.outlookOf(propertyId);
    const failed = on.within(async (tx) => {
      await tx.update(component).set({ currentCost: 1 }).where(eq(component.propertyId, propertyId));
      await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId });
      throw new Error('and then the write fails');
    });
    await expect(failed).rejects.toThrow('and then the write fails');
    expect(await on.outlookOf(propertyId)).toEqual(before);
  });

  it('covers the current and later set-up years and skips previous ones', async () => {
    const years = [2025, 2026, 2027].map((fiscalYear) => ({ fiscalYear }));
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, { years });
    await on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));
    const stored = await on.within((tx) =>
      tx.select().from(fundingOutlook).where(eq(fundingOutlook.propertyId, propertyId)),
    );
    expect(stored.map(({ fiscalYear }) => fiscalYear).sort()).toEqual([2026, 2027]);
  });

  it('stores a problem in place of numbers when the assumptions are out of range', async () => {
    const years = [{ inflationRate: 9_999 }];
    const lines = [{ name: 'Roof', currentCost: 9_900_000_000, usefulLife: 1, remainingUsefulLife: 0 }];
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, { years, lines });
    expect(await on.outlookOf(propertyId)).toMatchObject({
      percentFunded: null,
      fundingBand: null,
      endBalances: [],
    });
    const [byDefault] = await on.plansOf(propertyId);
    expect(byDefault).toMatchObject({ isFeasible: false, fundingReport: null });
    expect(byDefault!.infeasibleReason).toMatch(/out of range/);
    const health = await on.get<FinancialHealth>(`/api/reports/financialhealth/${propertyId}/2026`);
    expect(health.data).toMatchObject({ fundingReport: null, percentageFunded: null, hasComponents: true });
    expect(health.data.assumptionsProblem).toMatch(/out of range/);
  });

  it('stores a plan but no percent funded without components', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, { lines: [] });
    expect(await on.outlookOf(propertyId)).toMatchObject({ percentFunded: null, fundingBand: null });
    const [byDefault] = await on.plansOf(propertyId);
    expect(byDefault).toMatchObject({ firstYearContribution: 0, isFeasible: true });
    expect(byDefault!.fundingReport!.years).toHaveLength(30);
  });
});

describe('plans that people made', () => {
  const double = (propertyId: string) =>
    on.within(async (tx) => {
      await tx.update(component).set({ currentCost: 60_000_000 }).where(eq(component.propertyId, propertyId));
      await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 });
    });

  it('are solved again, follow the financials or keep their settings, each by its method', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const [solved, current, custom] = [
      await on.create(propertyId, 'Solved', { method: 'baseline', inflationRate: 4 }),
      await on.create(propertyId, 'Current', { method: 'currentFunding', inflationRate: 4 }),
      await on.create(propertyId, 'Custom', { method: 'custom', firstYearContribution: 12_000 }),
    ];
    await on.within((tx) =>
      tx
        .update(propertyFinancial)
        .set({ annualReserveContribution: 2_400_000, reserveContributionIncreaseRate: 500 })
        .where(eq(propertyFinancial.propertyId, propertyId)),
    );
    await double(propertyId);
    const read = async (planId: string) => (await on.get<Plan>(`/api/plan/${planId}`)).data;
    const after = await read(solved.planId);
    expect(after.firstYearContribution).toBeGreaterThan(solved.firstYearContribution);
    expect(after).toMatchObject({ increaseRate: 3, inflationRate: 4, version: 2 });
    expect(await read(current.planId)).toMatchObject({
      firstYearContribution: 24_000,
      increaseRate: 5,
      inflationRate: 4,
    });
    const kept = await read(custom.planId);
    expect(kept.settings).toEqual(custom.settings);
    expect(kept.fundingReport!.endBalance).toBeLessThan(custom.fundingReport!.endBalance);
  });

  it('give the reason when they no longer have figures, and do not stop the change', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, {
      lines: [{ name: 'Roof', currentCost: 1, usefulLife: 1, remainingUsefulLife: 0 }],
    });
    const made = await on.create(propertyId, 'Near the edge', { method: 'custom', inflationRate: 99.99 });
    await on.within(async (tx) => {
      await tx
        .update(component)
        .set({ currentCost: 9_900_000_000 })
        .where(eq(component.propertyId, propertyId));
      await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId });
    });
    const { data } = await on.get<Plan>(`/api/plan/${made.planId}`);
    expect(data).toMatchObject({ isFeasible: false, fundingReport: null, cashFacts: null });
    expect(data.infeasibleReason).toMatch(/out of range/);
    const adopted = await on.adopt(data);
    expect(adopted).toMatchObject({ status: 422, errors: [{ code: 'outOfRange' }] });
    const copied = await on.call('POST', `/api/plan/${made.planId}/duplicate`, { body: {} });
    expect(copied).toMatchObject({ status: 422, errors: [{ code: 'outOfRange' }] });
  });
});

describe('update all plans', () => {
  it('rewrites plans that are not adopted, but no ladder steps', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const ladder = await on.addPlan(propertyId);
    const adopted = await on.addPlan(propertyId, { name: 'Adopted', isAdopted: true });
    await on.within((tx) =>
      on.hooks.updateAll(tx, { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 }),
    );
    const updated = (await on.get<Plan>(`/api/plan/${ladder}`)).data;
    expect(updated).toMatchObject({
      firstYearContribution: 20_000,
      increaseRate: 3,
      inflationRate: 3,
      interestRate: 2,
    });
    const years = updated.fundingReport!.years;
    expect(years[0]).toMatchObject({ startBalance: 100_000, contribution: 20_000 });
    expect(years[4]!.contribution).toBe(22_510.18);
    expect(years[5]!.contribution).toBe(90_000);
    expect(years[6]!.contribution).toBe(90_900);
    expect(updated.settings.ladder).toEqual([
      { fromYear: 2031, kind: 'set', amount: 90_000, increaseRate: 1 },
    ]);
    const untouched = (await on.get<Plan>(`/api/plan/${adopted}`)).data;
    expect(untouched).toMatchObject({ firstYearContribution: 10_000, increaseRate: 1, version: 1 });
  });

  it('solves plans with a goal again, and leaves assessments and loans unchanged', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const specialAssessments = [
      { year: 2030, amount: 1_000, purpose: 'Roof', status: 'planned' as const, dueDate: null },
    ];
    const solved = await on.create(propertyId, 'Solved', {
      method: 'baseline',
      startingBalance: 1,
      increaseRate: 0,
      inflationRate: 9,
      specialAssessments,
    });
    await on.within((tx) =>
      on.hooks.updateAll(tx, { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 }),
    );
    const { data } = await on.get<Plan>(`/api/plan/${solved.planId}`);
    expect(data.settings).toMatchObject({
      startingBalance: 100_000,
      increaseRate: 3,
      inflationRate: 3,
      interestRate: 2,
      specialAssessments,
    });
    expect(data.firstYearContribution).toBeLessThan(solved.firstYearContribution);
    expect(data.fundingReport!.lowestBalance).toBeLessThan(1);
  });

  it('is not needed for a change of components, which projects plans again with their own settings', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const planId = await on.addPlan(propertyId);
    await on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));
    const { data } = await on.get<Plan>(`/api/plan/${planId}`);
    expect(data).toMatchObject({ firstYearContribution: 10_000, inflationRate: 2 });
    expect(data.fundingReport!.years[0]).toMatchObject({ startBalance: 50_000, contribution: 10_000 });
    expect((await on.plansOf(propertyId)).map(({ name }) => name)).toEqual(['Full funding', 'Ladder']);
  });
});
