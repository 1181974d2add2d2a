import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { notify } from '../notify';
import { buildBell, type Bell } from '../fixtures/bell';

let t: Bell;
beforeEach(async () => {
  t = await buildBell();
});
afterEach(() => t.close());

const base = '/api/notification/user';
const follow = (projectId: string, isFollowing: boolean, who: 'member' | 'manager' | 'vendor' = 'member') =>
  t.call(who, 'PUT', `/api/project/${projectId}/follow`, { body: { isFollowing } });
const phaseIds = async () =>
  (
    (await t.call('manager', 'GET', `/api/project/project-template-phase/${t.home}`)).data as {
      phases: { projectTemplatePhaseId: string; name: string }[];
    }
  ).phases;
const inWorkspace = (statement: ReturnType<typeof sql>) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) => tx.execute(statement));

test('only the person who is made responsible is notified, with the actor and a link', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
  const { items, ...page } = await t.told('member');
  expect(page).toEqual({ totalCount: 1, page: 1, pageSize: 20, unreadCount: 1 });
  expect(items).toEqual([
    {
      userNotificationId: expect.any(String) as string,
      propertyId: t.home,
      propertyName: 'Home Court',
      associatedUserId: t.ids.manager,
      associatedUserFullName: expect.any(String) as string,
      titleTemplate: 'You are responsible for Roof',
      bodyTemplate: `${items[0]!.associatedUserFullName} made you responsible for this project.`,
      notifyDate: t.clock.now().toISOString(),
      isRead: false,
      category: 1,
      link: `/useraccount/projects/${projectId}`,
    },
  ]);
  for (const who of ['manager', 'admin', 'vendor', 'staff', 'stranger'] as const)
    expect([who, await t.titles(who)]).toEqual([who, []]);
});

test('no one is notified of their own actions', async () => {
  const made = await t.addProject({ ownerUserId: t.ids.manager });
  await t.move(made, (await phaseIds())[1]!.projectTemplatePhaseId);
  await t.note(made.projectId, 'Done', [t.ids.manager]);
  expect(await t.titles('manager')).toEqual([]);
});

test('followers are notified of a move, a completion and a reopening, with the name of the project', async () => {
  let row = await t.addProject();
  await follow(row.projectId, true);
  const [, second] = await phaseIds();
  row = (await t.move(row, second!.projectTemplatePhaseId)).data;
  const end = { body: { completedOn: t.clock.today() }, version: row.version };
  t.clock.advance(1000);
  const done = (await t.call('manager', 'POST', `/api/project/${row.projectId}/complete`, end))
    .data as typeof row;
  t.clock.advance(1000);
  await t.call('manager', 'POST', `/api/project/${row.projectId}/reopen`, { version: done.version });
  expect(await t.titles('member')).toEqual([
    'Roof is open again',
    'Roof is completed',
    `Roof moved to ${second!.name}`,
  ]);
});

test('a note notifies followers and the people it mentions; a change of it only those newly mentioned', async () => {
  const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
  await t.note(projectId, 'Scaffold is up', [t.ids.member]);
  const { noteId } = await t.note(projectId, 'Second note');
  const [newest, mention] = (await t.told('member')).items;
  expect(newest).toMatchObject({ category: 2, bodyTemplate: 'Second note' });
  expect(newest!.titleTemplate).toMatch(/ wrote a note in Roof$/);
  expect(mention).toMatchObject({ category: 2, bodyTemplate: 'Scaffold is up' });
  expect(mention!.titleTemplate).toMatch(/ mentioned you in Roof$/);
  const change = (mentionedUserIds: string[], version: number) =>
    t.call('manager', 'PUT', '/api/project/note', {
      body: { projectId, noteId, text: 'Changed', mentionedUserIds },
      version,
    });
  expect((await change([t.ids.member], 1)).status).toBe(200);
  expect((await change([t.ids.member], 2)).status).toBe(200);
  expect((await t.titles('member')).filter((title) => title.includes('mentioned'))).toHaveLength(2);
  expect((await t.told('member')).totalCount).toBe(4);
});

test('the words follow the present state: a new name shows, and a removed note does not', async () => {
  const made = await t.addProject({ ownerUserId: t.ids.member });
  const { noteId } = await t.note(made.projectId, 'Gone soon', [t.ids.member]);
  await t.put(made, { name: 'Flat roof', ownerUserId: t.ids.member });
  expect(await t.titles('member')).toEqual([
    expect.stringContaining('in Flat roof'),
    'You are responsible for Flat roof',
  ]);
  await t.call('manager', 'DELETE', `/api/project/note/${noteId}/property/${t.home}`, { version: 1 });
  expect(await t.titles('member')).toEqual(['You are responsible for Flat roof']);
});

