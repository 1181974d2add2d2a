import type { PlansPage } from '@roofline/schema/plan/pages';
import type { Plan, PropertyOutlook } from '@roofline/schema/plan/plan';
import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import { eq } from 'drizzle-orm';
import { propertyFinancial } from '../../financials/tables';
import { newId } from '../../platform/ids';
import { seedWorkspace } from '../../platform/testing';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';
import { fundingOutlook } from '../tables';

let on: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

describe('reading', () => {
  it('answers in the order of the ids, null if unknown, foreign, not assigned or without financials', async () => {
    const [one, two] = [
      await seedFundedProperty(on.database, on.workspaceId),
      await seedFundedProperty(on.database, on.workspaceId, { years: [{ yearEndReserveBalance: 0 }] }),
    ];
    const bare = await seedFundedProperty(on.database, on.workspaceId, { years: [] });
    const other = (await seedWorkspace(on.database)).workspaceId;
    const foreign = await seedFundedProperty(on.database, other);
    const ids = [two, foreign, newId(), bare, one.toUpperCase(), two];
    const answer = await on.get<(PropertyOutlook | null)[]>(`/api/plan/outlook?propertyIds=${ids.join(',')}`);
    expect(answer.data.map((outlook) => outlook?.propertyId ?? null)).toEqual([
      two,
      null,
      null,
      null,
      one,
      two,
    ]);
    const plans = await on.get<(Plan | null)[]>(`/api/plan/default?propertyIds=${ids.join(',')}`);
    expect(plans.data.map((found) => found?.propertyId ?? null)).toEqual([two, null, null, null, one, two]);
    const of2027 = await on.get<(Plan | null)[]>(`/api/plan/default?propertyIds=${one}&fiscalYear=2027`);
    expect(of2027.data).toEqual([null]);

    const manager = await on.signIn('Manager', [one]);
    const assigned = await on.get<(PropertyOutlook | null)[]>(
      `/api/plan/outlook?propertyIds=${two},${one}`,
      manager,
    );
    expect(assigned.data.map((outlook) => outlook?.propertyId ?? null)).toEqual([null, one]);
  });

  it('shows figures to a Member and none to a Vendor', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const planId = (await on.plansOf(propertyId))[0]!.planId;
    const addresses = [
      `/api/reports/financialhealth/${propertyId}/2026`,
      `/api/plan/property/${propertyId}/2026`,
      `/api/plan/${planId}`,
    ];
    const [member, vendor] = [
      await on.signIn('Member', [propertyId]),
      await on.signIn('Vendor', [propertyId]),
    ];
    for (const url of addresses) {
      expect((await on.get(url, member)).status).toBe(200);
      expect((await on.get(url, vendor)).status).toBe(403);
      expect((await on.get(url, await on.signIn('Manager', []))).status).toBe(404);
    }
    expect((await on.get(`/api/plan/outlook?propertyIds=${propertyId}`, vendor)).data).toEqual([null]);
    expect((await on.get(`/api/plan/default?propertyIds=${propertyId}`, vendor)).data).toEqual([null]);
  });

  it('returns the same data for a page as for each of its parts', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const planId = (await on.plansOf(propertyId))[0]!.planId;
    const part = async (url: string) => (await on.get(url)).data;
    const ofYear = `${propertyId}/2026`;
    const list = await part(`/api/plan/property/${ofYear}`);
    const inventory = await part(`/api/plan/inventory/${ofYear}`);
    expect(await part(`/api/plan/${planId}/page`)).toEqual({
      plan: await part(`/api/plan/${planId}`),
      property: await part(`/api/property/${propertyId}`),
      list,
      inventory,
    });
    const steps = await part(`/api/plan/steps/${ofYear}`);
    expect(await part(`/api/plan/property/${ofYear}/page`)).toEqual({ list, inventory, steps });
  });

  it('returns no inventory for the page of a year without financials', async () => {
    const bare = await seedFundedProperty(on.database, on.workspaceId, { years: [] });
    const { fiscalYears } = (await on.get<{ fiscalYears: { year: number }[] }>(`/api/property/${bare}/load`))
      .data;
    const year = fiscalYears[0];
    if (!year) throw new Error('Every property has a year');
    const page = await on.get<PlansPage>(`/api/plan/property/${bare}/${year.year}/page`);
    expect([page.status, page.data.inventory, page.data.list.items]).toEqual([200, null, []]);
  });

  it('answers 404 for unknown plans, properties and years', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    for (const url of [
      `/api/plan/${newId()}`,
      `/api/plan/property/${newId()}/2026`,
      `/api/reports/financialhealth/${newId()}/2026`,
      `/api/reports/financialhealth/${propertyId}/2019`,
      `/api/reports/financialhealth/${propertyId}/2028`,
      `/api/reports/financialhealth/${propertyId}/20x6`,
    ])
      expect((await on.get(url)).status).toBe(404);
  });

  it('refuses a request without valid property ids', async () => {
    expect((await on.get('/api/plan/outlook?propertyIds=1,2')).status).toBe(422);
    expect((await on.get('/api/plan/outlook')).status).toBe(422);
  });

  it('returns the dashboard of a current, a past and a future year', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, {
      years: [{ fiscalYear: 2025 }, { fiscalYear: 2026 }],
    });
    const health = async (year: number) =>
      (await on.get<FinancialHealth>(`/api/reports/financialhealth/${propertyId}/${year}`)).data;
    expect(await health(2026)).toMatchObject({
      view: 'current',
      basisFiscalYear: 2026,
      reserveAccountBalance: 100_000,
    });
    expect(await health(2025)).toMatchObject({ view: 'past', fundingReport: null });
    const future = await health(2027);
    // No other plan is recommended, so the future year follows the computed one.
    const [computed] = await on.plansOf(propertyId);
    const { years } = computed!.fundingReport!;
    expect(future).toMatchObject({ view: 'future', basisFiscalYear: 2026, startDate: '2027-01-01' });
    expect(future.reserveAccountBalance).toBe(years[0]!.endBalance);
    expect(future.fundingReport!.years[0]).toEqual(years[1]);
  });
});

describe('the clock', () => {
  it('a new fiscal year keeps the outlook of the newest set-up year until it is set up', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    expect((await on.outlookOf(propertyId)).fiscalYear).toBe(2026);
    on.clock.set('2027-02-01T12:00:00.000Z');
    const later = await on.signIn('Admin');
    expect((await on.outlookOf(propertyId, later)).fiscalYear).toBe(2026);
    const { data } = await on.get<FinancialHealth>(`/api/reports/financialhealth/${propertyId}/2027`, later);
    on.clock.set('2026-11-20T15:00:00.000Z');
    expect(data).toMatchObject({ view: 'current', basisFiscalYear: 2026 });
  });

  it('recomputes figures of another engine version when they are read', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId);
    const fresh = await on.outlookOf(propertyId);
    await on.within((tx) =>
      tx
        .update(fundingOutlook)
        .set({ dataVersion: 0, percentFunded: 1 })
        .where(eq(fundingOutlook.propertyId, propertyId)),
    );
    expect(await on.outlookOf(propertyId)).toEqual(fresh);
    // A read does not look for changes made outside the service: reading a list must stay cheap.
    await on.within((tx) =>
      tx
        .update(propertyFinancial)
        .set({ yearEndReserveBalance: 0 })
        .where(eq(propertyFinancial.propertyId, propertyId)),
    );
    expect(await on.outlookOf(propertyId)).toEqual(fresh);
  });
});
