import type { InventoryComponent } from '../../component/service';
import { carriedMoves } from './moves';

const line = (year: number, name: string, lineageId = name): InventoryComponent => ({
  propertyComponentId: `${name} of ${year}`,
  lineageId,
  name,
  category: 'Roofing',
  categoryPosition: 1,
  currentCost: 100_000,
  usefulLife: 20,
  remainingUsefulLife: 5,
  isOneTime: false,
});
const before = [line(2026, 'Roof'), line(2026, 'Gate')];
const after = [line(2027, 'Roof'), line(2027, 'Gate')];
const carried = (year: number, given: Partial<Parameters<typeof carriedMoves>[1]> = {}) =>
  carriedMoves(
    [{ propertyComponentId: 'Roof of 2026', year }],
    { before, after, reviewed: new Set(), ...given },
    2027,
  );

test.each([2027, 2028])('a move into %i is kept when 2027 is set up', (year) => {
  expect(carried(year)).toEqual({ moves: [{ propertyComponentId: 'Roof of 2027', year }], notes: [] });
});

test('a move into the closing year is left out', () => {
  expect(carried(2026)).toEqual({
    moves: [],
    notes: ['Roof is no longer moved to 2026: that year is before 2027.'],
  });
});

test('a move into the new year is left out where the work was reviewed', () => {
  expect(carried(2027, { reviewed: new Set(['Roof of 2026']) })).toEqual({
    moves: [],
    notes: ['Roof is no longer moved to 2027: its work was reviewed.'],
  });
});

test.each([
  ['went', [line(2027, 'Gate')]],
  ['has another name', [line(2027, 'Roofs', 'Roof'), line(2027, 'Gate')]],
  ['is of another lineage', [line(2027, 'Roof', 'other')]],
])('a move of a component that %s is left out', (_how, left) => {
  expect(carried(2027, { after: left }).notes).toEqual([
    'Roof is no longer moved to 2027: it has left the inventory.',
  ]);
});

test('a move of a component that the closing year did not have is dropped without a note', () => {
  expect(carried(2028, { before: [] })).toEqual({ moves: [], notes: [] });
});
