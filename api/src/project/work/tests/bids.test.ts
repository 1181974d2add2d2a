import { aBidInput } from '@roofline/schema/fixtures/project';
import type { Bid } from '@roofline/schema/project/bid';
import type { ScopeOfWork } from '@roofline/schema/project/scope-of-work';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../../platform/actor';
import { newId } from '../../../platform/ids';
import { buildOffice, type Office } from '../../fixtures/office';

let t: Office;
beforeAll(async () => {
  t = await buildOffice();
});
afterAll(() => t.close());

const addScope = async (projectId: string, description: string): Promise<ScopeOfWork> =>
  (await t.call('manager', 'POST', `/api/project/${projectId}/scopeofwork`, { body: { description } })).data;
const at = ({ projectId, bidId }: Bid) => `/api/project/${projectId}/bid/${bidId}`;
const put = (bid: Bid, over: object, version = bid.version) =>
  t.call('manager', 'PUT', at(bid), { body: { ...aBidInput(), ...over }, version });

describe('a bid', () => {
  test('is added with prices of lines, in the order of the scope of work', async () => {
    const { projectId } = await t.addProject();
    const [first, second] = [await addScope(projectId, 'Tear-off'), await addScope(projectId, 'Membrane')];
    const added = await t.addBid(projectId, {
      lines: [
        { scopeOfWorkId: second.scopeOfWorkId.toUpperCase(), amount: 200_000.5 },
        { scopeOfWorkId: first.scopeOfWorkId, amount: 0 },
      ],
    });
    expect(added).toMatchObject({
      ...aBidInput(),
      fileName: null,
      isAwarded: false,
      version: 1,
      lines: [
        { scopeOfWorkId: first.scopeOfWorkId, amount: 0 },
        { scopeOfWorkId: second.scopeOfWorkId, amount: 200_000.5 },
      ],
    });
    expect(await t.words()).toEqual(['Added the bid of $251,300 by Apex Roofing']);
    expect(await t.detail(projectId)).toMatchObject({ bids: [added], bidCount: 1, awardedBidId: null });
    const url = `/api/project/${projectId}/scopeofwork/${first.scopeOfWorkId}`;
    expect((await t.call('manager', 'DELETE', url, { version: 1 })).status).toBe(204);
    expect((await t.detail(projectId)).bids[0]!.lines).toEqual([added.lines[1]]);
  });

  test('is listed by amount, after the awarded one', async () => {
    const { projectId } = await t.addProject();
    for (const [bidder, amount] of [
      ['Third', 300],
      ['First', 100],
      ['Second', 200],
      ['Same', 200],
    ])
      await t.addBid(projectId, { bidder, amount });
    const { bids } = await t.detail(projectId);
    expect(bids.map(({ bidder }) => bidder)).toEqual(['First', 'Second', 'Same', 'Third']);
    expect((await t.award(bids[3]!)).status).toBe(200);
    const names = (await t.detail(projectId)).bids.map(({ bidder }) => bidder);
    expect(names).toEqual(['Third', 'First', 'Second', 'Same']);
  });

  test('is added once for a key', async () => {
    const { projectId } = await t.addProject();
    const [one, two] = [
      await t.postBid(projectId, {}, 'manager', 'b'),
      await t.postBid(projectId, {}, 'manager', 'b'),
    ];
    expect(two.data).toEqual(one.data);
    expect((await t.detail(projectId)).bidCount).toBe(1);
  });

  test.each([
    ['of nobody', { bidder: ' ' }, 'bidder'],
    ['of nothing', { amount: 0 }, 'amount'],
    ['that ended before it began', { bidDate: '2026-02-01', validUntil: '2026-01-01' }, 'validUntil'],
    ['for a line of no scope', { lines: [{ scopeOfWorkId: newId(), amount: 1 }] }, 'lines.0.scopeOfWorkId'],
    ['with an unknown document', { propertyFileId: newId() }, 'propertyFileId'],
  ])('%s is refused', async (_what, over, field) => {
    const { projectId } = await t.addProject();
    expect(await t.postBid(projectId, over)).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await t.detail(projectId)).bids).toEqual([]);
  });

  test('cannot have lines of another project', async () => {
    const other = await addScope((await t.addProject()).projectId, 'Gutters');
    const { projectId } = await t.addProject();
    const lines = [{ scopeOfWorkId: other.scopeOfWorkId, amount: 1 }];
    const answer = await t.postBid(projectId, { lines });
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ detail: 'This line is no longer in the scope of work: choose one from the list' }],
    });
  });

  test('is changed in the version that the caller saw, and the change is recorded', async () => {
    const { projectId } = await t.addProject();
    const scope = await addScope(projectId, 'Tear-off');
    const before = await t.addBid(projectId);
    const lines = [{ scopeOfWorkId: scope.scopeOfWorkId, amount: 12_000 }];
    const answer = await put(before, { amount: 250_000, lines });
    expect(answer).toMatchObject({ status: 200, data: { amount: 250_000, lines, version: 2 } });
    expect(await t.words()).toEqual([
      'Changed 2 fields of the bid of $251,300 by Apex Roofing: amount from $251,300 to $250,000; prices from none to $12,000 for “Tear-off”',
    ]);
    expect((await put(before, {})).status).toBe(412);
    expect((await t.call('manager', 'PUT', at(before), { body: aBidInput() })).status).toBe(428);
    expect((await t.call('manager', 'DELETE', at(before), { version: 1 })).status).toBe(412);
    expect((await t.call('manager', 'DELETE', at(before), { version: 2 })).status).toBe(204);
    expect(await t.words()).toEqual(['Removed the bid of $250,000 by Apex Roofing']);
    expect((await t.call('manager', 'DELETE', at(before), { version: 2 })).status).toBe(404);
  });

  test('is one of at most 20', async () => {
    const { projectId } = await t.addProject();
    await t.addBid(projectId);
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`insert into project_bid (workspace_id, bid_id, project_id, property_id, bidder, amount, created_at)
        select workspace_id, gen_random_uuid(), project_id, property_id, bidder, amount, created_at
        from project_bid, generate_series(2, ${limits.bidsOfProject}) where project_id = ${projectId}::uuid`),
    );
    const answer = await t.postBid(projectId);
    expect([answer.status, answer.errors[0]?.detail]).toEqual([
      422,
      'A project has at most 20 bids. Remove one of them first.',
    ]);
  });

  test('is not there under another project, in another workspace or in a deleted project', async () => {
    const { projectId } = await t.addProject();
    const bid = await t.addBid(projectId);
    const other = await t.addProject();
    expect((await put({ ...bid, projectId: other.projectId }, {})).status).toBe(404);
    expect((await t.award({ ...bid, projectId: other.projectId })).status).toBe(404);
    const foreign = await t.addProject({}, 'stranger', t.foreign);
    expect((await t.postBid(foreign.projectId)).status).toBe(404);
    expect((await t.award(bid, { who: 'stranger' })).status).toBe(404);
    await t.deleteProject(projectId);
    expect((await put(bid, {})).status).toBe(404);
  });
});

