import { aMaintenanceTaskInput } from '@roofline/schema/fixtures/maintenance';
import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Component } from '@roofline/schema/component/component';
import type { CalendarItem } from '@roofline/schema/calendar/calendar';
import type { ComponentMaintenance, MaintenanceTask } from '@roofline/schema/maintenance/maintenance';
import { eq } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../component/fixtures/upkeep';
import type { Identity } from '../property/fixtures/cast';
import { workspace } from '../workspace/tables';

let cast: Upkeep;
beforeAll(async () => {
  cast = await buildUpkeep();
});
afterAll(() => cast.close());

const at = ({ propertyComponentId }: Component, task?: MaintenanceTask) =>
  `/api/component/${propertyComponentId}/maintenancetask${task ? `/${task.maintenanceTaskId}` : ''}`;

let round = 0;
const add = async (component: Component, change: object = {}, who: Identity = 'manager') =>
  cast.call(who, 'POST', at(component), {
    body: { ...aMaintenanceTaskInput(), ...change },
    key: `mt${(round += 1)}`,
  });
const addOne = async (component: Component, change: object = {}): Promise<MaintenanceTask> =>
  (await add(component, change)).data;
const read = async (
  { propertyComponentId }: Component,
  who: Identity = 'manager',
): Promise<ComponentMaintenance | null> => {
  const url = `/api/component/maintenancetasks?propertyComponentIds=${propertyComponentId}`;
  return ((await cast.call(who, 'GET', url)).data as (ComponentMaintenance | null)[])[0]!;
};
const calendar = async (who: Identity = 'manager'): Promise<CalendarItem[]> => {
  const url = `/api/calendar/property/${cast.home}?from=2026-01-01&to=2027-12-31`;
  const items: CalendarItem[] = (await cast.call(who, 'GET', url)).data;
  return items.filter(({ kind }) => kind === 'maintenance');
};
const history = async (component: Component, who: Identity): Promise<string[]> => {
  const url = `/api/component/${component.propertyComponentId}/history`;
  return ((await cast.call(who, 'GET', url)).data as ActivityItem[]).map(({ description }) => description);
};
const setToggle = (isOn: boolean) =>
  cast.database.system((tx) =>
    tx
      .update(workspace)
      .set({ featureTogglePreventativeMaintenance: isOn })
      .where(eq(workspace.workspaceId, cast.workspaceId)),
  );

test('a task is added, changed, done and removed, and the component’s activity shows it', async () => {
  const fence = await cast.addOne({ name: 'Gate' });
  const task = await addOne(fence);
  expect(task).toMatchObject({
    ...aMaintenanceTaskInput(),
    nextDueOn: '2026-10-31',
    isOverdue: true,
    version: 1,
  });
  const every = await cast.call('manager', 'PUT', at(fence, task), {
    body: aMaintenanceTaskInput({ everyYears: 2, estimatedCost: 1500 }),
    version: 1,
  });
  expect(every.data).toMatchObject({ everyYears: 2, estimatedCost: 1500, version: 2 });
  expect(await read(fence)).toMatchObject({ yearlyCost: 750, viewerCan: { edit: true, viewCosts: true } });
  const done = { body: { doneOn: '2026-11-02' }, version: 2 };
  expect((await cast.call('manager', 'PUT', `${at(fence, task)}/done`, done)).data).toMatchObject({
    doneOn: '2026-11-02',
    nextDueOn: '2028-10-31',
    isOverdue: false,
  });
  const again = await cast.call('manager', 'PUT', `${at(fence, task)}/done`, done);
  expect(again.status).toBe(412);
  expect((await cast.call('manager', 'DELETE', at(fence, task), { version: 3 })).status).toBe(204);
  expect((await read(fence))?.tasks).toEqual([]);
  const told = [
    'Removed the maintenance task Clean the gutters',
    'Did the maintenance task Clean the gutters on Nov 2, 2026',
    'Changed the estimated cost of the maintenance task Clean the gutters from $1,200 to $1,500',
    'Changed the interval of the maintenance task Clean the gutters from each year to every 2 years',
    'Added the maintenance task Clean the gutters',
  ];
  expect((await history(fence, 'manager')).filter((line) => line.includes('maintenance')).toSorted()).toEqual(
    told.toSorted(),
  );
  expect((await history(fence, 'vendor')).filter((line) => line.includes('cost'))).toEqual([]);
});

test('two requests with the same key add one task', async () => {
  const fence = await cast.addOne({ name: 'Twice' });
  const twice = { body: aMaintenanceTaskInput(), key: 'twice' };
  const [first, second] = [
    await cast.call('manager', 'POST', at(fence), twice),
    await cast.call('manager', 'POST', at(fence), twice),
  ];
  expect(second.data).toEqual(first.data);
  expect((await read(fence))?.tasks).toHaveLength(1);
});

