import { TOKEN_PREFIX } from '@roofline/schema/account/access';
import { aComponentList } from '@roofline/schema/fixtures/component';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { aPlanList } from '@roofline/schema/fixtures/plan';
import { propertyOf, rowOf } from '../../testing/examples';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

it('reads components and plans of 20 properties by one call each, null where there are none', async () => {
  const items = Array.from({ length: 20 }, (_, n) => rowOf(n + 1));
  upstream.data('POST', '/api/property/search', { items, totalCount: 20, page: 1, pageSize: 20 });
  upstream.batch('/api/property', (each) => propertyOf(Number(each.slice(-6))), 'ids');
  upstream
    .batch('/api/component/inventories', (each) =>
      each === id(3) ? null : { ...aComponentList([]), propertyId: each },
    )
    .batch('/api/plan/lists', (each) => (each === id(4) ? null : { ...aPlanList([]), propertyId: each }));
  const nested = 'property{components(fiscalYear:2026){propertyId} plans(fiscalYear:2026){propertyId}}';
  // A program's document: it may cost that much.
  const program = { authorization: `Bearer ${TOKEN_PREFIX}good-0123456789012345678901234567890123` };
  upstream.data('GET', '/api/account/me', aViewer());
  const answer = await graph(built.app, `{properties{items{${nested}}}}`, {}, program);
  expect(answer.errors).toBeUndefined();
  expect(upstream.calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`).sort()).toEqual([
    'GET /api/account/me',
    'GET /api/component/inventories',
    'GET /api/plan/lists',
    'GET /api/property',
    'POST /api/property/search',
  ]);
  const of = (n: number) => answer.data.properties.items[n - 1].property;
  expect([of(3).components, of(3).plans]).toEqual([null, { propertyId: id(3) }]);
  expect([of(4).components, of(4).plans]).toEqual([{ propertyId: id(4) }, null]);
});
