import type { SimulatedPlan } from '@roofline/engine/simulation/plan-run';
import type { Spreads } from '@roofline/engine/simulation/spreads';
import type { ReserveComponent, ScheduleOptions } from '@roofline/engine/types';

/** A plan to run, with the inventory whose lives and costs are drawn; plans with the same inventory share the draws. */
export interface SimulationPlan {
  key: string;
  components: readonly ReserveComponent[];
  options: ScheduleOptions;
  plan: SimulatedPlan;
}

/** A request to the worker; a later request replaces an earlier one. */
export interface SimulationRequest {
  id: number;
  paths: number;
  seed: number;
  spreads: Spreads;
  /** Units that share an assessment. */
  units: number;
  plans: readonly SimulationPlan[];
}

/** The worker's report after every thousand paths. */
export interface SimulationReport {
  id: number;
  /** Drawn so far. */
  paths: number;
  isDone: boolean;
  /** Summaries by plan, packed; their buffers are transferred. */
  plans: { key: string; figures: Float64Array<ArrayBuffer> }[];
}

export interface SimulationFailure {
  id: number;
  failure: string;
}

export type SimulationAnswer = SimulationReport | SimulationFailure;
export type ToWorker = SimulationRequest | { stop: true };
