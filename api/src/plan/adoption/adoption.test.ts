import type { Plan } from '@roofline/schema/plan/plan';
import { eq, sql } from 'drizzle-orm';
import { component } from '../../component/tables';
import { propertyFinancial } from '../../financials/tables';
import { newId } from '../../platform/ids';
import { sqlStateOf } from '../../platform/store/sql-state';
import { seedFundedProperty } from '../fixtures/funded-property';
import { at, planServer } from '../fixtures/plan-server';
import { plan, planAdoption } from '../tables';

let on: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
beforeAll(async () => {
  on = await planServer();
});
afterAll(() => on.close());
beforeEach(async () => {
  propertyId = await seedFundedProperty(on.database, on.workspaceId);
});

const minutes = { meetingDate: '2026-02-03', votesFor: 5, votesAgainst: 1, note: ' Carried. ' };
const adopt = (made: Pick<Plan, 'planId' | 'version'>, body: object = minutes) => on.adopt(made, body);
const read = async (planId: string) => (await on.get<Plan>(`/api/plan/${planId}`)).data;
const byName = async () => new Map((await on.plansOf(propertyId)).map((one) => [one.name, one]));
const snapshotOf = async (planId: string) => {
  const rows = await on.within((tx) =>
    tx.select().from(planAdoption).where(eq(planAdoption.planId, planId)).orderBy(planAdoption.adoptedAt),
  );
  return rows.map(({ snapshot }) => snapshot);
};
/** Doubles the costs and halves the balance of the fund. */
const changeEverything = () =>
  on.within(async (tx) => {
    await tx.update(component).set({ currentCost: 60_000_000 }).where(eq(component.propertyId, propertyId));
    await tx
      .update(propertyFinancial)
      .set({ yearEndReserveBalance: 5_000_000, inflationRate: 400 })
      .where(eq(propertyFinancial.propertyId, propertyId));
    await on.hooks.updateAll(tx, { workspaceId: on.workspaceId, propertyId, fiscalYear: 2026 });
    await on.hooks.recompute(tx, { workspaceId: on.workspaceId, propertyId });
  });

it('freezes inputs and outputs with who, when and how the board voted', async () => {
  const made = await on.create(propertyId, 'Steady', { method: 'baseline' });
  const answer = await adopt(made);
  expect(answer).toMatchObject({
    status: 200,
    data: {
      isAdopted: true,
      version: 2,
      viewerCan: { edit: false, delete: false, adopt: false, duplicate: true, recommend: true },
      adoption: {
        planId: made.planId,
        adoptedAt: on.clock.now().toISOString(),
        adoptedBy: 'Test User',
        meetingDate: '2026-02-03',
        votesFor: 5,
        votesAgainst: 1,
        votesAbstained: null,
        note: 'Carried.',
        isCurrent: true,
        files: [],
      },
    },
  });
  const [before] = await snapshotOf(made.planId);
  expect(before).toMatchObject({
    name: 'Steady',
    numberOfUnits: 10,
    settings: made.settings,
    components: [{ name: 'Roof', currentCost: 30_000_000 }],
    financials: { yearEndReserveBalance: 10_000_000, inflationRate: 300 },
  });
  const open = await on.create(propertyId, 'Open', { method: 'baseline' });
  await changeEverything();
  const after = await read(made.planId);
  expect(after).toEqual(answer.data);
  expect(await snapshotOf(made.planId)).toEqual([before]);
  // A plan that is not adopted follows the change.
  expect((await read(open.planId)).firstYearContribution).toBeGreaterThan(open.firstYearContribution);
  expect((await read(open.planId)).settings).toMatchObject({ startingBalance: 50_000, inflationRate: 4 });
});

it('never changes a snapshot: the service has no right to, and the database refuses', async () => {
  const made = await on.create(propertyId, 'Steady');
  await adopt(made);
  const tamper = sql`update plan_adoption set snapshot = '{}', note = 'Lost.'`;
  const stateOf = (work: Promise<unknown>) => work.then(() => 'accepted', sqlStateOf);
  expect(await stateOf(on.within((tx) => tx.execute(tamper)))).toBe('42501');
  expect(await stateOf(on.within((tx) => tx.execute(sql`delete from plan_adoption`)))).toBe('42501');
  const asOwner = on.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`alter table plan_adoption no force row level security`);
    await tx.execute(tamper);
  });
  expect(await stateOf(asOwner)).toBe('23001');
  // Nor can the plan be deleted.
  expect(await stateOf(on.within((tx) => tx.delete(plan).where(eq(plan.planId, made.planId))))).toBe('23503');
});

