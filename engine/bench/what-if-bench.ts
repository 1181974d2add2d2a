import { buildSchedule } from '../src/inventory/schedule';
import type { PlanInput } from '../src/plan/plan-input';
import type { ReserveComponent } from '../src/types';
import { adjustedPlan, type Adjustment } from '../src/what-if/adjustment';
import { whatIfColumns } from '../src/what-if/columns';
import { naiveEndBalance } from './naive';
import { processorTime, type BenchResult } from './processor-time';

/** Components, and the milliseconds of processor that a step of five inventories may take. */
const SIZES = [
  { count: 200, budget: 1 },
  { count: 1_000, budget: 4 },
];

function planOf(count: number): PlanInput {
  const components = Array.from({ length: count }, (_, index): ReserveComponent => {
    const usefulLife = 3 + ((index * 7) % 38);
    const remainingUsefulLife = (index * 13) % (usefulLife + 1);
    const currentCost = 50_000 + ((index * 7_919) % 9_000_000);
    const category = `category ${index % 20}`;
    return { id: `c${index}`, category, currentCost, usefulLife, remainingUsefulLife };
  });
  return {
    components,
    options: { years: 30, inflationRate: 3 },
    startingBalance: 100_000_000,
    contributions: { kind: 'simple', firstYear: 60_000_000, increaseRate: 2.5 },
    interest: { interestRate: 1.5 },
  };
}

/** Five columns, four with their own schedule: the second most expensive step possible. */
const adjustments: Adjustment[] = [
  { firstYear: 62_000_000 },
  { costShock: 10 },
  { lifeOffset: -1 },
  { inflationRate: 4 },
  { moves: { c10: 5, c20: 9 } },
];

function naiveStep(plan: PlanInput): number[] {
  return adjustments.map((adjustment) => {
    const {
      components: own,
      options,
      startingBalance,
      contributions,
      interest,
    } = adjustedPlan(plan, adjustment);
    if (contributions.kind === 'ladder') throw new Error('the naive computation has no ladders');
    const rates = {
      inflation: options.inflationRate / 100,
      interest: interest.interestRate / 100,
      increase: contributions.increaseRate / 100,
    };
    return naiveEndBalance(
      { components: own, years: options.years, startingBalance, ...rates },
      contributions.firstYear,
    );
  });
}

/** One step of a slider: 30 years, five columns with their cash facts. */
function stepOf(count: number, budget: number): BenchResult[] {
  const plan = planOf(count);
  const kept = buildSchedule(plan.components, plan.options);
  const step = () => whatIfColumns(plan, adjustments, kept);
  const [answers, expected] = [step().map(({ projection }) => projection.endBalance), naiveStep(plan)];
  answers.forEach((answer, index) => {
    if (Math.abs(answer - expected[index]!) > count)
      throw new Error(`column ${index}: ${answer}, naive ${expected[index]}`);
  });
  const slider = () => whatIfColumns(plan, [{ firstYear: 61_000_000 }, {}, {}, {}, {}], kept);
  const naive = processorTime(7, () => naiveStep(plan), 5);
  const result = (name: string, time: number): BenchResult => ({
    name: `what-if step, ${count} components, ${name}`,
    ratio: naive / time,
    detail: `engine ${time.toFixed(2)} ms of processor (budget ${budget}), naive ${naive.toFixed(2)} ms`,
    atLeast: Math.round((100 * naive) / budget) / 100,
    row: {
      what: `what-if step, ${count} components, ${name}`,
      asked: `≤ ${budget} ms of CPU`,
      now: `${time.toFixed(2)} ms`,
    },
  });
  return [
    result('5 inventories', processorTime(15, step, 40)),
    result('5 contributions', processorTime(9, slider, 20)),
  ];
}

export function runWhatIfBench(): BenchResult[] {
  return SIZES.flatMap(({ count, budget }) => stepOf(count, budget));
}
