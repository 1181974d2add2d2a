import { InvalidInputError, requireWhole } from '../errors';
import { requireInventory, requireRate, requireYearRates } from '../inventory/inventory';
import { LONGEST_HORIZON } from '../inventory/schedule';
import type { ReserveComponent, ScheduleOptions } from '../types';
import { emptyDraws, PathDrawer, type Draws } from './draws';
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
  /** A plan on these draws. Its summary covers all paths drawn so far. */
  addPlan(plan: SimulatedPlan): { run: PlanRun; summary: (options?: SummaryOptions) => PlanSummary };
}

const DEFAULT_CAPACITY = 10_000;
const LARGEST_CAPACITY = 1_000_000;

/** The paths' ages support only work at the start of its year. */
function requireStartOfYear({ workTiming = 'startOfYear' }: ScheduleOptions): void {
  if (workTiming !== 'startOfYear')
    throw new InvalidInputError('workTiming', 'must be the start of the year in a simulation');
}

/**
 * A simulation of the inventory: yearly inflation normal around the year's rate and cut, a lognormal cost factor of mean 1 a component, normal
 * times to each occurrence, normal interest not below 0. Call `run` in chunks and read summaries between them. Without
 * spreads every path is the plain projection. Paths depend only on the seed and their number, not on the chunks.
 */
export function createSimulation(input: SimulationInput): Simulation {
  const { components, options, seed, capacity = DEFAULT_CAPACITY, firstPath = 0 } = input;
  requireWhole('years', options.years, 1, LONGEST_HORIZON);
  requireRate('inflationRate', options.inflationRate);
  requireYearRates('inflationRate', options.yearRates);
  requireStartOfYear(options);
  requireInventory(components);
  requireWhole('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  requireWhole('capacity', capacity, 1, LARGEST_CAPACITY);
  requireWhole('firstPath', firstPath, 0, LARGEST_CAPACITY);
  const spreads = { ...DEFAULT_SPREADS, ...input.spreads };
  requireSpreads(spreads);
  const draws = emptyDraws(options.years, capacity);
  const drawer = new PathDrawer({ components, options, spreads, seed }, draws);
  return {
    draws,
    spreads,
    seed,
    run(count) {
      const until = Math.min(capacity, draws.paths + count);
      while (draws.paths < until) drawer.draw(firstPath + draws.paths);
      return draws.paths;
    },
    addPlan(plan) {
      const run = new PlanRun(plan, draws);
      return { run, summary: (summaryOptions) => planSummary(run.advance(), draws, summaryOptions) };
    },
  };
}
