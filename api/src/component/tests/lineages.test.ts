import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { buildUpkeep, type Upkeep } from '../fixtures/upkeep';
import { copyInventory, lineagesOf, linesOfLineages } from '../service';

let t: Upkeep;
beforeAll(async () => {
  t = await buildUpkeep();
});
afterAll(() => t.close());

const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
  t.database.tenant(workActor([t.workspaceId, t.otherWorkspaceId]), work);
const lineages = (...ids: string[]) => inTenant((tx) => lineagesOf(tx, t.home, ids));
const lines = (ids: string[], today: string) =>
  inTenant((tx) => linesOfLineages(tx, [t.home, t.away], ids, today));

test('a lineage is shown with its line of the current inventory year', async () => {
  const roof = await t.addOne({ name: 'Roof', category: 'Roofing' });
  const gate = await t.addOne({ name: 'Gate' });
  const now = t.clock.now();
  const place = { workspaceId: t.workspaceId, propertyId: t.home };
  await inTenant((tx) => copyInventory(tx, { ...place, fromYear: 2026, toYear: 2027, now }));
  const next = (await t.list('manager', t.home, '?fiscalYear=2026')).items;
  expect(next.map(({ name }) => name)).toEqual(['Gate', 'Roof']);

  // Ids are compared without regard to case, and a lineage is returned only once.
  const [lineage, other] = await lineages(roof.propertyComponentId.toUpperCase(), gate.propertyComponentId);
  expect(await lineages(roof.propertyComponentId, roof.propertyComponentId)).toEqual([lineage]);

  const shown = await lines([lineage!, other!], '2026-06-01');
  expect(shown.get(lineage!)).toEqual({
    propertyComponentId: roof.propertyComponentId,
    name: 'Roof',
    category: 'Roofing',
    categoryPosition: roof.categoryPosition,
  });
  expect(shown.get(other!)?.propertyComponentId).toBe(gate.propertyComponentId);

  // Once deleted from the current year, it is shown with its newest line.
  const { status } = await t.call('manager', 'DELETE', `/api/component/${roof.propertyComponentId}`, {
    version: roof.version,
  });
  expect(status).toBe(204);
  const newest = (await lines([lineage!], '2026-06-01')).get(lineage!);
  expect(newest).toMatchObject({ name: 'Roof', category: 'Roofing' });
  expect(newest?.propertyComponentId).not.toBe(roof.propertyComponentId);
});

test('a component of another property or an unknown id is not found', async () => {
  const here = await t.addOne({ name: 'Fence' });
  const away = await t.addOne({ name: 'Away' }, 'admin', t.away);
  const foreign = await t.addOne({ name: 'Foreign' }, 'stranger', t.foreign);
  for (const id of [away, foreign].map((one) => one.propertyComponentId).concat(t.home))
    await expect(lineages(here.propertyComponentId, id)).rejects.toMatchObject({ status: 404 });
  expect(await lineages()).toEqual([]);
  expect(await lines([], '2026-06-01')).toEqual(new Map());
});
