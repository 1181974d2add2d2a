import { id } from '@roofline/schema/fixtures/id';
import {
  aBid,
  aChangeOrder,
  aChecklistItem,
  aProject,
  aProjectDetail,
  aProjectNote,
  aProjectPage,
} from '@roofline/schema/fixtures/project';
import { propertyOf } from '../../testing/examples';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import { C, P } from '../../testing/room';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => {
  upstream.reset();
  upstream
    .batch('/api/property', () => propertyOf(1), 'ids')
    .data(
      'GET',
      `/api/project/property/${P}`,
      aProjectPage([801, 802].map((n) => aProject({ projectId: id(n) }))),
    )
    .batch(
      '/api/project/details',
      (projectId) => aProjectDetail({ projectId, notes: [aProjectNote({ projectId })] }),
      'ids',
    );
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const calls = () => upstream.calls.map(({ url }) => url.split('?')[0]);
const list = (fields: string) =>
  graph(built.app, `query($p:ID!){property(propertyId:$p){projects{items{${fields}}}}}`, { p: P });

it('reads a project with what stands in it in one call', async () => {
  const query = 'query($id:ID!){project(projectId:$id){name notes{text} payments{amount} scopeOfWork{unit}}}';
  const answer = await graph(built.app, query, { id: id(801) });
  expect(answer.data.project).toMatchObject({
    notes: [{ text: 'The crane comes on Monday.' }],
    payments: [],
  });
  expect(calls()).toEqual(['/api/project/details']);
});

it('reads a list without details, unless they are asked for: then all of them in one call', async () => {
  expect((await list('name')).data.property.projects.items).toHaveLength(2);
  expect(calls()).not.toContain('/api/project/details');
  upstream.calls.length = 0;
  expect((await list('name notes{text} payments{amount}')).data.property.projects.items).toHaveLength(2);
  expect(calls().filter((url) => url === '/api/project/details')).toHaveLength(1);
});

it('reads bids, change orders and the checklist of a list in one call', async () => {
  upstream.batch(
    '/api/project/details',
    (projectId) =>
      aProjectDetail({
        projectId,
        bids: [aBid({ projectId, isAwarded: true })],
        changeOrders: [aChangeOrder({ projectId })],
        checklist: [aChecklistItem({ projectId })],
      }),
    'ids',
  );
  const fields = 'bids{bidder isAwarded lines{amount}} changeOrders{number amount} checklist{text isDone}';
  const [first, second] = (await list(fields)).data.property.projects.items;
  expect(first).toEqual({
    bids: [{ bidder: 'Apex Roofing', isAwarded: true, lines: [] }],
    changeOrders: [{ number: 1, amount: 3_840 }],
    checklist: [{ text: 'Look at the condition on site', isDone: false }],
  });
  expect(second).toEqual(first);
  expect(calls().filter((url) => url === '/api/project/details')).toHaveLength(1);
});

it('awards a bid for the version that was seen, and reads the project as it then is', async () => {
  upstream.on('POST', `/api/project/${id(801)}/bid/${id(860)}/award`, (_request, reply) =>
    reply.send({ data: aBid({ isAwarded: true, version: 2 }) }),
  );
  const mutation =
    'mutation($input:BidVersionInput!){result:awardBid(input:$input){project{name bids{bidId}} userErrors{code}}}';
  const input = { projectId: id(801), bidId: id(860), version: 1 };
  const answer = await graph(built.app, mutation, { input });
  expect(answer.data.result).toEqual({ project: { name: 'Roof of building A', bids: [] }, userErrors: [] });
  expect(calls()).toEqual([`/api/project/${id(801)}/bid/${id(860)}/award`, '/api/project/details']);
});

it('makes a project of one component under the name of the component', async () => {
  upstream.on('POST', `/api/project/property/${P}/component/${C}`, (_request, reply) =>
    reply.code(201).send({ data: aProject() }),
  );
  const mutation =
    'mutation($input:CreateProjectOfComponentsInput!){result:createProjectOfComponents(input:$input){project{name} userErrors{code}}}';
  const answer = await graph(built.app, mutation, {
    input: { propertyId: P, propertyComponentIds: [C] },
  });
  expect(answer.data.result).toEqual({ project: { name: 'Roof of building A' }, userErrors: [] });
  expect(upstream.calls[0]!.body).toEqual({ includePhotos: true });
});
