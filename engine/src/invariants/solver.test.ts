import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RUNS,
  SEED,
  contributions,
  funds,
  holds,
  money,
  plans,
  rate,
  yearRates,
} from '../../fixtures/arbitraries';
import { scaledContributions } from '../projection/contributions';
import { ROUNDING_STEPS, solveAssessment, solveContribution, solveIncreaseRate } from '../solver/goals';
import { project } from '../projection/projection';
import type { SolvedContribution, SolverInput } from '../solver/solutions';
import { balancesOf, firstMissed, goalTargets } from '../solver/targets';
import type { Cents, Goal } from '../types';

/** A goal of any kind whose boundaries, drawn as shares of the horizon, are never the start. */
const goals = fc
  .record({
    kind: fc.constantFrom(
      'baseline',
      'thresholdDollars',
      'thresholdPercent',
      'fullFunding',
      'targetPercent',
      'custom',
    ),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    percent: rate(120),
    amount: money(500_000),
    hold: fc.boolean(),
    allowNegative: fc.boolean(),
  })
  .map(({ kind, share, percent, amount, hold, allowNegative }) => (years: number): Goal => {
    const k = Math.max(1, Math.round(share * years));
    if (kind === 'baseline') return { kind };
    if (kind === 'thresholdDollars') return { kind, floor: amount, fromBoundary: k, allowNegative };
    if (kind === 'thresholdPercent') return { kind, percent, fromBoundary: k, allowNegative };
    if (kind === 'fullFunding') return { kind, byBoundary: k, hold, allowNegative };
    if (kind === 'targetPercent') return { kind, percent, byBoundary: k, hold, allowNegative };
    const targets = [
      { boundary: k, amount },
      { boundary: years, amount: amount - 100_000 },
    ];
    return { kind: 'custom', targets, allowNegative };
  });

function meets(input: SolverInput, goal: Goal, firstYear: Cents): boolean {
  const planned = scaledContributions(input.shape ?? { kind: 'simple', increaseRate: 0 }, firstYear);
  const balances = balancesOf(project({ ...input, contributions: planned }));
  return firstMissed(balances, goalTargets(goal, input.schedule)) === null;
}

function solvedFor(input: SolverInput, goal: Goal): SolvedContribution {
  const solved = solveContribution(input, goal);
  if (!solved.feasible) throw new Error(solved.reason);
  return solved;
}

function firstYearFor(input: SolverInput, goal: Goal): Cents {
  return solvedFor(input, goal).firstYear;
}

/** Smallest amount in cents that passes a monotone test, using only bisection. */
function bisected(passes: (amount: Cents) => boolean): Cents {
  let high = 1;
  while (!passes(high)) high *= 2;
  let low = -1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

describe(`invariants of the solver (seed ${SEED}, ${RUNS} runs each)`, () => {
  const steps = fc.constantFrom(...Object.values(ROUNDING_STEPS));

  it('13: the solved amount meets the goal and one step less fails it', () => {
    holds(funds, contributions, goals, steps, ({ input }, shape, goalOf, step) => {
      const solver: SolverInput = { ...input, shape, step };
      const goal = goalOf(input.schedule.years);
      const { firstYear, unrounded } = solvedFor(solver, goal);
      expect(firstYear % step).toBe(0);
      expect(Math.abs(firstYear - unrounded)).toBeLessThanOrEqual(step + 5);
      expect(meets(solver, goal, firstYear)).toBe(true);
      if (firstYear > 0) expect(meets(solver, goal, firstYear - step)).toBe(false);
    });
  });

  it('13: baseline <= threshold <= higher threshold, and baseline <= full funding', () => {
    holds(funds, contributions, money(300_000), money(300_000), ({ input }, shape, floor, more) => {
      const solver: SolverInput = { ...input, shape };
      const baseline = firstYearFor(solver, { kind: 'baseline' });
      const threshold = firstYearFor(solver, { kind: 'thresholdDollars', floor });
      expect(baseline).toBeLessThanOrEqual(threshold);
      expect(threshold).toBeLessThanOrEqual(
        firstYearFor(solver, { kind: 'thresholdDollars', floor: floor + more }),
      );
      expect(baseline).toBeLessThanOrEqual(firstYearFor(solver, { kind: 'fullFunding' }));
    });
  });

  it('14: the solver agrees with bisection', () => {
    holds(funds, contributions, goals, ({ input }, shape, goalOf) => {
      const solver: SolverInput = { ...input, shape };
      const goal = goalOf(input.schedule.years);
      const found = bisected((amount) => meets(solver, goal, amount));
      expect(Math.abs(firstYearFor(solver, goal) - found)).toBeLessThanOrEqual(1);
    });
  });

  it('14: the assessment solver agrees with bisection', () => {
    holds(plans, goals, fc.nat(59), ({ plan }, goalOf, drawn) => {
      const goal = goalOf(plan.schedule.years);
      const year = drawn % plan.schedule.years;
      const targets = goalTargets(goal, plan.schedule);
      const balances = (amount: Cents) =>
        balancesOf(project({ ...plan, assessments: [...(plan.assessments ?? []), { year, amount }] }));
      const solved = solveAssessment({ ...plan, year }, goal);
      if (!solved.feasible) {
        expect(solved.reason).toBe('beforeAssessment');
        expect(firstMissed(balances(0), targets)).toBeLessThanOrEqual(year);
        return;
      }
      const found = bisected((amount) => firstMissed(balances(amount), targets) === null);
      expect(Math.abs(solved.amount - found)).toBeLessThanOrEqual(1);
    });
  });

  it('13: the solved increase meets the goal and a hundredth of a point less fails it', () => {
    holds(funds, goals, money(300_000), yearRates(12), ({ input }, goalOf, firstYear, rises) => {
      const goal = goalOf(input.schedule.years);
      const targets = goalTargets(goal, input.schedule);
      const met = (increaseRate: number) => {
        const planned = { kind: 'simple' as const, firstYear, increaseRate, yearRates: rises };
        return firstMissed(balancesOf(project({ ...input, contributions: planned })), targets) === null;
      };
      const solved = solveIncreaseRate({ ...input, firstYear, yearRates: rises, maximumRate: 30 }, goal);
      if (!solved.feasible) {
        expect(met(30)).toBe(false);
        return;
      }
      expect(met(solved.increaseRate)).toBe(true);
      if (solved.increaseRate > 0) expect(met(Math.round(solved.increaseRate * 100 - 1) / 100)).toBe(false);
    });
  });
});
