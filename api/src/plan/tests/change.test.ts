import type { ActivityItem } from '@roofline/schema/activity/activity';
import type { Plan, PlanList } from '@roofline/schema/plan/plan';
import { seedWorkspace } from '../../platform/testing';
import { seedFundedProperty } from '../fixtures/funded-property';
import { at, planServer, type PlanServer } from '../fixtures/plan-server';
import { plannedProperty, type PlannedProperty } from '../fixtures/planned-property';
import { planSettings } from '../fixtures/settings';

let on: PlanServer;
let its: PlannedProperty;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());
beforeEach(async () => {
  its = await plannedProperty(on);
});

describe('changing', () => {
  it('needs a version, solves the plan again and records the changes', async () => {
    const made = await on.create(its.propertyId, 'Steady', { method: 'custom' });
    const body = { name: 'Steadier', settings: { ...made.settings, inflationRate: 4 } };
    const url = `/api/plan/${made.planId}`;
    expect((await on.call('PUT', url, { body })).status).toBe(428);
    const answer = await on.call('PUT', url, { body, headers: at(1) });
    expect(answer).toMatchObject({ status: 200, data: { name: 'Steadier', inflationRate: 4, version: 2 } });
    expect(answer.data.fundingReport!.endBalance).toBeLessThan(made.fundingReport!.endBalance);
    expect(await on.call('PUT', url, { body, headers: at(1) })).toMatchObject({
      status: 412,
      errors: [{ code: 'staleVersion' }],
    });
    expect((await its.activity())[0]).toBe(
      'Steadier (2026): Changed 2 fields of Steadier: name from Steady to Steadier; inflation rate from 3% to 4%',
    );
    expect((await on.call('DELETE', url)).status).toBe(428);
    expect((await on.call('DELETE', url, { headers: at(1) })).status).toBe(412);
    expect((await on.call('DELETE', url, { headers: at(2) })).status).toBe(204);
    expect((await on.get(url)).status).toBe(404);
    expect((await on.call('DELETE', url, { headers: at(2) })).status).toBe(404);
    expect((await its.activity())[0]).toBe('Steadier (2026): Deleted the plan');
  });

  it('refuses to change or delete the computed plan', async () => {
    const [computed] = (await its.list()).items;
    const url = `/api/plan/${computed!.planId}`;
    const body = { name: 'Mine', settings: computed!.settings };
    expect((await on.call('PUT', url, { body, headers: at(computed!.version) })).status).toBe(409);
    expect((await on.call('DELETE', url, { headers: at(computed!.version) })).status).toBe(409);
    expect(computed!.viewerCan).toMatchObject({ edit: false, delete: false, duplicate: true, adopt: true });
  });

  it('accepts one of two changes of the same version', async () => {
    const made = await on.create(its.propertyId, 'Steady', { method: 'custom' });
    const put = (inflationRate: number) =>
      on.call('PUT', `/api/plan/${made.planId}`, {
        body: { name: 'Steady', settings: { ...made.settings, inflationRate } },
        headers: at(made.version),
      });
    const answers = await Promise.all([put(4), put(5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('rights', () => {
  it('lets those who run the property change plans, a Member only read them, and no one else', async () => {
    const made = await on.create(its.propertyId, 'Steady');
    const url = `/api/plan/${made.planId}`;
    const body = { name: 'Renamed', settings: made.settings };
    const outcomes: [Parameters<typeof on.signIn>[0], number, number][] = [
      ['Staff', 200, 412],
      ['Admin', 200, 412],
      ['PortfolioAdmin', 200, 412],
      ['Manager', 200, 412],
      ['Member', 200, 403],
      ['Vendor', 403, 403],
    ];
    for (const [role, reading, writing] of outcomes) {
      const headers = await on.signIn(role, role === 'Staff' ? [] : [its.propertyId]);
      const seen = await on.get<Plan>(url, headers);
      expect([role, seen.status]).toEqual([role, reading]);
      if (reading === 200) expect(seen.data.viewerCan.edit).toBe(writing === 412);
      const put = await on.call('PUT', url, { body, headers: { ...headers, ...at(999) } });
      expect([role, put.status]).toEqual([role, writing]);
      const create = (await on.get<PlanList>(its.ofYear(), headers)).data?.viewerCan.create ?? null;
      expect([role, create]).toEqual([role, reading === 403 ? null : writing === 412]);
    }
    const stranger = await on.signIn('Manager', []);
    expect((await on.get(url, stranger)).status).toBe(404);
    expect((await on.call('PUT', url, { body, headers: { ...stranger, ...at(1) } })).status).toBe(404);
  });

  it('shows nothing to another workspace, and no activity of plans to a Vendor', async () => {
    const other = (await seedWorkspace(on.database)).workspaceId;
    const foreign = await seedFundedProperty(on.database, other);
    expect((await on.get(`/api/plan/property/${foreign}/2026`)).status).toBe(404);
    const body = { name: 'Mine', settings: planSettings() };
    expect((await on.call('POST', `/api/plan/property/${foreign}/2026`, { body })).status).toBe(404);
    await on.create(its.propertyId, 'Steady');
    const vendor = await on.signIn('Vendor', [its.propertyId]);
    const seen = await on.get<{ items: ActivityItem[] }>(`/api/activity/${its.propertyId}`, vendor);
    expect(seen.data.items.map(({ type }) => type)).not.toContain('plan');
    expect(await its.activity()).toHaveLength(1);
  });
});
