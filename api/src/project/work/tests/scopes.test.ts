import { aScopeOfWorkInput } from '@roofline/schema/fixtures/project';
import type { ScopeOfWork } from '@roofline/schema/project/scope-of-work';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../../platform/actor';
import type { Identity } from '../../../property/fixtures/cast';
import { buildSite, type Site } from '../../fixtures/site';

let t: Site;
beforeAll(async () => {
  t = await buildSite();
});
afterAll(() => t.close());

const post = (projectId: string, over: object = {}, who: Identity = 'manager', key?: string) =>
  t.call(who, 'POST', `/api/project/${projectId}/scopeofwork`, {
    body: { ...aScopeOfWorkInput(), ...over },
    key,
  });
const added = async (projectId: string, over: object = {}): Promise<ScopeOfWork> => {
  const answer = await post(projectId, over);
  expect(answer).toMatchObject({ status: 201 });
  return answer.data;
};
const put = (row: ScopeOfWork, over: object, who: Identity = 'manager', version = row.version) =>
  t.call(who, 'PUT', `/api/project/${row.projectId}/scopeofwork/${row.scopeOfWorkId}`, {
    body: { ...aScopeOfWorkInput(), ...over },
    version,
  });

test('lines are listed in the order in which they were added, and are recorded', async () => {
  const roof = await t.addOne({ name: 'Roof' });
  const { projectId } = await t.addProject({ components: [roof.propertyComponentId] });
  const about = { propertyComponentId: roof.propertyComponentId };
  const first = await added(projectId, about);
  expect(first).toMatchObject({ ...aScopeOfWorkInput(), ...about, componentName: 'Roof', version: 1 });
  expect(await t.words()).toEqual(['Added the work “Take off the old membrane” for $12,000']);
  const second = await added(projectId, {
    description: 'Flashing',
    quantity: null,
    unit: null,
    estimate: null,
  });
  expect(second).toMatchObject({ quantity: null, unit: null, estimate: null });
  expect(await t.words()).toEqual(['Added the work “Flashing”']);
  expect((await t.detail(projectId)).scopeOfWork).toEqual([first, second]);
});

test('a line is changed and removed in the version that the caller saw', async () => {
  const { projectId } = await t.addProject();
  const before = await added(projectId);
  expect((await put(before, { estimate: 13_000 })).data).toMatchObject({ estimate: 13_000, version: 2 });
  expect((await t.words())[0]).toBe(
    'Changed the estimate of the work “Take off the old membrane” for $12,000 from $12,000 to $13,000',
  );
  expect((await put(before, {})).status).toBe(412);
  const at = `/api/project/${projectId}/scopeofwork/${before.scopeOfWorkId}`;
  expect((await t.call('manager', 'DELETE', at)).status).toBe(428);
  expect((await t.call('manager', 'DELETE', at, { version: 1 })).status).toBe(412);
  expect((await t.call('manager', 'DELETE', at, { version: 2 })).status).toBe(204);
  expect(await t.words()).toEqual(['Removed the work “Take off the old membrane” for $13,000']);
});

test('a line is added once for a key', async () => {
  const { projectId } = await t.addProject();
  await post(projectId, {}, 'manager', 'scope-1');
  expect((await post(projectId, {}, 'manager', 'scope-1')).status).toBe(201);
  expect((await t.detail(projectId)).scopeOfWork).toHaveLength(1);
});

test.each([
  [{ description: '' }, 'description', 'Description is required'],
  [{ quantity: 1.0001 }, 'quantity', 'Quantity should be from 0 to 1,000,000 with at most three decimals'],
  [{ estimate: -1 }, 'estimate', 'Estimate should be from $0 to $99,000,000'],
])('%j is refused', async (over, field, detail) => {
  const { projectId } = await t.addProject();
  const answer = await post(projectId, over);
  expect([answer.status, answer.errors]).toMatchObject([422, [{ field, detail }]]);
});

test('a line cannot be for a component that the project does not work on', async () => {
  const { propertyComponentId } = await t.addOne({ name: 'Gate' });
  const { projectId } = await t.addProject();
  expect((await post(projectId, { propertyComponentId })).errors).toMatchObject([
    { field: 'propertyComponentId' },
  ]);
});

test('a line is not there under another project, in another workspace or in a deleted project', async () => {
  const project = await t.addProject();
  const row = await added(project.projectId);
  const other = await t.addProject();
  expect((await put({ ...row, projectId: other.projectId }, {})).status).toBe(404);
  const foreign = await t.addProject({}, 'stranger', t.foreign);
  expect((await post(foreign.projectId)).status).toBe(404);
  await t.deleteProject(project.projectId);
  expect((await put(row, {})).status).toBe(404);
});

test('a project has at most 200 lines', async () => {
  const { projectId } = await t.addProject();
  await added(projectId);
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`insert into project_scope (workspace_id, scope_of_work_id, project_id, property_id, description, created_at)
      select workspace_id, gen_random_uuid(), project_id, property_id, description, created_at
      from project_scope, generate_series(2, ${limits.scopesOfProject}) where project_id = ${projectId}::uuid`),
  );
  expect((await post(projectId)).errors).toMatchObject([
    { detail: 'A project has at most 200 lines of its scope of work. Remove one of them first.' },
  ]);
});

test('a Vendor reads the lines of their own project without estimates and cannot change them', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.vendor });
  const row = await added(projectId);
  expect((await t.detail(projectId, 'vendor')).scopeOfWork).toEqual([{ ...row, estimate: null }]);
  expect((await post(projectId, {}, 'vendor')).status).toBe(403);
  expect((await put(row, {}, 'vendor')).status).toBe(403);
  expect((await post(projectId, {}, 'member')).status).toBe(403);
});
