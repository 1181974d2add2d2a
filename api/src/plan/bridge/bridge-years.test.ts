import { eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { keepFiscalYearState } from '../../fiscal-year/service';
import { propertyFinancial } from '../../financials/tables';
import { newId } from '../../platform/ids';
import { bridgeOf, causesOf, expectNoResidue, seedUneven, told } from '../fixtures/plan-bridge';
import { planServer, type PlanServer } from '../fixtures/plan-server';

let on: PlanServer;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

describe('over a new fiscal year', () => {
  /** The next year as the setup would leave it: what was due is done, costs rise, lives run down by a year. */
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

  it('starts from the adopted plan rolled forward: nothing moved where all went as planned', async () => {
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

  it('tells spending beyond the plan from the rest of the balance', async () => {
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

  it('prefers what was adopted for the year itself', async () => {
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
