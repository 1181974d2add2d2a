import type { AdminPropertyPage } from '@roofline/schema/admin-property/admin-property';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { buildCast, newProperty, type Cast, type Identity } from '../../property/fixtures/cast';

let cast: Cast;
beforeEach(async () => {
  cast = await buildCast();
});
afterEach(() => cast.close());

async function call(who: Identity, method: 'GET' | 'POST', url: string, payload?: object, key = newId()) {
  const headers = { ...cast.as[who], 'idempotency-key': key };
  const answer = await cast.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const body = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data: body.data, errors: body.error?.errors };
}
const search = async (text: string, more = ''): Promise<AdminPropertyPage> =>
  (await call('staff', 'GET', `/api/admin/property?search=${encodeURIComponent(text)}${more}`)).data;
const names = (found: AdminPropertyPage) => found.items.map(({ name }) => name);

test('a search covers all portfolios and inactive properties, in pages by name', async () => {
  expect(names(await search('COURT'))).toEqual(['Away Court', 'Foreign Court', 'Home Court']);
  await call('staff', 'POST', `/api/admin/property/${cast.away}/deactivate`);
  const found = await search('court', '&pageSize=2&page=1');
  expect(names(found)).toEqual(['Away Court', 'Foreign Court']);
  expect(found.totalCount).toBe(3);
  expect(found.items[0]).toMatchObject({
    isActive: false,
    workspaceName: 'Harbor',
    viewerCan: { deactivate: false, reactivate: true, reassign: true },
  });
  expect(names(await search('court', '&pageSize=2&page=2'))).toEqual(['Home Court']);
  expect(names(await search('ridge co'))).toEqual(['Foreign Court']);
  expect(names(await search('100%'))).toEqual([]);
});

test.each([['a'], [' a '], ['']])('a search for "%s" is refused', async (text) => {
  const answer = await call('staff', 'GET', `/api/admin/property?search=${encodeURIComponent(text)}`);
  expect([answer.status, answer.errors[0].detail]).toEqual([422, 'Enter 2 or more characters']);
});

test('a deactivated property disappears for its users, records it in its activity, and comes back', async () => {
  const at = `/api/admin/property/${cast.home}`;
  expect((await call('staff', 'POST', `${at}/deactivate`)).data).toMatchObject({ isActive: false });
  expect((await call('staff', 'POST', `${at}/deactivate`)).status).toBe(200);
  expect((await call('admin', 'GET', `/api/property/${cast.home}`)).status).toBe(404);
  expect((await call('staff', 'POST', `${at}/reactivate`)).data).toMatchObject({ isActive: true });
  expect((await call('manager', 'GET', `/api/property/${cast.home}`)).status).toBe(200);
  const { items } = (await call('admin', 'GET', `/api/activity/${cast.home}`)).data;
  expect(items.slice(0, 2).map((item: { description: string }) => item.description)).toEqual([
    'Reactivated the property',
    'Deactivated the property',
  ]);
  expect((await call('admin', 'POST', `${at}/deactivate`)).status).toBe(403);
});

test('destinations are active portfolios other than its own', async () => {
  await seedWorkspace(cast.database, { name: 'Ridgeline', isActive: false });
  await seedWorkspace(cast.database, { name: 'Abbey', companyName: 'Ridge Partners' });
  const of = async (text: string) =>
    (await call('staff', 'GET', `/api/admin/property/${cast.home}/destination?search=${text}`)).data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await of('RIDGE')).toEqual(['Abbey', 'Ridge']);
  expect(await of('harbor')).toEqual([]);
  expect((await call('staff', 'GET', `/api/admin/property/${cast.home}/destination?search=r`)).status).toBe(
    422,
  );
});

async function reassign(input: object, propertyId = cast.home, key = newId()) {
  const body = { propertyId, destinationWorkspaceId: cast.otherWorkspaceId, ...input };
  return call('staff', 'POST', `/api/admin/property/${propertyId}/reassign`, body, key);
}
const rolesThere = () =>
  cast.database.system((tx) =>
    rowsOf<{ user_id: string; role_id: number }>(
      tx,
      sql`select user_id, role_id from membership where workspace_id = ${cast.otherWorkspaceId}::uuid order by role_id`,
    ),
  );

test('users of the property come along with their roles if asked for, and reach nothing else there', async () => {
  const before = await rolesThere();
  await reassign({ includeUsers: true });
  await cast.runJobs();
  const { manager, member, vendor } = cast.ids;
  const came = (await rolesThere()).filter((row) => !before.some(({ user_id }) => user_id === row.user_id));
  expect(came.map(({ user_id }) => user_id).toSorted()).toEqual([manager, member, vendor].toSorted());
  expect(new Set(came.map(({ role_id }) => role_id)).size).toBe(3);
  for (const who of ['manager', 'member', 'vendor'] as const) {
    expect((await call(who, 'GET', `/api/property/${cast.home}`)).status).toBe(200);
    expect((await call(who, 'GET', `/api/property/${cast.foreign}`)).status).toBe(404);
  }
  expect((await call('admin', 'GET', `/api/property/${cast.home}`)).status).toBe(404);
});

