import type { ActivityItem } from '@roofline/schema/activity/activity';
import { DEFAULT_CHECKLISTS, DEFAULT_PHASES, type ProjectPhases } from '@roofline/schema/project/phases';
import type { Project, ProjectDetail } from '@roofline/schema/project/project';
import { newId } from '../../platform/ids';
import type { Identity } from '../../property/fixtures/cast';
import { buildProjectDesk, type ProjectDesk } from '../fixtures/desk';

let t: ProjectDesk;
beforeEach(async () => {
  t = await buildProjectDesk();
});
afterEach(() => t.close());

const phases = async () =>
  (await t.call('manager', 'GET', `/api/project/project-template-phase/${t.home}`)).data as ProjectPhases;
const detail = (projectId: string, who: Identity = 'manager') =>
  t.call(who, 'GET', `/api/project/${projectId}`);
const activity = async () => {
  const answer = await t.call('manager', 'GET', `/api/activity/${t.home}`);
  return (answer.data as { items: ActivityItem[] }).items.filter(({ type }) => type === 'project');
};

test('is created with only a name, in the first phase, and can be read by itself and in the list', async () => {
  const made = await t.addProject({ name: '  Roof of A ' });
  expect(made).toMatchObject({
    name: 'Roof of A',
    propertyId: t.home,
    currentPhaseStatus: { name: 'Planning', sortOrder: 1 },
    owner: null,
    contractAmount: null,
    estimate: null,
    paid: 0,
    isCompleted: false,
    isDeleted: false,
    version: 1,
    viewerCan: { edit: true, delete: true, addNote: true, viewMoney: true },
  });
  expect((await detail(made.projectId)).data).toEqual({
    ...made,
    payments: [],
    notes: [],
    scopeOfWork: [],
    bids: [],
    changeOrders: [],
    checklist: DEFAULT_CHECKLISTS.Planning.map((text) => ({
      checklistItemId: expect.any(String),
      projectId: made.projectId,
      projectTemplatePhaseId: made.currentPhaseStatus.projectTemplatePhaseId,
      text,
      isDone: false,
      doneByName: null,
      doneAt: null,
      version: 1,
    })),
  } satisfies ProjectDetail);
  expect(await t.listed()).toEqual({ items: [made], totalCount: 1, page: 1, pageSize: 500 });
  expect((await activity())[0]).toMatchObject({
    entityName: 'Roof of A',
    projectId: made.projectId,
    description: 'Added the project Roof of A',
  });
});

test('is created once for a key, however often the request is repeated', async () => {
  const ask = () =>
    t.call('manager', 'POST', `/api/project/property/${t.home}`, { body: { name: 'Roof' }, key: 'one' });
  const [first, second] = [await ask(), await ask()];
  expect(second.data).toEqual(first.data);
  expect((await t.listed()).totalCount).toBe(1);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'Roof', startDate: '2026-05-02', dueDate: '2026-05-01' }, 'dueDate'],
  [{ name: 'Roof', phaseId: newId() }, 'phaseId'],
  [{ name: 'Roof', ownerUserId: newId() }, 'ownerUserId'],
])('refuses %o at %s', async (body, field) => {
  const answer = await t.call('manager', 'POST', `/api/project/property/${t.home}`, { body });
  expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
  expect((await t.listed()).totalCount).toBe(0);
});

test('has the same default phases before and after they are stored, and reads store nothing', async () => {
  const before = await t.everything();
  const first = await phases();
  expect(first.phases.map(({ name }) => name)).toEqual([...DEFAULT_PHASES]);
  expect(first).toMatchObject({ version: 0, phases: [{ projectCount: 0 }, {}, {}, {}, {}, {}] });
  expect(await t.everything()).toBe(before);
  const bidding = first.phases[1]!.projectTemplatePhaseId;
  const made = await t.addProject({ phaseId: bidding });
  expect(made.currentPhaseStatus.projectTemplatePhaseId).toBe(bidding);
  const now = await phases();
  expect(now.phases.map((one) => one.projectTemplatePhaseId)).toEqual(
    first.phases.map((one) => one.projectTemplatePhaseId),
  );
  expect(now.phases[1]).toMatchObject({ projectCount: 1 });
  expect(now.version).toBe(0);
});

test('records changed fields and moves between phases in the activity', async () => {
  const made = await t.addProject();
  const changed = await t.put(made, {
    dueDate: '2026-12-01',
    ownerUserId: t.ids.member,
    contractAmount: 5000,
  });
  expect(changed).toMatchObject({ status: 200, data: { contractAmount: 5000, version: 2 } });
  const { phases: list } = await phases();
  const moved = await t.move(changed.data, list[2]!.projectTemplatePhaseId);
  expect(moved.data).toMatchObject({ currentPhaseStatus: { name: 'Board Approval' }, version: 3 });
  const renamed = await t.put(moved.data, { name: 'Roof of B' });
  expect(renamed.status).toBe(200);
  const words = (await activity()).map(({ description }) => description);
  expect(words).toEqual([
    'Renamed Roof to Roof of B',
    'Moved Roof from Planning to Board Approval',
    expect.stringMatching(
      /^Changed 3 fields of Roof: due date from none to Dec 1, 2026; responsible from none to /,
    ),
    'Added the project Roof',
  ]);
});

