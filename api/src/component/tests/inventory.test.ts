import { aComponentInput } from '@roofline/schema/fixtures/component';
import { printedHead } from '../../platform/files/fixtures/printed-head';
import { buildUpkeep, type Upkeep } from '../fixtures/upkeep';

let t: Upkeep;
beforeAll(async () => {
  t = await buildUpkeep();
});
afterAll(() => t.close());

const history = async (id: string, who: 'manager' | 'vendor' = 'manager') =>
  (
    (await t.call(who, 'GET', `/api/component/${id}/history`)).data as {
      description: string;
      userName: string;
    }[]
  ).map((item) => item.description);

describe('a component', () => {
  it('is added with its derived figures and found again', async () => {
    const added = await t.addOne();
    expect(added).toMatchObject({
      ...aComponentInput(),
      fiscalYear: 2026,
      currentCost: 117800,
      nextReplacementYear: 2030,
      categoryPosition: 0,
      version: 1,
      viewerCan: { edit: true, delete: true, viewCosts: true },
    });
    // 117,800 at the 3% of the financials for four years, rounded once.
    const { inflationRate } = await financials();
    expect(added.costAtReplacement).toBe(Math.round(11780000 * (1 + inflationRate / 100) ** 4) / 100);
    expect((await t.call('manager', 'GET', `/api/component/${added.propertyComponentId}`)).data).toEqual(
      added,
    );
    const listed = await t.list();
    expect(listed.items).toContainEqual(added);
    expect(listed).toMatchObject({
      fiscalYear: 2026,
      basisFiscalYear: 2026,
      isReadOnly: false,
      totalCurrentCost: 117800,
    });
  });

  const financials = async () =>
    (await t.call('manager', 'GET', `/api/propertyfinancial/${t.home}/2026`)).data as {
      inflationRate: number;
    };

  it('has a history in words, newest first', async () => {
    const { propertyComponentId: id, version } = await t.addOne({ name: 'Gate' });
    const put = (body: object, v: number) =>
      t.call('manager', 'PUT', `/api/component/${id}`, { body, version: v });
    const once = await put(aComponentInput({ name: 'Gate', unitCost: 200 }), version);
    expect(once).toMatchObject({ status: 200, data: { version: 2, currentCost: 124000 } });
    await put(aComponentInput({ name: 'Main gate', unitCost: 200, usefulLife: 20, location: null }), 2);
    expect(await history(id)).toEqual([
      'Changed 3 fields of Main gate: name from Gate to Main gate; location from North side to none; useful life from 25 years to 20 years',
      'Changed the cost of Gate from $117,800 to $124,000',
      'Added Gate',
    ]);
    expect((await history(id, 'vendor')).join()).not.toContain('$');
  });

  it('keeps its version and its history where nothing changes', async () => {
    const { propertyComponentId: id } = await t.addOne({ name: 'Bench' });
    const same = await t.call('manager', 'PUT', `/api/component/${id}`, {
      body: aComponentInput({ name: 'Bench' }),
      version: 1,
    });
    expect(same).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await history(id)).toEqual(['Added Bench']);
  });

  it('refuses a stale version with the current one, and a missing version', async () => {
    const { propertyComponentId: id } = await t.addOne({ name: 'Lamp' });
    const url = `/api/component/${id}`;
    await t.call('manager', 'PUT', url, { body: aComponentInput({ name: 'Lamp', glCode: '1' }), version: 1 });
    const stale = await t.call('manager', 'PUT', url, { body: aComponentInput(), version: 1 });
    expect(stale).toMatchObject({ status: 412, headers: { etag: '"2"' } });
    expect((await t.call('manager', 'PUT', url, { body: aComponentInput() })).status).toBe(428);
    expect((await t.call('manager', 'DELETE', url, { version: 1 })).status).toBe(412);
    expect((await t.call('manager', 'DELETE', url)).status).toBe(428);
    expect((await t.call('manager', 'DELETE', url, { version: 2 })).status).toBe(204);
    expect((await t.call('manager', 'GET', url)).status).toBe(404);
  });

  it('accepts only one of many parallel edits of the same version', async () => {
    const { propertyComponentId: id } = await t.addOne({ name: 'Pump' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        t.call('manager', 'PUT', `/api/component/${id}`, {
          body: aComponentInput({ name: 'Pump', glCode: `g${i}` }),
          version: 1,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  it('is duplicated only once for one idempotency key', async () => {
    const { propertyComponentId: id } = await t.addOne({ name: 'X'.repeat(250) });
    const url = `/api/component/${id}/duplicate`;
    const first = await t.call('manager', 'POST', url, { key: 'dup-1' });
    const again = await t.call('manager', 'POST', url, { key: 'dup-1' });
    expect(first).toMatchObject({ status: 201, data: { name: `Copy of ${'X'.repeat(242)}`, version: 1 } });
    expect(again.data).toEqual(first.data);
    const copies = (await t.list()).items.filter(({ name }) => name.startsWith('Copy of'));
    expect(copies).toHaveLength(1);
  });

  it('is duplicated under a free name, which is cut without halving a character', async () => {
    const { propertyComponentId: id } = await t.addOne({ name: `${'Y'.repeat(241)}🏊 pool` });
    const copies = [];
    for (const key of ['dup-2', 'dup-3'])
      copies.push(await t.call('manager', 'POST', `/api/component/${id}/duplicate`, { key }));
    expect(copies.map(({ data }) => data)).toMatchObject([
      { name: `Copy of ${'Y'.repeat(241)}` },
      { name: `Copy of ${'Y'.repeat(238)} (2)` },
    ]);
  });

  it('lists every failed rule at its field and stores no undeclared key', async () => {
    const bad = await t.call('manager', 'POST', `/api/component/property/${t.home}`, {
      body: aComponentInput({ name: ' ', usefulLife: 0, quantity: 0, unitCost: 1.005 }),
    });
    expect(bad.status).toBe(422);
    expect(bad.errors.map(({ field }) => field).sort()).toEqual([
      'name',
      'quantity',
      'unitCost',
      'usefulLife',
    ]);
    const added = await t.addOne({
      name: 'Plain',
      workspaceId: t.otherWorkspaceId,
      version: 9,
      fiscalYear: 2020,
      currentCost: 1,
    });
    expect(added).toMatchObject({ version: 1, fiscalYear: 2026, currentCost: 117800 });
  });
});

describe('categories', () => {
  it('keep their position for good, in any spelling and even when they are empty', async () => {
    const start = (await t.list()).categories.length;
    const zebra = await t.addOne({ name: 'Z', category: 'Zebra stripes' });
    const again = await t.addOne({ name: 'Z2', category: 'zebra  STRIPES' });
    const roof = await t.addOne({ name: 'R', category: 'roofing' });
    expect([zebra.categoryPosition, again.categoryPosition, roof.categoryPosition]).toEqual([
      start,
      start,
      start + 1,
    ]);
    expect([again.category, roof.category]).toEqual(['Zebra stripes', 'Roofing']);
    for (const one of [zebra, again])
      await t.call('manager', 'DELETE', `/api/component/${one.propertyComponentId}`, { version: 1 });
    expect((await t.list()).categories).toContainEqual({ name: 'Zebra stripes', position: start });
    const choices = (await t.call('member', 'GET', `/api/component/categories?propertyId=${t.home}`))
      .data as object[];
    expect(choices).toContainEqual({ name: 'Zebra stripes', position: start, isBuiltIn: false });
    expect(choices).toContainEqual({ name: 'Elevators', position: null, isBuiltIn: true });
  });
});

test('the export prints the property and its year at the head of each page', async () => {
  await t.addOne();
  const url = `/api/component/property/${t.home}/export`;
  const { rawPayload } = await t.app.inject({ url, headers: t.as.manager });
  expect(await printedHead(rawPayload)).toEqual(['Home Court', 'Fiscal year 2026']);
});
