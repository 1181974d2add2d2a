import type { Project } from '@roofline/schema/project/project';
import { buildProjectDesk, type ProjectDesk } from '../fixtures/desk';

let t: ProjectDesk;
beforeEach(async () => {
  t = await buildProjectDesk();
});
afterEach(() => t.close());

const ofProperty = () => `/api/project/property/${t.home}`;

test('a project that is made from a component gets its name, cost and next replacement year', async () => {
  const { propertyComponentId, nextReplacementYear } = await t.addOne();
  const url = `${ofProperty()}/component/${propertyComponentId}`;
  const made = await t.call('manager', 'POST', url, { body: { includePhotos: false } });
  expect(made).toMatchObject({
    status: 201,
    data: {
      name: 'Perimeter fence',
      estimate: 117_800,
      propertyComponents: [
        {
          propertyComponentId,
          name: 'Perimeter fence',
          category: 'Fencing & Walls',
          currentCost: 117_800,
          nextReplacementYear,
          includePhotos: false,
        },
      ],
    },
  });
  const list = await t.call('manager', 'GET', `${ofProperty()}/${propertyComponentId}`);
  expect(list.data).toEqual([made.data]);
  const batch = await t.call('manager', 'GET', `/api/project/components?ids=${propertyComponentId}`);
  expect(batch.data).toEqual([{ propertyComponentId, projects: [made.data] }]);
});

test('a project of several components is estimated at the sum of their costs', async () => {
  const [one, two] = [await t.addOne({ name: 'Gate' }), await t.addOne({ name: 'Alarm', unitCost: 1 })];
  const propertyComponentIds = [one.propertyComponentId, two.propertyComponentId];
  const made = await t.call('manager', 'POST', `${ofProperty()}/component/multiple`, {
    body: { name: 'Both', propertyComponentIds },
  });
  expect(made).toMatchObject({
    status: 201,
    data: {
      estimate: 118_420,
      propertyComponents: [{ name: 'Alarm' }, { name: 'Gate', includePhotos: true }],
    },
  });
});

test('components can be added, shown with or without photos, and removed', async () => {
  const { propertyComponentId } = await t.addOne();
  const { projectId } = await t.addProject();
  const at = `/api/project/${projectId}/component/${propertyComponentId}`;
  const put = await t.call('manager', 'POST', `${at}/true`);
  expect(put.data).toMatchObject({ version: 2, propertyComponents: [{ includePhotos: true }] });
  const again = await t.call('manager', 'POST', `${at}/true`);
  expect(again.data).toMatchObject({ version: 2 });
  const hidden = await t.call('manager', 'POST', `${at}/false`);
  expect(hidden.data).toMatchObject({ version: 3, propertyComponents: [{ includePhotos: false }] });
  expect((await t.call('manager', 'POST', `${at}/maybe`)).status).toBe(404);
  expect((await t.call('member', 'POST', `${at}/true`)).status).toBe(403);
  expect((await t.call('manager', 'DELETE', at)).status).toBe(204);
  expect((await t.call('manager', 'DELETE', at)).status).toBe(204);
  expect((await t.listed()).items).toMatchObject([{ propertyComponents: [], estimate: null }]);
});

test('a component that is deleted from every year is no longer in the project', async () => {
  const { propertyComponentId, version } = await t.addOne();
  await t.addProject({ components: [propertyComponentId] });
  const gone = await t.call('manager', 'DELETE', `/api/component/${propertyComponentId}`, { version });
  expect(gone.status).toBe(204);
  expect((await t.listed()).items).toMatchObject([{ propertyComponents: [], estimate: null }]);
});

test('a component of another property is not found', async () => {
  const { propertyComponentId } = await t.addOne({}, 'admin', t.away);
  const { projectId } = await t.addProject();
  const at = `/api/project/${projectId}/component/${propertyComponentId}/true`;
  expect((await t.call('admin', 'POST', at)).status).toBe(404);
  const body = { name: 'Roof', components: [propertyComponentId] };
  expect((await t.call('admin', 'POST', ofProperty(), { body })).status).toBe(404);
  expect(
    (await t.call('admin', 'POST', `${ofProperty()}/component/${propertyComponentId}`, { body: {} })).status,
  ).toBe(404);
});

test('the list is by due date, those without one last, then by name, in pages', async () => {
  for (const [name, dueDate] of [
    ['C', null],
    ['B', '2026-12-01'],
    ['A', '2026-12-01'],
    ['D', '2026-11-01'],
  ])
    await t.addProject({ name, dueDate });
  const names = ({ items }: { items: Project[] }) => items.map(({ name }) => name).join('');
  expect(names(await t.listed())).toBe('DABC');
  const second = await t.listed('?page=2&pageSize=3');
  expect(names(second)).toBe('C');
  expect(second).toMatchObject({ totalCount: 4, page: 2, pageSize: 3 });
});
