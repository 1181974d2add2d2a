import { describe, expect, it } from 'vitest';
import type { ReserveComponent } from '../types';
import type { FundingPlan } from './funding-plan';
import { isFarAbove } from '../inventory/fully-funded';
import { reliefOf } from './relief';
import { solvePlan } from './solved-plan';

const goal = { kind: 'fullFunding' } as const;
const limits = { overfundedAbove: 130 };
const line = (
  id: string,
  currentCost: number,
  usefulLife: number,
  remainingUsefulLife: number,
): ReserveComponent => ({
  id,
  category: 'Roofing',
  currentCost,
  usefulLife,
  remainingUsefulLife,
  isOneTime: false,
});
const plan: FundingPlan = {
  startingBalance: 10_000_000,
  firstYearContribution: 0,
  increaseRate: 3,
  inflationRate: 3,
  interestRate: 2,
};
/** $300,000 of roof in five years, beside $12,000 of fence in ten: the roof decides. */
const early = [line('roof', 30_000_000, 30, 5), line('fence', 1_200_000, 10, 9)];
const endsOf = (given: FundingPlan, components = early) => {
  const { rows } = solvePlan(given, components, { goal: null }).projection;
  return { lowest: Math.min(...rows.map((row) => row.endBalance)), last: rows.at(-1)! };
};

describe('a plan that one early year decides', () => {
  const reliefOfEarly = () => reliefOf(plan, early, { goal, limits })!;

  it('is named with the year, and with how far above its goal it ends', () => {
    const relief = reliefOfEarly();
    expect(relief.year).toBe(5);
    expect(relief.percentAtEnd).toBeGreaterThan(130);
    const solved = solvePlan(plan, early, { goal });
    expect(relief.contribution).toBe(solved.plan.firstYearContribution);
    expect(relief.percentAtEnd).toBe(solved.projection.rows.at(-1)!.percentFundedEnd);
  });

  it('asks less each year with a special assessment in that year, the smallest in thousands', () => {
    const relief = reliefOfEarly();
    const { plan: offered, amount, contribution, percentAtEnd } = relief.assessment!;
    expect(offered.assessments).toEqual([{ year: 5, amount }]);
    expect(amount % 100_000).toBe(0);
    expect(contribution).toBeLessThan(relief.contribution);
    const { lowest, last } = endsOf(offered);
    expect(lowest).toBeGreaterThanOrEqual(0);
    expect(last.endBalance).toBeGreaterThanOrEqual(last.fullyFundedEnd);
    expect(percentAtEnd).toBe(last.percentFundedEnd);
    const less = { ...plan, assessments: [{ year: 5, amount: amount - 100_000 }] };
    expect(solvePlan(less, early, { goal }).bindingBoundary).toBeLessThan(30);
  });

  it('asks less from the next year on with a ladder, the smallest in hundreds', () => {
    const relief = reliefOfEarly();
    const { plan: offered, amount, fromYear, percentAtEnd } = relief.ladder!;
    expect(fromYear).toBe(6);
    expect(offered.firstYearContribution).toBe(relief.contribution);
    expect(offered.steps).toEqual([{ fromYear: 6, setAmount: amount, increaseRate: 3 }]);
    expect(amount % 10_000).toBe(0);
    const { lowest, last } = endsOf(offered);
    expect(lowest).toBeGreaterThanOrEqual(0);
    expect(last.endBalance).toBeGreaterThanOrEqual(last.fullyFundedEnd);
    expect(percentAtEnd).toBeLessThan(relief.percentAtEnd!);
    const less = endsOf({ ...offered, steps: [{ ...offered.steps![0]!, setAmount: amount - 10_000 }] });
    expect(less.lowest < 0 || less.last.endBalance < less.last.fullyFundedEnd).toBe(true);
  });

  it('keeps the assessments that the plan has', () => {
    const held = { year: 2, amount: 500_000 };
    const { assessment } = reliefOf({ ...plan, assessments: [held] }, early, { goal, limits })!;
    expect(assessment!.plan.assessments![0]).toEqual(held);
  });
});

it('says nothing of a plan that its goal decides', () => {
  const late = [line('roof', 30_000_000, 30, 29)];
  expect(solvePlan(plan, late, { goal }).bindingBoundary).toBe(30);
  expect(reliefOf(plan, late, { goal, limits })).toBeNull();
  expect(reliefOf(plan, late, { goal, limits: { overfundedAbove: 0 } })).toBeNull();
});

it('says nothing where the year that decides costs little: neither far above, nor a quarter more', () => {
  // The roof decides by a little: the plan ends at 125%, and asks 4% more than without it.
  const even = [line('roof', 20_000_000, 20, 5), line('paint', 12_000_000, 30, 29)];
  const assessed = reliefOf(plan, even, { goal, limits: { overfundedAbove: 0 } })!;
  expect(assessed.percentAtEnd).toBeCloseTo(124.99, 1);
  expect(assessed.contribution / assessed.assessment!.contribution).toBeCloseTo(1.04, 2);
  expect(reliefOf(plan, even, { goal, limits })).toBeNull();
  expect(reliefOf(plan, even, { goal, limits: { overfundedAbove: 124 } })).not.toBeNull();
});

it('says it of a large sum for ever that does not end far above', () => {
  expect(reliefOf(plan, early, { goal, limits: { overfundedAbove: 100_000 } })).not.toBeNull();
});

it('calls a sum large for ever only in the first ten years', () => {
  const roofDue = (year: number) => [line('roof', 30_000_000, 30, year), early[1]!];
  const large = { goal, limits: { overfundedAbove: 100_000 } };
  expect(reliefOf(plan, roofDue(9), large)).not.toBeNull();
  expect(reliefOf(plan, roofDue(10), large)).toBeNull();
});

it('says nothing of a plan that has no solution', () => {
  const floor = { kind: 'targetPercent', percent: 100, byBoundary: 0 } as const;
  expect(reliefOf(plan, early, { goal: floor, limits: { overfundedAbove: 0 } })).toBeNull();
});

it('calls far above what is above the limit of the workspace, not what reaches it', () => {
  expect([isFarAbove(130, limits), isFarAbove(130.01, limits), isFarAbove(null, limits)]).toEqual([
    false,
    true,
    false,
  ]);
});
