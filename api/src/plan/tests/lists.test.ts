import type { ComponentList } from '@roofline/schema/component/component';
import type { PlanList } from '@roofline/schema/plan/plan';
import { newId } from '../../platform/ids';
import { buildCast, type Cast, type Identity } from '../../property/fixtures/cast';

let cast: Cast;
let year: number;
const ask = async <T>(url: string, identity: Identity = 'admin') => {
  const answer = await cast.app.inject({ url, headers: cast.as[identity] });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as T;
};
beforeAll(async () => {
  cast = await buildCast();
  const [years] = await ask<{ year: number; isCurrentFiscalYear: boolean }[][]>(
    `/api/property/fiscalyears?propertyIds=${cast.home}`,
  );
  year = years!.find(({ isCurrentFiscalYear }) => isCurrentFiscalYear)!.year;
});
afterAll(() => cast.close());

const many = (ids: readonly string[]) => `propertyIds=${ids.join(',')}&fiscalYear=${year}`;

test('inventories of many properties equal those read one by one, in order, null where the caller sees none', async () => {
  const one = (id: string) => ask<ComponentList>(`/api/component/property/${id}?fiscalYear=${year}`);
  const asked = [cast.away, newId(), cast.home, cast.foreign];
  const lists = await ask<(ComponentList | null)[]>(`/api/component/inventories?${many(asked)}`);
  expect(lists).toEqual([await one(cast.away), null, await one(cast.home), null]);
});

test('plans of many properties equal those read one by one, in order, null where the caller sees none', async () => {
  const one = (id: string) => ask<PlanList>(`/api/plan/property/${id}/${year}`);
  const asked = [cast.home, cast.foreign, cast.away];
  const lists = await ask<(PlanList | null)[]>(`/api/plan/lists?${many(asked)}`);
  expect(lists).toEqual([await one(cast.home), null, await one(cast.away)]);
  expect(lists[0]!.items.length).toBeGreaterThan(0);
  // A Vendor sees no plans; a property without the year does not fail the whole request.
  expect(await ask(`/api/plan/lists?${many([cast.home])}`, 'vendor')).toEqual([null]);
  expect(await ask(`/api/plan/lists?propertyIds=${cast.home}&fiscalYear=1990`)).toEqual([null]);
});

test('a request for more than 20 properties is refused', async () => {
  const ids = Array.from({ length: 21 }, newId);
  for (const path of ['component/inventories', 'plan/lists'])
    expect(
      (await cast.app.inject({ url: `/api/${path}?${many(ids)}`, headers: cast.as.admin })).statusCode,
    ).toBe(422);
});
