import { describe, expect, it } from 'vitest';
import { somePlanSettings } from '../../fixtures/plan';
import { PLAN_METHODS } from './methods';
import { fundingPlanOf, goalOf } from './plan-conversion';
import type { PlanSettings } from './plan-settings';

const ladder = [
  { fromYear: 2027, kind: 'set', amount: 1200.5, increaseRate: 1 },
  { fromYear: 2028, kind: 'add', amount: -10.25, increaseRate: 2 },
  { fromYear: 2029, kind: 'increaseOnly', amount: null, increaseRate: 3 },
  { fromYear: 2030, kind: 'set', amount: null, increaseRate: 0 },
  { fromYear: 2031, kind: 'add', amount: null, increaseRate: 0 },
] satisfies PlanSettings['ladder'];

describe('settings of a plan, in the units of the engine', () => {
  const plan = somePlanSettings({
    method: 'ladder',
    startingBalance: 500_000.25,
    firstYearContribution: 100_000.75,
    ladder,
    specialAssessments: [
      { year: 2028, amount: 50_000.5, purpose: 'Roof', status: 'approved', dueDate: '2028-03-01' },
    ],
    yearOverrides: [
      { year: 2030, inflationRate: 4, interestRate: null, increaseRate: 0 },
      { year: 2031, inflationRate: null, interestRate: 2, increaseRate: null },
    ],
    loans: [
      {
        name: 'Roof loan',
        year: 2025,
        principal: 400_000.5,
        annualRate: 6,
        months: 120,
        fees: 99.99,
        areFeesFinanced: true,
        interestOnlyMonths: 6,
        repaidFrom: 'reserves',
      },
    ],
    moves: [{ propertyComponentId: 'roof', year: 2033 }],
  });
  const converted = () => fundingPlanOf(plan, 2026);

  it('are whole cents', () => {
    expect(converted()).toMatchObject({ startingBalance: 50_000_025, firstYearContribution: 10_000_075 });
  });

  it('are as they were where they are rates, conventions and changes', () => {
    const { increaseRate, inflationRate, interestRate, costShock, lifeOffset, conventions } = plan;
    expect(converted()).toMatchObject({
      increaseRate,
      inflationRate,
      interestRate,
      costShock,
      lifeOffset,
      ...conventions,
    });
  });

  it('count events from the first year of the plan', () => {
    expect(converted().assessments).toEqual([
      { year: 2, amount: 5_000_050, status: 'approved', purpose: 'Roof' },
    ]);
    expect(converted().yearRates).toEqual([
      { year: 4, inflationRate: 4, interestRate: undefined, increaseRate: 0 },
      { year: 5, inflationRate: undefined, interestRate: 2, increaseRate: undefined },
    ]);
    expect(converted().moves).toEqual({ roof: 7 });
    expect(converted().loans).toEqual([
      {
        year: -1,
        repaidFrom: 'reserves',
        terms: {
          principal: 40_000_050,
          annualRate: 6,
          months: 120,
          fees: 9_999,
          areFeesFinanced: true,
          interestOnlyMonths: 6,
        },
      },
    ]);
  });

  it('set, add to or keep the contribution by the steps of a ladder', () => {
    expect(converted().steps).toStrictEqual([
      { fromYear: 1, setAmount: 120_050, increaseRate: 1 },
      { fromYear: 2, addAmount: -1_025, increaseRate: 2 },
      { fromYear: 3, increaseRate: 3 },
      { fromYear: 4, setAmount: 0, increaseRate: 0 },
      { fromYear: 5, addAmount: 0, increaseRate: 0 },
    ]);
  });

  it('have no steps where the plan is no ladder', () =>
    expect(fundingPlanOf(somePlanSettings({ method: 'custom', ladder }), 2026).steps).toEqual([]));
});

describe('the goal of a plan', () => {
  const goalFor = (method: PlanSettings['method'], goal: Partial<PlanSettings['goal']> = {}) =>
    goalOf({ method, goal: { amount: null, percent: null, year: null, ...goal } }, 2026);

  it('is none where the contribution is given', () => {
    const none = PLAN_METHODS.filter((method) => goalFor(method) === null);
    expect(none).toEqual(['currentFunding', 'custom', 'ladder']);
  });

  it('without a year holds from the first year end, or by the end of the first year', () => {
    expect(goalFor('baseline')).toEqual({ kind: 'baseline' });
    expect(goalFor('thresholdDollars', { amount: 10.5 })).toEqual({
      kind: 'thresholdDollars',
      floor: 1_050,
      fromBoundary: undefined,
    });
    expect(goalFor('thresholdPercent', { percent: 70 })).toEqual({
      kind: 'thresholdPercent',
      percent: 70,
      fromBoundary: undefined,
    });
    expect(goalFor('fullFunding')).toEqual({ kind: 'fullFunding', byBoundary: undefined, hold: false });
    expect(goalFor('targetPercent', { percent: 70 })).toEqual({
      kind: 'targetPercent',
      percent: 70,
      byBoundary: 1,
      hold: true,
    });
  });

  it('without its figure asks for nothing', () => {
    expect(goalFor('thresholdDollars')).toMatchObject({ floor: 0 });
    expect(goalFor('thresholdPercent')).toMatchObject({ percent: 0 });
    expect(goalFor('targetPercent')).toMatchObject({ percent: 0 });
  });

  it.each([
    [2026, 1, 1],
    [2027, 1, 2],
    [2030, 4, 5],
  ])('of %d applies from boundary %d, or by boundary %d', (year, from, by) => {
    expect(goalFor('thresholdDollars', { year })).toMatchObject({ fromBoundary: from });
    expect(goalFor('thresholdPercent', { year })).toMatchObject({ fromBoundary: from });
    expect(goalFor('fullFunding', { year })).toMatchObject({ byBoundary: by, hold: true });
    expect(goalFor('targetPercent', { year })).toMatchObject({ byBoundary: by });
  });
});