describe('the document of a bid', () => {
  test('is a file of the property, and is not shown while the file is in the trash', async () => {
    const file = await t.addFile('apex.txt');
    const { propertyFileId } = file;
    const { projectId } = await t.addProject();
    const bid = await t.addBid(projectId, { propertyFileId: propertyFileId.toUpperCase() });
    expect(bid).toMatchObject({ propertyFileId, fileName: 'apex.txt' });
    const body = { propertyFileIds: [propertyFileId], folderIds: [] };
    expect((await t.call('manager', 'POST', '/api/file/bulk/delete', { body })).status).toBeLessThan(300);
    expect((await t.detail(projectId)).bids[0]).toMatchObject({ propertyFileId: null, fileName: null });
    expect(await put(bid, { propertyFileId })).toMatchObject({
      status: 422,
      errors: [
        { field: 'propertyFileId', detail: expect.stringContaining('among the files of the property') },
      ],
    });
    await t.call('manager', 'POST', '/api/file/bulk/restore', { body });
    expect((await t.detail(projectId)).bids[0]).toMatchObject({ propertyFileId, fileName: 'apex.txt' });
  });

  test.each([
    ['another property', () => t.addFile('away.txt', t.away, 'admin')],
    ['another workspace', () => t.addFile('foreign.txt', t.foreign, 'stranger')],
  ])('cannot be a file of %s', async (_where, make) => {
    const { propertyFileId } = await make();
    const { projectId } = await t.addProject();
    expect((await t.postBid(projectId, { propertyFileId })).status).toBe(422);
  });
});

describe('access to bids', () => {
  test.each([
    ['manager', 201],
    ['staff', 201],
    ['member', 403],
    ['vendor', 404],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('%s adds a bid: %i', async (who, status) => {
    const { projectId } = await t.addProject();
    expect((await t.postBid(projectId, {}, who)).status).toBe(status);
  });

  test('a Vendor sees no bid, no change order and no contract, even of their own project', async () => {
    const { projectId } = await t.addProject({ ownerUserId: t.ids.vendor });
    const bid = await t.addBid(projectId);
    await t.award(bid);
    await t.addOrder(projectId);
    const before = await t.everything();
    for (const who of ['vendor', 'member'] as const) {
      expect((await t.postBid(projectId, {}, who)).status).toBe(403);
      expect((await t.award(bid, { who, version: 2 })).status).toBe(403);
      expect((await t.postOrder(projectId, {}, who)).status).toBe(403);
    }
    expect(await t.everything()).toBe(before);
    expect(await t.detail(projectId, 'vendor')).toMatchObject({
      bids: [],
      changeOrders: [],
      bidCount: 0,
      awardedBidId: null,
      contractAmount: null,
      contracted: null,
      changeOrderTotal: null,
      paidOnContract: null,
    });
    expect(await t.detail(projectId, 'member')).toMatchObject({ bids: [{ isAwarded: true }], bidCount: 1 });
  });
});
