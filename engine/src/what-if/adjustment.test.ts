import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import { componentAge } from '../inventory/fully-funded';
import { projectPlan, type PlanInput } from '../plan/plan-input';
import { buildSchedule } from '../inventory/schedule';
import type { ReserveComponent } from '../types';
import { adjustedComponent, adjustedPlan, keepsSchedule, type Adjustment } from './adjustment';

describe('adjustments', () => {
  const roof = component(10_000, 20, 6);

  it('move costs and lives, within the model', () => {
    expect(adjustedComponent(roof, { costShock: 12.5 }).currentCost).toBe(1_125_000);
    expect(adjustedComponent(roof, { costShock: -100 }).currentCost).toBe(0);
    expect(adjustedComponent(roof, { lifeOffset: 3 })).toMatchObject({
      usefulLife: 23,
      remainingUsefulLife: 9,
    });
    expect(adjustedComponent(roof, { lifeOffset: -50 })).toMatchObject({
      usefulLife: 1,
      remainingUsefulLife: 0,
    });
    expect(adjustedComponent({ ...roof, firstCycleLife: 18 }, { lifeOffset: 2 }).firstCycleLife).toBe(20);
  });

  it("move work to another year and leave today's age", () => {
    const later = adjustedComponent(roof, { moves: { [roof.id]: 9 } });
    expect(later.remainingUsefulLife).toBe(9);
    expect(later.usefulLife).toBe(20);
    expect(componentAge(later, 0)).toBe(componentAge(roof, 0));
    expect(componentAge(adjustedComponent(roof, { moves: { [roof.id]: 2 } }), 0)).toBe(14);
  });

  it('leave work that is done in its year, and move what comes after it', () => {
    const done = { ...component(10_000, 20, 0), isDone: true };
    for (const lifeOffset of [3, -3]) {
      const adjusted = adjustedComponent(done, { lifeOffset });
      expect(adjusted).toMatchObject({ usefulLife: 20 + lifeOffset, remainingUsefulLife: 0 });
      expect(componentAge(adjusted, 0)).toBe(componentAge(done, 0));
    }
    expect(adjustedComponent({ ...done, isDone: false }, { lifeOffset: 3 }).remainingUsefulLife).toBe(3);
  });

  it('leave what done work cost, and price what comes after it', () => {
    const done = { ...component(10_000, 5, 0), isDone: true };
    const worksOf = (line: ReserveComponent) =>
      buildSchedule([line], { years: 6, inflationRate: 0 }).occurrences.map(({ t, cost }) => [t, cost]);
    for (const [costShock, later] of [
      [20, 1_200_000],
      [-100, 0],
    ] as const) {
      const shocked = adjustedComponent(done, { costShock });
      expect(worksOf(shocked)).toEqual([
        [0, 1_000_000],
        [5, later],
      ]);
      // A second change goes on top of the first and still leaves what was paid.
      expect(worksOf(adjustedComponent(shocked, { costShock: 50 }))).toEqual([
        [0, 1_000_000],
        [5, later * 1.5],
      ]);
      expect(worksOf(adjustedComponent({ ...done, isDone: false }, { costShock }))[0]).toEqual([0, later]);
    }
    expect(adjustedComponent(done, { lifeOffset: 1 })).not.toHaveProperty('doneCost');
    expect(adjustedComponent(roof, { costShock: 20 })).not.toHaveProperty('doneCost');
  });

  it('keep a life of at least a year, also that of the running cycle', () => {
    const first = { ...roof, firstCycleLife: 18 };
    expect(adjustedComponent(first, { lifeOffset: -18 }).firstCycleLife).toBe(1);
    expect(adjustedComponent(first, { lifeOffset: -17 }).firstCycleLife).toBe(1);
    expect(adjustedComponent(first, { lifeOffset: -16 }).firstCycleLife).toBe(2);
    // Work that waits longer than its life, moved to today.
    const waiting = component(10_000, 5, 9);
    expect(adjustedComponent(waiting, { moves: { [waiting.id]: 0 } }).firstCycleLife).toBe(1);
    expect(adjustedComponent(roof, { lifeOffset: 2 })).not.toHaveProperty('firstCycleLife');
  });

  it('move the component that they name, also one that is done', () => {
    const moves = { [roof.id]: 9 };
    const other = component(4_000, 10, 3);
    expect(adjustedComponent(other, { moves })).toEqual(other);
    expect(adjustedComponent({ ...roof, isDone: true }, { moves }).remainingUsefulLife).toBe(9);
  });

  it('leave the parts of a cost unless it changes', () => {
    const parts = { ...roof, costParts: { quantity: 10, unitCostCents: 100_000, percentReplaced: 100 } };
    expect(adjustedComponent(parts, { lifeOffset: 1 }).costParts).toEqual(parts.costParts);
    expect(adjustedComponent(parts, { costShock: 1 })).not.toHaveProperty('costParts');
    const most = { ...roof, currentCost: Number.MAX_SAFE_INTEGER };
    expect(() => adjustedComponent(most, { costShock: 1 })).toThrow('cost of a component cannot be held');
  });

  it.each<[Adjustment, boolean, boolean]>([
    [{}, true, true],
    [{ firstYear: 1, interestRate: 2, moves: {} }, true, true],
    [{ costShock: 1 }, false, false],
    [{ lifeOffset: 1 }, false, false],
    [{ moves: { roof: 2 } }, false, false],
    [{ inflationRate: 3 }, false, true],
  ])('of %j keep the schedule: %s, and the inventory: %s', (adjustment, isScheduleKept, isInventoryKept) => {
    expect(keepsSchedule(adjustment)).toBe(isScheduleKept);
    const { components } = adjustedPlan(workedPlan, adjustment);
    expect(components === workedPlan.components).toBe(isInventoryKept);
  });

  it('leave the increases of a ladder, and a plan without assessments as it is', () => {
    const steps = [{ fromYear: 0, setAmount: 2_600_000, increaseRate: 3 }];
    const { assessments: _, ...plan } = { ...workedPlan, contributions: { kind: 'ladder' as const, steps } };
    const changed = adjustedPlan(plan, { increaseRate: 5 });
    expect([changed.contributions, changed.assessments]).toEqual([plan.contributions, []]);
  });

  it('change only the given inputs of a plan', () => {
    expect(projectPlan(adjustedPlan(workedPlan, {}))).toEqual(projectPlan(workedPlan));
    const changed = adjustedPlan(workedPlan, {
      firstYear: 3_000_000,
      increaseRate: 5,
      inflationRate: 4,
      interestRate: 2,
      assessments: [{ year: 1, amount: 500_000 }],
    });
    expect(changed).toMatchObject({
      contributions: { firstYear: 3_000_000, increaseRate: 5 },
      options: { inflationRate: 4, years: 10 },
      interest: { interestRate: 2 },
    });
    expect(changed.assessments).toEqual([...workedPlan.assessments!, { year: 1, amount: 500_000 }]);
    expect(changed.components).toBe(workedPlan.components);
  });

  it('keep the rates of single years', () => {
    const yearRates = [{ year: 2, rate: 8 }];
    const own: PlanInput = {
      ...workedPlan,
      options: { ...workedPlan.options, yearRates },
      interest: { ...workedPlan.interest, yearRates },
      contributions: { ...workedPlan.contributions, yearRates },
    };
    const changed = adjustedPlan(own, { inflationRate: 4, interestRate: 2, firstYear: 1, increaseRate: 5 });
    expect(changed.options).toMatchObject({ inflationRate: 4, yearRates });
    expect(changed.interest).toMatchObject({ interestRate: 2, yearRates });
    expect(changed.contributions).toEqual({ kind: 'simple', firstYear: 1, increaseRate: 5, yearRates });
  });

  it('refuse what is outside the model', () => {
    expect(() => adjustedPlan(workedPlan, { moves: { attic: 3 } })).toThrow(
      'moves names the unknown component attic',
    );
    for (const year of [-1, 1_000])
      expect(() => adjustedPlan(workedPlan, { moves: { roof: year } })).toThrow(
        'year of the moved component roof must be a whole number from 0 to 999',
      );
    for (const year of [0, 999])
      expect(() => adjustedPlan(workedPlan, { moves: { roof: year } })).not.toThrow();
    for (const lifeOffset of [-101, 101])
      expect(() => adjustedPlan(workedPlan, { lifeOffset })).toThrow('lifeOffset');
    for (const lifeOffset of [-100, 100])
      expect(() => adjustedPlan(workedPlan, { lifeOffset })).not.toThrow();
    expect(() => adjustedPlan(workedPlan, { lifeOffset: 0.5 })).toThrow('lifeOffset');
    expect(() => adjustedPlan(workedPlan, { costShock: -101 })).toThrow(
      'costShock must be from -100 to 1000 points',
    );
    expect(() => adjustedPlan(workedPlan, { costShock: 1_001 })).toThrow('costShock');
    for (const costShock of [-100, 1_000])
      expect(() => adjustedPlan(workedPlan, { costShock })).not.toThrow();
  });
});
