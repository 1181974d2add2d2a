import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { serveReads } from '../../testing/rooms';
import { graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => {
  upstream.reset();
  serveReads(upstream, 1);
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const ask = (field: string, selection: string, args = '') =>
  graph(
    built.app,
    `query { ${field}(propertyId: "${id(1)}", fiscalYear: 2026${args}) { ${selection} } }`,
    {},
  );

describe('reports in the graph', () => {
  it.each([
    ['percentFundedReport', ', years: 10, planId: "current"', 'percentfunded', '?years=10&planId=current'],
    ['expendituresReport', ', category: "A & B"', 'anticipatedexpenditures', '?years=30&category=A+%26+B'],
    ['inventoryReport', '', 'componentinventory', ''],
  ])('%s is one REST call with the requested arguments', async (field, args, kind, query) => {
    const answer = await ask(field, 'propertyId verdict { kind text value } conventions { label }', args);
    expect(answer.data[field]).toEqual({
      propertyId: id(1),
      verdict: [{ kind: 'TEXT', text: 'Reserves stand.', value: null }],
      conventions: [{ label: 'Inflation' }],
    });
    expect(upstream.calls.map(({ url }) => url)).toEqual([`/api/reports/${kind}/${id(1)}/2026${query}`]);
  });

  it('makes no call for a plan that cannot exist', async () => {
    const answer = await ask('percentFundedReport', 'propertyId', ', planId: "../../x"');
    expect(answer.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(upstream.calls).toHaveLength(0);
  });

  it('has the bands of a workspace', async () => {
    const answer = await graph(
      built.app,
      `query { ratingBands(workspaceId: "${id(1)}") { weakBelow strongFrom viewerCan { edit } } }`,
      {},
    );
    expect(answer.data.ratingBands).toEqual({ weakBelow: 30, strongFrom: 70, viewerCan: { edit: true } });
  });
});
