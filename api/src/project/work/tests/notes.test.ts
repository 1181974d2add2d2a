import { anAddProjectNoteInput } from '@roofline/schema/fixtures/project';
import type { ProjectNote } from '@roofline/schema/project/note';
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

const { text } = anAddProjectNoteInput();
const post = (projectId: string, over: object = {}, who: Identity = 'manager', key?: string) =>
  t.call(who, 'POST', '/api/project/note', {
    body: { ...anAddProjectNoteInput({ projectId }), ...over },
    key,
  });
const added = async (
  projectId: string,
  over: object = {},
  who: Identity = 'manager',
): Promise<ProjectNote> => {
  const answer = await post(projectId, over, who);
  expect(answer).toMatchObject({ status: 201 });
  return answer.data;
};
const put = (row: ProjectNote, over: object, who: Identity = 'manager', version = row.version) => {
  const { projectId, noteId, mentionedUserIds } = row;
  const body = { projectId, noteId, text: row.text, mentionedUserIds, ...over };
  return t.call(who, 'PUT', '/api/project/note', { body, version });
};
const remove = ({ noteId, version }: ProjectNote, who: Identity = 'manager', propertyId = t.home) =>
  t.call(who, 'DELETE', `/api/project/note/${noteId}/property/${propertyId}`, { version });

describe('a note', () => {
  test('has its author, its time and plain text', async () => {
    const { projectId } = await t.addProject();
    const markup = '<img src=x onerror=alert(1)> "quoted" & é';
    const note = await added(projectId, { text: `  ${markup}  `, mentionedUserIds: [t.ids.member] });
    expect(note).toMatchObject({
      projectId,
      text: markup,
      userId: t.ids.manager,
      userName: 'Test User',
      editedAt: null,
      mentionedUserIds: [t.ids.member],
      version: 1,
      viewerCan: { edit: true, delete: true },
    });
    expect((await t.detail(projectId)).notes).toEqual([note]);
    expect((await t.detail(projectId, 'admin')).notes[0]!.viewerCan).toEqual({ edit: false, delete: true });
    expect((await t.detail(projectId, 'member')).notes[0]!.viewerCan).toEqual({ edit: false, delete: false });
  });

  test('is shortened in the activity', async () => {
    const { projectId } = await t.addProject();
    await added(projectId, { text: `${'long '.repeat(200)}secret` });
    const [words] = await t.words();
    expect(words).toMatch(/^Added a note: (long )+long…$|^Added a note: (long )+lon?…$/);
    expect(words!.length).toBeLessThan(120);
  });

  test('is added once for a key', async () => {
    const { projectId } = await t.addProject();
    await post(projectId, {}, 'member', 'note-1');
    expect((await post(projectId, {}, 'member', 'note-1')).status).toBe(201);
    expect((await t.detail(projectId)).notes).toHaveLength(1);
  });

  test('mentions only people who reach the property', async () => {
    const { projectId } = await t.addProject();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const answer = await post(projectId, { mentionedUserIds: [t.ids.member, nobody, t.ids.vendor] });
    expect([answer.status, answer.errors]).toMatchObject([
      422,
      [
        {
          field: 'mentionedUserIds.1',
          detail: 'This person does not reach the property: mention someone from the list',
        },
      ],
    ]);
    const away = await t.addProject({}, 'admin', t.away);
    const refused = await post(away.projectId, { mentionedUserIds: [t.ids.member] }, 'admin');
    expect(refused.errors).toMatchObject([{ field: 'mentionedUserIds.0' }]);
    const twice = await added(projectId, { mentionedUserIds: [t.ids.member, t.ids.member.toUpperCase()] });
    expect(twice.mentionedUserIds).toEqual([t.ids.member]);
  });

  test('can be changed only by its author, in the version that they saw', async () => {
    const { projectId } = await t.addProject();
    const note = await added(projectId, {}, 'member');
    expect((await put(note, { text: 'Mine' }, 'manager')).status).toBe(403);
    expect((await put(note, { text: 'Tuesday.' }, 'member')).data).toMatchObject({
      text: 'Tuesday.',
      version: 2,
      editedAt: expect.any(String),
    });
    expect(await t.words()).toEqual([`Changed the note “${text}” to “Tuesday.”`]);
    expect((await put(note, { text: 'Wednesday.' }, 'member')).status).toBe(412);
    const now = { ...note, text: 'Tuesday.', version: 2 };
    await put(now, { mentionedUserIds: [t.ids.manager] }, 'member');
    expect(await t.words()).toEqual(['Changed whom the note “Tuesday.” mentions']);
  });

  test('can be removed by its author and by those who may edit the project', async () => {
    const { projectId } = await t.addProject();
    const [own, theirs] = [await added(projectId, {}, 'member'), await added(projectId)];
    expect((await remove(theirs, 'member')).status).toBe(403);
    expect((await remove({ ...own, version: 7 }, 'member')).status).toBe(412);
    expect((await remove(own, 'member')).status).toBe(204);
    expect(await t.words()).toEqual([`Removed the note “${text}” of Test User`]);
    expect((await remove(theirs, 'admin')).status).toBe(204);
    expect((await t.detail(projectId)).notes).toEqual([]);
  });

  test('is not there under another property, another project, in another workspace or in a deleted project', async () => {
    const project = await t.addProject();
    const note = await added(project.projectId);
    const other = await t.addProject();
    expect((await remove(note, 'admin', t.away)).status).toBe(404);
    expect((await put({ ...note, projectId: other.projectId }, {})).status).toBe(404);
    expect((await remove(note, 'stranger', t.home)).status).toBe(404);
    const foreign = await t.addProject({}, 'stranger', t.foreign);
    expect((await post(foreign.projectId)).status).toBe(404);
    await t.deleteProject(project.projectId);
    expect((await post(project.projectId)).status).toBe(404);
    expect((await put(note, {})).status).toBe(404);
    expect((await remove(note)).status).toBe(404);
  });

  test('is one of at most 1,000', async () => {
    const { projectId } = await t.addProject();
    await added(projectId);
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`insert into project_note (workspace_id, note_id, project_id, property_id, body, user_id, user_name, mentioned_user_ids, created_at)
        select workspace_id, gen_random_uuid(), project_id, property_id, body, user_id, user_name, mentioned_user_ids, created_at
        from project_note, generate_series(2, ${limits.notesOfProject}) where project_id = ${projectId}::uuid`),
    );
    expect((await post(projectId)).errors).toMatchObject([
      { detail: 'A project has at most 1,000 notes. Remove one of them first.' },
    ]);
  });
});

test('a Vendor reads only their own notes and those that mention them (AZ-17)', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.vendor });
  const hidden = await added(projectId, { text: 'Their bid is too high' });
  const mention = await added(projectId, { text: 'Please call', mentionedUserIds: [t.ids.vendor] });
  const own = await added(projectId, { text: 'On site on Friday' }, 'vendor');
  const seen = (await t.detail(projectId, 'vendor')).notes;
  expect(seen.map(({ noteId }) => noteId)).toEqual([own.noteId, mention.noteId]);
  expect(seen.map(({ viewerCan }) => viewerCan)).toEqual([
    { edit: true, delete: true },
    { edit: false, delete: false },
  ]);
  expect((await put(hidden, { text: 'x' }, 'vendor')).status).toBe(404);
  expect((await remove(hidden, 'vendor')).status).toBe(404);
  expect((await remove(mention, 'vendor')).status).toBe(403);
  const other = await t.addProject();
  expect((await post(other.projectId, {}, 'vendor')).status).toBe(404);
});
