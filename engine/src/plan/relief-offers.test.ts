import { describe, expect, it } from 'vitest';
import type { Goal, ReserveComponent } from '../types';
import type { FundingPlan } from './funding-plan';
import { reliefOf } from './relief';
import { solvePlan } from './solved-plan';

const line = (
  id: string,
  currentCost: number,
  [usefulLife, remainingUsefulLife]: readonly [number, number],
  isOneTime = false,
): ReserveComponent => ({ id, category: 'Roofing', currentCost, usefulLife, remainingUsefulLife, isOneTime });
const plan: FundingPlan = {
  startingBalance: 10_000_000,
  firstYearContribution: 0,
  increaseRate: 3,
  inflationRate: 3,
  interestRate: 2,
};
const fullFunding: Goal = { kind: 'fullFunding' };
const reliefAbove = (
  overfundedAbove: number,
  components: ReserveComponent[],
  given = plan,
  goal: Goal = fullFunding,
) => reliefOf(given, components, { goal, limits: { overfundedAbove } });

describe('offers beside a plan that one early year decides', () => {
  const fence = line('fence', 1_200_000, [10, 9]);
  const roof = line('roof', 30_000_000, [30, 5]);

  it('have an assessment after which the year before decides, as it does not come later', () => {
    const paint = line('paint', 22_000_000, [30, 4]);
    const components = [roof, paint, fence];
    const { year, assessment } = reliefAbove(0, components)!;
    expect([year, assessment!.amount]).toEqual([5, 31_900_000]);
    const goal = fullFunding;
    // The end of year 4 is boundary 5, one before the end of year 5.
    expect(solvePlan(assessment!.plan, components, { goal }).bindingBoundary).toBe(5);
  });

  it('have none where a later year decides whatever was paid until the early one', () => {
    const once = line('roof', 30_000_000, [30, 5], true);
    const lift = line('lift', 15_000_000, [30, 12], true);
    const components = [once, lift, line('fence', 200_000, [10, 9])];
    const relief = reliefAbove(0, components)!;
    expect(relief).toMatchObject({ year: 5, assessment: null, ladder: { amount: 2_670_000 } });
  });

  it('have a ladder that steps down a little where the year decides by a little', () => {
    const nearly = (roofCost: number) => [
      line('roof', roofCost, [20, 5]),
      line('paint', 12_000_000, [30, 29]),
    ];
    const { ladder, assessment } = reliefAbove(0, nearly(19_800_000))!;
    expect([assessment!.amount, ladder!.amount]).toEqual([300_000, 2_030_000]);
    // Between what the plan asks in the year before and in the year after: $19,568.39 and $20,760.10.
    const { rows } = solvePlan(plan, nearly(19_800_000), { goal: fullFunding }).projection;
    expect(rows[4]!.contribution).toBeLessThan(ladder!.amount);
    expect(rows[6]!.contribution).toBeGreaterThan(ladder!.amount);
  });

  it('have no ladder in place of one that the plan has, where that pays for the late years', () => {
    const late = line('elevator', 90_000_000, [40, 25]);
    const steps = [{ fromYear: 15, addAmount: 9_000_000, increaseRate: 3 }];
    const relief = reliefAbove(-1e9, [roof, late], { ...plan, steps })!;
    expect([relief.year, relief.ladder]).toEqual([5, null]);
  });
});

describe('a goal of today', () => {
  const roof = line('roof', 30_000_000, [30, 5]);
  const today = (percent: number): Goal => ({
    kind: 'targetPercent',
    percent,
    byBoundary: 0,
    allowNegative: true,
  });

  it('that is met asks nothing, and offers nothing beside it', () =>
    expect(reliefAbove(-1e9, [roof], plan, today(1))).toMatchObject({
      year: 0,
      contribution: 0,
      assessment: null,
      ladder: null,
    }));

  it('that is missed has no plan to relieve', () =>
    expect(reliefAbove(-1e9, [roof], plan, today(100))).toBeNull());
});
