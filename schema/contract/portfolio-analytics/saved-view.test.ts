import { describe, expect, it } from 'vitest';
import { analyticsViewsOf, savedViewsOf, workspaceOfViews } from './saved-view';

const view = { id: 'a', name: 'Weak', page: 'associations', query: 'band=weak' };
const columns = { order: ['name', 'percentFunded'], hidden: ['city'] };
const kept = (change: object) => savedViewsOf({ views: [{ ...view, ...change }] });

describe('views that were stored', () => {
  it('are listed by name, without what they do not know', () => {
    const others = ['What-if', 'Älter', 'apart'].map((name) => ({ ...view, name, id: name }));
    expect(savedViewsOf({ views: [...others, view] }).map(({ name }) => name)).toEqual([
      'Älter',
      'apart',
      'Weak',
      'What-if',
    ]);
    expect(kept({ color: 'red' })).toEqual([view]);
    expect(kept({ columns: { ...columns, width: 5 } })).toEqual([{ ...view, columns }]);
  });

  it.each([null, undefined, 'views', {}, { views: null }, { views: 'all' }, { views: [null, 5] }])(
    'are none in %j',
    (stored) => expect(savedViewsOf(stored)).toEqual([]),
  );

  it.each([
    { name: 'x'.repeat(60) },
    { query: '' },
    { query: 'x'.repeat(600) },
    { page: 'what-if' },
    { page: 'properties' },
    { columns: { order: [], hidden: [] } },
    { columns: { order: new Array(40).fill('x'.repeat(60)), hidden: [] } },
  ])('may have %j', (change) => expect(kept(change)).toEqual([{ ...view, ...change }]));

  it.each([
    { id: 5 },
    { name: 5 },
    { name: [] },
    { name: 'x'.repeat(61) },
    { query: 5 },
    { query: 'x'.repeat(601) },
    { page: 'members' },
    { columns: null },
    { columns: 'all' },
    { columns: { order: ['name'] } },
    { columns: { hidden: ['name'] } },
    { columns: { order: 'name', hidden: [] } },
    { columns: { order: [5], hidden: [] } },
    { columns: { order: ['x'.repeat(61)], hidden: [] } },
    { columns: { order: [], hidden: new Array(41).fill('x') } },
  ])('are left out with %j', (change) => expect(kept(change)).toEqual([]));
});

describe('the settings that keep views', () => {
  const workspaceId = '0198c0de-0000-7000-8000-00000000000a';

  it('name their workspace', () => {
    expect(analyticsViewsOf(workspaceId)).toEqual({ a: 'portfolio-analytics', b: `views-${workspaceId}` });
    expect(workspaceOfViews(analyticsViewsOf(workspaceId))).toBe(workspaceId);
  });

  it.each([
    { a: 'other', b: `views-${workspaceId}` },
    { a: 'portfolio-analytics', b: null },
    { a: 'portfolio-analytics', b: 'views-1' },
    { a: 'portfolio-analytics', b: `my views-${workspaceId}` },
    { a: 'portfolio-analytics', b: `views-${workspaceId}0` },
  ])('are not %j', (name) => expect(workspaceOfViews(name)).toBeNull());
});
