import { anAdminPortfolioInput } from '@roofline/schema/fixtures/admin-portfolio';
import type { PortfolioActivityPage } from '@roofline/schema/activity/activity';
import { newId } from '../platform/ids';
import { buildCast, type Cast, type Identity } from '../property/fixtures/cast';

let cast: Cast;
beforeEach(async () => {
  cast = await buildCast();
});
afterEach(() => cast.close());

async function call(
  who: Identity,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  version?: number,
) {
  const headers = {
    ...cast.as[who],
    'idempotency-key': newId(),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const answer = await cast.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, data: answer.json().data };
}
const read = (who: Identity, workspaceId = cast.workspaceId, more = '') =>
  call(who, 'GET', `/api/workspace/activity?workspaceId=${workspaceId}${more}`) as Promise<{
    status: number;
    data: PortfolioActivityPage;
  }>;
const fields = anAdminPortfolioInput();

test('lists what staff did to a portfolio, from adding it on, for staff and for its administrators', async () => {
  const added = await call('staff', 'POST', '/api/admin/portfolio', fields);
  expect(added.status).toBe(201);
  const { workspaceId, version } = added.data as { workspaceId: string; version: number };
  const path = `/api/admin/portfolio/${workspaceId}`;
  cast.clock.advance(1000);
  expect((await call('staff', 'PUT', path, { ...fields, website: 'summit.test' }, version)).status).toBe(200);
  const { data } = await read('staff', workspaceId);
  expect(data.items.map(({ description }) => description)).toEqual([
    'Changed the website of the portfolio Summit from none to summit.test',
    'Added the portfolio',
  ]);
  expect(data.items[1]).toMatchObject({ entityName: 'Summit', userName: 'Test User', type: 'property' });
  expect((await read('staff', workspaceId, '&pageSize=1&page=2')).data).toMatchObject({
    items: [{ description: 'Added the portfolio' }],
    totalCount: 2,
  });
});

test('is open to the administrators of the portfolio and to no one else', async () => {
  const { data } = await call('staff', 'GET', `/api/admin/portfolio/${cast.workspaceId}`);
  const { name, companyName, version } = data as { name: string; companyName: string; version: number };
  const path = `/api/admin/portfolio/${cast.workspaceId}`;
  const saved = await call('staff', 'PUT', path, { name, companyName, website: 'harbor.test' }, version);
  expect(saved.status).toBe(200);
  for (const who of ['admin', 'portfolioAdmin'] as const) {
    const { items } = (await read(who)).data;
    expect(items.filter(({ description }) => description.includes('harbor.test'))).toHaveLength(1);
  }
  for (const [who, status] of [
    ['manager', 403],
    ['member', 403],
    ['vendor', 403],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)
    expect([who, (await read(who)).status]).toEqual([who, status]);
  expect((await read('stranger', cast.otherWorkspaceId)).data.items).toEqual([]);
});
