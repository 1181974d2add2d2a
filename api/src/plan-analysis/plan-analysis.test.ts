import { lenderReadiness as readinessOf } from '@roofline/engine/lender/readiness';
import { tornado } from '@roofline/engine/outcome/tornado';
import { createSimulation } from '@roofline/engine/simulation/simulation';
import type { PlanPage } from '@roofline/schema/plan/pages';
import type {
  LenderReadiness,
  PlanSensitivity,
  PlanSimulation,
} from '@roofline/schema/plan-analysis/plan-analysis';
import { toCents } from '@roofline/schema/value/money';
import { Threads } from '../platform/work/threads';
import { at, planServer, type PlanServer } from '../plan/fixtures/plan-server';
import { asOnThePage as solvedOnPage } from './fixtures/on-the-page';

let on: PlanServer;
let planId: string;
beforeAll(async () => {
  on = await planServer();
  const lines = [
    { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
    { name: 'Paint', currentCost: 4_000_055, usefulLife: 7, remainingUsefulLife: 0, category: 'Painting' },
  ];
  const propertyId = await on.seed({ lines });
  ({ planId } = await on.create(propertyId, 'Full', { method: 'baseline', startingBalance: 90_000 }));
});
afterAll(() => on.close());

const ask = async <T>(part: string, of = planId) => {
  const { status, data } = await on.get<T>(`/api/plan/${of}/${part}`);
  expect(status).toBe(200);
  return data;
};

const asOnThePage = (of = planId) => solvedOnPage(on, of);

describe('lender readiness of a plan', () => {
  it('follows the rule of the application day, to the day', async () => {
    const { list, solved } = await asOnThePage();
    const contribution = solved.plan.firstYearContribution;
    for (const [day, ratio] of [
      ['2027-01-03', 10],
      ['2027-01-04', 15],
    ] as const) {
      const found = await ask<LenderReadiness>(`lenderreadiness?applicationDay=${day}`);
      const wanted = readinessOf({
        applicationDay: day,
        units: Math.max(1, list.numberOfUnits),
        reserveContribution: contribution,
        income: [{ name: 'Fees', kind: 'regularAssessment', amount: toCents(list.annualFee!) }],
      });
      expect(found).toMatchObject({ planId, minimumRatio: ratio, ratio: wanted.ratio, meets: wanted.meets });
      expect(toCents(found.requiredContribution)).toBe(wanted.requiredContribution);
      expect(toCents(found.shortPerUnitMonth)).toBe(wanted.shortPerUnitMonth);
    }
  });

  it('counts only regular assessments of a budget; defaults are today and the annual fees', async () => {
    const budget =
      'regularAssessments=400000&specialAssessments=1&incidentalIncome=2&ownerUtilities=3.5&reserveIncome=4';
    expect(await ask<LenderReadiness>(`lenderreadiness?${budget}`)).toMatchObject({
      assessmentIncome: 400_000,
      excludedIncome: 10.5,
      applicationDay: on.clock.today(),
    });
    const none = await ask<LenderReadiness>('lenderreadiness?regularAssessments=0');
    expect(none).toMatchObject({ assessmentIncome: 0, ratio: null, meets: false, sufficientIncrease: 0 });
  });

  it('refuses invalid days and amounts', async () => {
    for (const query of ['applicationDay=2027-13-01', 'regularAssessments=much', 'reserveIncome=-1'])
      expect((await on.get(`/api/plan/${planId}/lenderreadiness?${query}`)).status).toBe(422);
  });
});

describe('the certainty of a plan', () => {
  it('moves each input as the page does, widest bar first', async () => {
    const { solved } = await asOnThePage();
    const wanted = tornado(solved.input, { kind: 'lowestBalance' });
    const found = await ask<PlanSensitivity>('sensitivity');
    expect(found).toMatchObject({ figure: 'lowestBalance', unit: 'dollars' });
    expect(toCents(found.value!)).toBe(wanted.base);
    expect(found.bars.map((bar) => [bar.input, toCents(bar.low), toCents(bar.high)])).toEqual(
      wanted.bars.map(({ input, low, high }) => [input, low, high]),
    );
    const percent = await ask<PlanSensitivity>('sensitivity?figure=percentFundedIn10Years');
    expect([percent.unit, percent.bars.length]).toEqual(['percent', 5]);
    expect((await on.get(`/api/plan/${planId}/sensitivity?figure=luck`)).status).toBe(422);
  });

  it('has no value if the plan has no such figure', async () => {
    const empty = await on.seed({ lines: [] });
    const plan = await on.create(empty, 'Nothing to fund');
    expect(
      await ask<PlanSensitivity>('sensitivity?figure=percentFundedIn30Years', plan.planId),
    ).toMatchObject({
      value: null,
      bars: [],
    });
  });

  it('simulates as the page does, and repeats the result with the same seed', async () => {
    const { solved, list } = await asOnThePage();
    const { components, options, ...plan } = solved.input;
    const simulation = createSimulation({ components, options, seed: 20_260_101, capacity: 400 });
    const run = simulation.addPlan({ ...plan, assessmentFloor: 0 });
    simulation.run(400);
    const wanted = run.summary({ units: Math.max(1, list.numberOfUnits) });
    const found = await ask<PlanSimulation>('simulation?paths=400');
    expect(found).toMatchObject({ seed: 20_260_101, paths: 400, planId });
    expect(found.years.map((year) => [year.fiscalYear, year.chanceEverBelowZero])).toEqual(
      wanted.years.map(({ t, everBelowZero }) => [2026 + t, everBelowZero]),
    );
    expect(found.years.map(({ balance }) => toCents(balance.p50!))).toEqual(
      wanted.years.map(({ balance }) => balance[2]),
    );
    expect(found.safeContributions.map((one) => toCents(one.firstYearContribution))).toEqual(
      wanted.safeContributions.map(({ firstYear }) => firstYear),
    );
    expect(await ask('simulation?paths=400')).toEqual(found);
    expect(await ask('simulation?paths=400&seed=1')).not.toMatchObject({ years: found.years });
  });

  it('has one future without spreads, and refuses values out of range', async () => {
    const none = await ask<PlanSimulation>('simulation?paths=100&inflation=0&cost=0&life=0&interest=0');
    for (const { balance } of none.years) expect(balance.p5).toBe(balance.p95);
    for (const query of ['paths=99', 'paths=10001', 'seed=-1', 'cost=101', 'life=x'])
      expect((await on.get(`/api/plan/${planId}/simulation?${query}`)).status).toBe(422);
  });

  it('is computed once for an input, and again when the inventory changes', async () => {
    const lines = ['Roof', 'Fence'].map((name) => ({
      name,
      currentCost: 9_000_000,
      usefulLife: 20,
      remainingUsefulLife: 5,
    }));
    const made = await on.create(await on.seed({ lines }), 'Kept');
    const { inventory } = await ask<PlanPage>('page', made.planId);
    const work = vi.spyOn(Threads.prototype, 'work');
    const parts = ['simulation?paths=100', 'sensitivity?figure=endBalance'];
    const askAll = () => Promise.all(parts.map((part) => ask(part, made.planId)));
    const first = await askAll();
    expect(await askAll()).toEqual(first);
    expect(work).toHaveBeenCalledTimes(2);
    const { propertyComponentId } = inventory!.components[0]!;
    const component = await on.get<{ version: number }>(`/api/component/${propertyComponentId}`);
    await on.call('DELETE', `/api/component/${propertyComponentId}`, { headers: at(component.data.version) });
    work.mockClear();
    const after = await askAll();
    expect(work).toHaveBeenCalledTimes(2);
    work.mockRestore();
    for (const [n, answer] of after.entries()) expect(answer).not.toEqual(first[n]);
  });

  it('stays the same for an adopted plan when the inventory changes', async () => {
    const propertyId = await on.seed({
      lines: [{ name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 }],
    });
    const made = await on.create(propertyId, 'Adopted');
    const { data: adopted } = await on.adopt(made);
    const before = await ask<PlanSimulation>('simulation?paths=100', adopted.planId);
    const { inventory } = await ask<PlanPage>('page', adopted.planId);
    const { propertyComponentId } = inventory!.components[0]!;
    const component = await on.get<{ version: number }>(`/api/component/${propertyComponentId}`);
    const removed = await on.call('DELETE', `/api/component/${propertyComponentId}`, {
      headers: at(component.data.version),
    });
    expect(removed.status).toBe(204);
    expect(await ask('simulation?paths=100', adopted.planId)).toEqual(before);
  });
});
