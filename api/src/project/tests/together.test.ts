import type { Project } from '@roofline/schema/project/project';
import { buildCompletions, type Completions } from '../fixtures/completions';

// Several projects that complete work on one component in one year.

let t: Completions;
beforeEach(async () => {
  t = await buildCompletions();
});
afterEach(() => t.close());

/** Adds two projects on a roof of $30,000 that is due, each with a payment. */
async function two() {
  const { project: tearOff, roof } = await t.work();
  const components = [roof.propertyComponentId];
  const membrane = await t.addProject({ name: 'Membrane', components });
  await t.pay(tearOff, 10_000, { propertyComponentId: roof.propertyComponentId });
  await t.pay(membrane, 23_000.01);
  return { tearOff, membrane, roof };
}
const complete = async (project: Project, remainingUsefulLife: number) => {
  const components = t
    .taken(await t.proposal(project))
    .filter((_one, index, all) => index === all.length - 1)
    .map((one) => ({ ...one, remainingUsefulLife }));
  expect((await t.complete(project, { components })).status).toBe(200);
};
const reopen = async (project: Project) => expect((await t.ask(project, 'reopen')).status).toBe(200);
const roof = async () => {
  const { unitCost, currentCost, remainingUsefulLife, lastReplacedYear } = await t.line('Roof');
  return { unitCost, currentCost, remainingUsefulLife, lastReplacedYear };
};
const atFirst = { unitCost: 300, currentCost: 30_000, remainingUsefulLife: 0, lastReplacedYear: null };

test('their costs add up, and the history says how much each of them added', async () => {
  const { tearOff, membrane, roof: line } = await two();
  await complete(tearOff, 15);
  await complete(membrane, 20);
  expect(await roof()).toMatchObject({ currentCost: 33_000, remainingUsefulLife: 20 });
  const url = `/api/component/${line.propertyComponentId}/history`;
  const history = (await t.call('manager', 'GET', url)).data as { description: string; projectId: string }[];
  const recorded = history.filter(({ description }) => description.startsWith('Recorded'));
  expect(recorded).toMatchObject([
    {
      projectId: membrane.projectId,
      description: `Recorded $23,000.01 more as the cost of replacing Roof in ${t.year()}: $33,000.01 in all`,
    },
    {
      projectId: tearOff.projectId,
      description: `Recorded $10,000 as the cost of replacing Roof in ${t.year()}`,
    },
  ]);
});

test.each(['the first', 'the second'])(
  'reopening %s first leaves the other’s work, then nothing',
  async (which) => {
    const { tearOff, membrane } = await two();
    await complete(tearOff, 15);
    const onlyFirst = await roof();
    await complete(membrane, 20);
    if (which === 'the second') {
      await reopen(membrane);
      expect(await roof()).toEqual(onlyFirst);
      await reopen(tearOff);
    } else {
      await reopen(tearOff);
      expect(await roof()).toMatchObject({
        currentCost: 23_000,
        remainingUsefulLife: 20,
        lastReplacedYear: t.year(),
      });
      await reopen(membrane);
    }
    expect(await roof()).toEqual(atFirst);
  },
);

test('a project that is reopened and completed again counts once', async () => {
  const { tearOff, membrane } = await two();
  await complete(tearOff, 15);
  await complete(membrane, 20);
  await reopen(tearOff);
  await complete(tearOff, 18);
  expect(await roof()).toMatchObject({ currentCost: 33_000, remainingUsefulLife: 18 });
  await reopen(membrane);
  expect(await roof()).toMatchObject({ currentCost: 10_000, remainingUsefulLife: 18 });
  await reopen(tearOff);
  expect(await roof()).toEqual(atFirst);
});

test('neither can be reopened where someone changed the component after both', async () => {
  const { tearOff, membrane } = await two();
  await complete(tearOff, 15);
  await complete(membrane, 20);
  expect((await t.put(await t.line('Roof'), { remainingUsefulLife: 12 })).status).toBe(200);
  const before = await t.everything();
  for (const project of [tearOff, membrane])
    expect((await t.ask(project, 'reopen')).errors).toMatchObject([{ code: 'componentsChanged' }]);
  expect(await t.everything()).toBe(before);
});

test('the proposal is $0 for a project without payments where another project’s cost counts', async () => {
  const { tearOff, roof: line } = await two();
  await complete(tearOff, 15);
  const free = await t.addProject({ name: 'Cleaning', components: [line.propertyComponentId] });
  expect((await t.proposal(free)).components).toMatchObject([
    { currentCost: 10_000, actualCost: 0, actualCostSource: 'estimate' },
  ]);
});

test('a completed project that updated components can be deleted only after it is reopened', async () => {
  const { tearOff, membrane } = await two();
  await complete(tearOff, 15);
  const remove = async ({ projectId }: Project) => {
    const { version } = await t.detail(projectId);
    return t.call('manager', 'DELETE', `/api/project/${projectId}`, { version });
  };
  const before = await t.everything();
  expect(await remove(tearOff)).toMatchObject({
    status: 409,
    errors: [{ code: 'completed', detail: expect.stringContaining('Reopen it first') }],
  });
  expect(await t.everything()).toBe(before);
  await reopen(tearOff);
  expect((await remove(tearOff)).status).toBe(204);
  expect((await t.ask(membrane, 'complete', { completedOn: t.day() })).status).toBe(200);
  expect((await remove(membrane)).status).toBe(204);
});