test('refuses the second of two people who move one card as stale, and stores nothing of theirs', async () => {
  const made = await t.addProject();
  const { phases: list } = await phases();
  expect((await t.move(made, list[1]!.projectTemplatePhaseId)).status).toBe(200);
  const second = await t.move(made, list[2]!.projectTemplatePhaseId, 'admin');
  expect(second).toMatchObject({ status: 412, errors: [{ code: 'staleVersion' }] });
  expect((await detail(made.projectId)).data).toMatchObject({ currentPhaseStatus: { name: 'Bidding' } });
  expect((await t.put(made, { name: 'Late' })).status).toBe(412);
  const gone = await t.move({ ...made, version: 2 }, newId());
  expect(gone).toMatchObject({ status: 422, errors: [{ field: 'projectTemplatePhaseId' }] });
});

test('can be completed on a day not in the future, reopened, deleted and restored', async () => {
  const { projectId } = await t.addProject();
  const ask = (path: string, version: number, body?: object) =>
    t.call('manager', 'POST', `/api/project/${projectId}/${path}`, { version, ...(body ? { body } : {}) });
  const today = t.clock.today();
  const future = await ask('complete', 1, { completedOn: '2999-01-01' });
  expect(future).toMatchObject({ status: 422, errors: [{ field: 'completedOn' }] });
  const done = await ask('complete', 1, { completedOn: today });
  expect(done.data).toMatchObject({ isCompleted: true, completedOn: today, version: 2 });
  expect((await t.listed('?state=open')).totalCount).toBe(0);
  expect((await t.listed('?state=completed')).totalCount).toBe(1);
  expect((await ask('reopen', 1)).status).toBe(412);
  expect((await ask('reopen', 2)).data).toMatchObject({ isCompleted: false, completedOn: null });
  const removed = await t.call('manager', 'DELETE', `/api/project/${projectId}`, { version: 3 });
  expect(removed.status).toBe(204);
  expect((await t.listed()).totalCount).toBe(0);
  expect((await t.listed('?state=deleted')).items).toMatchObject([{ projectId, isDeleted: true }]);
  expect((await t.put({ ...(done.data as Project), version: 4 }, { name: 'No' })).status).toBe(404);
  expect((await detail(projectId, 'member')).status).toBe(404);
  expect((await t.call('member', 'GET', `/api/project/property/${t.home}?state=deleted`)).status).toBe(403);
  expect((await ask('restore', 4)).data).toMatchObject({ isDeleted: false, version: 5 });
  expect((await ask('restore', 5)).data).toMatchObject({ isDeleted: false, version: 5 });
});

test.each<[Identity, number, number]>([
  ['vendor', 403, 404],
  ['member', 403, 403],
  ['manager', 201, 200],
  ['portfolioAdmin', 201, 200],
  ['staff', 201, 200],
  ['stranger', 404, 404],
])('%s: %i for a new project, %i for a change', async (who, creates, changes) => {
  const made = await t.addProject();
  const body = { name: 'Fence' };
  const answer = await t.call(who, 'POST', `/api/project/property/${t.home}`, { body });
  expect(answer.status).toBe(creates);
  expect((await t.put(made, { name: 'Gate' }, who)).status).toBe(changes);
});

test('a Vendor sees only projects that they are responsible for, without money', async () => {
  await t.addProject({ name: 'Fence' });
  const component = await t.addOne();
  const { propertyComponentId } = component;
  const own = await t.addProject({ ownerUserId: t.ids.vendor, components: [propertyComponentId] });
  await t.put(own, { contractAmount: 9000 });
  const { items } = await t.listed('', 'vendor');
  expect(items).toMatchObject([
    {
      projectId: own.projectId,
      contractAmount: null,
      estimate: null,
      paid: null,
      propertyComponents: [{ propertyComponentId, currentCost: null }],
      viewerCan: { edit: false, delete: false, addNote: true, viewMoney: false },
    },
  ]);
  expect((await detail(own.projectId, 'vendor')).status).toBe(200);
  const url = `/api/project/components?ids=${propertyComponentId}`;
  expect((await t.call('vendor', 'GET', url)).data).toMatchObject([{ projects: [{ paid: null }] }]);
  expect((await t.call('vendor', 'GET', `/api/project/property/${t.home}/people`)).data).toEqual([]);
  expect((await t.call('vendor', 'GET', `/api/project/property/${t.home}/export`)).status).toBe(403);
});

test('offers the active people who reach the property', async () => {
  const people = (await t.call('manager', 'GET', `/api/project/property/${t.home}/people`)).data as {
    userId: string;
    roleName: string;
  }[];
  expect(people.map(({ roleName }) => roleName).toSorted()).toEqual([
    'Admin',
    'Manager',
    'Member',
    'PortfolioAdmin',
    'Vendor',
  ]);
  const url = `/api/project/people?propertyIds=${t.home},${t.foreign}`;
  expect((await t.call('manager', 'GET', url)).data).toEqual([{ propertyId: t.home, people }, null]);
  const elsewhere = await t.call('admin', 'GET', `/api/project/property/${t.away}/people`);
  expect((elsewhere.data as unknown[]).length).toBe(2);
});

test('a project of another workspace is not found', async () => {
  const foreign = await t.addProject({}, 'stranger', t.foreign);
  expect((await detail(foreign.projectId)).status).toBe(404);
  const own = await t.addProject();
  const both = await t.call(
    'manager',
    'GET',
    `/api/project/details?ids=${foreign.projectId},${own.projectId}`,
  );
  expect(both.data).toMatchObject([null, { projectId: own.projectId, notes: [] }]);
  const strangers = await t.call('stranger', 'GET', `/api/project/project-template-phase/${t.foreign}`);
  const phaseId = (strangers.data as ProjectPhases).phases[0]!.projectTemplatePhaseId;
  expect((await t.move(own, phaseId)).status).toBe(422);
});
