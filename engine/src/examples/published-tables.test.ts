import { describe, expect, it } from 'vitest';
import study2024 from '../../fixtures/published/deschutes-heights-2024.json';
import study2025 from '../../fixtures/published/deschutes-heights-2025.json';
import { cents } from '../../fixtures/inventory';
import { annualDeterioration, fullyFundedBalance } from '../inventory/fully-funded';
import { ROUNDING_STEPS } from '../solver/goals';
import { fundingPlanInput, type FundingPlan } from '../plan/funding-plan';
import { projectPlan } from '../plan/plan-input';
import { solvePlan } from '../plan/solved-plan';
import { buildSchedule } from '../inventory/schedule';
import type { Goal, ReserveComponent } from '../types';

// 30-year tables that another preparer printed, in whole dollars. Chosen among the conventions: interest by mid-year on
// a nominal rate compounded monthly, costs of a year inflated to its start, percent funded at the start of the year.

type Study = typeof study2024 | typeof study2025;

/** Half a dollar: a printed figure is the nearest one. */
const HALF_DOLLAR = 50;

function inventoryOf(study: Study): ReserveComponent[] {
  return study.components.map(({ code, name, currentCost, ...lives }) => ({
    id: code,
    category: name,
    currentCost: cents(currentCost),
    usefulLife: lives.usefulLife,
    remainingUsefulLife: lives.remainingUsefulLife,
  }));
}

function planOf({ assumptions }: Study, firstYear: number): FundingPlan {
  const { startingBalance, increaseRate, inflationRate, interestRate } = assumptions;
  return {
    startingBalance: cents(startingBalance),
    firstYearContribution: cents(firstYear),
    increaseRate,
    inflationRate,
    interestRate,
    rateBasis: 'nominalMonthly',
  };
}

const expectPrinted = (found: number, printed: number, what: string) =>
  expect(Math.abs(found - cents(printed)), `${what}: ${found / 100}, printed ${printed}`).toBeLessThanOrEqual(
    HALF_DOLLAR,
  );

describe.each([
  ['2024', study2024],
  ['2025', study2025],
])('tables of the reserve study of %s', (_year, study: Study) => {
  const components = inventoryOf(study);
  const { firstYear } = study.assumptions;

  it('starts within the printed rounding of its balance', () => {
    const { startingBalance, printedStartingBalance } = study.assumptions;
    expectPrinted(cents(startingBalance), printedStartingBalance, 'start');
  });

  it.each(study.plans)('meets every cell of the $name', ({ rows, endingBalance }) => {
    expect(rows).toHaveLength(30);
    const found = projectPlan(fundingPlanInput(planOf(study, rows[0]![4]!), components, 30)).rows;
    rows.forEach((printed, t) => {
      const [year, start, fullyFunded, percent, funding, interest, spent] = printed as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const row = found[t]!;
      expect(year).toBe(firstYear + t);
      expectPrinted(row.startBalance, start, `start of ${year}`);
      expectPrinted(row.fullyFundedStart, fullyFunded, `fully funded balance of ${year}`);
      expectPrinted(row.contribution, funding, `funding of ${year}`);
      expectPrinted(row.interest, interest, `interest of ${year}`);
      expectPrinted(row.expenditures, spent, `expenses of ${year}`);
      expect(Math.abs(row.percentFundedStart! - percent)).toBeLessThanOrEqual(0.05);
    });
    if (endingBalance !== null) expectPrinted(found.at(-1)!.endBalance, endingBalance, 'end');
  });

  it('spends the amounts of the detail table on each component, and in no other year', () => {
    const { occurrences } = buildSchedule(components, { years: 30, inflationRate: 3 });
    for (const { code, spent } of study.components) {
      const own = occurrences.filter(({ componentId }) => componentId === code);
      expect(own.map(({ t }) => firstYear + t)).toEqual(spent.map(([year]) => year));
      own.forEach(({ cost, t }, index) =>
        expectPrinted(cost, spent[index]![1]!, `${code} in ${firstYear + t}`),
      );
    }
  });

  it('has the printed fully funded balance and deterioration of today', () => {
    for (const [index, { fullyFunded, code }] of study.components.entries())
      expectPrinted(fullyFundedBalance([components[index]!], 0, { inflationRate: 3 }), fullyFunded, code);
    expectPrinted(annualDeterioration(components), study.annualDeterioration, 'deterioration');
  });
});

// The preparer reaches its goals by the start of the last year and rounds up to 5 dollars a month.
const GOALS: Record<string, Goal> = {
  fullFunding: { kind: 'fullFunding', byBoundary: 29 },
  threshold70: { kind: 'targetPercent', percent: 70, byBoundary: 29 },
  baseline: { kind: 'baseline' },
};

describe('recommended monthly transfers', () => {
  const perMonth = (study: Study, goal: string, step: number) => {
    const solved = solvePlan(planOf(study, 0), inventoryOf(study), { goal: GOALS[goal]!, step });
    return solved.plan.firstYearContribution / 1_200;
  };
  const printed = (study: Study, goal: string) =>
    study.recommendations.find((recommendation) => recommendation.goal === goal)!.perMonth;
  const { fiveMonthlyDollars, tenMonthlyDollars } = ROUNDING_STEPS;

  it.each([
    ['fullFunding', study2024, fiveMonthlyDollars],
    ['fullFunding', study2025, fiveMonthlyDollars],
    ['threshold70', study2025, fiveMonthlyDollars],
    ['baseline', study2025, tenMonthlyDollars],
  ])('%s is solved as printed', (goal, study, step) => {
    expect(perMonth(study, goal, step)).toBe(printed(study, goal));
  });

  it('need less than the baseline printed in 2024, which stays above zero', () => {
    expect(perMonth(study2024, 'baseline', tenMonthlyDollars)).toBeLessThan(printed(study2024, 'baseline'));
  });
});
