import { bridgeOf, causesOf, expectNoResidue, told } from '../../plan/fixtures/plan-bridge';
import { at, planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { planWorks } from '../fixtures/plan-works';

// Plans that moved work before a project completed it, and later years that are set up already.

let on: PlanServer;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());

const { seed, inventory, health, projectOf, pay, seen, complete, reopen, review, setUp } = planWorks(
  () => on,
);

/** Returns the moves of a plan as they are now. */
const movesOf = async (propertyId: string, planId: string) =>
  (await on.plansOf(propertyId)).find((one) => one.planId === planId)!.settings.moves;

test('a plan’s move of work ends when a project completes the work, and comes back when it reopens', async () => {
  const propertyId = await seed();
  const roof = (await inventory(propertyId)).find(({ name }) => name === 'Roof')!;
  const moves = [{ propertyComponentId: roof.propertyComponentId, year: 2029 }];
  const plan = await on.create(propertyId, 'Later', { method: 'custom', moves });
  const plain = await on.create(propertyId, 'Plain', { method: 'custom' });
  const figures = async (planId: string) =>
    (await on.plansOf(propertyId)).find((one) => one.planId === planId)!.fundingReport;
  const before = await figures(plan.planId);
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  expect(await movesOf(propertyId, plan.planId)).toEqual([]);
  expect(await figures(plan.planId)).toEqual(await figures(plain.planId));
  const again = { settings: { ...plan.settings, moves }, name: 'Moved again' };
  const refused = await on.call('POST', `/api/plan/property/${propertyId}/2026`, { body: again });
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ field: 'settings.moves.0.propertyComponentId', detail: expect.stringContaining('completed') }],
  });
  expect((await reopen(project)).status).toBe(200);
  expect(await movesOf(propertyId, plan.planId)).toEqual(moves);
  expect(await figures(plan.planId)).toEqual(before);
});

test.each([3, -3])(
  'a plan that changes every life by %s years leaves completed work in this year',
  async (lifeOffset) => {
    const propertyId = await seed();
    const plan = await on.create(propertyId, 'Lives', { method: 'custom', lifeOffset });
    const plain = await on.create(propertyId, 'Plain', { method: 'custom' });
    const spentThisYear = async (planId: string) =>
      (await on.plansOf(propertyId)).find((one) => one.planId === planId)!.fundingReport!.years[0]!
        .expenditures;
    const project = await projectOf(propertyId, ['Roof']);
    await pay(project, 33_000);
    await complete(project);
    expect(await spentThisYear(plain.planId)).toBeGreaterThanOrEqual(33_000);
    const others = (await inventory(propertyId)).filter(
      ({ name, remainingUsefulLife }) => name !== 'Roof' && remainingUsefulLife + lifeOffset <= 0,
    );
    expect(await spentThisYear(plan.planId)).toBe(
      33_000 + others.reduce((sum, { currentCost }) => sum + currentCost!, 0),
    );
  },
);

test('the bridge of an adopted plan shows that moved work was done, and its cost in this year', async () => {
  const propertyId = await seed();
  const roof = (await inventory(propertyId)).find(({ name }) => name === 'Roof')!;
  const moves = [{ propertyComponentId: roof.propertyComponentId, year: 2029 }];
  const plan = await on.create(propertyId, 'Later', { method: 'custom', moves });
  await on.adopt(plan);
  const project = await projectOf(propertyId, ['Roof']);
  await pay(project, 33_000);
  await complete(project);
  const bridge = await bridgeOf(on, plan.planId);
  expectNoResidue(bridge);
  expect(told(bridge)).toContain('Moved components: Roof to 2029 → none');
  expect(causesOf(bridge, 'endBalance')).toEqual(['costs', 'lives']);
  // The board's decision stays on record.
  expect(await movesOf(propertyId, plan.planId)).toEqual(moves);
  // The adopted plan leads, and it had the roof in 2029: nothing was planned for this year.
  expect((await health(propertyId)).spending).toMatchObject({ spent: 33_000, planned: 0 });
  expect((await review(propertyId)).expenditures).toMatchObject([
    { name: 'Roof', completed: { actualCost: 33_000 } },
  ]);
  expect((await reopen(project)).status).toBe(200);
  expect(told(await bridgeOf(on, plan.planId))).toEqual([]);
});

test('a move of work done by two projects comes back when both reopen, unless components stay done', async () => {
  const propertyId = await seed();
  const roof = (await inventory(propertyId)).find(({ name }) => name === 'Roof')!;
  const moves = [{ propertyComponentId: roof.propertyComponentId, year: 2029 }];
  const plan = await on.create(propertyId, 'Later', { method: 'custom', moves });
  const [first, second] = [await projectOf(propertyId, ['Roof']), await projectOf(propertyId, ['Roof'])];
  for (const project of [first, second]) await complete(project);
  expect((await reopen(first)).status).toBe(200);
  expect(await movesOf(propertyId, plan.planId)).toEqual([]);
  expect((await reopen(second)).status).toBe(200);
  expect(await movesOf(propertyId, plan.planId)).toEqual(moves);
  await complete(first);
  const url = `/api/project/${first.projectId}/reopen`;
  const kept = { body: { keepComponents: true }, headers: at((await seen(first)).version) };
  expect((await on.call('POST', url, kept)).status).toBe(200);
  expect(await movesOf(propertyId, plan.planId)).toEqual([]);
});

test.each([
  ['was changed by hand', true],
  ['was set up after the first project', false],
])('a later year counts both of two projects where its line %s', async (_how, isByHand) => {
  const propertyId = await seed();
  const lineOf = async (year: number) =>
    (await inventory(propertyId, year)).find(({ name }) => name === 'Roof')!;
  if (isByHand) expect((await setUp(propertyId, {})).status).toBe(200);
  const [first, second] = [await projectOf(propertyId, ['Roof']), await projectOf(propertyId, ['Roof'])];
  await pay(first, 10_000);
  await complete(first);
  if (!isByHand) expect((await setUp(propertyId, {})).status).toBe(200);
  else {
    const { propertyComponentId, version, ...line } = await lineOf(2027);
    const { name, category, quantity, unitCost, usefulLife, lastReplacedYear } = line;
    const body = {
      name,
      category,
      quantity,
      unitCost,
      usefulLife,
      lastReplacedYear,
      remainingUsefulLife: 12,
    };
    const put = await on.call('PUT', `/api/component/${propertyComponentId}`, { body, headers: at(version) });
    expect(put.status).toBe(200);
  }
  await pay(second, 23_000);
  await complete(second);
  expect(await lineOf(2026)).toMatchObject({ currentCost: 33_000, remainingUsefulLife: 20 });
  expect(await lineOf(2027)).toMatchObject({ currentCost: 33_000, remainingUsefulLife: 19 });
});
