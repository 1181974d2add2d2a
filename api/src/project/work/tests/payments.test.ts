import { aProjectPaymentInput } from '@roofline/schema/fixtures/project';
import type { ProjectPayment } from '@roofline/schema/project/payment';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../../platform/actor';
import type { Identity } from '../../../property/fixtures/cast';
import { buildSite, type Site } from '../../fixtures/site';

let t: Site;
beforeAll(async () => {
  t = await buildSite();
});
afterAll(() => t.close());

const post = (projectId: string, over: object = {}, who: Identity = 'manager', key?: string) =>
  t.call(who, 'POST', `/api/project/${projectId}/payment`, {
    body: { ...aProjectPaymentInput(), ...over },
    key,
  });
const added = async (projectId: string, over: object = {}): Promise<ProjectPayment> => {
  const answer = await post(projectId, over);
  expect(answer).toMatchObject({ status: 201 });
  return answer.data;
};
const put = (row: ProjectPayment, over: object, who: Identity = 'manager', version = row.version) =>
  t.call(who, 'PUT', `/api/project/${row.projectId}/payment/${row.paymentId}`, {
    body: { ...aProjectPaymentInput(), ...over },
    version,
  });

describe('a payment', () => {
  test('is added, shown in its project and recorded', async () => {
    const roof = await t.addOne({ name: 'Roof' });
    const { projectId } = await t.addProject({ components: [roof.propertyComponentId] });
    const first = await added(projectId, { propertyComponentId: roof.propertyComponentId.toUpperCase() });
    expect(first).toMatchObject({
      ...aProjectPaymentInput(),
      projectId,
      propertyComponentId: roof.propertyComponentId,
      componentName: 'Roof',
      version: 1,
    });
    expect(await t.words()).toEqual(['Added the payment of $40,000 to Apex Roofing from the reserve fund']);
    const later = await added(projectId, { paidOn: '2026-10-02', amount: 0.5 });
    const { payments, paid } = await t.detail(projectId);
    expect(payments.map(({ paymentId }) => paymentId)).toEqual([later.paymentId, first.paymentId]);
    expect(paid).toBe(40_000.5);
  });

  test('may exceed the contract', async () => {
    const { projectId } = await t.addProject();
    expect((await post(projectId, { amount: limits.balanceMax })).status).toBe(201);
  });

  test('is added once for a key', async () => {
    const { projectId } = await t.addProject();
    const answers = [
      await post(projectId, {}, 'manager', 'pay-1'),
      await post(projectId, {}, 'manager', 'pay-1'),
    ];
    expect(answers[1]!.data).toEqual(answers[0]!.data);
    expect((await t.detail(projectId)).payments).toHaveLength(1);
  });

  test.each([
    ['in the future', { paidOn: '2199-01-01' }, 'paidOn', 'Paid On should not be in the future'],
    ['of nothing', { amount: 0 }, 'amount', 'Amount should be from $0.01 to $99,000,000'],
    ['to nobody', { payee: ' ' }, 'payee', 'Payee is required'],
    ['from another fund', { fund: 'petty' }, 'fund', 'Fund should be reserve or operating'],
  ])('%s is refused', async (_what, over, field, detail) => {
    const { projectId } = await t.addProject();
    const answer = await post(projectId, over);
    expect([answer.status, answer.errors]).toMatchObject([422, [{ field, detail }]]);
  });

  test.each([
    ['of the property that the project does not work on', () => t.addOne({ name: 'Gate' })],
    ['of another property', () => t.addOne({ name: 'Gate' }, 'admin', t.away)],
    ['of another workspace', () => t.addOne({ name: 'Gate' }, 'stranger', t.foreign)],
  ])('cannot be for a component %s', async (_what, make) => {
    const { propertyComponentId } = await make();
    const { projectId } = await t.addProject();
    const answer = await post(projectId, { propertyComponentId });
    expect([answer.status, answer.errors]).toMatchObject([
      422,
      [
        {
          field: 'propertyComponentId',
          detail: 'Choose a component of the project, or add the component to the project first',
        },
      ],
    ]);
  });

  test('is changed in the version that the caller saw, and the change is recorded', async () => {
    const { projectId } = await t.addProject();
    const before = await added(projectId);
    const answer = await put(before, { amount: 41_000, paidOn: '2026-01-01' });
    expect(answer).toMatchObject({ status: 200, data: { amount: 41_000, paidOn: '2026-01-01', version: 2 } });
    expect((await t.words())[0]).toMatch(
      /^Changed 2 fields of the payment of \$40,000 to Apex Roofing: amount from \$40,000 to \$41,000; paid on from/,
    );
    expect((await put(before, {})).status).toBe(412);
    const at = `/api/project/${projectId}/payment/${before.paymentId}`;
    expect((await t.call('manager', 'PUT', at, { body: aProjectPaymentInput() })).status).toBe(428);
    expect((await t.call('manager', 'DELETE', at, { version: 1 })).status).toBe(412);
    expect((await t.call('manager', 'DELETE', at, { version: 2 })).status).toBe(204);
    expect(await t.words()).toEqual(['Removed the payment of $41,000 to Apex Roofing']);
    expect((await t.call('manager', 'DELETE', at, { version: 2 })).status).toBe(404);
  });

  test('is not there under another project, in another workspace or in a deleted project', async () => {
    const project = await t.addProject();
    const row = await added(project.projectId);
    const other = await t.addProject();
    expect((await put({ ...row, projectId: other.projectId }, {})).status).toBe(404);
    const foreign = await t.addProject({}, 'stranger', t.foreign);
    expect((await post(foreign.projectId)).status).toBe(404);
    await t.deleteProject(project.projectId);
    expect((await post(project.projectId)).status).toBe(404);
    expect((await put(row, {})).status).toBe(404);
  });

  test('is one of at most 500', async () => {
    const { projectId } = await t.addProject();
    await added(projectId);
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`insert into project_payment (workspace_id, payment_id, project_id, property_id, amount, paid_on, payee, fund, created_at)
        select workspace_id, gen_random_uuid(), project_id, property_id, amount, paid_on, payee, fund, created_at
        from project_payment, generate_series(2, ${limits.paymentsOfProject}) where project_id = ${projectId}::uuid`),
    );
    const answer = await post(projectId);
    expect([answer.status, answer.errors[0]?.detail]).toEqual([
      422,
      'A project has at most 500 payments. Remove one of them first.',
    ]);
  });
});

describe('access to payments', () => {
  test.each([
    ['manager', 201],
    ['portfolioAdmin', 201],
    ['staff', 201],
    ['member', 403],
    ['vendor', 404],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('%s adds a payment: %i', async (who, status) => {
    const { projectId } = await t.addProject();
    expect((await post(projectId, {}, who)).status).toBe(status);
  });

  test('a Vendor sees no payment and no estimate, even of their own project', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.vendor });
    const row = await added(projectId);
    const before = await t.everything();
    expect((await post(projectId, {}, 'vendor')).status).toBe(403);
    expect((await put(row, {}, 'vendor')).status).toBe(403);
    expect((await put(row, {}, 'member')).status).toBe(403);
    expect(await t.everything()).toBe(before);
    expect(await t.detail(projectId, 'vendor')).toMatchObject({ payments: [], paid: null });
    expect((await t.detail(projectId, 'member')).payments).toHaveLength(1);
  });
});
