import { aMaintenanceTaskInput } from '@roofline/schema/fixtures/maintenance';
import type { Component } from '@roofline/schema/component/component';
import type { Job } from '@roofline/schema/job/job';
import type { MaintenanceTaskInput, PropertyMaintenance } from '@roofline/schema/maintenance/maintenance';
import { eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { buildUpkeep, type Upkeep } from '../component/fixtures/upkeep';
import type { Identity } from '../property/fixtures/cast';
import { workspace } from '../workspace/tables';

let cast: Upkeep;
let roof: Component;
let pump: Component;
const setToggle = (isOn: boolean) =>
  cast.database.system((tx) =>
    tx
      .update(workspace)
      .set({ featureTogglePreventativeMaintenance: isOn })
      .where(eq(workspace.workspaceId, cast.workspaceId)),
  );
let keys = 0;
const add = async ({ propertyComponentId }: Component, change: Partial<MaintenanceTaskInput>) => {
  const body = aMaintenanceTaskInput(change);
  const url = `/api/component/${propertyComponentId}/maintenancetask`;
  const { status } = await cast.call('manager', 'POST', url, { body, key: `p${(keys += 1)}` });
  expect(status).toBe(201);
};
beforeAll(async () => {
  cast = await buildUpkeep();
  await setToggle(true);
  [roof, pump] = [await cast.addOne({ name: 'Roof' }), await cast.addOne({ name: 'Pump' })];
  await add(roof, { estimatedCost: 1200.5 });
  await add(pump, {
    name: '=Test("x")',
    month: 2,
    everyYears: 3,
    firstYear: 2027,
    estimatedCost: 300,
    vendor: null,
  });
});
afterAll(() => cast.close());

const read = async (who: Identity, propertyId = cast.home) =>
  (
    (await cast.call(who, 'GET', `/api/property/maintenance?propertyIds=${propertyId}`))
      .data as (PropertyMaintenance | null)[]
  )?.[0];

test('has all tasks of a property beside their components, and each year’s sum by their intervals', async () => {
  const { today } = { today: cast.clock.today() };
  expect(today.slice(0, 4)).toBe('2026');
  const shown = (await read('manager'))!;
  expect(
    shown.tasks.map(({ componentName, task: { name, month, vendor } }) => [
      componentName,
      name,
      month,
      vendor,
    ]),
  ).toEqual([
    ['Roof', 'Clean the gutters', 10, 'Clear Gutters'],
    ['Pump', '=Test("x")', 2, null],
  ]);
  expect(shown.tasks[0]).toMatchObject({
    propertyComponentId: roof.propertyComponentId,
    category: roof.category,
  });
  expect(shown.years).toEqual([
    { year: 2026, taskCount: 1, cost: 1200.5 },
    { year: 2027, taskCount: 2, cost: 1500.5 },
    { year: 2028, taskCount: 1, cost: 1200.5 },
    { year: 2029, taskCount: 1, cost: 1200.5 },
    { year: 2030, taskCount: 2, cost: 1500.5 },
  ]);
  expect(shown.yearlyCost).toBe(1300.5);
});

test('shows costs only to users who may see them, and nothing to others or if maintenance is off', async () => {
  const vendor = (await read('vendor'))!;
  expect(vendor.tasks.map(({ task: { estimatedCost } }) => estimatedCost)).toEqual([null, null]);
  expect([vendor.yearlyCost, vendor.years[0]]).toEqual([null, { year: 2026, taskCount: 1, cost: null }]);
  expect(await read('stranger')).toBeNull();
  expect(await read('manager', cast.away)).toBeNull();
  await setToggle(false);
  expect(await read('manager')).toBeNull();
  await setToggle(true);
});

test('is a workbook with tasks, sums and no formula, and refuses if maintenance is off', async () => {
  const ask = (who: Identity) =>
    cast.call(who, 'POST', '/api/job/document', {
      body: { document: 'maintenance', propertyId: cast.home },
      key: `d${(keys += 1)}`,
    });
  const { jobId } = (await ask('manager')).data as Job;
  await cast.runJobs();
  const made = await cast.app.inject({ url: `/api/job/${jobId}/download`, headers: cast.as.manager });
  expect(made.statusCode).toBe(200);
  const [tasks, years] = await readXlsx(made.rawPayload);
  const [head, first, second] = tasks!.data;
  const cell = (row: readonly unknown[], name: string) => row[head!.indexOf(name)];
  expect(['Component', 'Task', 'Month', 'Who', 'Estimated cost'].map((name) => cell(first!, name))).toEqual([
    'Roof', 'Clean the gutters', 'October', 'Clear Gutters', 1200.5,
  ]); // prettier-ignore
  expect(cell(second!, 'Task')).toBe('=Test("x")');
  expect(years!.data[2]).toEqual([2027, 2, 1500.5]);
  expect((await ask('stranger')).status).toBe(404);
  await setToggle(false);
  const { jobId: refused } = (await ask('manager')).data as Job;
  await cast.runJobs();
  expect((await cast.call('manager', 'GET', `/api/job/${refused}`)).data).toMatchObject({ status: 'failed' });
  await setToggle(true);
});
