import { describe, expect, it } from 'vitest';
import { workedFunding } from '../../fixtures/funding-plans';
import { workedPlan } from '../../fixtures/plans';
import type { FundingPlan } from './funding-plan';
import { fundingPlanInput } from './funding-plan';
import { projectPlan } from './plan-input';
import {
  assessmentNeeded,
  contributionFullyFundedBy,
  increaseNeeded,
  lowestContribution,
  lowestContributionAbove,
  type FoundPlan,
  type NoPlan,
} from './solve-buttons';

const { components } = workedPlan;
const years = 10;
const poor: FundingPlan = { ...workedFunding, firstYearContribution: 1_500_000 };
const steps = [{ fromYear: 4, addAmount: 100_000, increaseRate: 2 }];
const yearRates = [{ year: 3, inflationRate: 10, increaseRate: 6 }];

function found<Figure>(answer: FoundPlan<Figure> | NoPlan): FoundPlan<Figure> {
  if (!answer.feasible) throw new Error(answer.reason);
  return answer;
}
const project = (plan: FundingPlan) => projectPlan(fundingPlanInput(plan, components, years));
const ends = (plan: FundingPlan) => project(plan).rows.map((row) => row.endBalance);
const lowest = (plan: FundingPlan) => Math.min(...ends(plan));

describe.each([
  ['a simple plan', poor],
  ['a ladder with rates of single years', { ...poor, steps, yearRates }],
])('solve buttons of %s', (_name, plan) => {
  it('find the lowest contribution that never goes below an amount', () => {
    const answer = found(lowestContributionAbove(plan, components, 2_000_000, { years }));
    expect(answer.plan).toEqual({ ...plan, firstYearContribution: answer.value });
    expect(answer.before).toBe(1_500_000);
    expect(lowest(answer.plan)).toBeGreaterThanOrEqual(2_000_000);
    expect(lowest({ ...plan, firstYearContribution: answer.value - 1 })).toBeLessThan(2_000_000);
    expect(answer.projection).toEqual(project(answer.plan));
    expect(answer.projection.rows[answer.bindingBoundary - 1]!.endBalance).toBe(lowest(answer.plan));
  });

  it('find the contribution that is fully funded by a year and stays so', () => {
    const answer = found(contributionFullyFundedBy(plan, components, 6, { years }));
    const isFull = (candidate: FundingPlan) =>
      project(candidate)
        .rows.slice(6)
        .every((row) => row.endBalance >= row.fullyFundedEnd) && lowest(candidate) >= 0;
    expect(isFull(answer.plan)).toBe(true);
    expect(isFull({ ...plan, firstYearContribution: answer.value - 1 })).toBe(false);
    expect(answer.bindingBoundary).toBeGreaterThanOrEqual(7);
  });

  it.each([
    { kind: 'baseline' as const },
    { kind: 'thresholdDollars' as const, floor: 1_000_000 },
    { kind: 'fullFunding' as const },
  ])('find the increase needed for $kind', (goal) => {
    const answer = found(increaseNeeded(plan, components, goal, { years }));
    expect(answer.plan).toEqual({ ...plan, increaseRate: answer.value });
    const meets = (increaseRate: number) => {
      const { rows } = project({ ...plan, increaseRate });
      const floor = goal.kind === 'thresholdDollars' ? goal.floor : 0;
      const last = rows.at(-1)!;
      return (
        rows.every((row) => row.endBalance >= floor) &&
        (goal.kind !== 'fullFunding' || last.endBalance >= last.fullyFundedEnd)
      );
    };
    expect(meets(answer.value)).toBe(true);
    expect(meets(Math.round(answer.value * 100 - 1) / 100)).toBe(false);
    expect(answer.projection).toEqual(project(answer.plan));
  });

  it('find the assessment needed in a year, besides the planned ones', () => {
    const answer = found(
      assessmentNeeded(plan, components, { year: 3, goal: { kind: 'baseline' } }, { years }),
    );
    expect(answer.value).toBeGreaterThan(0);
    expect(answer.plan.assessments).toEqual([...plan.assessments!, { year: 3, amount: answer.value }]);
    expect(lowest(answer.plan)).toBeGreaterThanOrEqual(0);
    const less = [...plan.assessments!, { year: 3, amount: answer.value - 1 }];
    expect(lowest({ ...plan, assessments: less })).toBeLessThan(0);
    expect(answer.projection).toEqual(project(answer.plan));
  });
});

describe('fully funded by a year', () => {
  it('holds after that year, even when contributions cease', () => {
    const ceasing = { ...poor, steps: [{ fromYear: 5, setAmount: 0, increaseRate: 0 }] };
    const { projection, bindingBoundary } = found(
      contributionFullyFundedBy(ceasing, components, 4, { years }),
    );
    expect(bindingBoundary).toBe(10);
    expect(projection.rows.slice(4).every((row) => row.endBalance >= row.fullyFundedEnd)).toBe(true);
  });
});

describe('solve buttons without an answer', () => {
  it('report the amount needed above the maximum', () => {
    const needed = found(lowestContribution(poor, components, { kind: 'fullFunding' }, { years })).value;
    const maximum = needed - 1_000;
    expect(lowestContribution(poor, components, { kind: 'fullFunding' }, { years, maximum })).toEqual({
      feasible: false,
      reason: 'aboveMaximum',
      boundary: 10,
      required: needed,
    });
    const goal = { kind: 'baseline' } as const;
    const assessed = found(assessmentNeeded(poor, components, { year: 3, goal }, { years })).value;
    const refused = assessmentNeeded(poor, components, { year: 3, goal }, { years, maximum: assessed - 1 });
    expect(refused).toMatchObject({ feasible: false, reason: 'aboveMaximum', required: assessed });
  });

  it('report that no increase is enough, and that an assessment comes too late', () => {
    const bare = { ...poor, firstYearContribution: 0 };
    const goal = { kind: 'baseline' } as const;
    expect(increaseNeeded(bare, components, goal, { years })).toMatchObject({
      feasible: false,
      reason: 'aboveMaximum',
      required: null,
    });
    const late = assessmentNeeded(bare, components, { year: 8, goal }, { years });
    expect(late).toMatchObject({ feasible: false, reason: 'beforeAssessment' });
    expect((late as NoPlan).boundary).toBeLessThanOrEqual(8);
  });

  it('leave a plan that needs nothing unchanged', () => {
    const rich = { ...poor, startingBalance: 900_000_000 };
    const goal = { kind: 'baseline' } as const;
    expect(found(increaseNeeded(rich, components, goal, { years })).value).toBe(0);
    const answer = found(assessmentNeeded(rich, components, { year: 2, goal }, { years }));
    expect([answer.value, answer.plan]).toEqual([0, rich]);
    expect(found(lowestContributionAbove(rich, components, 0, { years })).value).toBe(0);
  });
});