test('a user who is already in the other portfolio has the role from there, even if the old one was higher', async () => {
  const both = await seedUser(cast.database, {
    [cast.workspaceId]: 'Manager',
    [cast.otherWorkspaceId]: 'Vendor',
  });
  const wide = await seedUser(cast.database, { [cast.workspaceId]: 'Admin' });
  const left = await seedUser(cast.database, { [cast.workspaceId]: 'Manager' });
  await cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
    for (const { userId } of [both, wide, left])
      await tx.execute(
        sql`insert into property_assignment values (${cast.workspaceId}::uuid, ${cast.home}::uuid, ${userId}::uuid)`,
      );
    await tx.execute(sql`update membership set is_active = false where user_id = ${left.userId}::uuid`);
  });
  await reassign({ includeUsers: true });
  await cast.runJobs();
  const there = new Map((await rolesThere()).map((row) => [row.user_id, row.role_id]));
  expect([there.get(both.userId), there.has(wide.userId), there.has(left.userId)]).toEqual([5, false, false]);
  cast.as.vendor = await signedIn(cast.database, cast.clock, both.userId);
  expect((await call('vendor', 'GET', `/api/property/${cast.home}`)).data.viewerCan.edit).toBe(false);
});

test('both portfolios show the move in their activity', async () => {
  await reassign({});
  await cast.runJobs();
  const items = await cast.database.tenant(workActor([cast.workspaceId, cast.otherWorkspaceId]), (tx) =>
    rowsOf<{ workspace_id: string; property_id: string | null; description: string; entity_name: string }>(
      tx,
      sql`select workspace_id, property_id, description, entity_name from activity_item where description like 'Moved%'`,
    ),
  );
  expect(items).toHaveLength(2);
  expect(items).toContainEqual({
    workspace_id: cast.workspaceId,
    property_id: null,
    description: 'Moved the property to another portfolio',
    entity_name: 'Home Court',
  });
  expect(items).toContainEqual({
    workspace_id: cast.otherWorkspaceId,
    property_id: cast.home,
    description: 'Moved the property here from the portfolio Harbor',
    entity_name: 'Home Court',
  });
});

test('a double click is one move, and a later move elsewhere fails as "moved"', async () => {
  const third = (await seedWorkspace(cast.database, { name: 'Third' })).workspaceId;
  const first = await reassign({});
  const again = await reassign({});
  expect([first.status, again.status, again.data.jobId]).toEqual([202, 202, first.data.jobId]);
  const elsewhere = await reassign({ destinationWorkspaceId: third });
  await cast.runJobs();
  expect((await call('staff', 'GET', `/api/job/${first.data.jobId}`)).data.status).toBe('succeeded');
  const late = (await call('staff', 'GET', `/api/job/${elsewhere.data.jobId}`)).data;
  expect([late.status, late.errors[0].code]).toEqual(['failed', 'moved']);
  expect((await search('home court')).items[0]).toMatchObject({ workspaceId: cast.otherWorkspaceId });
});

test.each([
  ['its own portfolio', () => cast.workspaceId],
  ['one that does not exist', () => newId()],
])('%s is no destination', async (_what, destination) => {
  const answer = await reassign({ destinationWorkspaceId: destination() });
  expect([answer.status, answer.errors[0].code]).toEqual([422, 'notOffered']);
  expect((await reassign({ propertyId: cast.away })).status).toBe(422);
});

test('refuses a destination that closes before the job begins, and moves nothing', async () => {
  const { data } = await reassign({});
  await cast.database.system((tx) =>
    tx.execute(
      sql`update workspace set is_active = false where workspace_id = ${cast.otherWorkspaceId}::uuid`,
    ),
  );
  await cast.runJobs();
  const job = (await call('staff', 'GET', `/api/job/${data.jobId}`)).data;
  expect([job.status, job.errors[0].code]).toEqual(['failed', 'inactive']);
  expect((await call('manager', 'GET', `/api/property/${cast.home}`)).status).toBe(200);
});

test('a move leaves the other properties where they are', async () => {
  const stays = (await cast.add('admin', newProperty('Stays Court'))).propertyId;
  await reassign({});
  await cast.runJobs();
  expect((await call('admin', 'GET', `/api/property/${stays}/load`)).status).toBe(200);
  expect((await call('stranger', 'GET', `/api/property/${stays}`)).status).toBe(404);
  expect((await call('stranger', 'GET', `/api/property/${cast.home}/load`)).status).toBe(200);
});
