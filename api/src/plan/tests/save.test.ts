import { limits } from '@roofline/schema/value/limits';
import type { Plan, PlanInventory, PlanList } from '@roofline/schema/plan/plan';
import { newId } from '../../platform/ids';
import { at, planServer, type PlanServer } from '../fixtures/plan-server';
import { plannedProperty, type PlannedProperty } from '../fixtures/planned-property';
import { planSettings } from '../fixtures/settings';

let on: PlanServer;
let its: PlannedProperty;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());
beforeEach(async () => {
  its = await plannedProperty(on);
});

describe('the list of a year', () => {
  it('contains the starting values of a new plan', async () => {
    expect(await its.list()).toMatchObject({
      propertyId: its.propertyId,
      fiscalYear: 2026,
      basisFiscalYear: 2026,
      isReadOnly: false,
      hasLoanAnalysis: false,
      numberOfUnits: 10,
      annualFee: 200_000,
      previousAnnualFee: null,
      proposal: planSettings(),
      viewerCan: { create: true },
    });
  });

  it('shows, for a year that awaits setup, the plans that it will start from, read-only', async () => {
    const next = await its.list(2027);
    expect(next).toMatchObject({ basisFiscalYear: 2026, isReadOnly: true, viewerCan: { create: false } });
    expect(next.items.map(({ fiscalYear }) => fiscalYear)).toEqual([2026]);
    const inventory = (await on.get<PlanInventory>(`/api/plan/inventory/${its.propertyId}/2027`)).data;
    expect(inventory.fiscalYear).toBe(2026);
    expect(inventory.components).toMatchObject([{ name: 'Roof', currentCost: 300_000, usefulLife: 20 }]);
    const bare = await on.seed({ years: [] });
    const empty = (await on.get<PlanList>(`/api/plan/property/${bare}/2026`)).data;
    expect(empty).toMatchObject({ basisFiscalYear: null, isReadOnly: true, proposal: null, items: [] });
    expect((await on.get(`/api/plan/inventory/${bare}/2026`)).status).toBe(404);
    expect((await on.get(its.ofYear(2031))).status).toBe(404);
  });
});

