import { aProjectPaymentInput } from '@roofline/schema/fixtures/project';
import type { ProjectSpend, SpendBreakdown } from '@roofline/schema/portfolio-analytics/project-spend';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { buildSite, type Site } from '../../project/fixtures/site';

let t: Site;
beforeAll(async () => {
  t = await buildSite();
});
afterAll(() => t.close());

const pay = async (projectId: string, amount: number, paidOn: string, over: object = {}) => {
  const body = { ...aProjectPaymentInput({ amount, paidOn }), ...over };
  const answer = await t.call('manager', 'POST', `/api/project/${projectId}/payment`, { body });
  expect(answer).toMatchObject({ status: 201 });
};
const at = '/api/portfolioanalytics/projectspend';
const spend = async (query: string): Promise<ProjectSpend> =>
  (await t.call('admin', 'GET', `${at}?workspaceId=${t.workspaceId}&${query}`)).data;
const breakdown = async (query: string): Promise<SpendBreakdown> =>
  (await t.call('admin', 'GET', `${at}/breakdown?workspaceId=${t.workspaceId}&${query}`)).data;
const named = ({ rows }: ProjectSpend) => rows.map(({ name, amount }) => `${name} ${amount}`);

test('sums up payments by property, category, phase and year, with the payments of each group', async () => {
  const roof = await t.addOne({ name: 'Roof', category: 'Roofing' });
  const fence = await t.addOne({ name: 'Fence', category: 'Fencing' });
  const one = await t.addProject({ name: 'Roof works', components: [roof.propertyComponentId] });
  const both = await t.addProject({
    name: 'Both',
    components: [roof.propertyComponentId, fence.propertyComponentId],
  });
  await pay(one.projectId, 100.01, '2024-12-31');
  await pay(one.projectId, 200, '2025-01-01', { fund: 'operating' });
  await pay(both.projectId, 50, '2025-06-01', { propertyComponentId: fence.propertyComponentId });
  await pay(both.projectId, 7, '2025-06-02');
  const study = await t.addProject({ name: 'Study', components: [] });
  await pay(study.projectId, 5, '2025-06-03');

  const all = await spend('from=2024&to=2025');
  expect(all).toMatchObject({ total: 362.01, payments: 5, projects: 3, others: 0 });
  expect(all.rows).toMatchObject([{ name: 'Home Court', amount: 362.01, payments: 5, projects: 3 }]);
  expect(named(await spend('by=year&from=2024&to=2025'))).toEqual(['2025 262', '2024 100.01']);
  expect(named(await spend('by=category&from=2024&to=2025'))).toEqual([
    'Roofing 300.01',
    'Fencing 50',
    'Not named 7',
    'No component 5',
  ]);
  expect((await spend('by=phase&from=2024&to=2025')).rows).toHaveLength(1);
  expect((await spend('from=2025&to=2025')).total).toBe(262);
  expect((await spend('from=2025&to=2024')).total).toBe(0);

  const none = await breakdown('by=category&key=%3F&from=2024&to=2025');
  expect(none).toMatchObject({ name: 'Not named', total: 7, totalCount: 1 });
  expect(none.items[0]).toMatchObject({
    projectName: 'Both',
    category: null,
    isNotNamed: true,
    paidOn: '2025-06-02',
    amount: 7,
  });
  const free = await breakdown('by=category&key=-&from=2024&to=2025');
  expect(free.items).toMatchObject([{ projectName: 'Study', category: null, isNotNamed: false }]);
  const roofing = await breakdown('by=category&key=Roofing&from=2024&to=2025&pageSize=1&page=2');
  expect(roofing).toMatchObject({ total: 300.01, totalCount: 2 });
  expect(roofing.items).toMatchObject([{ paidOn: '2024-12-31', category: 'Roofing' }]);
  expect(await breakdown('by=phase&key=Nowhere&from=2024&to=2025')).toMatchObject({
    items: [],
    totalCount: 0,
  });

  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`update project set deleted_at = now() where project_id = ${both.projectId}::uuid`),
  );
  expect((await spend('from=2024&to=2025')).total).toBe(305.01);
});

test('refuses an invalid year, and admits only administrators', async () => {
  const query = `workspaceId=${t.workspaceId}`;
  expect(await t.call('admin', 'GET', `${at}?${query}&from=x&to=2025`)).toMatchObject({ status: 422 });
  expect(await t.call('manager', 'GET', `${at}?${query}&from=2024&to=2025`)).toMatchObject({ status: 403 });
  expect(await t.call('stranger', 'GET', `${at}?${query}&from=2024&to=2025`)).toMatchObject({ status: 404 });
});