test('a person who stops following gets no more notes, unless mentioned, until they are made responsible', async () => {
  const made = await t.addProject();
  await t.note(made.projectId, 'Look', [t.ids.member]);
  expect((await follow(made.projectId, false)).data).toMatchObject({ isFollowing: false });
  await t.note(made.projectId, 'Look again', [t.ids.member]);
  await t.note(made.projectId, 'For followers');
  expect((await t.told('member')).items.map(({ bodyTemplate }) => bodyTemplate)).toEqual([
    'Look again',
    'Look',
  ]);
  const now = await t.detail(made.projectId);
  await t.put(now, { ownerUserId: t.ids.member });
  expect((await t.detail(made.projectId, 'member')).isFollowing).toBe(true);
  await t.note(made.projectId, 'Back');
  expect((await t.told('member')).items[0]!.bodyTemplate).toBe('Back');
});

describe('a notification that its recipient may no longer see', () => {
  test.each<[string, () => ReturnType<typeof sql>]>([
    [
      'a property that they are not assigned to',
      () => sql`delete from property_assignment where user_id = ${t.ids.member}::uuid`,
    ],
    [
      'a property that is archived',
      () => sql`update property set is_active = false where property_id = ${t.home}::uuid`,
    ],
    ['a project that is deleted', () => sql`update project set deleted_at = now()`],
  ])('is in no list and no count: %s', async (_what, change) => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.member });
    await t.note(projectId, 'Secret', [t.ids.member]);
    expect((await t.unread('member')).unreadCount).toBe(2);
    const { userNotificationId } = (await t.told('member')).items[0]!;
    await inWorkspace(change());
    expect(await t.told('member')).toMatchObject({ items: [], totalCount: 0, unreadCount: 0 });
    expect(await t.unread('member')).toEqual({ unreadCount: 0, latest: null });
    expect((await t.call('member', 'PUT', `${base}/${userNotificationId}/read`)).status).toBe(404);
  });

  test('a Vendor is notified only of their own project and of notes that mention them', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.vendor });
    await t.note(projectId, 'The bid of another was $9,000');
    await t.note(projectId, 'Please begin', [t.ids.vendor]);
    const other = await t.addProject({ name: 'Other' });
    await inWorkspace(sql`insert into project_follower values (${t.workspaceId}::uuid, ${other.projectId}::uuid,
      ${t.ids.vendor}::uuid, true, now())`);
    await t.note(other.projectId, 'Nothing for vendors', []);
    await t.move(other, (await phaseIds())[1]!.projectTemplatePhaseId);
    expect((await t.told('vendor')).items.map(({ bodyTemplate }) => bodyTemplate)).toEqual([
      'Please begin',
      expect.stringContaining('made you responsible'),
    ]);
    const row = await t.detail(projectId);
    await t.put(row, { ownerUserId: null });
    expect(await t.titles('vendor')).toEqual([]);
    expect((await t.unread('vendor')).unreadCount).toBe(0);
  });
});

describe('row security', () => {
  const rows = (userId: string, workspaceIds: string[]) =>
    t.database.tenant(
      { ...workActor(workspaceIds), userId },
      async (tx) =>
        (await tx.execute(sql`select user_id from user_notification`)) as unknown as { rows: unknown[] },
    );

  test('shows a notification only to its recipient, within the workspace (TN-1, TN-3)', async () => {
    await t.addProject({ ownerUserId: t.ids.member });
    expect((await rows(t.ids.member, [t.workspaceId])).rows).toHaveLength(1);
    expect((await rows(t.ids.manager, [t.workspaceId])).rows).toEqual([]);
    expect((await rows(t.ids.member, [t.otherWorkspaceId])).rows).toEqual([]);
  });

  test('a write that fails after it notified people leaves no notification', async () => {
    const { projectId } = await t.addProject();
    const { workspaceId, home: propertyId, ids } = t;
    const failing = t.database.tenant(workActor([workspaceId]), async (tx) => {
      const place = { workspaceId, propertyId, projectId, actor: null, at: t.clock.now() };
      await notify(tx, place, { kind: 'moved', to: { userIds: [ids.member] } });
      throw new Error('after it');
    });
    await expect(failing).rejects.toThrow('after it');
    expect(await t.titles('member')).toEqual([]);
  });

  test('no one is notified of a property through another workspace (TN-3, TN-8)', async () => {
    const { projectId } = await t.addProject();
    const { workspaceId, otherWorkspaceId, home: propertyId, ids } = t;
    const at = t.clock.now();
    const tell = (of: string, as: string) =>
      t.database.tenant(workActor([as]), (tx) =>
        notify(
          tx,
          { workspaceId: of, propertyId, projectId, actor: null, at },
          { kind: 'moved', to: { userIds: [ids.member] } },
        ),
      );
    await tell(otherWorkspaceId, otherWorkspaceId);
    await tell(workspaceId, otherWorkspaceId);
    expect(await t.titles('member')).toEqual([]);
    await tell(workspaceId, workspaceId);
    expect(await t.titles('member')).toHaveLength(1);
  });
});
