import type { ChecklistItem } from '@roofline/schema/project/checklist';
import { DEFAULT_CHECKLISTS, type ProjectPhases } from '@roofline/schema/project/phases';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../../platform/actor';
import { newId } from '../../../platform/ids';
import { buildSite, type Site } from '../../fixtures/site';

let t: Site;
beforeEach(async () => {
  t = await buildSite();
});
afterEach(() => t.close());

const url = () => `/api/project/project-template-phase/${t.home}`;
const phases = async () => ((await t.call('manager', 'GET', url())).data as ProjectPhases).phases;
const save = (list: object[]) => t.call('manager', 'POST', url(), { body: { phases: list } });
const texts = async (projectId: string) => (await t.detail(projectId)).checklist.map(({ text }) => text);
const at = ({ projectId, checklistItemId }: ChecklistItem) =>
  `/api/project/${projectId}/checklist/${checklistItemId}`;
const put = (item: ChecklistItem, over: object, version = item.version) =>
  t.call('manager', 'PUT', at(item), {
    body: { text: item.text, isDone: item.isDone, ...over },
    version,
  });
const post = (projectId: string, body: object) =>
  t.call('manager', 'POST', `/api/project/${projectId}/checklist`, { body });
const { Planning, Bidding } = DEFAULT_CHECKLISTS;

test('a project gets the items of each phase that it enters once, in the order of the phases', async () => {
  const [, bidding, board] = await phases();
  const made = await t.addProject({ phaseId: bidding!.projectTemplatePhaseId });
  expect(made).toMatchObject({ checklistDone: 0, checklistTotal: Bidding.length });
  const [planning] = await phases();
  const back = await t.move(made, planning!.projectTemplatePhaseId);
  expect(back.data).toMatchObject({ checklistTotal: Planning.length });
  expect(await texts(made.projectId)).toEqual([...Planning, ...Bidding]);
  const again = await t.move(back.data, bidding!.projectTemplatePhaseId);
  expect(await texts(made.projectId)).toEqual([...Planning, ...Bidding]);
  await t.move(again.data, board!.projectTemplatePhaseId);
  expect(await texts(made.projectId)).toHaveLength(Planning.length + Bidding.length + 3);
});

test('an item that was removed or reworded does not come back, but a new item of the phase comes', async () => {
  const [planning, bidding, ...others] = await phases();
  const made = await t.addProject();
  const [first, second, ...rest] = (await t.detail(made.projectId)).checklist;
  expect((await t.call('manager', 'DELETE', at(first!), { version: 1 })).status).toBe(204);
  expect((await t.call('manager', 'DELETE', at(first!), { version: 2 })).status).toBe(404);
  expect((await put(second!, { text: 'Write it all down' })).status).toBe(200);
  const away = await t.move(made, bidding!.projectTemplatePhaseId);
  const checklist = [...planning!.checklist, 'Ask the neighbors', 'Ask the neighbors'];
  expect((await save([{ ...planning!, checklist }, bidding!, ...others])).status).toBe(200);
  await t.move(away.data, planning!.projectTemplatePhaseId);
  expect((await texts(made.projectId)).slice(0, rest.length + 2)).toEqual([
    'Write it all down',
    ...rest.map(({ text }) => text),
    'Ask the neighbors',
  ]);
});

test('a save of phases without checklists leaves them unchanged, and changes of checklists are recorded', async () => {
  const list = await phases();
  const plain = list.map(({ projectTemplatePhaseId, name, sortOrder }) => ({
    projectTemplatePhaseId,
    name,
    sortOrder,
  }));
  await save(plain);
  expect((await phases()).map(({ checklist }) => checklist)).toEqual(list.map(({ checklist }) => checklist));
  await save([
    { ...plain[0]!, checklist: ['Look at it'] },
    { ...plain[1]!, checklist: [] },
    ...plain.slice(2),
  ]);
  expect((await phases())[0]!.checklist).toEqual(['Look at it']);
  expect((await t.words())[0]).toMatch(
    /^Changed 2 fields of Home Court: checklist of Planning from Look at the condition .* to Look at it; checklist of Bidding from .* to none$/,
  );
  const tooMany = Array.from({ length: limits.checklistOfPhase + 1 }, (_, n) => `Item ${n}`);
  expect(await save([{ ...plain[0]!, checklist: tooMany }])).toMatchObject({
    status: 422,
    errors: [{ field: 'phases.0.checklist' }],
  });
});

test('the items of a phase are deleted with it', async () => {
  const list = await phases();
  const made = await t.addProject({ phaseId: list[1]!.projectTemplatePhaseId });
  await t.move(made, list[0]!.projectTemplatePhaseId);
  expect((await save(list.filter(({ name }) => name !== 'Bidding'))).status).toBe(200);
  expect(await texts(made.projectId)).toEqual([...Planning]);
});

