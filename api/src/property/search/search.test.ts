import type { Page } from '@roofline/schema/value/page';
import type { PropertyListRow, PropertySearchInput } from '@roofline/schema/property/property';
import { eq } from 'drizzle-orm';
import { at, planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { property } from '../tables';
import { buildCast, newProperty, type Cast, type Identity } from '../fixtures/cast';
import { likePattern } from './repository/words';

let cast: Cast;
const NAMES = [
  '100% Court',
  '100 Court',
  'Under_score',
  'Underxscore',
  "O'Brien Place",
  'alpha',
  'Beta',
  'ALPHA two',
];
beforeAll(async () => {
  cast = await buildCast();
  let city = 0;
  for (const name of NAMES)
    await cast.add(
      'admin',
      newProperty(name, { city: `City ${(city += 1)}`, propertyTypeId: city, state: city % 2 ? 'AL' : 'GA' }),
    );
});
afterAll(() => cast.close());

type Filter = Partial<PropertySearchInput['filter']>;
async function search(identity: Identity, filter: Filter = {}, page = 1, pageSize = 100) {
  const answer = await cast.app.inject({
    method: 'POST',
    url: '/api/property/search',
    headers: cast.as[identity],
    payload: { filter, page, pageSize },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as Page<PropertyListRow>;
}
const names = async (...of: Parameters<typeof search>) =>
  (await search(...of)).items.map((row) => row.propertyName);

describe('the text filter', () => {
  test.each([
    ['100%', ['100% Court']],
    ['r_s', ['Under_score']],
    ['%', ['100% Court']],
    ['_', ['Under_score']],
    ["o'b", ["O'Brien Place"]],
    ['ALPHA', ['alpha', 'ALPHA two']],
    ['  beta ', ['Beta']],
    ['city 7', ['Beta']],
    ["'; drop table property; --", []],
    ['\\', []],
  ])('%s', async (text, found) => {
    expect(await names('admin', { text })).toEqual(found);
  });

  test('matches the portfolio’s company name too', async () => {
    expect((await search('admin', { text: 'harbor m' })).totalCount).toBe((await search('admin')).totalCount);
    expect(await names('staff', { text: 'ridge' })).toEqual(['Foreign Court']);
  });

  test('escapes every special character of a pattern', () => {
    expect(likePattern('a%b_c\\D')).toBe('%a\\%b\\_c\\\\d%');
  });
});

describe('order and pages', () => {
  const byLetters = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

  test('sorts by name without regard to case, ascending and descending', async () => {
    const up = await names('admin', { text: 'a' });
    expect(up.length).toBeGreaterThan(4);
    expect(up.filter((name) => /^(alpha|beta)/i.test(name))).toEqual(['alpha', 'ALPHA two', 'Beta']);
    expect(await names('admin', { text: 'a', descending: true })).toEqual([...up].reverse());
  });

  test('sorts by type, place and portfolio', async () => {
    const types = (await search('admin', { sort: 'propertyTypeName' })).items.map(
      (row) => row.propertyTypeName,
    );
    expect(types).toEqual([...types].sort(byLetters));
    const places = (await search('admin', { sort: 'location' })).items.map(
      (r) => `${r.propertyState} ${r.propertyCity}`,
    );
    expect(places).toEqual([...places].sort(byLetters));
    const companies = (await search('staff', { sort: 'portfolio', descending: true })).items.map(
      (r) => r.workspaceCompanyName,
    );
    expect(companies).toEqual([...companies].sort(byLetters).reverse());
    expect(new Set(companies).size).toBe(2);
  });

  test.each(['propertyName', 'propertyTypeName', 'location', 'portfolio'] as const)(
    'pages by %s hold every row once, over two workspaces',
    async (sort) => {
      const whole = await search('staff', { sort });
      const paged: unknown[] = [];
      for (let page = 1; paged.length < whole.totalCount; page += 1) {
        const { items, totalCount } = await search('staff', { sort }, page, 5);
        expect(totalCount).toBe(whole.totalCount);
        expect(items.length).toBeGreaterThan(0);
        paged.push(...items);
      }
      expect(paged).toEqual(whole.items);
    },
  );

  test('a page beyond the end is empty and still has the total', async () => {
    expect(await search('admin', {}, 50)).toMatchObject({ items: [], totalCount: NAMES.length + 2 });
  });

  test('narrows to one portfolio, if the caller reaches it', async () => {
    const [foreign] = (await search('staff', { text: 'Foreign' })).items;
    const { workspaceId } = foreign!;
    expect(await names('staff', { workspaceId })).toEqual(['Foreign Court']);
    expect((await search('admin', { workspaceId })).totalCount).toBe(0);
  });

  test('narrows to one type', async () => {
    expect(await names('admin', { propertyTypeId: 7 })).toEqual(['Beta']);
    expect(await names('admin', { propertyTypeId: 2 ** 31 })).toEqual([]);
  });

  test('refuses an unknown sort key, a page size over 100 and a page 0', async () => {
    const ask = (payload: object) =>
      cast.app.inject({ method: 'POST', url: '/api/property/search', headers: cast.as.admin, payload });
    expect((await ask({ filter: { sort: 'name; drop' } })).statusCode).toBe(422);
    expect((await ask({ pageSize: 101 })).statusCode).toBe(422);
    expect((await ask({ page: 0 })).statusCode).toBe(422);
    expect((await ask({})).json().data.pageSize).toBe(20);
  });
});

describe('the properties that a role finds', () => {
  test.each([
    ['manager', ['Home Court'], 'Manager', { edit: true, archive: true, viewDashboard: true }],
    ['member', ['Home Court'], 'Member', { edit: false, archive: false, viewDashboard: true }],
    ['vendor', ['Home Court'], 'Vendor', { edit: false, archive: false, viewDashboard: false }],
    ['stranger', ['Foreign Court'], 'Admin', { edit: true, archive: true, viewDashboard: true }],
  ] as const)('%s', async (identity, found, roleName, viewerCan) => {
    const { items, totalCount } = await search(identity);
    expect(totalCount).toBe(found.length);
    expect(items.map((row) => row.propertyName)).toEqual(found);
    expect(items[0]).toMatchObject({ roleName, viewerCan, propertyIsActive: true });
    const all = await cast.app.inject({ url: '/api/property/all', headers: cast.as[identity] });
    expect(all.json().data.map((p: { propertyName: string }) => p.propertyName)).toEqual(found);
  });
});

describe('figures of the plan that leads', () => {
  let t: PlanServer;
  beforeAll(async () => {
    t = await planServer();
  });
  afterAll(() => t.close());
  const found = async (filter: Filter, headers?: Record<string, string>) => {
    const { status, data } = await t.call<Page<PropertyListRow>>('POST', '/api/property/search', {
      body: { filter },
      headers,
    });
    expect(status).toBe(200);
    return data.items.map((row) => row.propertyId);
  };

  test('sort the list, worst first, and narrow it to what needs attention, but not for a Vendor', async () => {
    // By name the rich one comes first.
    const poor = await t.seed({
      years: [{ annualReserveContribution: 0, yearEndReserveBalance: 1_000_000 }],
    });
    const rich = await t.seed({ years: [{ yearEndReserveBalance: 900_000_000 }] });
    await t.within((tx) => tx.update(property).set({ name: 'Aaa' }).where(eq(property.propertyId, rich)));
    const { planId, version } = await t.create(poor, 'Nothing', {
      method: 'custom',
      firstYearContribution: 0,
    });
    await t.call('POST', `/api/plan/${planId}/recommend`, {
      headers: at(version),
      body: { isRecommended: true },
    });
    expect(await found({})).toEqual([rich, poor]);
    expect(await found({ sort: 'percentFunded' })).toEqual([poor, rich]);
    expect(await found({ sort: 'percentFunded', descending: true })).toEqual([rich, poor]);
    expect(await found({ sort: 'firstYearBelowZero' })).toEqual([poor, rich]);
    // The one that never falls below zero stays last.
    expect(await found({ sort: 'firstYearBelowZero', descending: true })).toEqual([poor, rich]);
    expect(await found({ needsAttention: true })).toEqual([poor]);
    const vendor = await t.signIn('Vendor', [rich, poor]);
    expect(await found({ sort: 'percentFunded' }, vendor)).toEqual([rich, poor]);
    expect(await found({ needsAttention: true }, vendor)).toEqual([]);
    const member = await t.signIn('Member', [poor, rich]);
    expect(await found({ sort: 'percentFunded' }, member)).toEqual([poor, rich]);
    expect(await found({ needsAttention: true }, member)).toEqual([poor]);
  });
});
