import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/examples.json';
import { workedFunding, workedLoan } from '../../fixtures/funding-plans';
import { cents } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import { balancesOf, firstMissed, goalTargets } from '../solver/targets';
import type { Goal } from '../types';
import type { FundingPlan } from './funding-plan';
import { solvePlan, type SolvingOptions } from './solved-plan';

const { components } = workedPlan;
const solved = (
  goal: Goal | null,
  change: Partial<FundingPlan> = {},
  options: Partial<SolvingOptions> = {},
) => solvePlan({ ...workedFunding, ...change }, components, { years: 10, ...options, goal });
const meets = ({ schedule, projection }: ReturnType<typeof solved>, goal: Goal) =>
  firstMissed(balancesOf(projection), goalTargets(goal, schedule)) === null;

const GOALS: Goal[] = [
  { kind: 'baseline' },
  { kind: 'thresholdDollars', floor: 5_000_000 },
  { kind: 'thresholdPercent', percent: 60, fromBoundary: 3 },
  { kind: 'fullFunding' },
  { kind: 'targetPercent', percent: 80, byBoundary: 6, hold: true },
];
const rates = [
  { year: 2, inflationRate: 9, interestRate: 0 },
  { year: 5, increaseRate: 12, interestRate: 4 },
];
const steps = [
  { fromYear: 3, addAmount: 200_000, increaseRate: 1 },
  { fromYear: 6, setAmount: 3_000_000, increaseRate: 0 },
];

describe('a solved plan', () => {
  it('keeps a given contribution', () => {
    const found = solved(null);
    expect(found.plan.firstYearContribution).toBe(2_600_000);
    expect(found.projection.endBalance).toBe(9_006_687);
    expect([found.isFeasible, found.reason, found.required, found.bindingBoundary]).toEqual([
      true,
      null,
      null,
      null,
    ]);
  });

  it('finds the worked goals', () => {
    const { baseline, fullFunding } = examples.goals;
    expect(solved({ kind: 'baseline' }).plan.firstYearContribution).toBe(cents(baseline.solvedFirstYear) + 1);
    expect(solved({ kind: 'fullFunding' }).plan.firstYearContribution).toBe(
      cents(fullFunding.solvedFirstYear),
    );
  });

  it.each([
    ['plain', {}],
    ['with rates of single years', { yearRates: rates }],
    ['with steps', { steps }],
    [
      'with both, a loan and other conventions',
      {
        yearRates: rates,
        steps,
        loans: [workedLoan],
        interestConvention: 'average' as const,
        inflationTiming: 'midYear' as const,
        costShock: 15,
      },
    ],
  ])('%s meets its goal, and a cent less does not', (_name, change) => {
    for (const goal of GOALS) {
      const found = solved(goal, change);
      expect(found.isFeasible).toBe(true);
      expect(meets(found, goal)).toBe(true);
      const first = found.plan.firstYearContribution;
      expect(found.plan).toEqual({ ...workedFunding, ...change, firstYearContribution: first });
      expect(found.projection.rows[0]!.contribution).toBe(first);
      const less = solved(null, { ...change, firstYearContribution: first - 1 });
      expect(meets(less, goal)).toBe(false);
      expect(found.bindingBoundary).toBe(
        firstMissed(balancesOf(less.projection), goalTargets(goal, less.schedule)),
      );
    }
  });

  it('leaves the amounts of steps while it solves the first year', () => {
    const found = solved({ kind: 'fullFunding' }, { steps });
    expect(found.projection.rows.slice(6).map((row) => row.contribution)).toEqual(Array(4).fill(3_000_000));
    expect(found.plan.steps).toBe(steps);
    const late = [{ fromYear: 0, setAmount: 1, increaseRate: 0 }];
    expect(() => solved({ kind: 'baseline' }, { steps: late })).toThrow('opening year');
  });

  it('is at the maximum when the goal needs more, and reports the amount needed', () => {
    const needed = solved({ kind: 'fullFunding' }).plan.firstYearContribution;
    const short = solved({ kind: 'fullFunding' }, {}, { maximum: needed - 1 });
    expect(short.plan.firstYearContribution).toBe(needed - 1);
    expect([short.isFeasible, short.reason, short.required]).toEqual([false, 'aboveMaximum', needed]);
    expect(short.bindingBoundary).toBe(10);
    expect(short.projection.rows[0]!.contribution).toBe(needed - 1);
    expect(solved({ kind: 'fullFunding' }, {}, { maximum: needed }).isFeasible).toBe(true);
  });

  it('reports when the first day already misses', () => {
    const floor = workedFunding.startingBalance + 1;
    const missed = solved({ kind: 'thresholdDollars', floor, fromBoundary: 0 }, {}, { maximum: 2_000_000 });
    expect([missed.isFeasible, missed.reason, missed.bindingBoundary]).toEqual([false, 'targetAtStart', 0]);
    expect(missed.plan.firstYearContribution).toBe(2_000_000);
    const free = solved({ kind: 'thresholdDollars', floor, fromBoundary: 0 });
    expect(free.plan.firstYearContribution).toBe(workedFunding.firstYearContribution);
  });

  it('rounds up to whole dollars a month', () => {
    const { plan } = solved({ kind: 'baseline' }, {}, { step: 1_200 });
    expect(plan.firstYearContribution % 1_200).toBe(0);
    expect(plan.firstYearContribution).toBeGreaterThanOrEqual(
      solved({ kind: 'baseline' }).plan.firstYearContribution,
    );
  });

  it('needs less for a loan that owners repay than for one that reserves do', () => {
    const firstWith = (repaidFrom: 'owners' | 'reserves') =>
      solved({ kind: 'baseline' }, { loans: [{ ...workedLoan, repaidFrom }] }).plan.firstYearContribution;
    expect(firstWith('owners')).toBeLessThan(firstWith('reserves'));
  });
});
