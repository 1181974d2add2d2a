import { describe, expect, it } from 'vitest';
import { connectionOf, pageOf, recorder, savedSettings } from './recorder';

const start = () => recorder({ rows: [{ rowId: 'a', name: 'Roof', version: 1 }], total: 1 });
type Service = ReturnType<typeof start>;
const graphOf = (service: Service) =>
  service.writes({
    rename: (input: Record<string, unknown>) => ({ row: service.merge('rows', 'rowId', input) }),
  }) as Record<string, (args: { input: object }) => unknown>;
const input = { rowId: 'a', version: 1, values: { name: 'Gutters' } };

describe('a recorder', () => {
  it('records the sent values and answers with the changed row in its next version', () => {
    const service = start();
    const saved = { rowId: 'a', name: 'Gutters', version: 2 };
    expect(graphOf(service).rename!({ input })).toEqual({ row: saved, userErrors: [] });
    expect(service.world.rows).toEqual([saved]);
    expect(service.sent('rename')).toEqual([input]);
    expect(service.last('rename')).toEqual(input);
  });

  it('applies each announced outcome of a mutation once, in order', () => {
    const service = start();
    service.after('rename', { total: 2 });
    service.after('rename', { total: 3 });
    const { rename } = graphOf(service);
    const totals = [1, 2, 3].map(() => {
      rename!({ input });
      return service.world.total;
    });
    expect(totals).toEqual([2, 3, 3]);
  });

  it('saves nothing while it refuses: once, or until the test lets it save again', () => {
    const service = start();
    const { rename } = graphOf(service);
    const names = () => service.world.rows.map(({ name }) => name);
    service.after('rename', { total: 2 });
    service.refuseOnce('rename', { code: 'stale', detail: 'Changed' });
    expect(rename!({ input })).toMatchObject({
      userErrors: [{ code: 'stale', detail: 'Changed', field: null }],
    });
    expect([names(), service.world.total]).toEqual([['Roof'], 1]);
    rename!({ input });
    expect([names(), service.world.total]).toEqual([['Gutters'], 2]);
    service.refuse('rename', { detail: 'No' });
    rename!({ input: { ...input, values: { name: 'Fence' } } });
    rename!({ input: { ...input, values: { name: 'Fence' } } });
    expect(names()).toEqual(['Gutters']);
    service.refuse('rename');
    rename!({ input: { ...input, values: { name: 'Fence' } } });
    expect(names()).toEqual(['Fence']);
    expect(service.calls).toHaveLength(5);
  });

  it('holds an answer back until the test releases it', async () => {
    const service = start();
    const release = service.hold();
    const answer = graphOf(service).rename!({ input });
    expect(service.world.rows[0]!.name).toBe('Roof');
    release();
    expect(await answer).toMatchObject({ row: { name: 'Gutters' } });
  });
});

it('cuts a list into pages', () => {
  const items = ['a', 'b', 'c'];
  expect(pageOf(items, { page: 2, pageSize: 2 })).toEqual({
    items: ['c'],
    totalCount: 3,
    page: 2,
    pageSize: 2,
  });
  expect(connectionOf(items, { first: 2 })).toEqual({
    nodes: ['a', 'b'],
    totalCount: 3,
    pageInfo: { endCursor: '2', hasNextPage: true },
  });
  expect(connectionOf(items, { first: 2, after: '2' })).toMatchObject({
    nodes: ['c'],
    pageInfo: { endCursor: null, hasNextPage: false },
  });
});

it('answers with the last saved settings of a list', () => {
  const settings = savedSettings({ 'files view': { sort: 'name' } });
  const graph = settings.graph as Record<string, (args: object) => unknown>;
  expect(graph.filterSettings!({ a: 'files', b: 'view' })).toMatchObject({ value: { sort: 'name' } });
  graph.saveFilterSettings!({ input: { a: '19', value: { sort: 'size' } } });
  expect(graph.filterSettings!({ a: '19', b: null })).toMatchObject({ value: { sort: 'size' } });
  expect(settings.of('19')).toEqual({ sort: 'size' });
});
