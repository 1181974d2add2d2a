import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { seedWorkspace, signedIn } from '../../platform/testing';
import { membership } from '../../workspace/tables';
import { openPeople, PASSWORD, type People } from '../fixtures/people';

let t: People;
let headers: { authorization: string };
let userId: string;

beforeEach(async () => {
  t = await openPeople();
  userId = (await t.user('Manager', { email: 'rosa@example.test' })).userId;
  headers = await signedIn(t.database, t.clock, userId);
});
afterEach(() => t.close());

const DAY = 24 * 60 * 60_000;
const make = (given: object = {}, as = headers) =>
  t.send(
    'POST',
    '/api/account/token',
    anAccessTokenInput({ scope: 'write', workspaceId: t.workspaceId, ...given }),
    as,
  );
async function token(given: object = {}) {
  const { secret, accessToken } = (await make(given)).json().data;
  return {
    secret: secret as string,
    id: accessToken.tokenId as string,
    bearer: { authorization: `Bearer ${secret}` },
  };
}
const get = async (url: string, as: { authorization: string }) =>
  (await t.send('GET', url, undefined, as)).statusCode;
const me = (as: { authorization: string }) => get('/api/account/me', as);

describe('signed-in browsers', () => {
  test('are listed with the current one marked, and each can be signed out', async () => {
    const other = await signedIn(t.database, t.clock, userId);
    const foreign = await signedIn(t.database, t.clock, t.adminId);
    const list = (await t.send('GET', '/api/account/session', undefined, headers)).json().data;
    expect(list).toHaveLength(2);
    expect(list.filter((each: { isCurrent: boolean }) => each.isCurrent)).toHaveLength(1);
    expect(Object.keys(list[0]).sort()).toEqual([
      'createdAt', 'expiresAt', 'isCurrent', 'isPersistent', 'lastSeenAt', 'sessionId', 'userAgent',
    ]); // prettier-ignore
    const { sessionId } = list.find((each: { isCurrent: boolean }) => !each.isCurrent);
    const end = (as: object) => t.send('DELETE', `/api/account/session/${sessionId}`, undefined, as as never);
    expect((await end(foreign)).statusCode).toBe(404);
    expect(await me(other)).toBe(200);
    expect((await end(headers)).statusCode).toBe(204);
    expect([await me(other), await me(headers), (await end(headers)).statusCode]).toEqual([401, 200, 404]);
  });

  test('are not listed once their session is over its limit', async () => {
    await signedIn(t.database, t.clock, userId, false);
    t.clock.advance(13 * 60 * 60_000);
    expect((await t.send('GET', '/api/account/session', undefined, headers)).json().data).toHaveLength(1);
  });
});

