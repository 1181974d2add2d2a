import { buildCompletions, type Completions } from '../fixtures/completions';

let t: Completions;
beforeEach(async () => {
  t = await buildCompletions();
});
afterEach(() => t.close());

test('proposes payments by component and a share of the rest, for this year and with a full life ahead', async () => {
  const { project, roof } = await t.work();
  expect((await t.proposal(project)).components).toMatchObject([
    { name: 'Fence', actualCost: 10_000, actualCostSource: 'estimate', newRemainingUsefulLife: 10 },
    { name: 'Roof', actualCost: 30_000, actualCostSource: 'estimate', newRemainingUsefulLife: 20 },
  ]);
  await t.pay(project, 20_000.01, { fund: 'operating' });
  expect(await t.proposal(project)).toMatchObject({
    fiscalYear: t.year(),
    inventoryYear: t.year(),
    blockedReason: null,
    paid: 20_000.01,
    contracted: null,
    missing: [],
    components: [
      {
        name: 'Fence',
        currentCost: 10_000,
        remainingUsefulLife: 3,
        actualCost: 5_000,
        actualCostSource: 'paid',
      },
      { name: 'Roof', lastReplacedYear: null, newLastReplacedYear: t.year(), actualCost: 15_000.01 },
    ],
  });
  await t.pay(project, 33_000, { propertyComponentId: roof.propertyComponentId });
  expect((await t.proposal(project)).components).toMatchObject([
    { name: 'Fence', actualCost: 20_000.01, actualCostSource: 'paid' },
    { name: 'Roof', actualCost: 33_000, actualCostSource: 'payments' },
  ]);
});

test('proposes the contract amount until payments reach it', async () => {
  const { project, fence } = await t.work();
  const removed = await t.call('manager', 'DELETE', `/api/project/${project.projectId}/component/${fence.propertyComponentId}`); // prettier-ignore
  expect(removed.status).toBe(204);
  const now = await t.detail(project.projectId);
  expect((await t.putProject(now, { contractAmount: 36_000 })).status).toBe(200);
  await t.pay(project, 10_000);
  const [only, ...others] = (await t.proposal(project)).components;
  expect(only).toMatchObject({ name: 'Roof', actualCost: 36_000, actualCostSource: 'contracted' });
  expect(others).toEqual([]);
});

test('updates the cost, life and year of the components, and names the project in their history', async () => {
  const { project, roof } = await t.work();
  await t.pay(project, 33_000, { propertyComponentId: roof.propertyComponentId });
  const components = t
    .taken(await t.proposal(project))
    .filter((one) => one.propertyComponentId === roof.propertyComponentId);
  const done = await t.complete(project, { components });
  expect(done).toMatchObject({ status: 200, data: { isCompleted: true, completedOn: t.day() } });
  expect(await t.line('Roof')).toMatchObject({
    quantity: 100,
    unitCost: 330,
    currentCost: 33_000,
    remainingUsefulLife: 20,
    lastReplacedYear: t.year(),
    nextReplacementYear: t.year() + 20,
    version: 2,
  });
  expect(await t.line('Fence')).toMatchObject({ currentCost: 10_000, remainingUsefulLife: 3, version: 1 });
  expect((await t.words())[0]).toMatch(/^Completed Spring works on .* and updated 1 component$/);
  const history = (await t.call('manager', 'GET', `/api/component/${roof.propertyComponentId}/history`))
    .data as {
    description: string;
    projectId: string | null;
  }[];
  const told = history.filter(({ projectId }) => projectId === project.projectId);
  expect(told.map(({ description }) => description).toSorted()).toEqual([
    'Changed 2 fields of Roof: remaining useful life from 0 years to 20 years; year last replaced from none to ' +
      String(t.year()),
    'Changed the cost of Roof from $30,000 to $33,000',
    `Recorded $33,000 as the cost of replacing Roof in ${t.year()}`,
  ]);
});