test('an item can be added, ticked off with a name, and opened again', async () => {
  const made = await t.addProject();
  const { projectTemplatePhaseId } = made.currentPhaseStatus;
  const added = await post(made.projectId, { projectTemplatePhaseId, text: '  Measure ' });
  expect(added).toMatchObject({ status: 201, data: { text: 'Measure', isDone: false, version: 1 } });
  expect((await t.words())[0]).toBe('Added “Measure” to the checklist of Planning');
  expect((await texts(made.projectId)).at(-1)).toBe('Measure');
  const item = added.data as ChecklistItem;
  const done = await put(item, { isDone: true });
  expect(done.data).toMatchObject({
    isDone: true,
    doneByName: expect.stringMatching(/\S/),
    doneAt: expect.any(String),
    version: 2,
  });
  expect((await t.words())[0]).toBe('Checked off “Measure” on the checklist');
  expect(await t.detail(made.projectId)).toMatchObject({ checklistDone: 1, checklistTotal: 5 });
  const reworded = await put(done.data, { text: 'Measure twice' });
  expect(reworded.data).toMatchObject({ isDone: true, doneAt: (done.data as ChecklistItem).doneAt });
  expect((await t.words())[0]).toBe('Changed “Measure” on the checklist to “Measure twice”');
  expect((await put(item, { isDone: false })).status).toBe(412);
  const open = await put(reworded.data, { isDone: false });
  expect(open.data).toMatchObject({ isDone: false, doneByName: null, doneAt: null });
  expect((await t.call('manager', 'DELETE', at(item), { version: 4 })).status).toBe(204);
  expect((await t.words())[0]).toBe('Removed “Measure twice” from the checklist');
});

test('the checklist of a completed project cannot be changed', async () => {
  const made = await t.addProject();
  const { projectTemplatePhaseId } = made.currentPhaseStatus;
  const [item] = (await t.detail(made.projectId)).checklist;
  const body = { completedOn: t.clock.today() };
  await t.call('manager', 'POST', `/api/project/${made.projectId}/complete`, { version: 1, body });
  const before = await t.everything();
  const answers = [
    await put(item!, { isDone: true }),
    await t.call('manager', 'DELETE', at(item!), { version: 1 }),
    await post(made.projectId, { projectTemplatePhaseId, text: 'Late' }),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ detail: 'The project is completed: reopen it to change its checklist' }],
    });
  expect(await t.everything()).toBe(before);
});

test('an item needs a phase of the property, and is found only under its project', async () => {
  const made = await t.addProject();
  const other = await t.addProject();
  const [item] = (await t.detail(made.projectId)).checklist;
  expect(await post(made.projectId, { projectTemplatePhaseId: newId(), text: 'No' })).toMatchObject({
    status: 422,
    errors: [{ field: 'projectTemplatePhaseId' }],
  });
  expect((await put({ ...item!, projectId: other.projectId }, { isDone: true })).status).toBe(404);
  const foreign = await t.addProject({}, 'stranger', t.foreign);
  const { projectTemplatePhaseId } = made.currentPhaseStatus;
  expect((await post(foreign.projectId, { projectTemplatePhaseId, text: 'No' })).status).toBe(404);
  const member = await t.call('member', 'PUT', at(item!), { version: 1, body: { text: 'x', isDone: true } });
  expect(member.status).toBe(403);
});

test('a checklist has at most 300 items, and takes only as many of a phase as it has room for', async () => {
  const made = await t.addProject();
  const { projectTemplatePhaseId } = made.currentPhaseStatus;
  const room = limits.checklistOfProject - Planning.length - 2;
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`insert into project_checklist_item (workspace_id, checklist_item_id, project_id, property_id,
        project_template_phase_id, text, sort_order, created_at)
      select workspace_id, gen_random_uuid(), project_id, property_id, project_template_phase_id, 'x' || n, 100 + n,
        created_at
      from project_checklist_item, generate_series(1, ${room}) n
      where project_id = ${made.projectId}::uuid and sort_order = 1`),
  );
  const list = await phases();
  expect((await t.move(made, list[1]!.projectTemplatePhaseId)).status).toBe(200);
  expect(await texts(made.projectId)).toHaveLength(limits.checklistOfProject);
  const answer = await post(made.projectId, { projectTemplatePhaseId, text: 'One more' });
  expect(answer.errors).toMatchObject([
    { detail: 'A project has at most 300 items on its checklist. Remove one of them first.' },
  ]);
});
