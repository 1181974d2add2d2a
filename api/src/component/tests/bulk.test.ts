import type { Component } from '@roofline/schema/component/component';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildUpkeep, type Upkeep } from '../fixtures/upkeep';

let t: Upkeep;
let three: Component[];
let elsewhere: Component;
let foreign: Component;
beforeAll(async () => {
  t = await buildUpkeep();
  elsewhere = await t.addOne({ name: 'Elsewhere' }, 'admin', t.away);
  foreign = await t.addOne({ name: 'Foreign' }, 'stranger', t.foreign);
});
afterAll(() => t.close());
beforeEach(async () => {
  three = [await t.addOne({ name: 'A' }), await t.addOne({ name: 'B' }), await t.addOne({ name: 'C' })];
});

const ref = ({ propertyComponentId, version }: Component) => ({ propertyComponentId, version });
const bulk = (items: object[], change: object, who: 'manager' | 'admin' = 'manager') =>
  t.call(who, 'PUT', '/api/component/bulk', { body: { items, change } });

describe('one change of many components', () => {
  it('sets the category of all and records the change for each one', async () => {
    const answer = await bulk(three.map(ref), { kind: 'category', category: 'Recreation' });
    expect(answer).toMatchObject({ status: 200, data: { changed: 3, propertyId: t.home } });
    const { items } = await t.list();
    for (const one of three)
      expect(items.find((c) => c.propertyComponentId === one.propertyComponentId)).toMatchObject({
        category: 'Recreation',
        version: 2,
      });
    const told = (await t.call('manager', 'GET', `/api/component/${three[0]!.propertyComponentId}/history`))
      .data as { description: string }[];
    expect(told[0]!.description).toBe('Changed the category of A from Fencing & Walls to Recreation');
  });

  it('sets the remaining life of all, and deletes all', async () => {
    expect((await bulk(three.map(ref), { kind: 'remainingUsefulLife', remainingUsefulLife: 0 })).status).toBe(
      200,
    );
    const after = three.map((one) => ({ ...ref(one), version: 2 }));
    expect((await bulk(after, { kind: 'delete' })).data).toMatchObject({ changed: 3 });
    const left = (await t.list()).items.map((c) => c.propertyComponentId);
    expect(left).not.toEqual(expect.arrayContaining([three[0]!.propertyComponentId]));
  });

  it.each([
    ['a stale version', 412, () => ({ ...ref(three[2]!), version: 7 })],
    [
      'an unknown id',
      404,
      () => ({ propertyComponentId: '0190a000-0000-7000-8000-000000000000', version: 1 }),
    ],
    ['a component of another workspace', 404, () => ref(foreign)],
    ['a component of a property out of reach', 404, () => ref(elsewhere)],
    ['the same component twice', 422, () => ref(three[0]!)],
  ])('refuses the whole call for %s', async (_what, status, odd) => {
    const before = await t.everything();
    const answer = await bulk([...three.slice(0, 2).map(ref), odd()], { kind: 'delete' });
    expect(answer.status).toBe(status);
    expect(await t.everything()).toBe(before);
  });

  it('refuses components of two properties', async () => {
    const before = await t.everything();
    expect((await bulk([ref(three[0]!), ref(elsewhere)], { kind: 'delete' }, 'admin')).status).toBe(422);
    expect(await t.everything()).toBe(before);
  });
});

describe('fiscal years', () => {
  const all = () => workActor([t.workspaceId, t.otherWorkspaceId]);
  const financialsOf = (year: number) =>
    t.database.tenant(all(), (tx) =>
      tx.execute(sql`insert into property_financial
        select (jsonb_populate_record(f, jsonb_build_object('property_financial_id', gen_random_uuid(), 'fiscal_year', ${year}::int))).*
        from property_financial f where property_id = ${t.home} and fiscal_year = 2026`),
    );

  it('are read-only when past, and show the newest set-up year until they are set up', async () => {
    await financialsOf(2025);
    const past = await t.list('manager', t.home, '?fiscalYear=2025');
    expect(past).toMatchObject({ fiscalYear: 2025, basisFiscalYear: 2025, isReadOnly: true, totalCount: 0 });
    expect(past.viewerCan).toMatchObject({ add: false, import: false, export: true });
    const next = await t.list('manager', t.home, '?fiscalYear=2027');
    expect(next).toMatchObject({ fiscalYear: 2027, basisFiscalYear: 2026, isReadOnly: true });
    expect(next.totalCount).toBe((await t.list()).totalCount);
    expect(next.items[0]!.viewerCan.edit).toBe(false);
    const before = await t.everything();
    for (const year of [2025, 2027]) {
      const refused = await t.call(
        'manager',
        'POST',
        `/api/component/property/${t.home}?fiscalYear=${year}`,
        {
          body: {
            name: 'N',
            category: 'Other',
            quantity: 1,
            unitCost: 1,
            usefulLife: 1,
            remainingUsefulLife: 1,
          },
        },
      );
      expect(refused).toMatchObject({ status: 422, errors: [{ code: 'readOnly' }] });
    }
    expect(await t.everything()).toBe(before);
    expect((await t.call('manager', 'GET', `/api/component/property/${t.home}?fiscalYear=2031`)).status).toBe(
      404,
    );
  });

  it('start with the inventory rolled forward in the same lineages', async () => {
    const due = await t.addOne({ name: 'Due', remainingUsefulLife: 0 });
    const current = (await t.call('manager', 'GET', `/api/propertyfinancial/${t.home}/2027`)).data as Record<
      string,
      unknown
    >;
    const setUp = await t.call('manager', 'PUT', `/api/propertyfinancial/${t.home}/2027`, {
      body: { ...current, hasUpcomingExpenses: false },
      version: 0,
    });
    expect(setUp.status).toBe(200);
    const { items, isReadOnly } = await t.list('manager', t.home, '?fiscalYear=2027');
    expect(isReadOnly).toBe(false);
    expect(items.find(({ name }) => name === 'Due')).toMatchObject({
      remainingUsefulLife: 0,
      fiscalYear: 2027,
      version: 1,
    });
    expect(items.find(({ name }) => name === 'A')).toMatchObject({
      remainingUsefulLife: 3,
      currentCost: 117800,
    });
    const copy = items.find(({ name }) => name === 'Due')!;
    const lineages = await t.database.tenant(all(), (tx) =>
      rowsOf<{ n: number }>(
        tx,
        sql`select count(distinct lineage_id)::int as n from component
        where property_component_id in (${due.propertyComponentId}, ${copy.propertyComponentId})`,
      ),
    );
    expect(lineages).toEqual([{ n: 1 }]);
    // The history continues through the years.
    const told = (await t.call('manager', 'GET', `/api/component/${copy.propertyComponentId}/history`))
      .data as { description: string }[];
    expect(told.map(({ description }) => description)).toEqual(['Added Due']);
  });
});
