import { aComponentInput } from '@roofline/schema/fixtures/component';
import type { Component, ComponentInput } from '@roofline/schema/component/component';
import { buildUpkeep, type Upkeep } from '../fixtures/upkeep';

let t: Upkeep;
beforeAll(async () => {
  t = await buildUpkeep();
});
afterAll(() => t.close());

const values = (name: string, over: Partial<ComponentInput> = {}) => aComponentInput({ name, ...over });
const save = (items: object[], key?: string, who: 'manager' | 'vendor' = 'manager') =>
  t.call(who, 'POST', `/api/component/property/${t.home}/save?fiscalYear=2026`, {
    body: { items },
    ...(key === undefined ? {} : { key }),
  });
const names = async () => (await t.list()).items.map(({ name }) => name).toSorted();

test('adds and changes in one call, in the order of the request', async () => {
  const old = await t.addOne({ name: 'Old' });
  const answer = await save([
    { values: values('New 1') },
    { propertyComponentId: old.propertyComponentId, version: old.version, values: values('Older') },
    { values: values('New 2') },
  ]);
  expect(answer.status).toBe(201);
  const { items } = answer.data as unknown as { items: Component[] };
  expect(items.map(({ name, version }) => [name, version])).toEqual([
    ['New 1', 1],
    ['Older', 2],
    ['New 2', 1],
  ]);
  expect(items[1]!.propertyComponentId).toBe(old.propertyComponentId);
  expect(await names()).toEqual(expect.arrayContaining(['New 1', 'New 2', 'Older']));
});

test('accepts at most 500 components at once', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ values: values(`Many ${n}`) }));
  expect((await save(many(501))).status).toBe(422);
  expect((await save(many(500))).status).toBe(201);
  expect((await names()).filter((name) => name.startsWith('Many'))).toHaveLength(500);
});

test('lists every wrong row with its field, and saves none', async () => {
  const before = await names();
  const answer = await save([
    { values: values('Right') },
    { values: values('', { quantity: 0 }) },
    { propertyComponentId: '0190a000-0000-7000-8000-000000000000', values: values('No version') },
    { values: values('Dear', { unitCost: 99_000_000 }) },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.errors.map(({ field }) => field).toSorted()).toEqual([
    'items.1.values.name',
    'items.1.values.quantity',
    'items.2.version',
    'items.3.values.unitCost',
  ]);
  expect(await names()).toEqual(before);
});

test('one stale row refuses the whole request and is named', async () => {
  const one = await t.addOne({ name: 'One' });
  const before = await names();
  const answer = await save([
    { values: values('Beside') },
    { propertyComponentId: one.propertyComponentId, version: 7, values: values('Stale') },
  ]);
  expect([answer.status, answer.errors[0]!.field]).toEqual([412, 'items.1']);
  expect(await names()).toEqual(before);
});

test('refuses an unknown component, the same one twice, and a Vendor', async () => {
  const one = await t.addOne({ name: 'Twice' });
  const item = { propertyComponentId: one.propertyComponentId, version: 1, values: values('Twice') };
  expect((await save([{ ...item, propertyComponentId: t.home }])).status).toBe(404);
  expect((await save([item, item])).status).toBe(422);
  expect((await save([{ values: values('Never') }], undefined, 'vendor')).status).toBe(403);
});

test('the same idempotency key saves only once', async () => {
  const items = [{ values: values('Once') }];
  const both = [await save(items, 'save-once-1'), await save(items, 'save-once-1')];
  expect(both[1]!.data).toEqual(both[0]!.data);
  expect((await names()).filter((name) => name === 'Once')).toHaveLength(1);
});