describe('a personal access token', () => {
  test('is shown once, stored as a hash, named, and works until it expires', async () => {
    const { secret, bearer } = await token({ expiresInDays: 2 });
    const list = (await t.send('GET', '/api/account/token', undefined, headers)).json().data;
    expect(list).toMatchObject([
      {
        name: 'ETL',
        scope: 'write',
        canManagePeople: false,
        canManageWebhooks: false,
        workspaceName: 'Northlake',
        lastUsedAt: null,
      },
    ]);
    const stored = await t.database.system((tx) =>
      rowsOf(tx, sql`select to_jsonb(a)::text as row from access_token a`),
    );
    expect(JSON.stringify([list, stored])).not.toContain(secret);
    expect(await me(bearer)).toBe(200);
    const used = (await t.send('GET', '/api/account/token', undefined, headers)).json().data[0];
    expect(used.lastUsedAt).toBe(t.clock.now().toISOString());
    t.clock.advance(2 * DAY - 1000);
    expect(await me(bearer)).toBe(200);
    t.clock.advance(1000);
    expect(await me(bearer)).toBe(401);
  });

  test('stops working once its owner, and no one else, revokes it', async () => {
    const { id, bearer } = await token();
    const revoke = (as: { authorization: string }) =>
      t.send('DELETE', `/api/account/token/${id}`, undefined, as);
    expect((await revoke(t.admin)).statusCode).toBe(404);
    expect(await me(bearer)).toBe(200);
    expect((await revoke(headers)).statusCode).toBe(204);
    expect([await me(bearer), (await revoke(headers)).statusCode]).toEqual([401, 404]);
  });

  test('with the scope read cannot write, but may search', async () => {
    const { bearer } = await token({ scope: 'read' });
    const search = { filter: {}, page: 1, pageSize: 20 };
    expect((await t.send('POST', '/api/property/search', search, bearer)).statusCode).toBe(200);
    expect((await t.send('POST', '/api/filtersettings', { a: 'x', value: {} }, bearer)).statusCode).toBe(403);
    const { bearer: writer } = await token({ scope: 'write' });
    expect((await t.send('POST', '/api/filtersettings', { a: 'x', value: {} }, writer)).statusCode).toBe(200);
  });

  test('has access only to its own workspace', async () => {
    const other = (await seedWorkspace(t.database, { name: 'Elsewhere' })).workspaceId;
    await t.database.system((tx) =>
      tx.insert(membership).values({
        workspaceId: other,
        userId,
        workspaceUserId: crypto.randomUUID(),
        roleId: 1,
        createdAt: new Date(),
      }),
    );
    const here = await t.property('Elm Court');
    const there = await t.property('Oak Park', other);
    const { bearer } = await token({ workspaceId: other });
    expect(await get(`/api/property/${there}`, bearer)).toBe(200);
    expect(await get(`/api/property/${here}`, bearer)).toBe(404);
    expect(await get(`/api/workspace/workspaces/${t.workspaceId}`, bearer)).toBe(404);
    const foreign = (await seedWorkspace(t.database)).workspaceId;
    expect((await make({ workspaceId: foreign })).statusCode).toBe(404);
  });

  test('cannot reach what belongs to the person: tokens, sessions, password, profile', async () => {
    const { bearer, id } = await token();
    const chosen = { newPassword: 'green-lamp4', confirmPassword: 'green-lamp4' };
    const tries: Parameters<People['send']>[] = [
      ['GET', '/api/account/token'], ['GET', '/api/account/session'], ['DELETE', `/api/account/token/${id}`],
      ['POST', '/api/account/token', anAccessTokenInput({ name: 'x', scope: 'write', workspaceId: t.workspaceId })],
      ['POST', '/api/account/changepassword', { email: 'rosa@example.test', currentPassword: PASSWORD, ...chosen }],
      ['POST', '/api/user/profile', { firstName: 'Rosa', lastName: 'Vale', email: 'evil@example.test' }],
    ]; // prettier-ignore
    for (const [method, url, body] of tries)
      expect([url, (await t.send(method, url, body, bearer)).statusCode]).toEqual([url, 403]);
  });

  test('has the user’s present role, and ends with the membership and the user', async () => {
    const { bearer } = await token();
    const role = async () =>
      (await t.send('GET', '/api/account/me', undefined, bearer)).json().data.memberships[0].roleName;
    expect(await role()).toBe('Manager');
    const own = sql`user_id = ${userId}`;
    await t.database.system((tx) => tx.update(membership).set({ roleId: 5 }).where(own));
    expect(await role()).toBe('Vendor');
    await t.database.system((tx) => tx.update(membership).set({ isActive: false }).where(own));
    expect([await me(bearer), await me(headers)]).toEqual([401, 401]);
  });

  test('is not taken from an address or a cookie', async () => {
    const { secret } = await token();
    for (const [url, more] of [
      [`/api/account/me?access_token=${secret}`, {}],
      [`/api/account/me?token=${secret}`, {}],
      ['/api/account/me', { cookie: `roofline_session=${secret}` }],
    ] as const)
      expect((await t.send('GET', url, undefined, more)).statusCode).toBe(401);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ scope: 'admin' }, 'scope'],
    [{ canManagePeople: 'yes' }, 'canManagePeople'],
    [{ canManagePeople: null }, 'canManagePeople'],
    [{ canManageWebhooks: 'yes' }, 'canManageWebhooks'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ expiresInDays: null }, 'expiresInDays'],
    [{ workspaceId: 'x' }, 'workspaceId'],
  ])('%j breaks a rule', async (given, field) => {
    const answer = await make(given);
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, field]);
  });
});
