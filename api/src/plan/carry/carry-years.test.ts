import type { PlanBridge } from '@roofline/schema/plan/plan';
import { yearSetupInput, type YearSetup } from '@roofline/schema/year-setup/year-setup';
import { eq } from 'drizzle-orm';
import { fiscalYearState } from '../../fiscal-year/tables';
import { workActor } from '../../platform/actor';
import { failAtEach } from '../../property/fixtures/failing';
import { workspace } from '../../workspace/tables';
import { setUpYear } from '../../year-setup/set-up';
import { nextYear, REVIEW } from '../fixtures/next-year';
import { planServer } from '../fixtures/plan-server';
import { plan } from '../tables';

let on: Awaited<ReturnType<typeof planServer>>;
let year: ReturnType<typeof nextYear>;
beforeAll(async () => {
  on = await planServer();
  year = nextYear(on);
});
afterAll(() => on.close());

describe('the plans of a year together', () => {
  it('keep the recommendation but not the adoption, and leave out the computed plan', async () => {
    const propertyId = await year.seed();
    const decided = await on.create(propertyId, 'Decided', { method: 'custom' });
    await on.create(propertyId, 'Other', { method: 'baseline' });
    await on.call('POST', `/api/plan/${decided.planId}/recommend`, { body: { isRecommended: true } });
    const headers = { 'if-match': '"2"' };
    await on.call('POST', `/api/plan/${decided.planId}/adopt`, { body: { meetingDate: '2026-01-13' }, headers });
    const opening = decided.fundingReport!.years[1]!.startBalance;
    const { carried: done, left } = await year.setUp(propertyId, {
      yearEndReserveBalance: opening,
      hasCostIncrease: true,
      inflationRate: 3,
      informationSourceId: 3,
    });
    expect([done.map(({ name }) => name), left]).toEqual([['Decided', 'Other'], []]);
    const plans = await year.plansIn(propertyId);
    expect(plans.map((plan) => [plan.name, plan.isDefaultRecommendedPlan, plan.isRecommended, plan.isAdopted])).toEqual([
      ['Full funding', true, false, false],
      ['Decided', false, true, false],
      ['Other', false, false, false],
    ]);
    expect(plans.map(({ planId }) => planId).slice(1)).toEqual(done.map(({ planId }) => planId));
    expect(plans[1]).toMatchObject({ adoption: null, viewerCan: { edit: true, delete: true, adopt: true } });
    // All went as planned, so no figure has moved since the adoption.
    const { data: bridge } = await on.get<PlanBridge>(`/api/plan/${plans[1]!.planId}/bridge`);
    expect([bridge.from?.planId, bridge.differences]).toEqual([decided.planId, []]);
    for (const { figure, before, after } of bridge.figures) expect([figure, after]).toEqual([figure, before]);
    expect((await year.plansIn(propertyId, 2026)).map(({ name, isAdopted }) => [name, isAdopted])).toContainEqual(['Decided', true]);
  }); // prettier-ignore

  it('show no difference to the adoption where a loan is paid as planned', async () => {
    await on.database.system((tx) =>
      tx.update(workspace).set({ featureToggleLoanAnalysis: true }).where(eq(workspace.workspaceId, on.workspaceId)),
    );
    const propertyId = await year.seed();
    const loan = { name: 'Roof loan', year: 2026, principal: 60_000, annualRate: 6, months: 84, fees: 500, areFeesFinanced: false, interestOnlyMonths: 0, repaidFrom: 'reserves' as const };
    const ladder = [{ fromYear: 2027, kind: 'add' as const, amount: 5_000, increaseRate: 2 }, { fromYear: 2033, kind: 'increaseOnly' as const, amount: null, increaseRate: 1 }];
    const decided = await on.create(propertyId, 'Decided', { method: 'ladder', ladder, loans: [loan] });
    await on.call('POST', `/api/plan/${decided.planId}/adopt`, { body: { meetingDate: '2026-01-13' }, headers: { 'if-match': '"1"' } });
    const opening = decided.fundingReport!.years[1]!.startBalance;
    await year.setUp(propertyId, { yearEndReserveBalance: opening, hasCostIncrease: true, inflationRate: 3, informationSourceId: 3 });
    const next = (await year.plansIn(propertyId)).find(({ name }) => name === 'Decided')!;
    const { data: bridge } = await on.get<PlanBridge>(`/api/plan/${next.planId}/bridge`);
    expect(bridge.differences).toEqual([]);
    expect(bridge.figures).toHaveLength(5);
    for (const { figure, before, after } of bridge.figures) expect([figure, after]).toEqual([figure, before]);
    expect(next.fundingReport!.years.slice(0, 7).map(({ debtService }) => debtService)).toEqual(
      decided.fundingReport!.years.slice(1, 8).map(({ debtService }) => debtService),
    );
  }); // prettier-ignore

  it('are carried only once, even by a repeated request, a second setup or a skip after it', async () => {
    const propertyId = await year.seed();
    await on.create(propertyId, 'Ours', { method: 'custom' });
    const send = () =>
      on.call<YearSetup>('POST', `/api/year/setup/${propertyId}/2027`, {
        body: REVIEW,
        headers: { 'idempotency-key': `key-${propertyId}` },
      });
    const first = await send();
    expect((await send()).data).toEqual(first.data);
    expect((await on.call('POST', `/api/year/setup/${propertyId}/2027`, { body: REVIEW })).status).toBe(409);
    const skipped = await on.get<YearSetup>(`/api/year/skipsetup/${propertyId}/2027`);
    expect(skipped.data.planCarry).toEqual(first.data.planCarry);
    expect(await year.plansIn(propertyId)).toHaveLength(2);
  });

  it('are not carried at all where the setup fails at any statement', async () => {
    const propertyId = await year.seed();
    await on.create(propertyId, 'Ours', { method: 'custom' });
    const rows = () =>
      on.within(async (tx) => [
        await tx.select().from(plan).where(eq(plan.propertyId, propertyId)),
        await tx.select().from(fiscalYearState).where(eq(fiscalYearState.propertyId, propertyId)),
      ]);
    const deps = { clock: on.clock, plans: on.hooks };
    const actor = workActor([on.workspaceId]);
    const body = yearSetupInput.parse(REVIEW);
    const statements = await failAtEach(
      (failing) =>
        on.database.tenant(actor, (tx) =>
          setUpYear(failing(tx), deps, actor, { propertyId, fiscalYear: 2027 }, body),
        ),
      rows,
    );
    expect(statements).toBeGreaterThanOrEqual(20);
    expect((await year.plansIn(propertyId)).map(({ name }) => name)).toContain('Ours');
  });

  it('are carried by a skipped setup and by saving the financials of the year, too', async () => {
    const skipped = await year.seed();
    await on.create(skipped, 'Ours', { method: 'custom' });
    const { data } = await on.get<YearSetup>(`/api/year/skipsetup/${skipped}/2027`);
    expect(data.planCarry!.carried.map(({ name }) => name)).toEqual(['Ours']);
    expect((await year.plansIn(skipped)).map(({ name }) => name)).toContain('Ours');
    const saved = await year.seed();
    await on.create(saved, 'Ours', { method: 'custom' });
    const { data: proposal } = await on.get<object>(`/api/propertyfinancial/${saved}/2027`);
    const answer = await on.call('PUT', `/api/propertyfinancial/${saved}/2027`, {
      body: { ...proposal, startingFiscalYear: 2026, hasUpcomingExpenses: false, previousHoaAnnualFee: 0 },
      headers: { 'if-match': '"0"' },
    });
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect((await year.plansIn(saved)).map(({ name }) => name)).toContain('Ours');
  });

  it('are left out where the year has no room for more', async () => {
    const propertyId = await year.seed();
    for (let n = 1; n <= 50; n++) await on.addPlan(propertyId, { name: `Plan ${String(n).padStart(2, '0')}` });
    const { carried: done, left } = await year.setUp(propertyId);
    expect([done.length, left.map(({ reason }) => reason)]).toEqual([49, ['A fiscal year has at most 50 plans.']]);
    expect(await year.plansIn(propertyId)).toHaveLength(50);
  }); // prettier-ignore
});
