import { id } from '@roofline/schema/fixtures/id';
import { aPlan } from '@roofline/schema/fixtures/plan';
import { aProperty } from '@roofline/schema/fixtures/property';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const P = id(4);
const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

it('names the arguments of a refused read as the caller wrote them', async () => {
  const problem = (field: string, detail: string) => ({ code: 'outOfRange', detail, field });
  upstream.batch('/api/property', () => aProperty({ propertyId: P }), 'ids');
  upstream.refuse('GET', `/api/ledger/property/${P}/transactions`, 422, [
    problem('pageSize', 'Rows should be from 1 to 500'),
    problem('glCode', 'GL Code should be shorter'),
  ]);
  const { errors } = await graph(
    built.app,
    'query($id:ID!){property(propertyId:$id){transactions(first:9000){totalCount}}}',
    { id: P },
  );
  expect(errors?.[0]).toMatchObject({
    message: 'first: Rows should be from 1 to 500 GL Code should be shorter',
    extensions: {
      code: 'BAD_USER_INPUT',
      problems: [
        { code: 'OUT_OF_RANGE', field: 'first', detail: 'first: Rows should be from 1 to 500' },
        { code: 'OUT_OF_RANGE', field: 'filter.glCode', detail: 'GL Code should be shorter' },
      ],
    },
  });
});

it('names an argument inside of an input, given as a variable', async () => {
  const problem = { code: 'invalid', detail: 'Paths should be a whole number', field: 'paths' };
  upstream.data('GET', `/api/plan/${P}`, aPlan({ planId: P }));
  upstream.refuse('GET', `/api/plan/${P}/simulation`, 422, [problem]);
  const { errors } = await graph(
    built.app,
    'query($id:ID!,$how:PlanSimulationInput){plan(planId:$id){many:simulation(input:$how){seed}}}',
    { id: P, how: { paths: 5 } },
  );
  expect(errors?.[0]).toMatchObject({
    message: problem.detail,
    path: ['plan', 'many'],
    extensions: { problems: [{ code: 'INVALID', field: 'input.paths', detail: problem.detail }] },
  });
});
