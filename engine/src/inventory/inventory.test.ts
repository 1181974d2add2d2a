import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { currentCost, nextWorkCost, requireInventory, requireRate, requireYearRates } from './inventory';

const line = (change: object) => () =>
  requireInventory([component(1, 10, 5), { ...component(1, 10, 5), id: 'roof', ...change }]);

describe('an inventory', () => {
  it.each([
    { usefulLife: 1 },
    { usefulLife: 999, remainingUsefulLife: 999, firstCycleLife: 999 },
    { remainingUsefulLife: 0, currentCost: 0 },
    { firstCycleLife: 1, inflationRate: -100 },
  ])('may have %j', (change) => expect(line(change)).not.toThrow());

  it.each<[string, object]>([
    ['usefulLife of component roof must be whole years from 1 to 999', { usefulLife: 0 }],
    ['usefulLife of component roof must be whole years from 1 to 999', { usefulLife: 1000 }],
    ['usefulLife of component roof must be whole years from 1 to 999', { usefulLife: 1.5 }],
    ['remainingUsefulLife of component roof must be whole years from 0 to 999', { remainingUsefulLife: -1 }],
    [
      'remainingUsefulLife of component roof must be whole years from 0 to 999',
      { remainingUsefulLife: 1000 },
    ],
    ['firstCycleLife of component roof must be whole years from 1 to 999', { firstCycleLife: 0 }],
    ['currentCost of component roof must be whole cents from 0', { currentCost: -1 }],
    ['currentCost of component roof must be whole cents from 0', { currentCost: 0.5 }],
    ['inflationRate of component roof must be -100 points or more', { inflationRate: -100.01 }],
    ['inflationRate of component roof must be -100 points or more', { inflationRate: NaN }],
    ['inflationRate of component roof must be -100 points or more', { inflationRate: Infinity }],
  ])('is refused: %s', (refusal, change) => expect(line(change)).toThrow(refusal));
});

describe('rates', () => {
  it('are numbers from -100 on', () => {
    expect(() => requireRate('rate', -100)).not.toThrow();
    for (const rate of [-100.01, NaN, Infinity])
      expect(() => requireRate('rate', rate)).toThrow('rate must be -100 points or more');
  });

  it('of single years are of whole years, each once', () => {
    const years =
      (...all: number[]) =>
      () =>
        requireYearRates(
          'rate',
          all.map((year) => ({ year, rate: 1 })),
        );
    expect(years(-1, 0, 5)).not.toThrow();
    expect(() => requireYearRates('rate')).not.toThrow();
    for (const refused of [years(1, 1), years(0.5)])
      expect(refused).toThrow('year of rate must be a whole number and occur once');
    expect(() => requireYearRates('rate', [{ year: 3, rate: -101 }])).toThrow('rate of year 3 must be');
  });
});

describe('a cost', () => {
  it('is rounded once from its parts', () => {
    expect(currentCost({ quantity: 3, unitCost: 333, percentReplaced: 50 })).toBe(500);
    expect(currentCost({ quantity: 3, unitCost: 333 })).toBe(999);
    expect(() => currentCost({ quantity: 2, unitCost: Number.MAX_SAFE_INTEGER })).toThrow(
      'current cost cannot be held',
    );
  });

  it('of the next work is what the done work cost, where that is known', () => {
    const line = component(100, 10, 0);
    expect(nextWorkCost(line)).toBe(10_000);
    expect(nextWorkCost({ ...line, isDone: true })).toBe(10_000);
    expect(nextWorkCost({ ...line, isDone: true, doneCost: 9_000 })).toBe(9_000);
    expect(nextWorkCost({ ...line, doneCost: 9_000 })).toBe(10_000);
  });
});
