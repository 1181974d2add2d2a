import type { Reconciliation } from '@roofline/schema/year-setup/year-setup';
import { bridgeOf, causesOf, expectNoResidue, told } from '../../plan/fixtures/plan-bridge';
import { at, planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { planWorks } from '../fixtures/plan-works';

// The effects of completing and paying a project on the plan: bridge, dashboard, setup of the next year and reconciliation.

let on: PlanServer;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

const { seed, inventory, health, day, projectOf, pay, seen, complete, reopen, review, setUp } = planWorks(
  () => on,
);

test('the cost of completed work stays in its year, and the bridge shows only the extra cost', async () => {
  const propertyId = await seed();
  const plan = await on.create(propertyId, 'Steady', { method: 'custom' });
  await on.adopt(plan);
  const before = (await on.plansOf(propertyId)).find(({ planId }) => planId === plan.planId)!;
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  const bridge = await bridgeOf(on, plan.planId);
  expectNoResidue(bridge);
  expect(causesOf(bridge, 'endBalance')).toEqual(['costs']);
  expect(told(bridge)).toEqual(['Roof: cost: $30,000 → $33,000']);
  expect((await reopen(project)).status).toBe(200);
  expect(told(await bridgeOf(on, plan.planId))).toEqual([]);
  expect(before.fundingReport!.endBalance).toBe(plan.fundingReport!.endBalance);
});

test('work done early is a change of lives in the bridge, and moves its cost into this year', async () => {
  const propertyId = await seed();
  const plan = await on.create(propertyId, 'Steady', { method: 'custom' });
  await on.adopt(plan);
  const project = await projectOf(propertyId, ['Paint']);
  await complete(project);
  const bridge = await bridgeOf(on, plan.planId);
  expectNoResidue(bridge);
  expect(causesOf(bridge, 'endBalance')).toEqual(['lives']);
});

test('the dashboard shows payments beside planned spending, before and after the work is completed', async () => {
  const propertyId = await seed();
  expect((await health(propertyId)).spending).toEqual({
    source: 'projectPayments',
    spent: 0,
    planned: 30_000,
    lines: [expect.objectContaining({ name: 'Roof', spent: 0, planned: 30_000 })],
  });
  const project = await projectOf(propertyId, ['Roof', 'Paint']);
  await pay(project, 26_000);
  await pay(project, 1_000, { fund: 'operating' });
  await pay(project, 500, { paidOn: '2025-12-31' });
  const empty = await projectOf(propertyId, [], 'Survey');
  await pay(empty, 700.01);
  const gone = await projectOf(propertyId, ['Roof'], 'Mistake');
  await pay(gone, 9_999);
  const removed = await on.call('DELETE', `/api/project/${gone.projectId}`, {
    headers: at((await seen(gone)).version),
  });
  expect(removed.status).toBe(204);
  const lines = [
    expect.objectContaining({ name: 'Roof', spent: 20_000, planned: 30_000 }),
    expect.objectContaining({ name: 'Paint', spent: 6_000, planned: 0 }),
    { propertyComponentId: null, name: 'Other projects', spent: 700.01, planned: 0 },
  ];
  const spending = { source: 'projectPayments', spent: 26_700.01, planned: 30_000, lines };
  expect((await health(propertyId)).spending).toEqual(spending);
  expect((await health(propertyId, 2027)).spending).toBeNull();
  await complete(await seen(project));
  const after = await health(propertyId);
  expect(after.spending).toMatchObject({ spent: 26_700.01, planned: 30_000 });
  expect(after.totalAnticipatedExpenditures).toBe(27_500);
  expect(after.reserveAccountBalance).toBe(100_000);
});

test('completing work at its estimate changes no figure of the year', async () => {
  const propertyId = await seed();
  const before = await health(propertyId);
  const project = await projectOf(propertyId, ['Roof']);
  await complete(project);
  const after = await health(propertyId);
  expect(after.fundingReport).toEqual(before.fundingReport);
  expect(after.percentageFunded).toBe(before.percentageFunded);
  expect((await inventory(propertyId)).find(({ name }) => name === 'Roof')).toMatchObject({
    remainingUsefulLife: 20,
    nextReplacementYear: 2046,
  });
});

const raised = { hasCostIncrease: true, inflationRate: 10, informationSourceId: 1 };

test('the setup of the next year lists completed work as done with its cost, and continues from it', async () => {
  const propertyId = await seed();
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  const [roof, ...others] = (await review(propertyId)).expenditures;
  expect(others).toEqual([]);
  expect(roof).toMatchObject({
    name: 'Roof',
    completed: {
      projectId: project.projectId,
      projectName: 'Works',
      completedOn: day(),
      actualCost: 33_000,
      plannedCost: 30_000,
    },
  });
  const { propertyComponentId } = roof!;
  const deferred = await setUp(propertyId, { expenditures: [{ propertyComponentId, outcome: 'deferred' }] });
  expect(deferred).toMatchObject({
    status: 422,
    errors: [{ code: 'completed', field: 'expenditures.0.outcome' }],
  });
  const done = { propertyComponentId, outcome: 'done', actualCost: 33_500 };
  expect((await setUp(propertyId, { ...raised, expenditures: [done] })).status).toBe(200);
  const next = (await inventory(propertyId, 2027)).find(({ name }) => name === 'Roof');
  expect(next).toMatchObject({ currentCost: 33_500, remainingUsefulLife: 19, lastReplacedYear: 2026 });
  const refused = await reopen(project);
  expect(refused.errors).toEqual([
    { code: 'componentsChanged', detail: 'Roof: 2027 was set up since then and counts the replacement' },
  ]);
});

test.each(['review', 'skip'])('completed work counts as done without a review of it: %s', async (how) => {
  const propertyId = await seed();
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  if (how === 'review') expect((await setUp(propertyId, raised)).status).toBe(200);
  else await on.get(`/api/year/skipsetup/${propertyId}/2027`);
  const next = (await inventory(propertyId, 2027)).find(({ name }) => name === 'Roof');
  expect(next).toMatchObject({ currentCost: 33_000, remainingUsefulLife: 19, lastReplacedYear: 2026 });
});

test('the setup also proposes work as done when its project was completed without components', async () => {
  const propertyId = await seed();
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 31_000);
  const url = `/api/project/${project.projectId}/complete`;
  await on.call('POST', url, { body: { completedOn: day() }, headers: at((await seen(project)).version) });
  const [roof] = (await review(propertyId)).expenditures;
  expect(roof).toMatchObject({
    remainingUsefulLife: 0,
    completed: { actualCost: 31_000, plannedCost: null },
  });
});

