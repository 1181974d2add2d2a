import {
  createSimulation,
  type Simulation,
  type SimulationInput,
} from '@roofline/engine/simulation/simulation';
import { drawnParts, type Drawer } from './drawing-pool';
import { packSummary } from './packed-summary';
import type { SimulationAnswer, SimulationPlan, SimulationRequest, ToWorker } from './simulation-messages';

/** Number of paths drawn between two reports. */
const CHUNK = 1_000;

export interface RunnerPort {
  post: (answer: SimulationAnswer, transfer: ArrayBuffer[]) => void;
  /** Lets in messages that have arrived in the meantime. */
  pause: () => Promise<void>;
  /** Threads that draw; with none, the paths are drawn here. */
  drawers?: () => readonly Drawer[];
}

interface Drawn {
  input: SimulationInput;
  simulation: Simulation;
}

interface Run {
  key: string;
  drawn: Drawn;
  summary: ReturnType<Simulation['addPlan']>['summary'];
}

/**
 * Runs one request at a time and reports after every thousand paths. It keeps the draws of the last request: after
 * a change of the contribution or of the interest, it runs the plan on them without drawing again.
 */
export class SimulationRunner {
  private current = -1;
  private drawn = new Map<string, Drawn>();

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
    const all = [...new Set(runs.map(({ drawn }) => drawn))];
    const kept = Math.min(...all.map(({ simulation }) => simulation.draws.paths));
    const further = all.map((drawn) => this.further(drawn, request));
    for (let reached = Math.max(CHUNK, kept); ; reached += CHUNK) {
      const until = Math.min(paths, reached);
      for (const reach of further) await reach(until);
      if (this.current !== id) return;
      this.report(request, runs, until);
      if (until === paths) return;
      await this.port.pause();
      if (this.current !== id) return;
    }
  }

  /** Returns a function that draws further paths up to a number: shared among the drawers or, without any, here. */
  private further({ input, simulation }: Drawn, { id, paths }: SimulationRequest) {
    const { draws } = simulation;
    const drawers = draws.paths < paths ? (this.port.drawers?.() ?? []) : [];
    if (drawers.length === 0)
      return async (until: number) => void simulation.run(Math.max(0, until - draws.paths));
    const isOver = () => this.current !== id;
    const share = { input, from: draws.paths, until: paths, size: CHUNK, isOver };
    const parts = drawnParts(drawers, share);
    return async (until: number) => {
      while (draws.paths < until) {
        const { value, done } = await parts.next();
        if (done) return;
        simulation.take(value);
      }
    };
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
      const drawn = this.drawn.get(name) ?? kept.get(name) ?? drawnOf(plan, request);
      this.drawn.set(name, drawn);
      return { key: plan.key, drawn, summary: drawn.simulation.addPlan(plan.plan).summary };
    });
  }
}

function drawnOf({ components, options }: SimulationPlan, request: SimulationRequest): Drawn {
  const { seed, spreads, paths: capacity } = request;
  const input = { components, options, seed, spreads };
  return { input, simulation: createSimulation({ ...input, capacity }) };
}

/** Returns everything that the draws depend on, as one text. */
function drawsName({ components, options }: SimulationPlan, request: SimulationRequest): string {
  return JSON.stringify([request.seed, request.paths, request.spreads, options, components]);
}
