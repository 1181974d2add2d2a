import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import type { Identity } from '../../property/fixtures/cast';
import { buildOffice, type Office } from '../fixtures/office';

let t: Office;
beforeEach(async () => {
  t = await buildOffice();
});
afterEach(() => t.close());

const at = (projectId: string, userId: string) => `/api/project/${projectId}/person/${userId}`;
const put = (projectId: string, userId: string, who: Identity = 'manager') =>
  t.call(who, 'POST', at(projectId, userId));
const take = (projectId: string, userId: string, who: Identity = 'manager') =>
  t.call(who, 'DELETE', at(projectId, userId));
const write = (statement: ReturnType<typeof sql>) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) => tx.execute(statement));

test('a person can be added and removed, and a repeated request changes nothing', async () => {
  const { projectId } = await t.addProject();
  const on = await put(projectId, t.ids.member.toUpperCase());
  expect(on).toMatchObject({ status: 200, data: { people: [{ userId: t.ids.member }], version: 2 } });
  const { fullName } = (on.data as { people: { fullName: string }[] }).people[0]!;
  expect(await t.words()).toEqual([`Put ${fullName} on Roof`]);
  expect((await put(projectId, t.ids.member)).data).toEqual(on.data);
  expect((await take(projectId, t.ids.member)).status).toBe(204);
  expect(await t.words()).toEqual([`Took ${fullName} off Roof`]);
  expect((await take(projectId, t.ids.member)).status).toBe(204);
  expect(await t.detail(projectId)).toMatchObject({ people: [], version: 3 });
  expect(await t.words(3)).toHaveLength(3);
});

test('a Vendor on a project sees as much as one who is responsible for it, until they are removed', async () => {
  const roof = await t.addOne({ name: 'Roof' });
  const components = [roof.propertyComponentId];
  const { projectId } = await t.addProject({ components });
  const own = await t.addProject({ ownerUserId: t.ids.vendor, components });
  const file = await t.addFile('plan.txt');
  await t.call('manager', 'POST', `/api/file/file/${file.propertyFileId}/project/${projectId}`);
  const asVendor = async () => ({
    detail: (await t.call('vendor', 'GET', `/api/project/${projectId}`)).status,
    details: (await t.call('vendor', 'GET', `/api/project/details?ids=${projectId}`)).data as unknown[],
    listed: (await t.listed('', 'vendor')).items.map((one) => one.projectId).toSorted(),
    count: (await t.listed('', 'vendor')).totalCount,
    ofComponent: (
      (await t.call('vendor', 'GET', `/api/project/components?ids=${roof.propertyComponentId}`)).data as {
        projects: { projectId: string }[];
      }[]
    )[0]!.projects.map((one) => one.projectId),
    inPhase: (
      (await t.call('vendor', 'GET', `/api/project/project-template-phase/${t.home}`)).data as {
        phases: { projectCount: number }[];
      }
    ).phases[0]!.projectCount,
    photos: (await t.call('vendor', 'GET', `/api/photo/property/${t.home}?projectId=${projectId}`)).status,
  });
  const unseen = { detail: 404, details: [null], listed: [own.projectId], count: 1, inPhase: 1, photos: 404 };
  expect(await asVendor()).toEqual({ ...unseen, ofComponent: [own.projectId] });
  await put(projectId, t.ids.vendor);
  expect(await asVendor()).toMatchObject({
    detail: 200,
    details: [{ projectId, paid: null, bids: [], viewerCan: { edit: false, addNote: true } }],
    listed: [projectId, own.projectId].toSorted(),
    count: 2,
    ofComponent: expect.arrayContaining([projectId, own.projectId]),
    inPhase: 2,
    photos: 200,
  });
  expect(
    (await t.call('vendor', 'PUT', `/api/project/${projectId}`, { version: 2, body: { name: 'x' } })).status,
  ).toBe(403);
  const note = { projectId, text: 'On our way', mentionedUserIds: [] };
  expect((await t.call('vendor', 'POST', '/api/project/note', { body: note })).status).toBe(201);
  await take(projectId, t.ids.vendor);
  expect(await asVendor()).toEqual({ ...unseen, ofComponent: [own.projectId] });
});

test('a Vendor who no longer reaches the property does not see the project, which still lists their name', async () => {
  const { projectId } = await t.addProject();
  await put(projectId, t.ids.vendor);
  const named = (await t.detail(projectId)).people;
  await write(sql`delete from property_assignment where user_id = ${t.ids.vendor}::uuid`);
  expect((await t.call('vendor', 'GET', `/api/project/${projectId}`)).status).toBe(404);
  expect((await t.detail(projectId)).people).toEqual(named);
  expect((await take(projectId, t.ids.vendor)).status).toBe(204);
});

test('a person who no longer exists is shown as a former user and can be removed', async () => {
  const { projectId } = await t.addProject();
  const gone = newId();
  await write(sql`insert into project_person (workspace_id, project_id, user_id, property_id, created_at)
    select workspace_id, project_id, ${gone}::uuid, property_id, created_at from project
    where project_id = ${projectId}::uuid`);
  expect((await t.detail(projectId)).people).toEqual([{ userId: gone, fullName: 'Former user' }]);
  expect((await take(projectId, gone)).status).toBe(204);
  expect(await t.words()).toEqual(['Took a former user off Roof']);
});

test('the person who is responsible is not one of the people', async () => {
  const made = await t.addProject({ ownerUserId: t.ids.member });
  expect(await put(made.projectId, t.ids.member)).toMatchObject({
    status: 422,
    errors: [{ field: 'userId', detail: expect.stringMatching(/ is responsible for the project: /) }],
  });
  await put(made.projectId, t.ids.vendor);
  const now = await t.detail(made.projectId);
  expect((await t.put(now, { ownerUserId: t.ids.vendor })).data).toMatchObject({ people: [] });
});

test('only people who reach the property can be added, by someone who may edit the project', async () => {
  const { projectId } = await t.addProject();
  const refused = { status: 422, errors: [{ field: 'userId' }] };
  expect(await put(projectId, newId())).toMatchObject(refused);
  const { projectId: away } = await t.addProject({}, 'admin', t.away);
  expect(await put(away, t.ids.member, 'admin')).toMatchObject(refused);
  expect((await put(projectId, t.ids.member, 'member')).status).toBe(403);
  expect((await put(projectId, t.ids.vendor, 'vendor')).status).toBe(404);
  expect((await put(projectId, t.ids.member, 'stranger')).status).toBe(404);
  expect((await take(projectId, t.ids.member, 'stranger')).status).toBe(404);
  await write(sql`insert into project_person (workspace_id, project_id, user_id, property_id, created_at)
    select workspace_id, project_id, gen_random_uuid(), property_id, created_at
    from project, generate_series(1, ${limits.peopleOfProject}) where project_id = ${projectId}::uuid`);
  expect(await put(projectId, t.ids.member)).toMatchObject({
    status: 422,
    errors: [{ detail: 'A project has at most 50 people. Take someone off it first.' }],
  });
  expect((await t.detail(projectId)).people).toHaveLength(limits.peopleOfProject);
});