test('refuses invalid values, with their fields', async () => {
  const fence = await cast.addOne({ name: 'Wrong' });
  const wrong = aMaintenanceTaskInput({ month: 13, everyYears: 0, firstYear: 1900, estimatedCost: -1 });
  expect((await add(fence, wrong)).errors.map(({ field }) => field)).toEqual([
    'month',
    'everyYears',
    'firstYear',
    'estimatedCost',
  ]);
  expect((await add(fence, { doneOn: '2099-01-01' })).errors).toEqual([
    { code: 'invalid', detail: 'Done On should not be after today', field: 'doneOn' },
  ]);
});

test('a Member reads tasks, a Vendor reads them without costs, and neither changes them', async () => {
  const fence = await cast.addOne({ name: 'Rights' });
  const task = await addOne(fence);
  expect((await read(fence, 'member'))?.tasks[0]?.estimatedCost).toBe(aMaintenanceTaskInput().estimatedCost);
  expect(await read(fence, 'vendor')).toMatchObject({
    tasks: [{ name: aMaintenanceTaskInput().name, estimatedCost: null }],
    yearlyCost: null,
    viewerCan: { edit: false, viewCosts: false },
  });
  for (const who of ['member', 'vendor'] as const) {
    expect((await add(fence, {}, who)).status).toBe(403);
    expect((await cast.call(who, 'DELETE', at(fence, task), { version: 1 })).status).toBe(403);
  }
  expect(await read(fence, 'stranger')).toBeNull();
  expect((await add(fence, {}, 'stranger')).status).toBe(404);
});

test('answers 404 for a task of another component', async () => {
  const [fence, other] = [await cast.addOne({ name: 'One' }), await cast.addOne({ name: 'Other' })];
  const task = await addOne(fence);
  const asked = await cast.call('manager', 'PUT', at(other, task), {
    body: aMaintenanceTaskInput(),
    version: 1,
  });
  expect(asked.status).toBe(404);
});

test('the calendar shows due days and done tasks, and nothing of a deleted component', async () => {
  const fence = await cast.addOne({ name: 'Seen' });
  const task = await addOne(fence, { name: 'Oil the hinges', doneOn: '2026-01-05', month: 1 });
  const ofTask = async (who?: Identity) =>
    (await calendar(who)).filter(({ title }) => title.includes('Oil the hinges'));
  expect((await ofTask()).map(({ date, status }) => [date, status])).toEqual([
    ['2026-01-05', 'done'],
    ['2027-01-31', 'upcoming'],
  ]);
  expect((await ofTask())[1]).toMatchObject({
    title: 'Maintenance: Oil the hinges, Seen',
    link: `/useraccount/components/${fence.propertyComponentId}`,
  });
  expect(await ofTask('vendor')).toEqual([]);
  expect(task.nextDueOn).toBe('2027-01-31');
  await cast.call('manager', 'DELETE', `/api/component/${fence.propertyComponentId}`, {
    version: fence.version,
  });
  expect(await ofTask()).toEqual([]);
});

test('no figure of the year or of a plan includes its cost', async () => {
  const fence = await cast.addOne({ name: 'Figures' });
  const figures = async () => {
    const [plans, year, inventory] = await Promise.all(
      [
        `/api/plan/property/${cast.home}/2026`,
        `/api/reports/financialhealth/${cast.home}/2026`,
        `/api/component/property/${cast.home}`,
      ].map((url) => cast.call('manager', 'GET', url)),
    );
    expect([plans?.status, year?.status, inventory?.status]).toEqual([200, 200, 200]);
    return [plans?.data, year?.data, inventory?.data];
  };
  const before = await figures();
  expect((await add(fence, { estimatedCost: 900_000 })).status).toBe(201);
  expect(await figures()).toEqual(before);
});

test('a portfolio without maintenance shows and changes no task, and its tasks come back with it', async () => {
  const fence = await cast.addOne({ name: 'Switch' });
  await addOne(fence, { name: 'Switched' });
  await setToggle(false);
  try {
    expect(await read(fence)).toBeNull();
    expect(await calendar()).toEqual([]);
    expect((await add(fence)).errors[0]?.code).toBe('maintenanceOff');
  } finally {
    await setToggle(true);
  }
  expect((await read(fence))?.tasks.map(({ name }) => name)).toEqual(['Switched']);
});

test('a component has at most fifty tasks', async () => {
  const fence = await cast.addOne({ name: 'Many' });
  for (let at = 0; at < 50; at += 1) expect((await add(fence)).status).toBe(201);
  expect((await add(fence)).errors[0]?.code).toBe('tooMany');
});
