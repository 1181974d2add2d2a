import { aBidInput, aProjectPaymentInput, aScopeOfWorkInput } from '@roofline/schema/fixtures/project';
import { workActor } from '../../../platform/actor';
import { manualClock } from '../../../platform/fixtures/manual-clock';
import { printedHead } from '../../../platform/files/fixtures/printed-head';
import { readXlsx } from '../../../platform/sheets/xlsx';
import { projectsDocument } from '../../export/documents';
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
describe('an award', () => {
  test('makes the bid the contract and records its difference from the estimate', async () => {
    const roof = await t.addOne({ name: 'Roof', quantity: 1, unitCost: 262_400 });
    const { projectId } = await t.addProject({ components: [roof.propertyComponentId] });
    const bid = await t.addBid(projectId);
    const answer = await t.award(bid);
    expect(answer).toMatchObject({ status: 200, data: { bidId: bid.bidId, isAwarded: true, version: 2 } });
    expect(await t.words()).toEqual([
      'Awarded the bid of $251,300 by Apex Roofing, $11,100 below the reserve estimate of $262,400',
    ]);
    const now = await t.detail(projectId);
    expect(now).toMatchObject({
      contractor: 'Apex Roofing',
      contractAmount: 251_300,
      contracted: 251_300,
      changeOrderTotal: 0,
      awardedBidId: bid.bidId,
      paidOnContract: 0,
      version: 2,
    });
    expect((await t.listed()).items.find((one) => one.projectId === projectId)).toMatchObject({
      awardedBidId: bid.bidId,
      bidCount: 1,
      contracted: 251_300,
    });
    // A second award with the version that the first one returned changes nothing.
    expect((await t.award(answer.data)).data).toEqual(answer.data);
    expect((await t.detail(projectId)).version).toBe(2);
  });

  test.each([
    [262_400, ', the same as the reserve estimate of $262,400'],
    [300_000.5, ', $37,600.50 above the reserve estimate of $262,400'],
  ])('of %d is recorded with: %s', async (amount, words) => {
    const { projectId } = await t.addProject();
    const body = aScopeOfWorkInput({ estimate: 262_400 });
    await t.call('manager', 'POST', `/api/project/${projectId}/scopeofwork`, { body });
    await t.award(await t.addBid(projectId, { amount }));
    expect((await t.words())[0]).toMatch(words);
  });

  test('is in the Excel export, with the counts of bids and change orders', async () => {
    const { projectId } = await t.contracted();
    await t.addBid(projectId, { bidder: 'Summit' });
    await t.addOrder(projectId, { amount: -1_300 });
    const url = `/api/project/property/${t.home}/export`;
    const answer = await t.app.inject({ method: 'GET', url, headers: t.as.manager });
    expect(await printedHead(answer.rawPayload)).toEqual([
      'Home Court',
      expect.stringMatching(/^Projects on /),
    ]);
    const [sheet] = await readXlsx(answer.rawPayload);
    const [head, ...rows] = sheet!.rows;
    const own = rows.find((row) => row.includes(projectId))!;
    const cells = ['Contractor', 'Bids', 'Contract', 'Change Orders', 'Contracted'];
    expect(cells.map((name) => own[head!.indexOf(name)])).toEqual([
      'Apex Roofing',
      2,
      251_300,
      -1_300,
      250_000,
    ]);
  });

  test('has its day in the Excel export in the time zone of the service, not in UTC', async () => {
    const evening = '2026-11-20T01:30:00.000Z';
    const before = t.clock.now();
    t.clock.set(evening);
    const { projectId } = await t.addProject();
    t.clock.set(before);
    const actor = workActor([t.workspaceId]);
    const viewer = { actor, clock: manualClock(evening, 'America/Los_Angeles') };
    const { subject } = await t.database.tenant(actor, (tx) =>
      projectsDocument.read(tx, viewer, { propertyId: t.home }),
    );
    const own = subject.projects.find((one) => one.projectId === projectId)!;
    expect([own.phaseSince, own.phaseDay]).toEqual([evening, '2026-11-19']);
    expect(subject.head.period).toBe('Projects on Nov 19, 2026');
  });

  test('happens once when two people award at the same time, and once for a key', async () => {
    const { projectId } = await t.addProject();
    const [a, b] = [await t.addBid(projectId), await t.addBid(projectId, { bidder: 'Summit', amount: 9 })];
    const answers = await Promise.all([t.award(a), t.award(b, { who: 'admin' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.errors).toMatchObject([
      { detail: 'Another bid is awarded: take that award back before you award this one' },
    ]);
    const { bids, awardedBidId, contractor } = await t.detail(projectId);
    expect(bids.filter(({ isAwarded }) => isAwarded)).toMatchObject([
      { bidId: awardedBidId, bidder: contractor },
    ]);
    const other = await t.addBid((await t.addProject()).projectId);
    const [one, two] = [await t.award(other, { key: 'award' }), await t.award(other, { key: 'award' })];
    expect([one.status, two.data]).toEqual([200, one.data]);
  });

  test('needs the version that the caller saw', async () => {
    const bid = await t.addBid((await t.addProject()).projectId);
    expect((await t.award(bid, { version: 2 })).status).toBe(412);
    const url = `/api/project/${bid.projectId}/bid/${bid.bidId}/award`;
    expect((await t.call('manager', 'POST', url)).status).toBe(428);
    expect((await t.call('manager', 'DELETE', url)).status).toBe(428);
  });

  test('is refused when the bid is no longer valid, until its date is changed', async () => {
    const bid = await t.addBid((await t.addProject()).projectId, { validUntil: '2026-10-05' });
    expect(await t.award(bid)).toMatchObject({
      status: 422,
      errors: [
        {
          detail: 'This bid was valid until Oct 5, 2026: change Valid Until if the bidder holds its price',
        },
      ],
    });
    const today = t.clock.today();
    const url = `/api/project/${bid.projectId}/bid/${bid.bidId}`;
    const body = aBidInput({ validUntil: today });
    const held = await t.call('manager', 'PUT', url, { version: 1, body });
    expect((await t.award(held.data)).status).toBe(200);
  });

  test('is refused when the project is completed', async () => {
    const { projectId } = await t.addProject();
    const bid = await t.addBid(projectId);
    const body = { completedOn: t.clock.today() };
    await t.call('manager', 'POST', `/api/project/${projectId}/complete`, { version: 1, body });
    expect(await t.award(bid)).toMatchObject({
      status: 422,
      errors: [{ detail: 'The project is completed: reopen it to award a bid' }],
    });
  });

  test('prevents changes of its bid', async () => {
    const { projectId, bid } = await t.contracted();
    const url = `/api/project/${projectId}/bid/${bid.bidId}`;
    const detail = 'This bid is the contract: add a change order, or take the award back first';
    const body = aBidInput({ bidder: 'Summit', amount: 1 });
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await t.call('manager', method, url, {
        version: 2,
        ...(method === 'PUT' ? { body } : {}),
      });
      expect(answer).toMatchObject({ status: 422, errors: [{ detail }] });
    }
    expect((await t.detail(projectId)).bids).toEqual([bid]);
  });

  test('prevents changes of the contract by hand', async () => {
    const { projectId } = await t.contracted();
    const project = await t.detail(projectId);
    expect((await t.put(project, { name: 'New roof' })).status).toBe(200);
    const now = { ...project, version: 3 };
    const both = await t.put(now, { contractor: 'Summit', contractAmount: 1 });
    expect(both).toMatchObject({
      status: 422,
      errors: [{ field: 'contractor' }, { field: 'contractAmount' }],
    });
    expect(await t.put(now, { contractAmount: null })).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'contractAmount',
          detail:
            'The contract comes from the awarded bid: add a change order, or take the award back to change it',
        },
      ],
    });
    expect(await t.detail(projectId)).toMatchObject({ contractor: 'Apex Roofing', contractAmount: 251_300 });
  });

  test('can be taken back while the contract has no change orders and payments', async () => {
    const { projectId, bid } = await t.contracted();
    const order = await t.addOrder(projectId);
    expect(await t.takeBack(bid)).toMatchObject({
      status: 422,
      errors: [{ detail: 'The contract has change orders: remove them before you take the award back' }],
    });
    const url = `/api/project/${projectId}/changeorder/${order.changeOrderId}`;
    expect((await t.call('manager', 'DELETE', url, { version: 1 })).status).toBe(204);
    const payment = await pay(projectId, { contractId: bid.bidId });
    expect(await t.takeBack(bid)).toMatchObject({
      status: 422,
      errors: [{ detail: 'The contract has payments: remove them before you take the award back' }],
    });
    const { paymentId } = payment.data as { paymentId: string };
    await t.call('manager', 'DELETE', `/api/project/${projectId}/payment/${paymentId}`, { version: 1 });
    // A payment that is not for the contract does not prevent it.
    expect((await pay(projectId)).status).toBe(201);
    expect((await t.takeBack(bid, 1)).status).toBe(412);
    expect((await t.takeBack(bid)).status).toBe(204);
    expect(await t.words()).toEqual(['Took back the award of the bid of $251,300 by Apex Roofing']);
    expect(await t.detail(projectId)).toMatchObject({
      contractor: null,
      contractAmount: null,
      contracted: null,
      paidOnContract: null,
      awardedBidId: null,
      bids: [{ isAwarded: false, version: 3 }],
    });
    expect(await t.takeBack(bid, 3)).toMatchObject({
      status: 422,
      errors: [{ detail: 'This bid is not awarded' }],
    });
    expect((await t.award({ ...bid, version: 3 })).status).toBe(200);
  });
});
