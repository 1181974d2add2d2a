import { expect, it } from 'vitest';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { withContribution, withRate } from './edits';
import { GESTURE_REST_MS, historyAfter, startHistory, type History } from './history';

const contribution = (dollars: number, at: number) =>
  ({
    kind: 'edit',
    tag: 'contribution',
    at,
    change: (base) => withContribution(base, dollars),
  }) as const satisfies Parameters<typeof historyAfter>[1];
const inflation = (points: number, at: number) =>
  ({
    kind: 'edit',
    tag: 'inflation',
    at,
    change: (base) => withRate(base, 'inflationRate', points),
  }) as const satisfies Parameters<typeof historyAfter>[1];
const run = (...actions: Parameters<typeof historyAfter>[1][]): History =>
  actions.reduce(historyAfter, startHistory(somePlanSettings()));

it('one drag of a slider is one step; the next begins after a rest, or after another control', () => {
  const pulled = run(contribution(61_000, 0), contribution(70_000, 400), contribution(80_000, 900));
  expect(pulled.past).toHaveLength(1);
  expect(pulled.present.firstYearContribution).toBe(80_000);
  const rested = historyAfter(pulled, contribution(81_000, 900 + GESTURE_REST_MS));
  expect(rested.past).toHaveLength(2);
  const mixed = historyAfter(historyAfter(pulled, inflation(4, 950)), contribution(90_000, 990));
  expect(mixed.past).toHaveLength(3);
});

it('undoes and redoes step by step, and forgets undone steps after another change', () => {
  const two = run(contribution(80_000, 0), inflation(4, 10));
  const one = historyAfter(two, { kind: 'undo' });
  expect(one.present).toMatchObject({ firstYearContribution: 80_000, inflationRate: 3 });
  expect(historyAfter(one, { kind: 'redo' }).present.inflationRate).toBe(4);
  const none = historyAfter(one, { kind: 'undo' });
  expect(none.present).toEqual(somePlanSettings());
  expect(historyAfter(none, { kind: 'undo' })).toBe(none);
  const other = historyAfter(one, inflation(5, 20));
  expect(other.future).toEqual([]);
  expect(historyAfter(other, { kind: 'redo' })).toBe(other);
});

it('a change after an undo starts its own step, and one without effect is no step', () => {
  const undone = historyAfter(run(contribution(80_000, 0)), { kind: 'undo' });
  const again = historyAfter(undone, contribution(70_000, 100));
  expect(again.past).toHaveLength(1);
  expect(again.past[0]!.firstYearContribution).toBe(60_000);
  const same = run(contribution(60_000, 0));
  expect(same.past).toHaveLength(0);
});

it('a drag to zero and back keeps the proportions of a ladder', () => {
  const ladder = [{ fromYear: 2030, kind: 'set' as const, amount: 90_000, increaseRate: 2 }];
  const start = startHistory(somePlanSettings({ method: 'ladder', ladder }));
  const pulled = [contribution(30_000, 0), contribution(0, 100), contribution(80_000, 200)].reduce(
    historyAfter,
    start,
  );
  expect(pulled.present.ladder).toEqual([{ ...ladder[0], amount: 120_000 }]);
});

it('a reset can be undone', () => {
  const reset = historyAfter(run(contribution(80_000, 0)), { kind: 'set', settings: somePlanSettings() });
  expect(reset.present.firstYearContribution).toBe(60_000);
  expect(historyAfter(reset, { kind: 'undo' }).present.firstYearContribution).toBe(80_000);
});