test('changes no component when the request has none', async () => {
  const { project } = await t.work();
  const before = await t.lines();
  expect((await t.ask(project, 'complete', { completedOn: t.day() })).status).toBe(200);
  expect(await t.lines()).toEqual(before);
  expect((await t.ask(project, 'reopen')).status).toBe(200);
});

test('refuses all of it where a component changed after the dialog opened, and names its new values', async () => {
  const { project } = await t.work();
  const components = t.taken(await t.proposal(project));
  await t.put(await t.line('Roof'), { unitCost: 310 });
  const before = await t.everything();
  const stale = await t.complete(project, { components });
  expect(stale).toMatchObject({
    status: 412,
    errors: [{ code: 'componentChanged', field: 'components.1.version' }],
  });
  expect(stale.errors[0]!.detail).toMatch(
    /^Roof was changed in the meantime: it costs \$31,000 and has 0 years/,
  );
  expect(await t.everything()).toBe(before);
});

test('leaves a deleted component out of the proposal, and refuses it in a completion', async () => {
  const { project } = await t.work();
  const components = t.taken(await t.proposal(project));
  const { propertyComponentId, version } = await t.line('Roof');
  await t.call('manager', 'DELETE', `/api/component/${propertyComponentId}`, { version });
  expect(await t.proposal(project)).toMatchObject({ components: [{ name: 'Fence' }] });
  const refused = await t.complete(project, { components });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'components.1.propertyComponentId' }] });
  expect((await t.complete(project)).status).toBe(200);
  const gone = await t.line('Fence');
  await t.call('manager', 'DELETE', `/api/component/${gone.propertyComponentId}`, { version: gone.version });
  const blocked = await t.ask(project, 'reopen');
  expect(blocked.errors).toMatchObject([{ code: 'componentsChanged' }]);
  expect((await t.ask(project, 'reopen', { keepComponents: true })).status).toBe(200);
});

test.each([
  [{ actualCost: -1 }, 'components.0.actualCost'],
  [{ remainingUsefulLife: 1.5 }, 'components.0.remainingUsefulLife'],
  [{ lastReplacedYear: 12 }, 'components.0.lastReplacedYear'],
  [{ propertyComponentId: '018f4fd4-0000-7000-8000-000000000000' }, 'components.0.propertyComponentId'],
])('refuses %o at %s', async (change, field) => {
  const { project } = await t.work();
  const [first] = t.taken(await t.proposal(project));
  const refused = await t.complete(project, { components: [{ ...first, ...change }] });
  expect(refused).toMatchObject({ status: 422, errors: [{ field }] });
  expect((await t.detail(project.projectId)).isCompleted).toBe(false);
});

test('proposes a shorter remaining life for work that was completed in an earlier fiscal year', async () => {
  const { project } = await t.work();
  const lastYear = `${t.year() - 1}-06-30`;
  const found = await t.proposal(project, lastYear);
  expect(found).toMatchObject({
    fiscalYear: t.year() - 1,
    inventoryYear: t.year(),
    components: [
      { newRemainingUsefulLife: 9 },
      { newLastReplacedYear: t.year() - 1, newRemainingUsefulLife: 19 },
    ],
  });
  expect((await t.complete(project, { completedOn: lastYear, components: t.taken(found) })).status).toBe(200);
  expect(await t.line('Roof')).toMatchObject({ lastReplacedYear: t.year() - 1, remainingUsefulLife: 19 });
});

test('a Vendor, a Member and people of other workspaces can neither complete nor read the proposal', async () => {
  const { project } = await t.work({ ownerUserId: t.ids.vendor });
  const url = `/api/project/${project.projectId}/completion?completedOn=${t.day()}`;
  const statuses = await Promise.all(
    (['stranger', 'vendor', 'member', 'manager'] as const).map(
      async (who) => (await t.call(who, 'GET', url)).status,
    ),
  );
  expect(statuses).toEqual([404, 403, 403, 200]);
});
