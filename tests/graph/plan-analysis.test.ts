import { makePlan } from './planning-asks';
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
