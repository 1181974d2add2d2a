import { sql } from 'drizzle-orm';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import { rowsOf } from '../../platform/database';
import { buildCast, type Cast } from '../../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const url = '/api/user/settings';
type Who = keyof Cast['as'];
const read = async (who: Who) => {
  const answer = await cast.app.inject({ url, headers: cast.as[who] });
  return { status: answer.statusCode, data: answer.json().data };
};
const save = async (who: Who, version: number | null, change: object = {}) => {
  const answer = await cast.app.inject({
    method: 'PUT',
    url,
    headers: { ...cast.as[who], ...(version === null ? {} : { 'if-match': `"${version}"` }) },
    payload: { ...DEFAULT_USER_SETTINGS, ...change },
  });
  return { status: answer.statusCode, body: answer.json() };
};

it('starts with the defaults at version 0 and raises the version with each change', async () => {
  expect((await read('manager')).data).toEqual({ ...DEFAULT_USER_SETTINGS, version: 0 });
  const dark = { colorMode: 'dark', density: 'compact', numberFormat: 'space', dateFormat: 'iso' };
  const first = await save('manager', 0, { ...dark, defaultPropertyId: cast.home });
  expect(first.body.data).toEqual({ ...dark, defaultPropertyId: cast.home, version: 1 });
  expect((await save('manager', 1)).body.data.version).toBe(2);
  expect((await read('manager')).data).toEqual({ ...DEFAULT_USER_SETTINGS, version: 2 });
});

it('refuses a change of an older version, even the second of two first changes at once', async () => {
  const both = await Promise.all([save('member', 0), save('member', 0, { density: 'compact' })]);
  expect(both.map((each) => each.status).sort()).toEqual([200, 412]);
  expect((await save('member', 0)).status).toBe(412);
  expect((await save('member', 7)).status).toBe(412);
  expect((await save('member', null)).status).toBe(428);
});

it('shows and changes only the caller’s settings', async () => {
  await save('vendor', 0, { dateFormat: 'us' });
  expect((await read('admin')).data.dateFormat).toBe('text');
  expect((await read('vendor')).data.dateFormat).toBe('us');
  expect((await read('anonymous')).status).toBe(401);
  expect((await read('deactivated')).status).toBe(401);
});

it('accepts a default property only in reach, and drops one that has left it', async () => {
  expect((await save('portfolioAdmin', 0, { defaultPropertyId: cast.foreign })).status).toBe(404);
  expect((await save('portfolioAdmin', 0, { defaultPropertyId: cast.workspaceId })).status).toBe(404);
  expect((await save('vendor', 1, { defaultPropertyId: cast.away })).status).toBe(404);
  expect((await save('vendor', 1, { defaultPropertyId: cast.home })).status).toBe(200);
  const { vendor } = cast.ids;
  await cast.database.tenant({ userId: vendor, workspaceIds: [cast.workspaceId] } as never, (tx) =>
    tx.execute(sql`delete from property_assignment where user_id = ${vendor}::uuid`),
  );
  expect((await read('vendor')).data.defaultPropertyId).toBeNull();
});

it.each([
  ['an unknown theme', { colorMode: 'sepia' }, 'colorMode'],
  ['an unknown density', { density: 'tiny' }, 'density'],
  ['an unknown number format', { numberFormat: 'dot' }, 'numberFormat'],
  ['an unknown date format', { dateFormat: 'dd.mm.yy' }, 'dateFormat'],
  ['a default property that is no id', { defaultPropertyId: 'first' }, 'defaultPropertyId'],
])('refuses %s', async (_what, change, field) => {
  const answer = await save('admin', 0, change);
  expect(answer.status).toBe(422);
  expect(answer.body.error.errors.map((each: { field: string }) => each.field)).toEqual([field]);
});

it('lets the database itself show a row only to its own user', async () => {
  const { vendor, manager } = cast.ids;
  const rows = await cast.database.tenant(
    { userId: manager, workspaceIds: [cast.workspaceId] } as never,
    async (tx) => {
      await tx.execute(sql`update user_setting set density = 'compact'`);
      return rowsOf<{ user_id: string }>(tx, sql`select user_id from user_setting`);
    },
  );
  expect(rows.map((row) => row.user_id)).toEqual([manager]);
  expect((await read('vendor')).data.density).toBe('default');
  expect(vendor).not.toBe(manager);
});
