import { explain } from '@roofline/engine/explain/explain';
import { compareFunding } from '@roofline/engine/loan/comparison';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import { FIRST_TERMS, loanTerms } from '@roofline/schema/plan-analysis/loan-terms';
import type { PlanWorking } from '@roofline/schema/plan-analysis/plan-working';
import type { WhoPays } from '@roofline/schema/plan-analysis/who-pays';
import { toCents } from '@roofline/schema/value/money';
import { byEngine, makePlan, plansOf } from './planning-asks';
import { openPlanning, type PlanningScene } from './planning-scene';

let scene: PlanningScene;
let planId: string;
beforeAll(async () => {
  scene = await openPlanning();
  ({ planId } = await makePlan(scene.manager, await scene.addProperty('WA'), 'Ours'));
});
afterAll(() => scene?.close());

const ask = async (fields: string) =>
  scene.manager.send<{ plan: Record<string, unknown> }>(
    `query ($id: ID!) { plan(planId: $id) { ${fields} } }`,
    {
      id: planId,
    },
  );

test('analyses of a plan are fields of it, with their arguments in words of the graph', async () => {
  const { data, errors } = await ask(`
    early: lenderReadiness(applicationDay: "2027-01-03", budget: { regularAssessments: 100000 }) { minimumRatio requiredContribution }
    late: lenderReadiness(applicationDay: "2027-01-04", budget: { regularAssessments: 100000 }) { minimumRatio requiredContribution }
    sensitivity(figure: END_BALANCE) { figure unit bars { input span low high } }
    simulation(input: { paths: 200, seed: 7, inflation: 0, cost: 0, life: 0, interest: 0 }) {
      seed paths years { fiscalYear chanceBelowZero balance { p5 p95 } } safeContributions { percent } }`);
  expect(errors).toEqual([]);
  const { early, late, sensitivity, simulation } = data!.plan as Record<string, any>; // oxlint-disable-line typescript/no-explicit-any
  expect(early).toEqual({ minimumRatio: 10, requiredContribution: 10_000 });
  expect(late).toEqual({ minimumRatio: 15, requiredContribution: 15_000 });
  expect(sensitivity).toMatchObject({ figure: 'endBalance', unit: 'dollars' });
  expect(sensitivity.bars.map(({ input }: { input: string }) => input).toSorted()).toEqual([
    'contribution',
    'costs',
    'inflation',
    'interest',
    'lives',
  ]);
  expect(simulation).toMatchObject({ seed: 7, paths: 200 });
  expect(simulation.years).toHaveLength(30);
  for (const { balance } of simulation.years) expect(balance.p5).toBe(balance.p95);
  expect(simulation.safeContributions.map(({ percent }: { percent: number }) => percent)).toEqual([
    50, 75, 90, 95,
  ]);
});

test('an argument out of range is named as the caller wrote it', async () => {
  const { errors } = await ask('simulation(input: { paths: 5 }) { seed }');
  expect(errors?.[0]?.message).toBe('Paths should be a whole number from 100 to 10000');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a document has only one simulation', async () => {
  const { errors } = await ask('one: simulation { seed } other: simulation(input: { seed: 2 }) { seed }');
  expect(errors?.[0]?.message).toMatch(/cost/i);
});

test('who pays is compared as the engine compares it, on terms in words of the graph', async () => {
  const propertyId = await scene.addForeign();
  const made = await makePlan(scene.stranger, propertyId, 'Borrowed');
  const query = `query ($id: ID!) { plan(planId: $id) { whoPays(input: { amount: 40000, year: 2029, months: 84, downPayment: 8000,
    debtServiceFrom: RESERVES, areFeesFinanced: false }) { downPayment work { propertyComponentId year cost }
    ways { way perUnitTotal perUnitMonth lowestBalance loan { monthlyPayment totalInterest } years { fiscalYear paidPerUnit } } } } }`;
  const { data, errors } = await scene.stranger.send<{ plan: { whoPays: WhoPays } }>(query, {
    id: made.planId,
  });
  expect(errors).toEqual([]);
  const { whoPays } = data!.plan;
  const list = await plansOf(scene.stranger, propertyId);
  const wanted = compareFunding({
    plan: projectionInput(byEngine(list, made.settings).input),
    project: { amount: 4_000_000, year: 3, isScheduled: false },
    units: list.numberOfUnits,
    loan: loanTerms({ ...FIRST_TERMS, months: 84 }),
    downPayment: 800_000,
    debtServiceFrom: 'reserves',
    ownerDiscountRate: 4,
  });
  expect(whoPays).toMatchObject({
    downPayment: 8_000,
    work: { propertyComponentId: null, year: 2029, cost: 40_000 },
  });
  expect(
    whoPays.ways.map(({ way, perUnitTotal, perUnitMonth, lowestBalance, loan }) => [
      way,
      ...[perUnitTotal, perUnitMonth, lowestBalance].map(toCents),
      loan && toCents(loan.totalInterest),
    ]),
  ).toEqual(
    wanted.map(({ way, owner, lowestBalance, loan }) => [
      way,
      owner.perUnitTotal,
      owner.perUnitMonth,
      lowestBalance,
      loan && loan.totalInterest,
    ]),
  );
  expect(wanted.map(({ way }) => way)).toContain('mix');
});

test('the working of a figure is the engine’s, and adds up', async () => {
  const propertyId = await scene.addProperty();
  const made = await makePlan(scene.manager, propertyId, 'Opened');
  const query = `query ($id: ID!) { plan(planId: $id) {
    interest: working(figure: INTEREST, year: 2031) { figure fiscalYear unit value formula rows { part amount } }
    first: working { figure fiscalYear unit value formula rows { part name amount } } } }`;
  const { data, errors } = await scene.manager.send<{ plan: Record<string, PlanWorking> }>(query, {
    id: made.planId,
  });
  expect(errors).toEqual([]);
  const { interest, first } = data!.plan;
  const { input, schedule, projection } = byEngine(await plansOf(scene.manager, propertyId), made.settings);
  const explained = { plan: input, schedule, projection };
  const wanted = explain(explained, 5, 'interest');
  expect(interest).toMatchObject({ fiscalYear: 2031, unit: 'dollars', formula: 'interestOfYear' });
  expect(toCents(interest!.value!)).toBe(wanted.value);
  expect(interest!.rows.map(({ part, amount }) => [part, toCents(amount)])).toEqual(
    wanted.rows.map(({ name, amount }) => [name, amount]),
  );
  const percent = explain(explained, 0, 'percentFundedStart');
  expect(first).toMatchObject({
    figure: 'percentFundedStart',
    fiscalYear: 2026,
    unit: 'percent',
    value: percent.value,
  });
  expect(first!.rows.map(({ part, amount }) => [part, toCents(amount)])).toEqual(
    percent.rows.map(({ amount }) => ['component', amount]),
  );
  expect(first!.rows.map(({ name }) => name)).toContain('Roof');
});

test('a year that the plan does not have is refused', async () => {
  const { errors } = await ask('working(year: 2099) { value }');
  expect(errors?.[0]?.message).toBe('Year should be from 2026 to 2055');
});
