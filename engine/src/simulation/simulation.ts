import { InvalidInputError, requireWhole } from '../errors';
import { requireInventory, requireRate, requireYearRates } from '../inventory/inventory';
import { LONGEST_HORIZON } from '../inventory/schedule';
import type { ReserveComponent, ScheduleOptions } from '../types';
import { emptyDraws, PathDrawer, type DrawInput, type Draws } from './draws';
import { PlanRun, type SimulatedPlan } from './plan-run';
import { DEFAULT_SPREADS, requireSpreads, type Spreads } from './spreads';
import { planSummary, type PlanSummary, type SummaryOptions } from './summary';

export interface SimulationInput {
  components: readonly ReserveComponent[];
  options: ScheduleOptions;
  /** Whole number; store it with the result, since it reproduces the result on any machine. */
  seed: number;
  spreads?: Partial<Spreads>;
  /** Most paths that will be drawn; 10,000 when absent. */
  capacity?: number;
  /** Number of the first path, 0 when absent: several simulations can share out the paths of one seed. */
  firstPath?: number;
}

/** Draws shared by any number of plans, so that results differ only because the plans do. */
export interface Simulation {
  readonly draws: Draws;
  readonly spreads: Spreads;
  readonly seed: number;
  /** Draws up to `count` further paths, within the capacity; returns how many have been drawn in total. */
  run(count: number): number;
  /** Appends paths that another thread has drawn: the next ones of the same input and seed. */
  take(part: DrawnPart): void;
  /** A plan on these draws. Its summary covers all paths drawn so far. */
  addPlan(plan: SimulatedPlan): { run: PlanRun; summary: (options?: SummaryOptions) => PlanSummary };
}

/** Paths drawn for a simulation elsewhere: the rows of `Draws`, from path number `from` on. */
export interface DrawnPart extends Omit<Draws, 'capacity'> {
  from: number;
}

const DEFAULT_CAPACITY = 10_000;
const LARGEST_CAPACITY = 1_000_000;

/** The paths' ages support only work at the start of its year. */
function requireStartOfYear({ workTiming = 'startOfYear' }: ScheduleOptions): void {
  if (workTiming !== 'startOfYear')
    throw new InvalidInputError('workTiming', 'must be the start of the year in a simulation');
}

/** What paths are drawn from. Throws InvalidInputError where it can't be. */
function drawInputOf({ components, options, seed, spreads: given }: SimulationInput): DrawInput {
  requireWhole('years', options.years, 1, LONGEST_HORIZON);
  requireRate('inflationRate', options.inflationRate);
  requireYearRates('inflationRate', options.yearRates);
  requireStartOfYear(options);
  requireInventory(components);
  requireWhole('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  const spreads = { ...DEFAULT_SPREADS, ...given };
  requireSpreads(spreads);
  return { components, options, spreads, seed };
}

/**
 * Draws parts of a simulation, for `take` of one with the same input. A path depends only on the seed and its number, so
 * that threads can share out the paths of a seed, and what they draw is the same to the last bit.
 */
export function partDrawer(
  input: Omit<SimulationInput, 'capacity' | 'firstPath'>,
): (from: number, paths: number) => DrawnPart {
  const drawing = drawInputOf(input);
  const { years } = drawing.options;
  const drawer = new PathDrawer(drawing, emptyDraws(years, 0));
  return (from, paths) => {
    requireWhole('from', from, 0, LARGEST_CAPACITY);
    requireWhole('paths', paths, 1, LARGEST_CAPACITY);
    const { capacity: _, ...part } = emptyDraws(years, paths);
    const draws = { ...part, capacity: paths };
    drawer.into(draws);
    while (draws.paths < paths) drawer.draw(from + draws.paths);
    return { ...part, paths, from };
  };
}

/**
 * A simulation of the inventory: yearly inflation normal around the year's rate and cut, a lognormal cost factor of mean 1 a component, normal
 * times to each occurrence, normal interest not below 0. Call `run` in chunks and read summaries between them. Without
 * spreads every path is the plain projection. Paths depend only on the seed and their number, not on the chunks.
 */
export function createSimulation(input: SimulationInput): Simulation {
  const { capacity = DEFAULT_CAPACITY, firstPath = 0 } = input;
  const drawing = drawInputOf(input);
  requireWhole('capacity', capacity, 1, LARGEST_CAPACITY);
  requireWhole('firstPath', firstPath, 0, LARGEST_CAPACITY);
  const draws = emptyDraws(drawing.options.years, capacity);
  // A simulation that only takes what others draw never needs one.
  let drawer: PathDrawer | undefined;
  return {
    draws,
    spreads: drawing.spreads,
    seed: drawing.seed,
    run(count) {
      const until = Math.min(capacity, draws.paths + count);
      drawer ??= new PathDrawer(drawing, draws);
      while (draws.paths < until) drawer.draw(firstPath + draws.paths);
      return draws.paths;
    },
    take(part) {
      requireWhole('from', part.from, firstPath + draws.paths, firstPath + draws.paths);
      requireWhole('paths', part.paths, 1, capacity - draws.paths);
      for (const kind of ['expenditures', 'fullyFunded', 'interestShift'] as const)
        part[kind].forEach((row, t) => draws[kind][t]!.set(row.subarray(0, part.paths), draws.paths));
      draws.paths += part.paths;
    },
    addPlan(plan) {
      const run = new PlanRun(plan, draws);
      return { run, summary: (summaryOptions) => planSummary(run.advance(), draws, summaryOptions) };
    },
  };
}
