import demo from '../fixtures/demo-components.json';
import { cents, inventory } from '../fixtures/inventory';
import { project } from '../src/projection/projection';
import { buildSchedule } from '../src/inventory/schedule';
import { PathRandom } from '../src/simulation/random';
import { createSimulation, partDrawer } from '../src/simulation/simulation';
import type { SimulatedPlan } from '../src/simulation/plan-run';
import { DEFAULT_SPREADS, drawnCostFactor, drawnLife, logSpread } from '../src/simulation/spreads';
import type { ReserveComponent } from '../src/types';
import { processorTime, type BenchResult } from './processor-time';

const PATHS = 10_000;
const NAIVE_PATHS = 400;
const DRAW_BUDGET = 150;
const PLAN_BUDGET = 50;
const TAKE_BUDGET = 15;
const PARTS = 10;
const OPTIONS = { years: 30, inflationRate: 3 };

const property = demo.properties.toSorted(
  (one, other) => other.components.length - one.components.length,
)[0]!;
const components = inventory(property.components);
const plan: SimulatedPlan = {
  startingBalance: cents(property.startingReserveBalance),
  contributions: { kind: 'simple', firstYear: cents(property.annualReserveContribution), increaseRate: 3 },
  interest: { interestRate: property.interestRatePct },
};

function drawn(seed: number) {
  const simulation = createSimulation({ components, options: OPTIONS, seed, capacity: PATHS });
  simulation.run(PATHS);
  return simulation;
}

/** The naive way: every path has its own inventory, scheduled and projected from the start. */
function naivePaths(paths: number): void {
  const random = new PathRandom();
  const cost = logSpread(DEFAULT_SPREADS.cost);
  const life = DEFAULT_SPREADS.life / 100;
  for (let path = 0; path < paths; path++) {
    random.start(1, path);
    const own = components.map((component): ReserveComponent => ({
      ...component,
      currentCost: Math.round(component.currentCost * drawnCostFactor(cost, random)),
      usefulLife: drawnLife(component.usefulLife, life, 1, random.normal()),
      remainingUsefulLife: drawnLife(component.remainingUsefulLife, life, 0, random.normal()),
    }));
    project({ ...plan, schedule: buildSchedule(own, OPTIONS) });
  }
}

function result(name: string, time: number, naive: number, budget: number): BenchResult {
  const detail = `engine ${time.toFixed(0)} ms of processor (budget ${budget}), naive ${naive.toFixed(0)} ms`;
  return {
    name,
    ratio: naive / time,
    detail,
    atLeast: Math.round((100 * naive) / budget) / 100,
    row: { what: name, asked: `≤ ${budget} ms of CPU`, now: `${time.toFixed(0)} ms` },
  };
}

/** 10,000 paths of the largest demo inventory, and the time for a further plan on the same draws, including its summary. */
export function runSimulationBench(): BenchResult[] {
  let seed = 1;
  const draw = processorTime(5, () => drawn(seed++));
  const simulation = drawn(seed);
  const further = processorTime(7, () => simulation.addPlan(plan).summary());
  const part = partDrawer({ components, options: OPTIONS, seed });
  const parts = Array.from({ length: PARTS }, (_, index) => part((index * PATHS) / PARTS, PATHS / PARTS));
  const taken = processorTime(7, () => {
    const shared = createSimulation({ components, options: OPTIONS, seed, capacity: PATHS });
    for (const each of parts) shared.take(each);
  });
  const policy = { ...plan, assessmentFloor: 0 };
  const withPolicy = processorTime(7, () =>
    simulation.addPlan(policy).summary({ units: property.numberOfUnits }),
  );
  const naive = processorTime(3, () => naivePaths(NAIVE_PATHS)) * (PATHS / NAIVE_PATHS);
  const size = `10,000 paths, ${components.length} components`;
  return [
    result(`${size}: draws`, draw, naive, DRAW_BUDGET),
    result(`${size}: taking ${PARTS} parts of other threads`, taken, naive, TAKE_BUDGET),
    result(`${size}: a further plan`, further, naive, PLAN_BUDGET),
    result(`${size}: a further plan with policy`, withPolicy, naive, PLAN_BUDGET),
  ];
}
