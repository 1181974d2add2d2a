import { describe, expect, it } from 'vitest';
import april from '../../fixtures/published/ridge-park-2026-april.json';
import march from '../../fixtures/published/ridge-park-2026-march.json';
import { cents } from '../../fixtures/inventory';
import { fullyFundedBalance, percentFunded } from '../inventory/fully-funded';
import { projectPlan, type PlanInput } from '../plan/plan-input';
import { buildSchedule, expendituresByCategory } from '../inventory/schedule';
import type { InterestOptions, ReserveComponent, ScheduleOptions } from '../types';

// 30-year tables that an association's own preparer printed, in whole dollars. Chosen among the conventions: interest month
// by month on deposits at month starts, work in mid-year as costs and ages count it, paid when July has earned,
// percent funded at the end of the year.

type Study = typeof april | typeof march;

const HALF_DOLLAR = 50;
const HALF_HUNDREDTH = 0.005;

const WORK: Pick<ScheduleOptions, 'inflationTiming' | 'workTiming'> = {
  inflationTiming: 'midYear',
  workTiming: 'midYear',
};

const MONTHS: Omit<InterestOptions, 'interestRate'> = {
  convention: 'monthly',
  deposits: 'monthStart',
  spendingMonth: 7,
};

function inventoryOf(study: Study): ReserveComponent[] {
  return study.components.map((line, index) => {
    const [category, cost, usefulLife, remainingUsefulLife, isOneTime = false] = line as [
      string,
      number,
      number,
      number,
      boolean?,
    ];
    const currentCost = cents(cost);
    return { id: `${index}`, category, currentCost, usefulLife, remainingUsefulLife, isOneTime };
  });
}

function planOf(study: Study, more: Partial<ScheduleOptions & InterestOptions> = {}): PlanInput {
  const { startingBalance, inflationRate, interestRate } = study.assumptions;
  const { inflationTiming, workTiming, ...months } = { ...WORK, ...MONTHS, ...more };
  return {
    components: inventoryOf(study),
    options: { years: 30, inflationRate, inflationTiming, workTiming },
    startingBalance: cents(startingBalance),
    interest: { interestRate, ...months },
    contributions: {
      kind: 'ladder',
      steps: study.rows.map((row, t) => ({ fromYear: t, setAmount: cents(row[2]!), increaseRate: 0 })),
    },
  };
}

const expectPrinted = (found: number, printed: number, what: string) =>
  expect(Math.abs(found - cents(printed)), `${what}: ${found / 100}, printed ${printed}`).toBeLessThanOrEqual(
    HALF_DOLLAR,
  );

/** Cells of the cash flow and of the percents funded that differ from the print. */
function cellsOff(study: Study, plan: PlanInput): number {
  const found = projectPlan(plan).rows;
  return study.rows.flatMap(([, start, , spent, interest, end, fullyFunded], t) => {
    const { startBalance, expenditures, interest: earned, endBalance, fullyFundedEnd } = found[t]!;
    const pairs = [
      [startBalance, start],
      [expenditures, spent],
      [earned, interest],
      [endBalance, end],
      [fullyFundedEnd, fullyFunded],
    ];
    return pairs.filter(([is, printed]) => Math.abs(is! - cents(printed!)) > HALF_DOLLAR);
  }).length;
}

describe.each([
  ['March 2026', march],
  ['April 2026', april],
])('tables of the reserve study of %s', (_month, study: Study) => {
  const { firstYear, inflationRate } = study.assumptions;

  it('meets every cell of the cash flow and of the percents funded', () => {
    expect(study.rows).toHaveLength(30);
    const found = projectPlan(planOf(study)).rows;
    study.rows.forEach((printed, t) => {
      const [year, start, contribution, spent, interest, end, fullyFunded, percent] = printed as [
        number,
        ...[number, number, number, number, number, number, number],
      ];
      const row = found[t]!;
      expect(year).toBe(firstYear + t);
      expectPrinted(row.startBalance, start, `start of ${year}`);
      expectPrinted(row.contribution, contribution, `contribution of ${year}`);
      expectPrinted(row.expenditures, spent, `expenditures of ${year}`);
      expectPrinted(row.interest, interest, `interest of ${year}`);
      expectPrinted(row.endBalance, end, `end of ${year}`);
      expectPrinted(row.fullyFundedEnd, fullyFunded, `fully funded balance of ${year}`);
      expect(Math.abs(row.percentFundedEnd! - percent), `percent of ${year}`).toBeLessThanOrEqual(
        HALF_HUNDREDTH,
      );
    });
  });

  it('meets every cell of the expenditures by category', () => {
    const schedule = buildSchedule(inventoryOf(study), { years: 30, inflationRate, ...WORK });
    for (let t = 0; t < 30; t++) {
      const found = new Map(
        expendituresByCategory(schedule, t, t).map(({ category, total }) => [category, total]),
      );
      for (const [category, printed] of study.categories as [string, number[]][])
        expectPrinted(found.get(category) ?? 0, printed[t]!, `${category} in ${firstYear + t}`);
    }
  });

  it('has the printed costs and fully funded balance of today', () => {
    const components = inventoryOf(study);
    const { totalCurrentCost } = buildSchedule(components, { years: 30, inflationRate, ...WORK });
    expectPrinted(totalCurrentCost, study.today.currentCost, 'current cost');
    const fullyFunded = fullyFundedBalance(components, 0, { inflationRate, ...WORK });
    expectPrinted(fullyFunded, study.today.fullyFunded, 'fully funded balance');
    const percent = percentFunded(cents(study.assumptions.startingBalance), fullyFunded)!;
    expect(Math.abs(percent - study.today.percentFunded)).toBeLessThanOrEqual(HALF_HUNDREDTH);
  });

  it.each([
    ['deposits at month ends', { deposits: 'monthEnd' }],
    ['spending in June', { spendingMonth: 6 }],
    ['costs of the start of the year', { inflationTiming: 'startOfYear' }],
    ['ages of the start of the year', { workTiming: 'startOfYear' }],
    ['interest on halves of the flows', { convention: 'midYear' }],
  ] as const)('is not met with %s', (_other, more) => {
    expect(cellsOff(study, planOf(study))).toBe(0);
    expect(cellsOff(study, planOf(study, more))).toBeGreaterThanOrEqual(30);
  });
});