test('the costs of two projects on one component both count, and its planned cost counts once', async () => {
  const propertyId = await seed();
  const first = await projectOf(propertyId, ['Roof'], 'Tear-off');
  const second = await projectOf(propertyId, ['Roof']);
  await pay(first, 10_000);
  await pay(second, 23_000);
  for (const project of [first, second]) await complete(project);
  const name = 'Tear-off, Works';
  const both = { projectId: second.projectId, projectName: name, actualCost: 33_000, plannedCost: 30_000 };
  expect((await review(propertyId)).expenditures).toMatchObject([{ completed: both }]);
  expect((await health(propertyId)).spending).toMatchObject({ spent: 33_000, planned: 30_000 });
  expect((await reopen(first)).status).toBe(200);
  expect((await health(propertyId)).spending).toMatchObject({ planned: 30_000 });
});

test('a next year that is set up already gets the completion, and is restored on reopening', async () => {
  const propertyId = await seed();
  expect((await setUp(propertyId, {})).status).toBe(200);
  const roofOf = async (year: number) =>
    (await inventory(propertyId, year)).find(({ name }) => name === 'Roof')!;
  expect(await roofOf(2027)).toMatchObject({ remainingUsefulLife: 0 });
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  expect(await roofOf(2027)).toMatchObject({
    remainingUsefulLife: 19,
    currentCost: 33_000,
    lastReplacedYear: 2026,
  });
  expect((await reopen(project)).status).toBe(200);
  expect(await roofOf(2027)).toMatchObject({
    remainingUsefulLife: 0,
    currentCost: 30_000,
    lastReplacedYear: null,
  });
  expect(await roofOf(2026)).toMatchObject({ remainingUsefulLife: 0, currentCost: 30_000 });
});

test('a reconciliation starts from the payments of projects in its year', async () => {
  const propertyId = await seed({ years: [{ fiscalYear: 2025 }, {}] });
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 12_000, { paidOn: '2025-07-01' });
  await pay(project, 400, { paidOn: '2026-01-01' });
  const url = `/api/property/${propertyId}/reconcilefiscalyear/2025`;
  expect((await on.get<Reconciliation>(url)).data).toMatchObject({ paidByProjects: 12_000 });
});

test('a fiscal year that begins in July counts payments from July 1 on', async () => {
  const propertyId = await seed({ years: [{ fiscalYearStartMonth: 7, reserveMonthStart: 7 }] });
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 100, { paidOn: '2026-06-30' });
  await pay(project, 900, { paidOn: '2026-07-01' });
  expect((await health(propertyId)).spending).toMatchObject({ spent: 900 });
});