describe('creating', () => {
  it('solves a plan for its goal and returns the binding year', async () => {
    const made = await on.create(its.propertyId, '  Never below $0 ', { method: 'baseline' });
    expect(made).toMatchObject({
      name: 'Never below $0',
      method: 'baseline',
      isFeasible: true,
      version: 1,
      adoption: null,
      viewerCan: { edit: true, delete: true, adopt: true, disclose: true },
    });
    expect(made.settings.firstYearContribution).toBe(made.firstYearContribution);
    expect(made.bindingYear).toBe(made.fundingReport!.lowestBalanceYear);
    expect(made.fundingReport!.lowestBalance).toBeGreaterThanOrEqual(0);
    expect(made.fundingReport!.lowestBalance).toBeLessThan(1);
    expect(made.monthlyPerUnit).toBeCloseTo(made.firstYearContribution / 120, 1);
    expect(made.cashFacts).toMatchObject({
      lowestBalanceYear: made.bindingYear,
      firstShortfallYear: null,
      nextBigProject: { name: 'Roof', year: 2031 },
    });
    expect((await on.get<Plan>(`/api/plan/${made.planId}`)).data).toEqual(made);
    expect((await its.list()).items[1]).toEqual(made);
    expect((await its.activity())[0]).toBe('Never below $0 (2026): Created the plan');
  });

  it('lists every broken rule at its field', async () => {
    const settings = planSettings({
      method: 'targetPercent',
      firstYearContribution: -1,
      inflationRate: 100,
      loans: [
        {
          name: 'Bank',
          year: 2026,
          principal: 1000,
          annualRate: 5,
          months: 12,
          fees: 0,
          areFeesFinanced: false,
          interestOnlyMonths: 0,
          repaidFrom: 'owners',
        },
      ],
      moves: [
        { propertyComponentId: newId(), year: 2030 },
        { propertyComponentId: newId(), year: 2020 },
      ],
    });
    const answer = await on.call('POST', its.ofYear(), { body: { name: ' ', settings } });
    expect(answer.status).toBe(422);
    expect(answer.errors.map(({ field }) => field).sort()).toEqual([
      'name',
      'settings.firstYearContribution',
      'settings.goal.percent',
      'settings.goal.year',
      'settings.inflationRate',
      'settings.loans',
      'settings.moves.0.propertyComponentId',
      'settings.moves.1.propertyComponentId',
      'settings.moves.1.year',
    ]);
    expect((await its.list()).items).toHaveLength(1);
  });

  it('refuses assumptions out of range with an explanation', async () => {
    const settings = planSettings({
      method: 'custom',
      increaseRate: 99,
      inflationRate: 99,
      interestRate: 99,
    });
    const answer = await on.call('POST', its.ofYear(), { body: { name: 'Wild', settings } });
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'outOfRange' }] });
    expect(answer.errors[0]!.detail).toMatch(/out of range/);
  });

  it('refuses a name that another plan of the year has, in whatever case', async () => {
    await on.create(its.propertyId, 'Steady');
    const again = await on.call('POST', its.ofYear(), {
      body: { name: ' STEADY', settings: planSettings() },
    });
    expect(again).toMatchObject({ status: 409, errors: [{ code: 'duplicateName', field: 'name' }] });
    const computed = { name: 'full FUNDING', settings: planSettings() };
    expect((await on.call('POST', its.ofYear(), { body: computed })).status).toBe(409);
  });

  it('creates one plan when the request is repeated', async () => {
    const request = {
      body: { name: 'Once', settings: planSettings() },
      headers: { 'idempotency-key': newId() },
    };
    const [first, second] = [
      await on.call('POST', its.ofYear(), request),
      await on.call('POST', its.ofYear(), request),
    ];
    expect(second).toEqual(first);
    expect((await its.list()).items).toHaveLength(2);
  });

  it('refuses more than the maximum of plans', async () => {
    for (let n = 0; n < limits.plansPerYear - 1; n++) await on.addPlan(its.propertyId, { name: `Plan ${n}` });
    expect((await its.list()).items).toHaveLength(limits.plansPerYear);
    const body = { name: 'One more', settings: planSettings() };
    expect(await on.call('POST', its.ofYear(), { body })).toMatchObject({
      status: 409,
      errors: [{ code: 'tooManyPlans' }],
    });
  });

  it('is possible only in years that are set up and not over', async () => {
    const years = [{ fiscalYear: 2025 }, { fiscalYear: 2026 }];
    its = await plannedProperty(on, { years });
    const body = { name: 'Late', settings: planSettings() };
    expect(await on.call('POST', its.ofYear(2025), { body })).toMatchObject({
      status: 409,
      errors: [{ detail: '2025 is a previous fiscal year: its plans are read-only.' }],
    });
    expect(await on.call('POST', its.ofYear(2027), { body })).toMatchObject({
      status: 409,
      errors: [{ detail: '2027 is not set up yet: set up the fiscal year before you create plans for it.' }],
    });
    expect((await on.call('POST', its.ofYear(2030), { body })).status).toBe(404);
    const past = await on.addPlan(its.propertyId, { fiscalYear: 2025, name: 'Past' });
    for (const [method, path, sent] of [
      ['PUT', '', body],
      ['DELETE', '', undefined],
      ['POST', '/duplicate', {}],
      ['POST', '/recommend', { isRecommended: true }],
      ['POST', '/disclosure', { isDisclosure: true }],
      ['POST', '/adopt', { meetingDate: '2026-02-03' }],
    ] as const) {
      const answer = await on.call(method, `/api/plan/${past}${path}`, { body: sent, headers: at(1) });
      expect([path, answer.status, answer.errors[0]!.code]).toEqual([path, 409, 'readOnly']);
    }
    expect((await on.get<Plan>(`/api/plan/${past}`)).data.viewerCan).toMatchObject({
      edit: false,
      adopt: false,
    });
  });
});
