import { describe, expect, it } from 'vitest';
import { rolledComponent, type WorkReview } from './component';
import { currentCostCents } from './component-cost';

const line = {
  quantity: 1000.5,
  unitCostCents: 33,
  percentReplaced: 50,
  usefulLife: 20,
  remainingUsefulLife: 3,
  isOneTime: false,
};
const rolled = (change: Partial<typeof line>, review: WorkReview | null, inflationRate = 10, years = 1) =>
  rolledComponent({ ...line, ...change }, review, { inflationRate, years });

describe('current cost', () => {
  it('is quantity × unit cost × percent, rounded once', () => {
    const cost = (quantity: number, unitCostCents: number, percentReplaced: number) =>
      currentCostCents({ quantity, unitCostCents, percentReplaced });
    expect(cost(690, 64_000, 100)).toBe(44_160_000);
    expect(cost(20_000, 1_400, 10)).toBe(2_800_000);
    expect(cost(0.333, 150, 100)).toBe(50);
    // Half a cent is rounded up, a thousandth less is rounded down.
    expect([cost(0.5, 1, 100), cost(0.499, 1, 100)]).toEqual([1, 0]);
  });
});

describe('a component in the next year', () => {
  it('raises the unit cost, rounded to the cent, and derives the current cost from it', () => {
    // 33 * 1.1 = 36.3 cents; 1,000.5 units of 36 cents, half of them.
    expect(rolled({}, null)).toEqual({ unitCostCents: 36, currentCostCents: 18_009, remainingUsefulLife: 2 });
  });

  it.each([
    [150, 1, 152],
    [50, 3, 52],
    [50, 1, 51],
    [49, 1, 49],
    // In doubles 1,100 * 1.005 is 1,105.4999999999998.
    [10_050, 7, 10_754],
    [1_100, 0.5, 1_106],
    [33, 0, 33],
    [33, -100, 0],
    [9_900_000_000, 20, 11_880_000_000],
  ])('%d cents at %d points are %d, half a cent up', (unitCostCents, rate, expected) => {
    expect(rolled({ unitCostCents }, null, rate)!.unitCostCents).toBe(expected);
  });

  it('derives the unit cost from the actual cost of work that is done', () => {
    const done = rolled({}, { outcome: 'done', actualCostCents: 20_000 });
    // 200 dollars over 500.25 units are 39.98 cents each.
    expect(done).toEqual({ unitCostCents: 40, currentCostCents: 20_010, remainingUsefulLife: 19 });
    for (const outcome of ['deferred', 'partly'] as const)
      expect(rolled({}, { outcome, actualCostCents: 20_000 })!.unitCostCents).toBe(36);
    expect(rolled({}, { outcome: 'done', actualCostCents: 0 })!.unitCostCents).toBe(0);
    expect(rolled({}, { outcome: 'done', actualCostCents: null })!.unitCostCents).toBe(36);
  });

  it.each([
    [null, 1, 2],
    [null, 3, 0],
    [null, 4, 0],
    [{ outcome: 'deferred' }, 1, 2],
    [{ outcome: 'done' }, 1, 19],
    [{ outcome: 'done' }, 2, 18],
    [{ outcome: 'partly', remainingUsefulLife: 5 }, 2, 5],
    [{ outcome: 'partly', remainingUsefulLife: null }, 1, 0],
  ] as const)('reviewed as %j, has %d years later %d years left', (review, years, left) => {
    expect(rolled({}, review, 0, years)!.remainingUsefulLife).toBe(left);
  });

  it('leaves the inventory when it is one-time and done', () => {
    expect(rolled({ isOneTime: true }, { outcome: 'done' })).toBeNull();
    expect(rolled({ isOneTime: true }, { outcome: 'deferred' })).not.toBeNull();
    expect(rolled({ isOneTime: true }, null)).not.toBeNull();
  });
});
