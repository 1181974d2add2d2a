import { limits } from '@roofline/schema/value/limits';
import type { Plan, PlanList } from '@roofline/schema/plan/plan';
import { eq } from 'drizzle-orm';
import { component } from '../../component/tables';
import { property } from '../../property/tables';
import { newId } from '../../platform/ids';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';

let on: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());
beforeEach(async () => {
  propertyId = await seedFundedProperty(on.database, on.workspaceId);
});

const list = async () => (await on.get<PlanList>(`/api/plan/property/${propertyId}/2026`)).data.items;
const marked = async (field: 'isRecommended' | 'isDisclosure') =>
  (await list()).filter((one) => one[field]).map(({ name }) => name);
const set = (planId: string, field: 'isRecommended' | 'isDisclosure', value: boolean) =>
  on.call('POST', `/api/plan/${planId}/${field === 'isRecommended' ? 'recommend' : 'disclosure'}`, {
    body: { [field]: value },
  });
const copy = (planId: string, body: object = {}) =>
  on.call('POST', `/api/plan/${planId}/duplicate`, { body });

describe('marks', () => {
  it.each(['isRecommended', 'isDisclosure'] as const)(
    '%s is on one plan of a year at most',
    async (field) => {
      const [computed] = await list();
      const [one, two] = [await on.create(propertyId, 'One'), await on.create(propertyId, 'Two')];
      const answer = await set(one.planId, field, true);
      expect(answer).toMatchObject({ status: 200, data: { [field]: true, version: 2 } });
      expect(await set(one.planId, field, true)).toMatchObject({ status: 200, data: { version: 2 } });
      expect((await set(two.planId, field, true)).status).toBe(200);
      expect(await marked(field)).toEqual(['Two']);
      expect((await set(computed!.planId, field, true)).status).toBe(200);
      expect(await marked(field)).toEqual([computed!.name]);
      expect((await set(computed!.planId, field, false)).status).toBe(200);
      expect(await marked(field)).toEqual([]);
      expect((await on.call('POST', `/api/plan/${one.planId}/recommend`, { body: {} })).status).toBe(422);
    },
  );

  it('survive a recompute', async () => {
    const made = await on.create(propertyId, 'One');
    await set(made.planId, 'isRecommended', true);
    await on.within((tx) => on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId }));
    expect(await marked('isRecommended')).toEqual(['One']);
  });

  it('for disclosure are only for California and Washington', async () => {
    const made = await on.create(propertyId, 'One');
    const move = (state: string) =>
      on.within((tx) => tx.update(property).set({ state }).where(eq(property.propertyId, propertyId)));
    await move('TX');
    expect(await set(made.planId, 'isDisclosure', true)).toMatchObject({
      status: 422,
      errors: [{ code: 'noDisclosure', field: 'isDisclosure' }],
    });
    expect((await on.get<Plan>(`/api/plan/${made.planId}`)).data.viewerCan.disclose).toBe(false);
    await move('CA');
    expect((await set(made.planId, 'isDisclosure', true)).status).toBe(200);
  });
});

describe('copies', () => {
  it('are named after the plan that they copy', async () => {
    const made = await on.create(propertyId, 'Steady', { method: 'custom', firstYearContribution: 12_345 });
    await set(made.planId, 'isRecommended', true);
    const first = await copy(made.planId);
    expect(first).toMatchObject({
      status: 201,
      data: { name: 'Copy of Steady', isRecommended: false, version: 1, settings: made.settings },
    });
    expect(first.data.fundingReport).toEqual(made.fundingReport);
    expect((await copy(made.planId)).data.name).toBe('Copy of Steady (2)');
    expect((await copy(made.planId)).data.name).toBe('Copy of Steady (3)');
    expect((await copy(first.data.planId)).data.name).toBe('Copy of Copy of Steady');
    expect((await copy(made.planId, { name: 'Mine' })).data.name).toBe('Mine');
    expect(await copy(made.planId, { name: 'mine' })).toMatchObject({
      status: 409,
      errors: [{ code: 'duplicateName', field: 'name' }],
    });
    expect((await copy(made.planId, { name: ' ' })).status).toBe(422);
    const long = await on.create(propertyId, 'x'.repeat(limits.planNameMax));
    const [one, two] = [(await copy(long.planId)).data.name, (await copy(long.planId)).data.name];
    expect(one).toHaveLength(limits.planNameMax);
    expect(two).toHaveLength(limits.planNameMax);
    expect(two.endsWith(' (2)')).toBe(true);
  });

  it('of an adopted and of the computed plan can be edited, and leave out moves of removed components', async () => {
    const [line] = await on.within((tx) =>
      tx.select().from(component).where(eq(component.propertyId, propertyId)),
    );
    const moves = [{ propertyComponentId: line!.propertyComponentId, year: 2033 }];
    const made = await on.create(propertyId, 'Moved', { moves });
    expect(made.fundingReport!.years[7]!.expenditures).toBeGreaterThan(0);
    await on.adopt(made);
    expect((await copy(made.planId)).data).toMatchObject({
      isAdopted: false,
      adoption: null,
      settings: { moves },
      viewerCan: { edit: true, delete: true },
    });
    await on.within(async (tx) => {
      await tx.delete(component).where(eq(component.propertyId, propertyId));
      await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId });
    });
    expect((await copy(made.planId, { name: 'Later' })).data.settings.moves).toEqual([]);
    const [computed] = await list();
    expect((await copy(computed!.planId)).data).toMatchObject({
      name: 'Copy of Full funding',
      isDefaultRecommendedPlan: false,
      method: 'fullFunding',
      viewerCan: { edit: true },
    });
  });

  it('are made once when the request is repeated', async () => {
    const made = await on.create(propertyId, 'Steady');
    const request = { body: {}, headers: { 'idempotency-key': newId() } };
    const url = `/api/plan/${made.planId}/duplicate`;
    const [first, second] = [await on.call('POST', url, request), await on.call('POST', url, request)];
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(3);
  });
});
