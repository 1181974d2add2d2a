import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds, money, plans, rate } from '../../fixtures/arbitraries';
import { bridge } from '../bridge/bridge';
import { californiaFigures } from '../disclosure/california';
import { explain } from '../explain/explain';
import type { ExplainedFigure } from '../explain/explanation';
import type { OutcomeFigure } from '../outcome/figure';
import type { PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';

const figures: OutcomeFigure[] = [
  { kind: 'percentFunded', boundary: 0 },
  { kind: 'percentFunded', boundary: 1 },
  { kind: 'lowestBalance' },
  { kind: 'requiredContribution' },
];
const opened: ExplainedFigure[] = [
  'startBalance',
  'contribution',
  'assessments',
  'loanProceeds',
  'interest',
  'expenditures',
  'debtService',
  'endBalance',
  'fullyFundedStart',
  'fullyFundedEnd',
];

const inputs = plans.map(({ components, options, plan: { schedule, ...rest } }) => ({
  schedule,
  plan: { ...rest, components, options } as PlanInput,
}));

describe(`invariants of explanations (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('rows of an opened figure sum to it to the cent', () => {
    holds(inputs, fc.nat(59), ({ plan, schedule }, drawn) => {
      const projection = project({ ...plan, schedule });
      const t = drawn % schedule.years;
      for (const figure of opened) {
        const { rows, value } = explain({ plan, schedule, projection }, t, figure);
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(value);
      }
      const end = explain({ plan, schedule, projection }, t, 'percentFundedEnd');
      expect(end.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(projection.rows[t]!.fullyFundedEnd);
    });
  });

  it('bars of a bridge sum exactly to the change', () => {
    holds(inputs, inputs, fc.constantFrom(...figures), money(10_000), (one, other, figure, actual) => {
      const found = bridge({ before: one.plan, after: other.plan, figure, spending: { planned: 0, actual } });
      if (found === null) return;
      expect(found.bars.reduce((sum, bar) => sum + bar.change, 0)).toBe(found.after - found.before);
      expect(found.bars.at(-1)!.value).toBe(found.after);
    });
  });

  it('23: disclosed years are the plan rows; approved revenue is never above the plan', () => {
    const statuses = fc.array(fc.constantFrom('planned' as const, 'approved' as const), {
      minLength: 4,
      maxLength: 4,
    });
    holds(inputs, statuses, rate(30), ({ plan: { assessments = [], ...plan }, schedule }, drawn, less) => {
      const stated = assessments.map((assessment, index) => ({ ...assessment, status: drawn[index]! }));
      const { contributions } = plan;
      const approved =
        contributions.kind === 'simple'
          ? {
              contributions: {
                ...contributions,
                firstYear: Math.floor(contributions.firstYear * (1 - less / 100)),
              },
            }
          : undefined;
      const found = californiaFigures({ plan, assessments: stated, units: 7, approved });
      const { rows } = project({ ...plan, schedule, assessments });
      const { plan: withPlan } = found.item6;
      expect([withPlan.required, withPlan.balance, withPlan.percentFunded]).toEqual([
        rows[0]!.fullyFundedEnd,
        rows[0]!.endBalance,
        rows[0]!.percentFundedEnd,
      ]);
      // What is stated of this year is what is approved, in item 6 as in the summary.
      expect(found.item6.balance).toBe(found.series.approved.rows[0]!.endBalance);
      expect(found.summary.balance).toBe(found.item6.balance);
      expect(found.item7.map(({ plan: end }) => [end.required, end.balance])).toEqual(
        rows.slice(1, 6).map((row) => [row.fullyFundedEnd, row.endBalance]),
      );
      found.series.approved.rows.forEach((row, t) =>
        expect(row.endBalance).toBeLessThanOrEqual(rows[t]!.endBalance),
      );
      expect(found.item3.isSufficient).toBe(found.series.approved.rows.every((row) => row.endBalance >= 0));
    });
  });
});
