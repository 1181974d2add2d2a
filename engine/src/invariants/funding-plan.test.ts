import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, components, holds, money, rate } from '../../fixtures/arbitraries';
import { fundingPlans, planYearRates } from '../../fixtures/funding-plans';
import { explain } from '../explain/explain';
import type { ExplainedFigure } from '../explain/explanation';
import { fundingPlanInput, type FundingPlan } from '../plan/funding-plan';
import { projectionInput, projectPlan } from '../plan/plan-input';
import { increaseNeeded } from '../plan/solve-buttons';
import { solvePlan } from '../plan/solved-plan';
import { project } from '../projection/projection';
import { expendituresByCategory } from '../inventory/schedule';
import { createSimulation } from '../simulation/simulation';
import { balancesOf, firstMissed, goalTargets } from '../solver/targets';
import type { Goal, ReserveComponent } from '../types';
import { whatIfColumns } from '../what-if/columns';

const plansOf = fc.tuple(fundingPlans, components('any', 8));
const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.constant({ kind: 'baseline' as const }),
  money(200_000).map((floor) => ({ kind: 'thresholdDollars' as const, floor })),
  fc.record({ kind: fc.constant('thresholdPercent' as const), percent: rate(100) }),
  fc.record({
    kind: fc.constant('fullFunding' as const),
    byBoundary: fc.integer({ min: 1, max: 30 }),
    hold: fc.boolean(),
  }),
);
const opened: ExplainedFigure[] = [
  'contribution',
  'interest',
  'expenditures',
  'endBalance',
  'fullyFundedStart',
  'fullyFundedEnd',
];

const rowsOf = (plan: FundingPlan, lines: readonly ReserveComponent[], years = 30) =>
  projectPlan(fundingPlanInput(plan, lines, years)).rows;

describe(`invariants of funding plans with rates of single years (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('1, 2, 7, 10: rows foot, carry on and add up, and no interest is negative', () => {
    holds(plansOf, ([plan, lines]) => {
      const rows = rowsOf(plan, lines);
      let change = 0;
      rows.forEach((row, t) => {
        const inflow = row.contribution + row.assessments + row.loanProceeds + row.interest;
        change += inflow - row.expenditures - row.debtService;
        expect(row.endBalance).toBe(plan.startingBalance + change);
        expect(row.interest).toBeGreaterThanOrEqual(0);
        const before = rows[t - 1];
        expect(row.startBalance).toBe(before?.endBalance ?? plan.startingBalance);
        if (before) expect(row.fullyFundedStart).toBe(before.fullyFundedEnd);
      });
      const free = plan.yearRates!.map((own) => ({ ...own, interestRate: 0 }));
      const without = rowsOf({ ...plan, interestRate: 0, yearRates: free }, lines);
      expect(without.every((row) => row.interest === 0)).toBe(true);
    });
  });

  it('3: a higher rise of the contribution or more interest in a year lowers no balance', () => {
    const bump = fc.record({ year: fc.integer({ min: 0, max: 29 }), more: rate(5) });
    holds(plansOf, bump, ([plan, lines], { year, more }) => {
      const own = plan.yearRates!.find((one) => one.year === year) ?? { year };
      const others = plan.yearRates!.filter((one) => one.year !== year);
      const rowsAt = (increaseRate: number) =>
        rowsOf({ ...plan, yearRates: [...others, { ...own, increaseRate }] }, lines);
      const increase = own.increaseRate ?? plan.increaseRate;
      const [before, after] = [rowsAt(increase), rowsAt(increase + more)];
      before.forEach((row, t) => expect(row.endBalance).toBeLessThanOrEqual(after[t]!.endBalance));
    });
  });

  it('13, 14: a solved plan meets its goal, and a cent less does not', () => {
    holds(plansOf, goals, ([plan, lines], goal) => {
      const found = solvePlan(plan, lines, { goal });
      const meets = (firstYearContribution: number) => {
        const input = projectionInput(fundingPlanInput({ ...plan, firstYearContribution }, lines));
        return firstMissed(balancesOf(project(input)), goalTargets(goal, input.schedule)) === null;
      };
      const first = found.plan.firstYearContribution;
      expect(found.isFeasible && meets(first)).toBe(true);
      if (first > 0) expect(meets(first - 1)).toBe(false);
    });
  });

  it('13: a solved increase meets its goal, and a hundredth of a point less does not', () => {
    holds(plansOf, goals, ([plan, lines], goal) => {
      const meets = (increaseRate: number) => {
        const input = projectionInput(fundingPlanInput({ ...plan, increaseRate }, lines));
        return firstMissed(balancesOf(project(input)), goalTargets(goal, input.schedule)) === null;
      };
      const answer = increaseNeeded(plan, lines, goal, { maximumRate: 25 });
      if (!answer.feasible) {
        expect(meets(25)).toBe(false);
        return;
      }
      expect(meets(answer.value)).toBe(true);
      if (answer.value > 0) expect(meets(Math.round(answer.value * 100 - 1) / 100)).toBe(false);
    });
  });

  it('17, 24: a longer horizon leaves the first rows identical, and categories add up', () => {
    holds(plansOf, fc.integer({ min: 1, max: 29 }), ([plan, lines], years) => {
      expect(rowsOf(plan, lines, 30).slice(0, years)).toEqual(rowsOf(plan, lines, years));
      const { schedule } = projectionInput(fundingPlanInput(plan, lines));
      const spent = schedule.expenditures.slice(0, years).reduce((sum, year) => sum + year, 0);
      const totals = expendituresByCategory(schedule, 0, years - 1);
      expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(spent);
    });
  });

  it('rows of every opened figure sum to it to the cent', () => {
    holds(plansOf, fc.nat(29), ([funding, lines], t) => {
      const plan = fundingPlanInput(funding, lines);
      const input = projectionInput(plan);
      const projection = project(input);
      for (const figure of opened) {
        const { rows, value } = explain({ plan, schedule: input.schedule, projection }, t, figure);
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(value);
      }
    });
  });

  it('21: without spreads every simulated path is the plan, and a what-if column is the plan changed', () => {
    const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
    holds(plansOf, planYearRates, rate(8), ([plan, lines], yearRates, inflationRate) => {
      const input = fundingPlanInput({ ...plan, yearRates }, lines);
      const rows = rowsOf({ ...plan, yearRates }, lines);
      const simulation = createSimulation({ ...input, seed: 7, spreads: none, capacity: 2 });
      simulation.run(2);
      const { balances } = simulation.addPlan(input).run.advance();
      expect(balances.map((row) => row[1])).toEqual(rows.map((row) => row.endBalance));
      const [column] = whatIfColumns(input, [{ inflationRate }]);
      expect(column!.projection.rows).toEqual(rowsOf({ ...plan, yearRates, inflationRate }, lines));
    });
  });
});
