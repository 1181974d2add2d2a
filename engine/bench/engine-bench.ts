import { solveContribution } from '../src/solver/goals';
import { project, type ProjectionInput } from '../src/projection/projection';
import { buildSchedule } from '../src/inventory/schedule';
import type { ReserveComponent } from '../src/types';
import { naiveEndBalance, naiveSolve, type NaivePlan } from './naive';

/** How many times faster the engine is than a naive computation of the same answer. */
export interface BenchResult {
  name: string;
  ratio: number;
  detail: string;
}

const YEARS = 30;
const COMPONENTS = 1_000;
const ROUNDS = 7;

function inventory(): ReserveComponent[] {
  return Array.from({ length: COMPONENTS }, (_, index) => {
    const usefulLife = 3 + ((index * 7) % 38);
    return {
      id: `c${index}`,
      category: `category ${index % 30}`,
      currentCost: 50_000 + ((index * 7_919) % 9_000_000),
      usefulLife,
      remainingUsefulLife: (index * 13) % (usefulLife + 1),
    };
  });
}

/** Median milliseconds of one call, over a few rounds of at least 20 ms each. */
function medianTime(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let calls = 0;
    do {
      work();
      calls++;
    } while (performance.now() - start < 20);
    times.push((performance.now() - start) / calls);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
}

function compare(name: string, engine: () => number, naive: () => number): BenchResult {
  const [answer, expected] = [engine(), naive()];
  if (Math.abs(answer - expected) > 200) throw new Error(`${name}: engine ${answer}, naive ${expected}`);
  const [fast, slow] = [medianTime(engine), medianTime(naive)];
  const times = `engine ${fast.toFixed(3)} ms, naive ${slow.toFixed(3)} ms`;
  return { name, ratio: slow / fast, detail: `${COMPONENTS} components, ${YEARS} years: ${times}` };
}

/**
 * Runs the engine against a naive computation: one that re-derives every cost with Math.pow in every year, and solves
 * by bisection with one projection per pass. Times depend on the machine; ratios compare across machines.
 */
export function runEngineBench(): BenchResult[] {
  const components = inventory();
  const options = { years: YEARS, inflationRate: 3 };
  const contributions = { kind: 'simple' as const, firstYear: 300_000_000, increaseRate: 2.5 };
  const funding = { startingBalance: 500_000_000, interest: { interestRate: 1.5 } };
  const schedule = buildSchedule(components, options);
  const plan: ProjectionInput = { ...funding, schedule, contributions };
  const { startingBalance } = funding;
  const rates = { inflation: 0.03, interest: 0.015, increase: 0.025 };
  const naive: NaivePlan = { components, years: YEARS, startingBalance, ...rates };
  const solver = { ...funding, schedule, shape: contributions };
  const solve = () => {
    const solved = solveContribution(solver, { kind: 'fullFunding' });
    return solved.feasible ? solved.firstYear : NaN;
  };
  return [
    compare(
      'projection with a new schedule',
      () => project({ ...plan, schedule: buildSchedule(components, options) }).endBalance,
      () => naiveEndBalance(naive, contributions.firstYear),
    ),
    compare(
      'projection with a reused schedule',
      () => project(plan).endBalance,
      () => naiveEndBalance(naive, contributions.firstYear),
    ),
    compare('full funding solved with a reused schedule', solve, () => naiveSolve(naive)),
  ];
}
