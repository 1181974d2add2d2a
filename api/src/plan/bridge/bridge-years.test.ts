import type { ComponentList } from '@roofline/schema/component/component';
import { eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { keepFiscalYearState } from '../../fiscal-year/service';
import { propertyFinancial } from '../../financials/tables';
import { newId } from '../../platform/ids';
import { bridgeOf, causesOf, expectNoResidue, seedUneven, told } from '../fixtures/plan-bridge';
import { nextYear as setUpYear } from '../fixtures/next-year';
import { planServer, type PlanServer } from '../fixtures/plan-server';

let on: PlanServer;
let year: ReturnType<typeof setUpYear>;
beforeAll(async () => {
  on = await planServer();
  year = setUpYear(on);
});
afterAll(() => on.close());

describe('over a new fiscal year', () => {
  /** Adds the next year as the setup would: due work is done, costs rise, lives are a year shorter. */
  async function rollOver(propertyId: string, opening: number) {
    await on.within(async (tx) => {
      const rows = await tx.select().from(component).where(eq(component.propertyId, propertyId));
      await tx.insert(component).values(
        rows.map((row) => ({
          ...row,
          propertyComponentId: newId(),
          fiscalYear: 2027,
          currentCost: Math.round(row.currentCost * 1.03),
          remainingUsefulLife:
            row.remainingUsefulLife === 0 ? row.usefulLife - 1 : row.remainingUsefulLife - 1,
        })),
      );
      const [year] = await tx
        .select()
        .from(propertyFinancial)
        .where(eq(propertyFinancial.propertyId, propertyId));
      await tx.insert(propertyFinancial).values({
        ...year!,
        propertyFinancialId: newId(),
        fiscalYear: 2027,
        yearEndReserveBalance: Math.round(opening * 100),
        annualReserveContribution: 2_060_000,
      });
    });
    await on.recompute(propertyId);
  }

  const nextYear = async (propertyId: string, opening: number, contribution = 20_600) => {
    const settings = {
      ...(await on.create(propertyId, `Like ${opening}`, { method: 'custom' })).settings,
      startingBalance: opening,
      firstYearContribution: contribution,
    };
    const body = { name: `Next ${opening}`, settings };
    return on.call('POST', `/api/plan/property/${propertyId}/2027`, { body });
  };

  it('starts from the adopted plan rolled forward, without changes where all went as planned', async () => {
    const propertyId = await seedUneven(on);
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await on.adopt(adopted);
    const opening = adopted.fundingReport!.years[1]!.startBalance;
    await rollOver(propertyId, opening);
    const { data: next } = await nextYear(propertyId, opening);
    const found = await bridgeOf(on, next.planId);
    expectNoResidue(found);
    expect(found.from).toMatchObject({ planId: adopted.planId });
    expect(found.differences).toEqual([]);
    for (const { figure, before, after } of found.figures) expect([figure, after]).toEqual([figure, before]);
    expect(found.figures.find(({ figure }) => figure === 'percentFundedNow')!.before).toBeCloseTo(
      adopted.fundingReport!.years[1]!.percentFundedStart!,
      1,
    );
  });

  // 1,000.5 units of 33 cents, half of them at a time, cost 165.08; a year later the unit costs 35 cents and the whole 175.09,
  // where 165.08 * 1.073 would be 177.13.
  const lines = [
    { name: 'Seal', quantityThousandths: 1_000_500, unitCost: 33, percentReplaced: 5_000, currentCost: 16_508 },
    { name: 'Walk', quantityThousandths: 333, unitCost: 10_149, percentReplaced: 3_333, currentCost: 1_126 },
    { name: 'Roof', quantityThousandths: 21_333, unitCost: 80_050, percentReplaced: 10_000, currentCost: 1_707_707 },
  ].map((line, n) => ({ ...line, usefulLife: 20, remainingUsefulLife: n })); // prettier-ignore

  it.each([
    ['as the inventory has them', 0],
    ['raised by the plan', 10],
  ])('explains the cents that the setup stored: costs %s', async (_how, costShock) => {
    const propertyId = await on.seed({ lines, years: [{ inflationRate: 730, interestRate: 0 }] });
    const given = { method: 'custom' as const, inflationRate: 7.3, interestRate: 0, costShock };
    const adopted = await on.create(propertyId, 'Ours', given);
    await on.adopt(adopted);
    const before = await on.get<ComponentList>(`/api/component/property/${propertyId}?fiscalYear=2026`);
    const due = before.data.items.filter(({ remainingUsefulLife }) => remainingUsefulLife === 0);
    await year.setUp(propertyId, {
      expenditures: due.map(({ propertyComponentId }) => ({ propertyComponentId, outcome: 'done' })),
      hasCostIncrease: true,
      inflationRate: 7.3,
      informationSourceId: 1,
      yearEndReserveBalance: adopted.fundingReport!.years[1]!.startBalance,
    });
    const after = await on.get<ComponentList>(`/api/component/property/${propertyId}?fiscalYear=2027`);
    const costs = new Map(after.data.items.map(({ name, currentCost }) => [name, currentCost]));
    // 33 * 1.073 is 35.409 cents a unit: 35. 101.49 * 1.073 is 108.89877 dollars, 800.50 * 1.073 is 858.9365.
    expect(Object.fromEntries(costs)).toEqual({ Seal: 175.09, Walk: 12.09, Roof: 18_323.77 });
    const next = (await year.plansIn(propertyId)).find(({ name }) => name === 'Ours')!;
    expect(next.firstYearContribution).toBe(20_600);
    const found = await bridgeOf(on, next.planId);
    expectNoResidue(found);
    expect(found.differences).toEqual([]);
    for (const { figure } of found.figures) expect([figure, causesOf(found, figure)]).toEqual([figure, []]);
  });

  it('separates spending beyond the plan from other changes of the balance', async () => {
    const propertyId = await seedUneven(on);
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await on.adopt(adopted);
    const opening = adopted.fundingReport!.years[1]!.startBalance - 3_000;
    await rollOver(propertyId, opening);
    await on.within((tx) =>
      keepFiscalYearState(
        tx,
        { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 },
        { reconciledAt: on.clock.now(), expenditures: 4_000_055 + 250_000 },
      ),
    );
    const { data: next } = await nextYear(propertyId, opening);
    const found = await bridgeOf(on, next.planId);
    expectNoResidue(found);
    expect(causesOf(found, 'endBalance')).toEqual(['spending', 'balance']);
    const { bars } = found.figures.find(({ figure }) => figure === 'endBalance')!;
    const by = Object.fromEntries(bars.map(({ cause, change }) => [cause, change]));
    expect(by.spending! / by.balance!).toBeCloseTo(2_500 / 500, 1);
    expect(told(found)).toHaveLength(1);
  });

  it('prefers an adoption of the year itself', async () => {
    const propertyId = await seedUneven(on);
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await on.adopt(adopted);
    await rollOver(propertyId, 80_000);
    const { data: next } = await nextYear(propertyId, 80_000);
    await on.adopt(next);
    expect((await bridgeOf(on, next.planId)).from).toMatchObject({ planId: next.planId });
    expect((await bridgeOf(on, adopted.planId)).from).toMatchObject({ planId: adopted.planId });
  });
});
