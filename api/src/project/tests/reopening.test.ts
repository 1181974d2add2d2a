import type { ComponentList } from '@roofline/schema/component/component';
import { buildCompletions, type Completions } from '../fixtures/completions';

let t: Completions;
beforeEach(async () => {
  t = await buildCompletions();
});
afterEach(() => t.close());

test('reopening restores the components, a repeated completion is refused, and nothing counts twice', async () => {
  const { project } = await t.work();
  const before = await t.lines();
  const components = t.taken(await t.proposal(project));
  expect((await t.complete(project, { components })).status).toBe(200);
  const again = await t.ask(project, 'complete', { completedOn: t.day(), components: [] });
  expect(again.status).toBe(200);
  const twice = await t.ask(project, 'complete', { completedOn: t.day(), components });
  expect(twice).toMatchObject({ status: 409, errors: [{ code: 'alreadyCompleted' }] });
  expect((await t.ask(project, 'reopen')).data).toMatchObject({ isCompleted: false, completedOn: null });
  const values = ({ items }: ComponentList) =>
    items.map(({ version: _version, updatedAt: _updatedAt, ...rest }) => rest);
  expect(values(await t.lines())).toEqual(values(before));
  expect((await t.words())[0]).toBe('Reopened Spring works and restored 2 components');
  expect((await t.complete(project)).status).toBe(200);
});

test('reopening is refused where someone changed a component since, unless all stay as they are', async () => {
  const { project } = await t.work();
  await t.complete(project);
  expect((await t.put(await t.line('Roof'), { remainingUsefulLife: 18 })).status).toBe(200);
  const before = await t.everything();
  const refused = await t.ask(project, 'reopen');
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ code: 'componentsChanged', detail: 'Roof was changed since the project was completed' }],
  });
  expect(await t.everything()).toBe(before);
  expect((await t.detail(project.projectId)).isCompleted).toBe(true);
  expect((await t.ask(project, 'reopen', { keepComponents: true })).data).toMatchObject({
    isCompleted: false,
  });
  expect(await t.line('Roof')).toMatchObject({ remainingUsefulLife: 18, lastReplacedYear: t.year() });
  expect(await t.line('Fence')).toMatchObject({ remainingUsefulLife: 10 });
  expect((await t.words())[0]).toBe('Reopened Spring works and left 2 components as updated');
});

test('a change of a field that the completion did not set, such as notes, does not prevent reopening', async () => {
  const { project } = await t.work();
  await t.complete(project);
  expect((await t.put(await t.line('Roof'), { notes: 'Warranty in the office' })).status).toBe(200);
  expect((await t.ask(project, 'reopen')).status).toBe(200);
  expect(await t.line('Roof')).toMatchObject({ notes: 'Warranty in the office', remainingUsefulLife: 0 });
});