it('replaces the adopted plan, keeps the first record and computes the first plan again', async () => {
  const first = await on.create(propertyId, 'First', { method: 'baseline' });
  const second = await on.create(propertyId, 'Second', { method: 'fullFunding' });
  await adopt(first);
  await changeEverything();
  const now = (await byName()).get('Second')!;
  expect((await adopt(now, { meetingDate: '2026-05-05' })).status).toBe(200);
  const plans = await byName();
  expect(plans.get('Second')).toMatchObject({ isAdopted: true, adoption: { isCurrent: true } });
  const released = plans.get('First')!;
  expect(released).toMatchObject({
    isAdopted: false,
    adoption: { isCurrent: false, meetingDate: '2026-02-03' },
    viewerCan: { edit: true, delete: false, adopt: true },
  });
  // Solved again with today's costs.
  expect(released.firstYearContribution).toBeGreaterThan(first.firstYearContribution);
  expect((await snapshotOf(first.planId))[0]!.settings).toEqual(first.settings);
  const gone = await on.call('DELETE', `/api/plan/${first.planId}`, {
    headers: { 'if-match': `"${released.version}"` },
  });
  expect(gone).toMatchObject({ status: 409, errors: [{ code: 'readOnly' }] });
  expect(second.planId).toBe(now.planId);
  // After a second adoption it has two records.
  expect((await adopt(released)).status).toBe(200);
  expect(await snapshotOf(first.planId)).toHaveLength(2);
});

it('accepts one of two adoptions of the same version, and adoptions of two plans one after the other', async () => {
  const [one, two] = [await on.create(propertyId, 'One'), await on.create(propertyId, 'Two')];
  const same = await Promise.all([adopt(one), adopt(one)]);
  expect(same.map(({ status }) => status).sort()).toEqual([200, 412]);
  const three = await on.create(propertyId, 'Three');
  const both = await Promise.all([adopt(two), adopt(three)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([...(await byName()).values()].filter(({ isAdopted }) => isAdopted)).toHaveLength(1);
});

it('adopts once when the request is repeated', async () => {
  const made = await on.create(propertyId, 'Steady');
  const request = { body: minutes, headers: { ...at(1), 'idempotency-key': newId() } };
  const url = `/api/plan/${made.planId}/adopt`;
  const [first, second] = [await on.call('POST', url, request), await on.call('POST', url, request)];
  expect(second).toEqual(first);
  expect(await snapshotOf(made.planId)).toHaveLength(1);
});

it('refuses what cannot be adopted', async () => {
  const made = await on.create(propertyId, 'Steady');
  const url = `/api/plan/${made.planId}/adopt`;
  expect((await on.call('POST', url, { body: minutes })).status).toBe(428);
  const bad = { meetingDate: 'yesterday', votesFor: -1, note: 'x'.repeat(2001) };
  const refused = await adopt(made, bad);
  expect(refused.status).toBe(422);
  expect(refused.errors.map(({ field }) => field).sort()).toEqual(['meetingDate', 'note', 'votesFor']);
  await adopt(made);
  expect(await adopt({ ...made, version: 2 })).toMatchObject({ status: 409, errors: [{ code: 'adopted' }] });
  const body = { name: 'Other', settings: made.settings };
  const headers = { 'if-match': '"2"' };
  const put = await on.call('PUT', `/api/plan/${made.planId}`, { body, headers });
  expect(put).toMatchObject({ status: 409, errors: [{ code: 'readOnly' }] });
});

it('accepts a meeting of today, and refuses one in the future', async () => {
  const made = await on.create(propertyId, 'Steady');
  const detail =
    'Meeting Date is in the future: adopt the plan after the meeting, with the day on which it was held';
  const refused = await adopt(made, { meetingDate: '2026-11-22', votesFor: -1 });
  expect(refused.status).toBe(422);
  expect(refused.errors).toMatchObject([{ field: 'meetingDate', detail }, { field: 'votesFor' }]);
  expect(await read(made.planId)).toEqual(made);
  expect((await adopt(made, { meetingDate: '2026-11-20' })).status).toBe(200);
});

it('freezes the computed plan too, and computes it again once another is adopted', async () => {
  await on.create(propertyId, 'Steady');
  const computed = [...(await byName()).values()][0]!;
  expect((await adopt(computed)).data).toMatchObject({ isDefaultRecommendedPlan: true, isAdopted: true });
  await changeEverything();
  expect((await read(computed.planId)).firstYearContribution).toBe(computed.firstYearContribution);
  await adopt((await byName()).get('Steady')!);
  expect((await read(computed.planId)).firstYearContribution).toBeGreaterThan(computed.firstYearContribution);
});

it('is deleted with its property', async () => {
  await adopt(await on.create(propertyId, 'Steady'));
  await on.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`set local row_security = off`);
    await tx.execute(sql`alter table property no force row level security`);
    await tx.execute(sql`delete from property where property_id = ${propertyId}::uuid`);
    await tx.execute(sql`alter table property force row level security`);
  });
  const left = await on.within((tx) =>
    tx.select().from(planAdoption).where(eq(planAdoption.propertyId, propertyId)),
  );
  expect(left).toEqual([]);
});
