import type { ProjectPhases } from '@roofline/schema/project/phases';
import { buildProjectDesk, type ProjectDesk } from '../fixtures/desk';

let t: ProjectDesk;
beforeEach(async () => {
  t = await buildProjectDesk();
});
afterEach(() => t.close());

const url = (propertyId = t.home) => `/api/project/project-template-phase/${propertyId}`;
const read = async () => (await t.call('manager', 'GET', url())).data as ProjectPhases;
const save = (phases: object[], version?: number) =>
  t.call('manager', 'POST', url(), { body: version === undefined ? { phases } : { phases, version } });
const asked = ({ phases }: ProjectPhases) =>
  phases.map(({ projectTemplatePhaseId, name, sortOrder }) => ({ projectTemplatePhaseId, name, sortOrder }));

test('one save of the list renames, adds, orders and deletes phases', async () => {
  const [planning, bidding] = asked(await read());
  const saved = await save(
    [
      { ...planning!, name: 'Idea', sortOrder: 9 },
      { name: 'Permit', sortOrder: 3 },
      { ...bidding!, sortOrder: 5 },
    ],
    0,
  );
  expect(saved).toMatchObject({
    status: 200,
    data: {
      version: 1,
      phases: [
        { name: 'Permit', sortOrder: 1 },
        { ...bidding!, sortOrder: 2 },
        { ...planning!, name: 'Idea', sortOrder: 3 },
      ],
    },
  });
  expect(await read()).toEqual(saved.data);
  const { data } = await t.call('manager', 'GET', `/api/activity/${t.home}`);
  expect((data as { items: object[] }).items[0]).toMatchObject({
    type: 'project',
    entityName: 'Home Court',
    description: expect.stringMatching(
      /^Changed the project phases of Home Court from Planning, .* to Permit, /,
    ),
  });
});

test('a list that someone else saved in the meantime is not overwritten', async () => {
  const list = asked(await read());
  expect((await save(list, 0)).status).toBe(200);
  expect(await save(list.slice(1), 0)).toMatchObject({ status: 412, errors: [{ code: 'staleVersion' }] });
  expect((await read()).phases).toHaveLength(6);
});

test('a phase with projects cannot be deleted, and the error says how many it has', async () => {
  const list = await read();
  const made = await t.addProject();
  const done = await t.addProject();
  await t.call('manager', 'POST', `/api/project/${done.projectId}/complete`, {
    version: 1,
    body: { completedOn: t.clock.today() },
  });
  const refused = await save(asked(list).slice(1));
  expect(refused).toMatchObject({
    status: 409,
    errors: [
      {
        code: 'phaseInUse',
        detail:
          'This phase is currently used by 2 project(s). Please reassign the projects to another phase before deleting.',
      },
    ],
  });
  expect((await t.move(made, list.phases[1]!.projectTemplatePhaseId)).status).toBe(200);
  expect((await save(asked(list).slice(1))).errors).toMatchObject([
    { detail: expect.stringContaining('by 1 project(s)') },
  ]);
});

test('when a phase is deleted while a card moves into it, one request is refused and no card is lost', async () => {
  const first = asked(await read());
  let card = await t.addProject();
  for (let round = 0; round < 6; round += 1) {
    const { phases } = (await save([...first, { name: `Phase ${round}`, sortOrder: 9 }]))
      .data as ProjectPhases;
    const { projectTemplatePhaseId } = phases.at(-1)!;
    const both = () => [t.move(card, projectTemplatePhaseId), save(first)] as const;
    const [moved, saved] = await Promise.all(both());
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([moved.status, saved.status]);
    card = (await t.call('manager', 'GET', `/api/project/${card.projectId}`)).data;
    const wanted = moved.status === 200 ? `Phase ${round}` : 'Planning';
    expect(card.currentPhaseStatus.name).toBe(wanted);
    card = (await t.move(card, first[0]!.projectTemplatePhaseId!)).data;
  }
});

test('deleted projects of a deleted phase move to the first phase and can be restored', async () => {
  const list = await read();
  const { projectId } = await t.addProject({ phaseId: list.phases[5]!.projectTemplatePhaseId });
  await t.call('manager', 'DELETE', `/api/project/${projectId}`, { version: 1 });
  expect((await save(asked(list).slice(0, 5), 0)).status).toBe(200);
  const back = await t.call('manager', 'POST', `/api/project/${projectId}/restore`, { version: 2 });
  expect(back.data).toMatchObject({ currentPhaseStatus: { name: 'Planning' } });
});

test('a phase of another property is not found, and one that is listed twice is refused', async () => {
  const list = asked(await read());
  const other = (await t.call('admin', 'GET', url(t.away))).data as ProjectPhases;
  const foreign = { ...list[0]!, projectTemplatePhaseId: other.phases[0]!.projectTemplatePhaseId };
  expect((await save([foreign])).status).toBe(404);
  const twice = await save([list[0]!, { ...list[0]!, name: 'Again' }]);
  expect(twice).toMatchObject({ status: 422, errors: [{ field: 'phases.1.projectTemplatePhaseId' }] });
  const nameless = await save([{ ...list[0]!, name: ' ' }]);
  expect(nameless).toMatchObject({
    status: 422,
    errors: [{ field: 'phases.0.name', detail: 'Phase Name is Required.' }],
  });
  expect((await t.call('member', 'POST', url(), { body: { phases: list } })).status).toBe(403);
  expect((await read()).version).toBe(0);
});
