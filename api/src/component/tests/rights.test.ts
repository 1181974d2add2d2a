import { aComponentInput } from '@roofline/schema/fixtures/component';
import { IDENTITIES, type Identity } from '../../property/fixtures/cast';
import { buildUpkeep, type Upkeep } from '../fixtures/upkeep';

let t: Upkeep;
let home: string;
let away: string;
let staged: string;
beforeAll(async () => {
  t = await buildUpkeep();
  home = (await t.addOne({ name: 'At home' }, 'admin')).propertyComponentId;
  away = (await t.addOne({ name: 'Away' }, 'admin', t.away)).propertyComponentId;
  staged = (await upload('admin', t.home)).json().data.importId;
});
afterAll(() => t.close());

function upload(who: Identity, propertyId: string, content = 'Item,UL,RUL,Cost\nRoof,20,5,900\n') {
  const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--b--\r\n`;
  const headers = { ...t.as[who], 'content-type': 'multipart/form-data; boundary=b' };
  return t.app.inject({
    method: 'POST',
    url: `/api/component/property/${propertyId}/import`,
    headers,
    payload,
  });
}

type Call = (who: Identity, propertyId: string, id: string) => Promise<number>;
const mapping = { columns: [{ index: 0, field: 'name' }], skipErrors: true };

// Writes here have a stale version, so that an allowed one changes nothing.
const ROUTES: Record<string, { call: Call; reads?: boolean; allowed: number }> = {
  'GET list': {
    reads: true,
    allowed: 200,
    call: async (who, p) => (await t.call(who, 'GET', `/api/component/property/${p}`)).status,
  },
  'GET one': {
    reads: true,
    allowed: 200,
    call: async (who, _p, id) => (await t.call(who, 'GET', `/api/component/${id}`)).status,
  },
  'GET history': {
    reads: true,
    allowed: 200,
    call: async (who, _p, id) => (await t.call(who, 'GET', `/api/component/${id}/history`)).status,
  },
  'GET categories': {
    reads: true,
    allowed: 200,
    call: async (who, p) => (await t.call(who, 'GET', `/api/component/categories?propertyId=${p}`)).status,
  },
  'GET activity': {
    reads: true,
    allowed: 200,
    call: async (who, p) => (await t.call(who, 'GET', `/api/activity/${p}`)).status,
  },
  'GET export': {
    allowed: 200,
    call: async (who, p) =>
      (await t.app.inject({ url: `/api/component/property/${p}/export`, headers: t.as[who] })).statusCode,
  },
  'PUT one': {
    allowed: 412,
    call: async (who, _p, id) =>
      (await t.call(who, 'PUT', `/api/component/${id}`, { body: aComponentInput(), version: 999 })).status,
  },
  'DELETE one': {
    allowed: 412,
    call: async (who, _p, id) =>
      (await t.call(who, 'DELETE', `/api/component/${id}`, { version: 999 })).status,
  },
  'PUT bulk': {
    allowed: 412,
    call: async (who, _p, id) => {
      const body = { items: [{ propertyComponentId: id, version: 999 }], change: { kind: 'delete' } };
      return (await t.call(who, 'PUT', '/api/component/bulk', { body })).status;
    },
  },
};
const ADDING: Record<string, { call: Call; allowed: number }> = {
  'POST add': {
    allowed: 201,
    call: async (who, p) =>
      (await t.call(who, 'POST', `/api/component/property/${p}`, { body: aComponentInput() })).status,
  },
  'POST duplicate': {
    allowed: 201,
    call: async (who, _p, id) => (await t.call(who, 'POST', `/api/component/${id}/duplicate`)).status,
  },
  'POST import': { allowed: 201, call: async (who, p) => (await upload(who, p)).statusCode },
};

/** Returns the status that an identity gets at home (assigned) and away (not assigned). */
function expected(who: Identity, at: 'home' | 'away', reads: boolean, allowed: number): number {
  if (who === 'anonymous' || who === 'deactivated') return 401;
  if (who === 'stranger') return 404;
  const isWide = who === 'admin' || who === 'portfolioAdmin' || who === 'staff';
  if (at === 'away' && !isWide) return 404;
  if (who === 'vendor' || who === 'member') return reads ? allowed : 403;
  return allowed;
}

describe.each(IDENTITIES)('as %s', (who) => {
  it.each(Object.entries({ ...ROUTES, ...ADDING }))('%s', async (_name, { call, allowed, ...route }) => {
    const reads = 'reads' in route && route.reads === true;
    expect(await call(who, t.home, home)).toBe(expected(who, 'home', reads, allowed));
    expect(await call(who, t.away, away)).toBe(expected(who, 'away', reads, allowed));
  });

  it('reaches the preview, mapping and acceptance of an import by its role', async () => {
    const url = `/api/component/import/${staged}`;
    const ok = expected(who, 'home', false, 200);
    expect((await t.call(who, 'GET', url)).status).toBe(ok);
    expect((await t.call(who, 'PUT', url, { body: mapping })).status).toBe(ok);
    // The mapping lacks fields, so that no acceptance saves anything.
    expect((await t.call(who, 'POST', `${url}/accept`)).status).toBe(ok === 200 ? 422 : ok);
  });
});

it('shows a vendor the inventory without costs, and a member with them', async () => {
  const vendor = await t.list('vendor');
  expect(vendor).toMatchObject({
    totalCurrentCost: null,
    viewerCan: { add: false, import: false, export: false, viewCosts: false },
  });
  expect(
    vendor.items.every((c) => c.unitCost === null && c.currentCost === null && c.costAtReplacement === null),
  ).toBe(true);
  expect(vendor.items.length).toBeGreaterThan(0);
  const member = await t.list('member');
  expect(member.viewerCan).toEqual({ add: false, import: false, export: false, viewCosts: true });
  expect(member.items[0]!.currentCost).not.toBeNull();
  expect(member.items[0]!.viewerCan).toEqual({ edit: false, delete: false, viewCosts: true });
});

it('answers 404 for malformed and unknown ids', async () => {
  for (const id of ['../x', '..%2fx', '1', 'null', '0190a000-0000-7000-8000-000000000000'])
    for (const url of [
      `/api/component/${encodeURIComponent(id)}`,
      `/api/component/import/${encodeURIComponent(id)}`,
    ])
      expect((await t.call('admin', 'GET', url)).status).toBe(404);
});
