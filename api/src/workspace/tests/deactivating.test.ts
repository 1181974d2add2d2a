import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import type { WorkspaceUser } from '@roofline/schema/workspace/workspace';
import { openPeople, PASSWORD, type People } from '../../account/fixtures/people';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const one = async (userId: string): Promise<WorkspaceUser> => {
  const list = await t.send('GET', '/api/workspace/users?pageSize=100', undefined, t.admin);
  return list.json().data.items.find((each: WorkspaceUser) => each.userId === userId);
};
const setActive = (subject: WorkspaceUser, isActive: boolean) =>
  t.send(
    'PUT',
    `/api/workspace/user/${subject.workspaceUserId}/active`,
    { isActive },
    { ...t.admin, 'if-match': `"${subject.version}"` },
  );
const as = (userId: string) => signedIn(t.database, t.clock, userId);

describe('deactivating a user', () => {
  test('ends session and token at the next request, and requires a new sign-in after reactivation', async () => {
    const { userId, email } = await t.user('Member');
    const headers = await as(userId);
    const token = anAccessTokenInput({ workspaceId: t.workspaceId });
    const { secret } = (await t.send('POST', '/api/account/token', token, headers)).json().data;
    const me = async (bearer: string) =>
      (await t.send('GET', '/api/account/me', undefined, { authorization: bearer })).statusCode;
    expect((await setActive(await one(userId), false)).json().data.isActive).toBe(false);
    expect([await me(headers.authorization), await me(`Bearer ${secret}`)]).toEqual([401, 401]);
    const signIn = () => t.send('POST', '/api/account/signin', { email, password: PASSWORD });
    const refused = await signIn();
    const wrong = await t.send('POST', '/api/account/signin', { email, password: 'wrong-horse1' });
    expect([refused.statusCode, refused.body]).toEqual([401, wrong.body]);
    expect((await setActive(await one(userId), true)).json().data.isActive).toBe(true);
    expect((await signIn()).statusCode).toBe(200);
    expect([await me(headers.authorization), await me(`Bearer ${secret}`)]).toEqual([401, 401]);
  });

  test('ends the tokens of that workspace for good, but not the session or tokens of others', async () => {
    const other = (await seedWorkspace(t.database, { name: 'Elsewhere' })).workspaceId;
    const user = await seedUser(t.database, { [t.workspaceId]: 'Member', [other]: 'Manager' });
    const headers = await as(user.userId);
    const tokenFor = async (workspaceId: string) => {
      const token = anAccessTokenInput({ scope: 'write', workspaceId });
      const { secret } = (await t.send('POST', '/api/account/token', token, headers)).json().data;
      return { authorization: `Bearer ${secret}` };
    };
    const [here, there] = [await tokenFor(t.workspaceId), await tokenFor(other)];
    const colleague = await as((await t.user('Member')).userId);
    const token = anAccessTokenInput({ workspaceId: t.workspaceId });
    const { secret } = (await t.send('POST', '/api/account/token', token, colleague)).json().data;
    const bearers = [here, there, headers, { authorization: `Bearer ${secret}` }];
    const me = () =>
      Promise.all(
        bearers.map(async (bearer) => (await t.send('GET', '/api/account/me', undefined, bearer)).statusCode),
      );
    expect(await me()).toEqual([200, 200, 200, 200]);
    await setActive(await one(user.userId), false);
    expect(await me()).toEqual([401, 200, 200, 200]);
    await setActive(await one(user.userId), true);
    expect(await me()).toEqual([401, 200, 200, 200]);
    const listed = (await t.send('GET', '/api/account/token', undefined, headers)).json().data;
    expect(listed.map((each: { workspaceId: string }) => each.workspaceId)).toEqual([other]);
  });

  test('ends no token if it is refused', async () => {
    const { userId } = await t.user('Member');
    const subject = await one(userId);
    const token = anAccessTokenInput({ workspaceId: t.workspaceId });
    const { secret } = (await t.send('POST', '/api/account/token', token, await as(userId))).json().data;
    expect((await setActive({ ...subject, version: 9 }, false)).statusCode).toBe(412);
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await t.send('GET', '/api/account/me', undefined, bearer)).statusCode).toBe(200);
  });

  test('leaves the user’s other workspaces open', async () => {
    const other = (await seedWorkspace(t.database, { name: 'Elsewhere' })).workspaceId;
    const user = await seedUser(t.database, { [t.workspaceId]: 'Member', [other]: 'Manager' });
    const headers = await as(user.userId);
    await setActive(await one(user.userId), false);
    const { memberships } = (await t.send('GET', '/api/account/me', undefined, headers)).json().data;
    expect(memberships).toMatchObject([{ workspaceId: other }]);
    expect(
      (await t.send('GET', `/api/workspace/workspaces/${t.workspaceId}`, undefined, headers)).statusCode,
    ).toBe(404);
  });
});
