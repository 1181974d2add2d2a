import { describe, expect, it } from 'vitest';
import { cents, component } from '../../fixtures/inventory';
import { contributionAmounts } from '../projection/contributions';
import { adjustedComponent } from '../what-if/adjustment';
import { unitCostOfActual } from './component-cost';
import { rollForwardContributions, rollForwardInventory, rollForwardYears } from './roll-forward';

describe('inventory roll-forward', () => {
  const roll = (lines: ReturnType<typeof component>[], completed: string[] = []) =>
    rollForwardInventory(lines, { inflationRate: 10, completed: new Set(completed) });

  it('ages untouched work and keeps deferred work due', () => {
    const rolled = roll([component(100, 10, 4), component(200, 10, 0)]);
    expect(rolled.map((line) => line.remainingUsefulLife)).toEqual([3, 0]);
    expect(rolled.map((line) => line.currentCost)).toEqual([cents(110), cents(220)]);
  });

  it('restarts completed work, even when done early, on its normal life', () => {
    const line = component(100, 10, 2, { firstCycleLife: 14 });
    const [done] = roll([line], [line.id]);
    expect(done).toMatchObject({ remainingUsefulLife: 9, currentCost: cents(110) });
    expect(done).not.toHaveProperty('firstCycleLife');
    expect(roll([line])[0]).toMatchObject({ remainingUsefulLife: 1, firstCycleLife: 14 });
  });

  it("drops one-time work that is done and prefers a component's own rate", () => {
    const once = component(100, 10, 0, { isOneTime: true, inflationRate: 5 });
    expect(roll([once], [once.id])).toEqual([]);
    expect(roll([once])[0]!.currentCost).toBe(cents(105));
  });

  it('starts the next cycle of done work at the cost of what comes after it', () => {
    const done = { ...component(100, 10, 0), isDone: true };
    const [next] = roll([adjustedComponent(done, { costShock: 50 })], [done.id]);
    expect(next).toMatchObject({ currentCost: cents(165), remainingUsefulLife: 9 });
    expect(next).not.toHaveProperty('isDone');
    expect(next).not.toHaveProperty('doneCost');
  });

  it('raises a known unit cost and derives the next cost from it', () => {
    const costParts = { quantity: 1000, unitCostCents: 33, percentReplaced: 50 };
    const line = component(165, 10, 4, { costParts });
    const [once] = roll([line]);
    // 33 * 1.1 = 36.3 cents a unit, which is 36.
    expect(once).toMatchObject({ currentCost: cents(180), costParts: { ...costParts, unitCostCents: 36 } });
    // 36 * 1.1 = 39.6: 40.
    expect(roll([once!])[0]!.currentCost).toBe(cents(200));
    // Raised by half, the cost no longer matches 33 cents a unit.
    const raised = adjustedComponent(line, { costShock: 50 });
    expect(roll([raised])[0]!.currentCost).toBe(cents(272.25));
    const later = adjustedComponent(line, { lifeOffset: 1 });
    expect(roll([later])[0]!.currentCost).toBe(cents(180));
  });

  it('moves the rates of single years down', () => {
    const yearRates = [0, 1, 4].map((year) => ({ year, rate: year + 10 }));
    expect(rollForwardYears(yearRates)).toEqual([
      { year: 0, rate: 11 },
      { year: 3, rate: 14 },
    ]);
    const plan = { kind: 'simple' as const, firstYear: 100_000, increaseRate: 2, yearRates };
    const rolled = rollForwardContributions(plan);
    expect(contributionAmounts(rolled, 5)).toEqual(contributionAmounts(plan, 6).slice(1));
    const ladder = {
      kind: 'ladder' as const,
      steps: [{ fromYear: 0, setAmount: 100_000, increaseRate: 2 }],
      yearRates,
    };
    expect(contributionAmounts(rollForwardContributions(ladder), 5)).toEqual(contributionAmounts(rolled, 5));
  });

  it('continues a ladder from its current amount', () => {
    const steps = [
      { fromYear: 0, setAmount: cents(1_000), increaseRate: 10 },
      { fromYear: 1, addAmount: cents(500), increaseRate: 20 },
      { fromYear: 3, addAmount: cents(100), increaseRate: 0 },
    ];
    const ladder = { kind: 'ladder' as const, steps };
    expect(contributionAmounts(rollForwardContributions(ladder), 5)).toEqual(
      contributionAmounts(ladder, 6).slice(1),
    );
  });

  it.each([
    ['of which a later one is given first', [1, 0], 30],
    ['of which two begin in one year', [0, 0], 20],
    ['that have not begun', [2], 0],
  ])('goes on by the last of the steps, %s', (_name, years, increaseRate) => {
    const steps = years.map((fromYear, at) => ({ fromYear, setAmount: 100, increaseRate: 30 - 10 * at }));
    const rolled = rollForwardContributions({ kind: 'ladder', steps });
    expect(rolled).toHaveProperty('steps.0.increaseRate', increaseRate);
  });

  it('knows no parts of a cost that had none', () =>
    expect(roll([component(100, 10, 4)])[0]).not.toHaveProperty('costParts'));

  it.each<[string, () => unknown]>([
    [
      'inflationRate must be -100',
      () => rollForwardInventory([], { inflationRate: -101, completed: new Set() }),
    ],
    ['usefulLife of component', () => roll([component(100, 0, 0)])],
    [
      'contribution of a year cannot be held',
      () => rollForwardContributions({ kind: 'simple', firstYear: Number.MAX_SAFE_INTEGER, increaseRate: 1 }),
    ],
    [
      'unit cost cannot be held',
      () => unitCostOfActual(Number.MAX_SAFE_INTEGER, { quantity: 1, percentReplaced: 1 }),
    ],
    [
      'cost of a component cannot be held',
      () => roll([component(Number.MAX_SAFE_INTEGER / 200, 10, 4, { currentCost: Number.MAX_SAFE_INTEGER })]),
    ],
  ])('says what it refuses: %s', (refusal, work) => expect(work).toThrow(refusal));
});
