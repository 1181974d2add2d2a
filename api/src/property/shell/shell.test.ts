import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildCast, type Cast } from '../fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

type Who = keyof Cast['as'];
const asked = async (who: Who, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await cast.app.inject({
    method,
    url,
    headers: cast.as[who],
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, data: answer.json().data };
};

const WHO: Who[] = ['admin', 'portfolioAdmin', 'manager', 'member', 'vendor', 'staff'];

it.each(WHO)('gives the %s the answers of the three separate reads and nothing else', async (who) => {
  if (who === 'vendor')
    await cast.app.inject({
      method: 'PUT',
      url: '/api/user/settings',
      headers: { ...cast.as.vendor, 'if-match': '"0"' },
      payload: { ...DEFAULT_USER_SETTINGS, colorMode: 'dark', defaultPropertyId: cast.home },
    });
  const { status, data } = await asked(who, 'GET', '/api/account/shell');
  expect(status).toBe(200);
  expect(data).toEqual({
    viewer: (await asked(who, 'GET', '/api/account/me')).data,
    settings: (await asked(who, 'GET', '/api/user/settings')).data,
    firstProperty: (await asked(who, 'POST', '/api/property/search', { page: 1, pageSize: 1 })).data,
  });
});

it.each(['anonymous', 'deactivated'] as const)('refuses the %s caller', async (who) => {
  expect((await asked(who, 'GET', '/api/account/shell')).status).toBe(401);
});

it('reads only the person of the transaction', async () => {
  const people = (userId: string) =>
    cast.database.tenant({ ...workActor([cast.workspaceId]), userId }, (tx) =>
      rowsOf<{ first_name: string }>(tx, sql`select first_name from viewer_person()`),
    );
  expect(await people(cast.ids.manager)).toHaveLength(1);
  expect(await people(cast.foreign)).toEqual([]);
});
