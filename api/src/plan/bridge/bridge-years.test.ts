import type { PlanBridge } from '@roofline/schema/plan';
import { eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { keepFiscalYearState } from '../../fiscal-year/service';
import { propertyFinancial } from '../../financials/tables';
import { newId } from '../../platform/ids';
import { seedFundedProperty } from '../fixtures/funded-property';
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
    await recompute(propertyId);
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
    const propertyId = await seed();
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await adopt(adopted.planId);
    const opening = adopted.fundingReport!.years[1]!.startBalance;
    await rollOver(propertyId, opening);
    const { data: next } = await nextYear(propertyId, opening);
    const found = await bridgeOf(next.planId);
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
    const propertyId = await seed();
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await adopt(adopted.planId);
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
    const found = await bridgeOf(next.planId);
    expectNoResidue(found);
    expect(causes(found, 'endBalance')).toEqual(['spending', 'balance']);
    const { bars } = found.figures.find(({ figure }) => figure === 'endBalance')!;
    const by = Object.fromEntries(bars.map(({ cause, change }) => [cause, change]));
    expect(by.spending! / by.balance!).toBeCloseTo(2_500 / 500, 1);
    expect(told(found)).toHaveLength(1);
  });

  it('prefers what was adopted for the year itself', async () => {
    const propertyId = await seed();
    const adopted = await on.create(propertyId, 'Steady', { method: 'custom' });
    await adopt(adopted.planId);
    await rollOver(propertyId, 80_000);
    const { data: next } = await nextYear(propertyId, 80_000);
    await adopt(next.planId);
    expect((await bridgeOf(next.planId)).from).toMatchObject({ planId: next.planId });
    expect((await bridgeOf(adopted.planId)).from).toMatchObject({ planId: adopted.planId });
  });
});
