import type { AssociationMap } from '@roofline/schema/portfolio-analytics/map';
import type { AssociationPage } from '@roofline/schema/portfolio-analytics/associations';
import { eq } from 'drizzle-orm';
import { planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { property } from '../../property/tables';

let t: PlanServer;
beforeAll(async () => {
  t = await planServer();
});
afterAll(() => t.close());

const map = async (query = '') => (await t.get<AssociationMap>(`/api/portfolioanalytics/map?${query}`)).data;
const place = (propertyId: string, change: Partial<typeof property.$inferInsert>) =>
  t.within((tx) => tx.update(property).set(change).where(eq(property.propertyId, propertyId)));

test('has the locations of the view with the figures of the list, and names associations without one', async () => {
  const [one, other, third] = [await t.seed(), await t.seed(), await t.seed()];
  await place(one, { latitude: 47.6, longitude: -122.3, name: 'One' });
  await place(other, { latitude: 25.8, longitude: null, name: 'Half a place' });
  await place(third, { latitude: 0, longitude: 0, name: 'Zero' });
  const found = await map('sort=name');
  expect(found.places.map(({ name, latitude }) => [name, latitude])).toEqual([
    ['One', 47.6],
    ['Zero', 0],
  ]);
  expect(found).toMatchObject({
    left: 0,
    withoutPlace: 1,
    named: [{ propertyId: other, name: 'Half a place' }],
  });
  const { items } = (await t.get<AssociationPage>('/api/portfolioanalytics/properties?sort=name')).data;
  const shown = items.find(({ propertyId }) => propertyId === one)!;
  expect(found.places[0]).toMatchObject({
    percentFunded: shown.percentFunded,
    fundingBand: shown.fundingBand,
    lowestBalance: shown.lowestBalance,
  });
  const none = await map('isDisclosureOverdue=true');
  expect(none).toEqual({ places: [], left: 0, withoutPlace: 0, named: [] });
});
