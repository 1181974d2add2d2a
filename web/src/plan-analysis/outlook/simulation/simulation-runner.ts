import { createSimulation, type Simulation } from '@roofline/engine/simulation/simulation';
import { packSummary } from './packed-summary';
import type { SimulationAnswer, SimulationPlan, SimulationRequest, ToWorker } from './simulation-messages';

/** Paths drawn between two reports. */
const CHUNK = 1_000;

export interface RunnerPort {
  post: (answer: SimulationAnswer, transfer: ArrayBuffer[]) => void;
  /** Lets in messages that have arrived in the meantime. */
  pause: () => Promise<void>;
}

interface Run {
  key: string;
  simulation: Simulation;
  summary: ReturnType<Simulation['addPlan']>['summary'];
}

/**
 * Runs one request at a time and reports after every thousand paths. The draws of the last request are kept: a change of
 * the contribution or of the interest runs on them again without drawing.
 */
export class SimulationRunner {
  private current = -1;
  private drawn = new Map<string, Simulation>();

  constructor(private readonly port: RunnerPort) {}

  async receive(message: ToWorker): Promise<void> {
    if ('stop' in message) {
      this.current = -1;
      return;
    }
    this.current = message.id;
    try {
      await this.run(message);
    } catch (error) {
      this.drawn.clear();
      const failure = error instanceof Error ? error.message : String(error);
      this.port.post({ id: message.id, failure }, []);
    }
  }

  private async run(request: SimulationRequest): Promise<void> {
    const { id, paths } = request;
    const runs = this.prepare(request);
    const simulations = [...new Set(runs.map(({ simulation }) => simulation))];
    const kept = Math.min(...simulations.map(({ draws }) => draws.paths));
    for (let reached = Math.max(CHUNK, kept); ; reached += CHUNK) {
      const until = Math.min(paths, reached);
      for (const simulation of simulations) simulation.run(Math.max(0, until - simulation.draws.paths));
      this.report(request, runs, until);
      if (until === paths) return;
      await this.port.pause();
      if (this.current !== id) return;
    }
  }

  private report({ id, paths, units }: SimulationRequest, runs: readonly Run[], reached: number): void {
    const plans = runs.map(({ key, summary }) => ({ key, figures: packSummary(summary({ units })) }));
    const transfer = plans.map(({ figures }) => figures.buffer);
    this.port.post({ id, paths: reached, isDone: reached >= paths, plans }, transfer);
  }

  private prepare(request: SimulationRequest): Run[] {
    const kept = this.drawn;
    this.drawn = new Map();
    return request.plans.map((plan) => {
      const name = drawsName(plan, request);
      const simulation =
        this.drawn.get(name) ??
        kept.get(name) ??
        createSimulation({
          components: plan.components,
          options: plan.options,
          seed: request.seed,
          spreads: request.spreads,
          capacity: request.paths,
        });
      this.drawn.set(name, simulation);
      return { key: plan.key, simulation, summary: simulation.addPlan(plan.plan).summary };
    });
  }
}

/** Everything that draws depend on. */
function drawsName({ components, options }: SimulationPlan, request: SimulationRequest): string {
  return JSON.stringify([request.seed, request.paths, request.spreads, options, components]);
}
