import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { buildSchedule } from '../inventory/schedule';
import { project } from '../projection/projection';
import { solveContribution } from '../solver/goals';
import type { ContributionSchedule } from '../types';
import { emptyDraws, type Draws } from './draws';
import { PlanRun, type SimulatedPlan } from './plan-run';

const SPENT = [
  [40_000, 0, 90_000],
  [10_000, 160_000, 20_000],
];
/** Thousandths of a point: a path that earns the plan's rate, and one that earns 0.5 more, then 0.25 less. */
const SHIFTS = [
  [0, 0, 0],
  [500, -250, 0],
];

/** Two paths of three years, as if they were drawn. */
function drawn(paths = 2): Draws {
  const draws = emptyDraws(3, 3);
  for (const [path, spent] of SPENT.entries())
    spent.forEach((cost, t) => {
      draws.expenditures[t]![path] = cost;
      draws.interestShift[t]![path] = SHIFTS[path]![t]!;
    });
  return { ...draws, paths };
}
const plan: SimulatedPlan = {
  startingBalance: 100_000,
  contributions: { kind: 'simple', firstYear: 50_000, increaseRate: 4 },
  interest: { interestRate: 2 },
  assessments: [{ year: 1, amount: 7_000 }],
  loanProceeds: [{ year: 1, amount: 30_000 }],
  debtService: [
    { year: 1, amount: 3_000 },
    { year: 2, amount: 16_000 },
  ],
};

/** The same path as a plan with its own costs and rates. */
function pathInput(given: SimulatedPlan, path: number) {
  const schedule = {
    ...buildSchedule([component(1, 10, 9)], { years: 3, inflationRate: 0 }),
    expenditures: SPENT[path]!,
  };
  const { interestRate } = given.interest;
  const yearRates = SHIFTS[path]!.map((shift, year) => ({ year, rate: interestRate + shift / 1_000 }));
  const { assessmentFloor: _, ...funding } = given;
  return { ...funding, schedule, interest: { ...given.interest, yearRates } };
}
const endsOf = (given: SimulatedPlan, path: number) =>
  project(pathInput(given, path)).rows.map((row) => row.endBalance);
const balancesOf = (run: PlanRun, path: number) => run.result.balances.map((row) => row[path]);

describe('a plan on the draws', () => {
  it.each<[string, Partial<SimulatedPlan>]>([
    ['with loans and assessments', {}],
    ['that ends below zero', { startingBalance: -90_000 }],
    [
      'that is charged interest below zero',
      { startingBalance: -90_000, interest: { interestRate: 2, chargeOnNegative: true } },
    ],
    ['without other money', { assessments: undefined, loanProceeds: undefined, debtService: undefined }],
  ])('%s is the plan with the costs and rates of the path', (_name, change) => {
    const given = { ...plan, ...change };
    const run = new PlanRun(given, drawn());
    run.advance();
    for (const path of [0, 1]) expect(balancesOf(run, path)).toEqual(endsOf(given, path));
    expect(run.result).toMatchObject({ paths: 2, assessments: [] });
  });

  it('goes on with the paths that were drawn since', () => {
    const draws = drawn(1);
    const run = new PlanRun({ ...plan, assessmentFloor: 150_000 }, draws);
    run.advance();
    expect([run.result.paths, balancesOf(run, 1)]).toEqual([1, [0, 0, 0]]);
    draws.paths = 2;
    run.advance();
    run.advance();
    const whole = new PlanRun({ ...plan, assessmentFloor: 150_000 }, drawn());
    expect(run.result).toEqual(whole.advance());
  });

  const ladder: ContributionSchedule = {
    kind: 'ladder',
    steps: [
      { fromYear: 0, setAmount: 40_000, increaseRate: 2 },
      { fromYear: 1, addAmount: 10_000, increaseRate: 5 },
    ],
  };
  it.each([
    ['simple', plan.contributions],
    ['a ladder', ladder],
  ])('finds the safe contribution of each path, the contributions %s', (_name, contributions) => {
    const given = { ...plan, contributions, startingBalance: 20_000 };
    const { safeContribution } = new PlanRun(given, drawn()).advance();
    for (const path of [0, 1]) {
      const { contributions: shape, ...input } = pathInput(given, path);
      const solved = solveContribution({ ...input, shape }, { kind: 'baseline' });
      if (!solved.feasible) throw new Error(solved.reason);
      expect(safeContribution[path]).toBeGreaterThan(0);
      expect(Math.abs(safeContribution[path]! - solved.unrounded)).toBeLessThan(0.01);
    }
  });

  it('needs no contribution where the money lasts, and the same each year where a ladder begins with none', () => {
    const rich = new PlanRun({ ...plan, startingBalance: 900_000 }, drawn()).advance();
    expect([...rich.safeContribution.subarray(0, 2)]).toEqual([0, 0]);
    const late: ContributionSchedule = {
      kind: 'ladder',
      steps: [{ fromYear: 1, setAmount: 40_000, increaseRate: 0 }],
    };
    const flat: ContributionSchedule = { kind: 'simple', firstYear: 1, increaseRate: 0 };
    const safeOf = (contributions: ContributionSchedule) =>
      new PlanRun({ ...plan, startingBalance: 0, contributions }, drawn()).advance().safeContribution;
    expect(safeOf(late)).toEqual(safeOf(flat));
    expect(safeOf({ ...flat, firstYear: 0 })).toEqual(safeOf(flat));
  });

  it('levies what is missing at the floor, and goes on from there', () => {
    const bare = { startingBalance: 0, contributions: plan.contributions, interest: { interestRate: 0 } };
    const { assessments, balances } = new PlanRun({ ...bare, assessmentFloor: 20_000 }, drawn()).advance();
    // Path 0: 50,000 - 40,000; 20,000 + 52,000; 72,000 + 54,080 - 90,000. Interest is 0 whatever was drawn below it.
    expect(assessments.map((row) => row[0])).toEqual([10_000, 0, 0]);
    expect(balances.map((row) => row[0])).toEqual([10_000, 62_000, 26_080]);
    expect(new PlanRun(bare, drawn()).advance().assessments).toEqual([]);
  });

  it('refuses balances that are too large, above and below zero', () => {
    const most = Number.MAX_SAFE_INTEGER;
    for (const startingBalance of [most, -most]) {
      const draws = drawn();
      draws.expenditures[0]!.fill(startingBalance > 0 ? 0 : 90_000);
      expect(() => new PlanRun({ ...plan, startingBalance }, draws).advance()).toThrow(
        'a simulated balance cannot be held',
      );
    }
  });
});
