import { aChangeOrderInput, aProjectPaymentInput } from '@roofline/schema/fixtures/project';
import type { ChangeOrder } from '@roofline/schema/project/change-order';
import type { Project } from '@roofline/schema/project/project';
import { sql } from 'drizzle-orm';
import { workActor } from '../../../platform/actor';
import { buildOffice, type Office } from '../../fixtures/office';

let t: Office;
beforeAll(async () => {
  t = await buildOffice();
});
afterAll(() => t.close());

const pay = (projectId: string, over: object = {}) =>
  t.call('manager', 'POST', `/api/project/${projectId}/payment`, {
    body: { ...aProjectPaymentInput({ amount: 1_000 }), ...over },
  });
const entered = async (contractAmount: number): Promise<Project> =>
  (await t.put(await t.addProject(), { contractor: 'Apex', contractAmount })).data;

describe('a change order', () => {
  const put = (row: ChangeOrder, over: object, version = row.version) =>
    t.call('manager', 'PUT', `/api/project/${row.projectId}/changeorder/${row.changeOrderId}`, {
      body: { ...aChangeOrderInput(), ...over },
      version,
    });
  const remove = (row: ChangeOrder, version = row.version) =>
    t.call('manager', 'DELETE', `/api/project/${row.projectId}/changeorder/${row.changeOrderId}`, {
      version,
    });

  test('adds to the contract or takes from it, with a number that is never given twice', async () => {
    const { projectId } = await t.contracted();
    const first = await t.addOrder(projectId);
    expect(first).toMatchObject({ ...aChangeOrderInput(), number: 1, fileName: null, version: 1 });
    expect(await t.words()).toEqual([
      'Added change order 1 of $3,840 “Replace 40 sheets of rotten decking”, approved by Board of directors',
    ]);
    const second = await t.addOrder(projectId, { amount: -840.5 });
    expect(await t.detail(projectId)).toMatchObject({
      changeOrders: [{ number: 1 }, { number: 2 }],
      changeOrderTotal: 2_999.5,
      contractAmount: 251_300,
      contracted: 254_299.5,
    });
    expect((await remove(second)).status).toBe(204);
    expect(await t.addOrder(projectId)).toMatchObject({ number: 3 });
  });

  test('gets a unique number when several are added at the same time', async () => {
    const { projectId } = await t.contracted();
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.postOrder(projectId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const numbers = answers.map(({ data }) => (data as ChangeOrder).number);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('needs a contract, either awarded or entered by hand', async () => {
    const { projectId } = await t.addProject();
    expect(await t.postOrder(projectId)).toMatchObject({
      status: 422,
      errors: [{ detail: 'A change order needs a contract: award a bid or enter the contract amount first' }],
    });
    expect((await t.postOrder((await entered(0)).projectId)).status).toBe(201);
  });

  test.each([
    ['of nothing', { amount: 0 }, 'amount'],
    ['approved tomorrow', { approvedOn: '2199-01-01' }, 'approvedOn'],
    ['approved by nobody', { approvedBy: '' }, 'approvedBy'],
    ['that takes more than there is', { amount: -251_300.01 }, 'amount'],
  ])('%s is refused', async (_what, over, field) => {
    const { projectId } = await t.contracted();
    expect(await t.postOrder(projectId, over)).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await t.addOrder(projectId, { amount: -251_300 })).number).toBe(1);
    expect((await t.detail(projectId)).contracted).toBe(0);
  });

  test('never leaves the contract below zero after any change', async () => {
    const project = await entered(100);
    const { projectId } = project;
    const more = await t.addOrder(projectId, { amount: 50 });
    const less = await t.addOrder(projectId, { amount: -150 });
    const detail = 'The contract of $100 and its change orders of -$150 should not come to less than $0';
    expect(await remove(more)).toMatchObject({ status: 422, errors: [{ detail }] });
    expect((await put(more, { amount: 49.99 })).status).toBe(422);
    expect((await put(less, { amount: -151 })).status).toBe(422);
    expect(await t.put(project, { contractAmount: 99 })).toMatchObject({
      status: 422,
      errors: [{ field: 'contractAmount' }],
    });
    expect(await t.put(project, { contractAmount: null })).toMatchObject({
      status: 422,
      errors: [{ detail: 'The contract has change orders: remove them first', field: 'contractAmount' }],
    });
    expect((await t.award(await t.addBid(projectId, { amount: 99 }))).status).toBe(422);
    expect((await t.put(project, { contractAmount: 101 })).status).toBe(200);
    expect((await t.detail(projectId)).contracted).toBe(1);
  });

  test('is changed in the version that the caller saw, and the change is recorded', async () => {
    const { projectId } = await t.contracted();
    const before = await t.addOrder(projectId);
    const file = await t.addFile('order-1.txt');
    const answer = await put(before, { amount: 4_000, propertyFileId: file.propertyFileId });
    expect(answer).toMatchObject({
      status: 200,
      data: { amount: 4_000, number: 1, fileName: 'order-1.txt', version: 2 },
    });
    expect(await t.words()).toEqual([
      'Changed 2 fields of change order 1 of $3,840 “Replace 40 sheets of rotten decking”: amount from $3,840 to $4,000; document from none to order-1.txt',
    ]);
    expect((await put(before, {})).status).toBe(412);
    expect((await remove(before)).status).toBe(412);
    const other = await t.contracted();
    expect((await put({ ...before, projectId: other.projectId }, {}, 2)).status).toBe(404);
    const foreign = await t.addProject({}, 'stranger', t.foreign);
    expect((await t.postOrder(foreign.projectId)).status).toBe(404);
  });

  test('is one of at most 200', async () => {
    const { projectId } = await t.contracted();
    await t.addOrder(projectId, { amount: 1 });
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`insert into project_change_order (workspace_id, change_order_id, project_id, property_id,
          number, description, amount, approved_by, approved_on, created_at)
        select workspace_id, gen_random_uuid(), project_id, property_id, n, description, amount, approved_by,
          approved_on, created_at
        from project_change_order, generate_series(2, 200) n where project_id = ${projectId}::uuid`),
    );
    const answer = await t.postOrder(projectId);
    expect(answer.errors).toMatchObject([
      { detail: 'A project has at most 200 change orders. Remove one of them first.' },
    ]);
  });
});

describe('payments of the contract', () => {
  test('are counted apart from other payments', async () => {
    const { projectId, bid } = await t.contracted();
    const paid = await pay(projectId, { contractId: bid.bidId.toUpperCase(), amount: 40_000 });
    expect(paid).toMatchObject({ status: 201, data: { contractId: bid.bidId } });
    await pay(projectId, { amount: 500 });
    expect(await t.detail(projectId)).toMatchObject({
      paid: 40_500,
      paidOnContract: 40_000,
      payments: [{ contractId: null }, { contractId: bid.bidId }],
    });
  });

  test('are only for the awarded bid', async () => {
    const { projectId } = await t.contracted();
    const loser = await t.addBid(projectId, { bidder: 'Summit' });
    const elsewhere = await t.contracted();
    for (const contractId of [loser.bidId, elsewhere.bid.bidId]) {
      expect(await pay(projectId, { contractId })).toMatchObject({
        status: 422,
        errors: [{ field: 'contractId', detail: 'Choose the awarded bid of the project, or no contract' }],
      });
    }
  });

  test('are all payments where the contract was entered by hand', async () => {
    const { projectId } = await entered(10_000);
    await pay(projectId, { amount: 500 });
    expect(await t.detail(projectId)).toMatchObject({ paidOnContract: 500, awardedBidId: null });
  });
});
