import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds, ladder, money, plans, rate } from '../../fixtures/arbitraries';
import { applyToAllPlans } from '../plan/apply-to-all';
import { projectPlan, type PlanInput } from '../plan/plan-input';

const shared = fc.record({
  startingBalance: money(500_000),
  inflationRate: rate(8),
  interestRate: rate(8),
  firstYearContribution: money(300_000),
  increaseRate: rate(8),
});

describe(`invariant of shared assumptions (seed ${SEED}, ${RUNS} runs)`, () => {
  it('15: "apply to all plans" sets what is shared and leaves ladder steps untouched', () => {
    holds(plans, ladder, shared, ({ components, options, plan }, steps, assumptions) => {
      const { schedule: _schedule, ...rest } = plan;
      const own: PlanInput = { ...rest, components, options };
      const simple = {
        kind: 'simple' as const,
        firstYear: 1_000,
        increaseRate: 1,
        yearRates: [{ year: 2, rate: 9 }],
      };
      const all = [
        { ...own, contributions: steps },
        { ...own, contributions: simple },
      ];
      const [laddered, level] = applyToAllPlans(all, assumptions);
      expect(laddered!.contributions).toEqual(steps);
      expect(level!.contributions).toEqual({
        kind: 'simple',
        firstYear: assumptions.firstYearContribution,
        increaseRate: assumptions.increaseRate,
        yearRates: [{ year: 2, rate: 9 }],
      });
      for (const applied of [laddered!, level!]) {
        expect(applied.startingBalance).toBe(assumptions.startingBalance);
        expect(applied.options).toEqual({ ...options, inflationRate: assumptions.inflationRate });
        expect(applied.interest).toEqual({ ...own.interest, interestRate: assumptions.interestRate });
        expect(applied.assessments).toEqual(own.assessments);
        expect(projectPlan(applied).rows[0]!.startBalance).toBe(assumptions.startingBalance);
      }
      expect(applyToAllPlans(all, {})).toEqual(all);
    });
  });
});
