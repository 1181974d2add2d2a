import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { aHealth } from '@roofline/schema/fixtures/report';
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

  it('gives one year of the expenditures with its components, or their numbers for all years', async () => {
    const line = (name: string) => ({
      propertyComponentId: id(7),
      name,
      category: 'Roofing',
      categoryPosition: 0,
      year: 2026,
      cost: 1,
    });
    const year = (of: number, names: string[]) => ({
      year: of,
      total: 1,
      categories: [],
      components: names.map(line),
    });
    const years = [year(2026, ['Roof', 'Lobby']), year(2027, []), year(2028, ['Gate'])];
    const health = aHealth({ anticipatedExpendituresReport: { anticipatedExpenditureYears: years } });
    upstream.data('GET', `/api/reports/financialhealth/${id(1)}/2026`, health);
    const of = async (selection: string) =>
      (
        await graph(
          built.app,
          `query { property(propertyId: "${id(1)}") { financialHealth(fiscalYear: 2026)
        { anticipatedExpendituresReport { ${selection} } } } }`,
          {},
        )
      ).data.property.financialHealth.anticipatedExpendituresReport.anticipatedExpenditureYears;
    expect(await of('anticipatedExpenditureYears { year componentCount }')).toEqual([
      { year: 2026, componentCount: 2 },
      { year: 2027, componentCount: 0 },
      { year: 2028, componentCount: 1 },
    ]);
    const one = (asked: number) =>
      of(`anticipatedExpenditureYears(year: ${asked}) { year components { name } }`);
    expect(await one(2028)).toEqual([{ year: 2028, components: [{ name: 'Gate' }] }]);
    expect(await one(2056)).toEqual([]);
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
